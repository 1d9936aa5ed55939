"""The tables of the database. Migrations make them (store/migrations); this is what the code reads and writes by."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

# The log of every table, one row a batch. `number` is that of the batch's first event: two writers cannot both continue a log.
# In SQLite rows lie in the order in which they came, so that what is stored together is written together; the key is an index.
batches = Table(
    "batches",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# The index of tables, so that no log need be read.
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
    Column("holder", String(40)),  # of several servers the one that attends to it
    Index("tables_by_status", "status", "listed", "changed_at"),
    Index("tables_by_wake_at", "wake_at"),
)

# The people at each table, to find a person's tables.
people = Table(
    "people",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)

# When no server ran, or its clock jumped: such time does not count for clocks of tables. Milliseconds since 1970.
absences = Table(
    "absences",
    metadata,
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("began_at", BigInteger, nullable=False),
)

# Long logs need not be played through from their beginning. Nothing is lost with these rows.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event it includes
    Column("made_by", String(80), nullable=False),  # another version makes its own
    Column("body", LargeBinary, nullable=False),
)

# The codes by which people find tables that are not over: four letters, given when the host first asks.
join_codes = Table(
    "join_codes",
    metadata,
    Column("letters", String(4), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
)

# Values that servers keep beside tables.
notes = Table(
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(80), nullable=False),
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

# How people want to be told that it is their turn.
call_settings = Table(
    "call_settings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("way", String(10), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("language", String(10), nullable=False),
    Column("page", String(400), nullable=False),  # under which the links of their calls lie
    Column("zone", String(64), nullable=False),
    Column("quiet_start", Integer),  # minutes since midnight
    Column("quiet_end", Integer),
    Column("trouble", String(500), nullable=False),  # why the last call did not arrive
    Column("changed_at", BigInteger, nullable=False),
    Column("push_key", String(100), nullable=False, server_default=""),  # of the browser, by Web Push
    Column("push_secret", String(100), nullable=False, server_default=""),
)

# The calls that wait: one for each person at a table.
calls = Table(
    "calls",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("position", Integer, nullable=False),  # of the table, at which their turn began
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("calls_by_due_at", "due_at"),
)

# Reviews of finished games. A game has one review, however many tables or files it is in.
reviews = Table(
    "reviews",
    metadata,
    Column("record_hash", String(64), primary_key=True),
    Column("judge", Integer, primary_key=True, autoincrement=False),  # its version
    Column("budget", String(10), primary_key=True),
    Column("made_at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("record", LargeBinary, nullable=False),  # of the game alone: nobody's name is in it
    Column("review", LargeBinary, nullable=False),  # JSON, packed
    Index("reviews_by_made_at", "made_at"),
)
