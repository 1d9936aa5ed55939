"""Bots play as they did: names may change and code may move, their moves for a seed do not."""

import msgspec
import pytest

from speeltafel import games
from speeltafel.bots import levels
from tests.bots.golden import FILE, choices

GOLDEN = msgspec.json.decode(FILE.read_bytes())


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in games.names() for level in levels(game)])
def test_a_seed_gives_the_moves_it_gave(game: str, level: str) -> None:
    assert choices(game, level) == GOLDEN[game][level]
