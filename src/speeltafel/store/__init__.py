"""Tables and games kept in SQLite or PostgreSQL: the same code and the same migrations for both."""

from speeltafel.core.extras import require_extra

require_extra("server", "alembic", "sqlalchemy")
