"""Tables and games kept in SQLite or PostgreSQL: the same code and the same migrations for both."""
