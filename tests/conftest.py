"""What all tests may ask for."""

import pytest

from tests.databases import database
from tests.faults import everywhere

__all__ = ["database"]


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "Every server of the tests gets a store with this trouble: slow, random (see tests/faults/faulty.py)."
    parser.addoption("--faults", default="", help=about)


def pytest_configure(config: pytest.Config) -> None:
    everywhere.TROUBLE = config.getoption("--faults")
