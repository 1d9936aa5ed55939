"""Short codes by which people find a table that is not over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "join_codes",
        sa.Column("letters", sa.String(4), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
    )


def downgrade() -> None:
    op.drop_table("join_codes")
