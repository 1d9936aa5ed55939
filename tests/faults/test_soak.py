"""Everything that can befall a server, each at least once. The long version is `python -m tests.faults.soak --minutes 30`."""

from tests.faults.floods import FLOODS
from tests.faults.soak import judge, soak
from tests.faults.troubles import TROUBLES


def test_whatever_befalls_the_server_nothing_is_lost_and_nobody_waits_long(database: str) -> None:
    figures = soak(database, seconds=5, tables=3)
    assert set(figures.troubles) == {*TROUBLES, *FLOODS}
    assert figures.outcome.acknowledged > 30, figures.summary()
    judge(figures)
