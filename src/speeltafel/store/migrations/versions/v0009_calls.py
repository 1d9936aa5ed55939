"""Calls: how people want to be told that it is their turn, and the calls that wait."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "call_settings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("page", sa.String(400), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_start", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("trouble", sa.String(500), nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("calls_by_due_at", "calls", ["due_at"])
    if op.get_bind().dialect.name == "postgresql":  # a SQLite file has one server, which knows
        op.execute("ALTER TABLE here ADD COLUMN shown boolean NOT NULL DEFAULT true")


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE here DROP COLUMN shown")
    op.drop_table("calls")
    op.drop_table("call_settings")
