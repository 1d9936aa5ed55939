"""What all tests may ask for."""

from tests.databases import database

__all__ = ["database"]
