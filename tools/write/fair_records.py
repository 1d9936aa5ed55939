"""Write records of whole games with their proofs, to test how the page checks chance.

    python -m tools.write.fair_records     writes web/src/fairness/records.json

There is a record of every game, with the fewest and the most players, in every variant. The records are always the same. A test
compares the written file with them, and another test lets the page check each record.
"""

import json
from pathlib import Path
from typing import Any

from speeltafel import games
from speeltafel.core.chance import Seeded
from speeltafel.table.commands import Commit, Move, NewTable, Reveal, SeatWish, Start
from speeltafel.table.decide import SERVER, Request, create, decide
from speeltafel.table.events import EventBatch
from speeltafel.table.fair_chance import commitment
from speeltafel.table.table import Table

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "fairness" / "records.json"
SECRET, SHARE = "5e" * 32, "a1" * 32


def records() -> list[dict[str, Any]]:
    found = []
    for name in games.names():
        modules = games.modules(name)
        for variant in modules.options.VARIANTS:
            for players in (modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS):
                found.append(_played(name, players, variant))
    return found


def _played(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """One person, who adds a share, and bots; all of them play whatever comes."""
    seats = [SeatWish("me", "Ann"), *[SeatWish("bot", level="random")] * (players - 1)]
    wish = NewTable(game=game, seats=seats, options=options)
    table = Table.from_log([EventBatch(0, [create(wish, "ann", SECRET, [str(code) for code in range(players + 1)])])])
    decide(table, Commit("commit", commitment(SHARE)), Request("ann", 0))
    decide(table, Start("start"), Request("ann", 0))
    decide(table, Reveal("reveal", SHARE), Request("ann", 0))
    whim = Seeded(1)
    while (seat := table.to_act) is not None and table.game is not None:
        legal = table.game.legal()
        who = SERVER if table.seats[seat].bot else "ann"
        decide(table, Move(f"{table.position}", seat, table.position, legal[whim.below(len(legal))]), Request(who, 0))
    record = table.record()
    if record is None:
        raise AssertionError("the game does not end")
    return record


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(record, separators=(",", ":")) for record in records()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text())
    print(FILE.name)
