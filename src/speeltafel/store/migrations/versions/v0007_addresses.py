"""Questions have the address of who asks, in a word that nobody can read: addresses take turns, too."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE questions ADD COLUMN address_key varchar(40) NOT NULL DEFAULT ''")
        op.execute("DELETE FROM accounts")


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE questions DROP COLUMN address_key")
        op.execute("DELETE FROM accounts")
