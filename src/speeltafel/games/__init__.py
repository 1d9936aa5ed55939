"""The games, one folder for each. They are found, not listed: nothing else knows their names."""

from functools import cache
from pathlib import Path

from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.core.i18n import CATALOGUES


@cache
def names() -> list[str]:
    """Return the names of the games.

    >>> names()
    ['carnavalo', 'figaro', 'tricky']
    """
    return sorted(rules.parent.name for rules in Path(__file__).parent.glob("*/rules.py"))


# A line may be read where its game has not been opened: an error of a process that played, a log of another server.
CATALOGUES.update({name: f"{__name__}.{name}" for name in names()})


def modules(name: str) -> GameModules:
    """Return the modules of a game. Raises UnknownName.

    >>> modules("tricky").rules.FEWEST_PLAYERS
    2
    """
    if name not in names():
        raise make_error(UnknownName, "game-unknown", found=ascii(str(name)[:40]), known=", ".join(names()))
    return _opened(name)


@cache
def _opened(name: str) -> GameModules:
    return GameModules.open(f"{__name__}.{name}")
