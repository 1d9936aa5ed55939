"""Several servers on one PostgreSQL: claims of tables, leases, presence, requested reviews.

These rows may be lost in a crash of the database, so they are unlogged.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("holder", sa.String(40)))
    if op.get_bind().dialect.name == "postgresql":  # a SQLite file has one server
        op.execute("CREATE UNLOGGED TABLE processes (process varchar(40) PRIMARY KEY, beat_at timestamptz NOT NULL)")
        op.execute(
            "CREATE UNLOGGED TABLE here (table_id varchar(40), person varchar(64), process varchar(40), "
            "PRIMARY KEY (table_id, person, process))"
        )
        op.execute("CREATE INDEX here_by_process ON here (process)")
        op.execute(
            "CREATE UNLOGGED TABLE asked_reviews "
            "(name varchar(80) PRIMARY KEY, record bytea NOT NULL, asked_at timestamptz NOT NULL)"
        )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TABLE asked_reviews")
        op.execute("DROP TABLE here")
        op.execute("DROP TABLE processes")
    op.drop_column("tables", "holder")
