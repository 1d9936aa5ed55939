"""SQLite: batches lie in the order in which they came, and no longer in that of their tables.

A group of them goes to the end of the file then, where each one had to be put among those of its table; and a batch of more than
200 bytes had to have a page of its own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _copy(sqlite_with_rowid=True)


def downgrade() -> None:
    _copy(sqlite_with_rowid=False)


def _copy(sqlite_with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "batches_copied",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=sqlite_with_rowid,
    )
    op.execute("INSERT INTO batches_copied SELECT table_id, number, body FROM batches ORDER BY table_id, number")
    op.drop_table("batches")
    op.rename_table("batches_copied", "batches")
