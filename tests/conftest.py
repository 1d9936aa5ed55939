"""What all tests may ask for."""

import gc

import pytest

from tests.databases import database
from tests.faults import everywhere

__all__ = ["database"]

LONGEST = {"test_pocket", "test_new_game", "test_soak"}


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "Every server of the tests gets a store with this trouble: slow, random (see tests/faults/faulty.py)."
    parser.addoption("--faults", default="", help=about)


def pytest_configure(config: pytest.Config) -> None:
    everywhere.TROUBLE = config.getoption("--faults")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, which no other worker can take over: else all wait for it at the end."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


def pytest_collection_finish() -> None:
    """All modules and tests are there now and stay: the garbage collector need not look through them again."""
    gc.collect()
    gc.freeze()
