"""The suite: names under which rules, options, action numbers and layout never change, so that results can be compared.

>>> from speeltafel.research import suite
>>> suite.batch("figaro-nl-v0", players=4, n=8, seed=7).n
8

A test holds each against its fingerprint in suite.json. To change a game, add a new version of its name.
"""

import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec

from speeltafel import games
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.research.batch import Batch

STEPS, GAMES, SEED = 60, 4, 2026  # the size of a fingerprint


@dataclass(frozen=True)
class Environment:
    id: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]  # of the options that the game had when this was added

    def players(self) -> range:
        rules = games.modules(self.game).rules
        return range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)


SUITE = {
    id_: Environment(id_, game, options, names)
    for id_, game, options, names in (
        ("tricky-v0", "tricky", {}, ("board",)),
        ("figaro-v0", "figaro", {}, ("roads", "edition")),
        ("figaro-nl-v0", "figaro", {"edition": "nl"}, ("roads", "edition")),
        ("carnavalo-v0", "carnavalo", {}, ("route", "track", "advanced")),
        ("carnavalo-advanced-v0", "carnavalo", {"advanced": True}, ("route", "track", "advanced")),
    )
}


def environment(id_: str) -> Environment:
    if id_ not in SUITE:
        raise make_error(UnknownName, "suite-unknown", found=ascii(id_[:40]), known=", ".join(SUITE))
    return SUITE[id_]


def batch(id_: str, players: int, n: int, seed: int = 0, **arguments: Any) -> Batch:
    """Return a batch of that environment."""
    of = environment(id_)
    return Batch(of.game, players, n, seed, of.options, **arguments)


def fingerprint(id_: str) -> str:
    """Return a hash of the options, the layout, and all numbers in some random games with each number of players.

    An option that the game got later counts only where it isn't as printed.
    """
    of = environment(id_)
    modules = games.modules(of.game)
    observations = modules.observations
    printed = modules.options_from({})
    options = {
        name: value
        for name, value in msgspec.structs.asdict(modules.options_from(of.options)).items()
        if name in of.names or value != getattr(printed, name)
    }
    digest = hashlib.sha256(msgspec.json.encode([options, observations.LAYOUT, observations.ACTIONS]))
    for players in of.players():
        played = Batch(of.game, players, GAMES, SEED, of.options, plain=True)
        for _ in range(STEPS):
            played.step(played.sample())
            for array in (played.seats, played.observations, played.masks, played.rewards, played.scores, played.numbers):
                digest.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
    return digest.hexdigest()
