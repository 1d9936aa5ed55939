"""Every game with every number of players, and every way to play it, for tests to go through."""

from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel import games


def _tables(variants: bool) -> Iterator[Any]:
    for name in games.names():
        modules = games.modules(name)
        for variant, options in enumerate(modules.options.VARIANTS if variants else [{}]):
            for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
                values = (name, players, options) if variants else (name, players)
                yield pytest.param(*values, id=f"{name}-{players}" + (f"-variant-{variant}" if variants else ""))


every_table = pytest.mark.parametrize(("name", "players"), list(_tables(variants=False)))
every_variant = pytest.mark.parametrize(("name", "players", "options"), list(_tables(variants=True)))
