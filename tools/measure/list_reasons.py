"""List fresh mistakes with their reasons, for a reader to grade.

    python -m tools.measure.list_reasons GAME --count 40 --seed S

Casual players and beginners play. Of each game the tool shows a few labelled decisions: a text board, the better move, the
played one, and what the review says about it in every language. After --minutes it stops with what it has.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

from rich.console import Console

import speeltafel
from speeltafel import games
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.driver import run_game
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.record import read
from speeltafel.review.judge import verdict_on
from speeltafel.review.model import BAD, Verdict
from speeltafel.review.timeline import TimelineStep, timeline_of

NAMES = ["Ann", "Bo", "Cas", "Dirk", "Eef", "Fem"]
LEVELS = ["casual", "beginner"]
MOST_MOVES = 10_000
OF_EACH_GAME = 4
LOOKED_AT = 40  # decisions of each game
LEAST_LOSS = 0.04
WIDTH = 100
TABLES = 3  # from the fewest players on


def mistakes(modules: GameModules, seed: int) -> Iterator[tuple[int, TimelineStep, Verdict]]:
    """Game after game: its seed, a decision, and what is said about it."""
    fewest = modules.rules.FEWEST_PLAYERS
    while True:
        players = fewest + seed % TABLES
        game = speeltafel.new(modules.name, players, {}, seed)
        bots = [speeltafel.bot(modules.name, LEVELS[seat % 2], MOST_MOVES + 10 * seed + seat) for seat in range(players)]
        for bot in bots:
            bot.prepare()
        run_game(game, bots, MOST_MOVES)
        events = [event for event in timeline_of(read(game.record())).events if event.view is not None]
        random.Random(seed).shuffle(events)  # noqa: S311 - no secret
        shown = 0
        for event in events[:LOOKED_AT]:
            if event.view is None or shown == OF_EACH_GAME:
                break
            verdict = verdict_on(modules, event.view, event.text)
            if verdict.label in BAD and verdict.loss >= LEAST_LOSS:
                shown += 1
                yield seed, event, verdict
            else:
                yield seed, event, Verdict(event.text, event.text, 0.0, 0.0, 0.0, 0.0)
        seed += 1


def shown(modules: GameModules, number: int, seed: int, view: Any, verdict: Verdict) -> str:
    english, *_ = texts = [Translator(language, NAMES[: view.players], [modules.package]) for language in LANGUAGES]
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as board:
        console.print(modules.picture.picture(view, english))
    head = f"## {number}. {NAMES[view.seat]}: better {verdict.best}, played {verdict.played}"
    loss = f"Loss {100 * verdict.loss:.1f} ± {100 * verdict.se:.1f} of 100 games, {verdict.label}; seed {seed}."
    said = [f"- {text.language}: " + " ".join(text.translate(line) for line in verdict.reasons) for text in texts]
    return "\n".join([head, "", loss, "", "```", board.get().rstrip(), "```", "", *said, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=15.0)
    given = parser.parse_args()
    modules = games.modules(given.game)
    until = time.monotonic() + 60 * given.minutes
    number = 0
    for seed, event, verdict in mistakes(modules, given.seed):
        if verdict.reasons:
            number += 1
            print(shown(modules, number, seed, event.view, verdict), flush=True)
        if number >= given.count or time.monotonic() > until:
            break


if __name__ == "__main__":
    main()
