"""Reviews of games that are over, each made once for all who ask."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record_hash", sa.String(64), primary_key=True),
        sa.Column("judge", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("budget", sa.String(10), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_made_at", "reviews", ["made_at"])


def downgrade() -> None:
    op.drop_table("reviews")
