"""Web Push: the keys of the browser for which messages are encrypted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

KEYS = ("push_key", "push_secret")


def upgrade() -> None:
    for name in KEYS:
        op.add_column("call_settings", sa.Column(name, sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    for name in KEYS:
        op.drop_column("call_settings", name)
