"""The job queue for bots and the judge. It may be lost in a crash of the database: servers then ask again."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ASKED_REVIEWS = (
    "CREATE UNLOGGED TABLE asked_reviews (name varchar(80) PRIMARY KEY, record bytea NOT NULL, asked_at timestamptz NOT NULL)"
)
QUESTIONS = """
CREATE UNLOGGED TABLE questions (
  id bigint PRIMARY KEY,
  kind varchar(10) NOT NULL,      -- bot, thought, review
  name varchar(80) UNIQUE,        -- of a review: it is made once for all who ask
  person varchar(64) NOT NULL,    -- for whom
  asker varchar(40) NOT NULL,     -- who is told; nobody in particular of a review
  cost real NOT NULL,             -- seconds it will probably take
  longest real NOT NULL,          -- seconds after which it is given up
  is_counted boolean NOT NULL,    -- for what one person may ask at a time
  body bytea NOT NULL,            -- secret: what a seat sees; empty once it is answered
  asked_at timestamptz NOT NULL,
  wanted_at timestamptz,          -- when who asked last said so; a review is wanted by itself
  taker varchar(40),              -- the thinker who has it
  answer bytea                    -- of a review: why it was given up
)"""
PARTS = """
CREATE UNLOGGED TABLE review_parts (
  question bigint REFERENCES questions ON DELETE CASCADE, number integer, part bytea NOT NULL, PRIMARY KEY (question, number))"""
ACCOUNTS = """
CREATE UNLOGGED TABLE accounts (
  person varchar(64) PRIMARY KEY, seconds double precision NOT NULL, used_at timestamptz NOT NULL)"""
THINKERS = """
CREATE UNLOGGED TABLE thinkers (
  thinker varchar(40) PRIMARY KEY, workers integer NOT NULL, beat_at timestamptz NOT NULL)"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":  # SQLite needs no job queue
        op.execute("DROP TABLE asked_reviews")
        for made in (QUESTIONS, PARTS, ACCOUNTS, THINKERS):
            op.execute(made)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("thinkers", "accounts", "review_parts", "questions"):
            op.execute(f"DROP TABLE {name}")
        op.execute(ASKED_REVIEWS)
