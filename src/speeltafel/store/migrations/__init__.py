"""Migrations from every older version of the database to this one."""
