"""The tables of the database. Migrations make them (store/migrations); this is what the code reads and writes by."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

# The log of every table, one row a batch. `number` is that of the batch's first event: two writers cannot both continue a log.
batches = Table(
    "batches",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # one tree to write to instead of two
)

# What is asked about tables without reading their logs.
tables = Table(
    "tables",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("wake_at", BigInteger),  # when the table needs attention though nobody asks: a clock runs out, a bot is to move
    Column("about", LargeBinary, nullable=False),  # JSON
    Index("tables_by_status", "status", "listed", "changed_at"),
    Index("tables_by_wake_at", "wake_at"),
)

# Who sits where, to find one's own tables again.
people = Table(
    "people",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)

# Games that are over.
records = Table(
    "records",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
