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

    def players(self) -> range:
        rules = games.modules(self.game).rules
        return range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)


SUITE = {
    id_: Environment(id_, game, options)
    for id_, game, options in (
        ("tricky-v0", "tricky", {}),
        ("figaro-v0", "figaro", {}),
        ("figaro-nl-v0", "figaro", {"edition": "nl"}),
        ("carnavalo-v0", "carnavalo", {}),
        ("carnavalo-advanced-v0", "carnavalo", {"advanced": True}),
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
    """Return a hash of the printed options, the layout, and all numbers in some random games with each number of players."""
    of = environment(id_)
    modules = games.modules(of.game)
    observations = modules.observations
    digest = hashlib.sha256(msgspec.json.encode([modules.options_from(of.options), observations.LAYOUT, observations.ACTIONS]))
    for players in of.players():
        played = Batch(of.game, players, GAMES, SEED, of.options, plain=True)
        for _ in range(STEPS):
            played.step(played.sample())
            for array in (played.seats, played.observations, played.masks, played.rewards, played.scores, played.numbers):
                digest.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
    return digest.hexdigest()
