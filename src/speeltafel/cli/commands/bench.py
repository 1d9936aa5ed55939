"""`speeltafel bench`: the speed of this machine in a few seconds. benchmarks/ compares with other libraries."""

import time
from collections.abc import Callable

from rich.table import Table

from speeltafel import fast, games
from speeltafel.bots.ready_made import random_player
from speeltafel.cli.console import OUT, texts
from speeltafel.core.contract.game_modules import GameModules

SECONDS = 1.0


def bench_games(game: str, language: str) -> None:
    say = texts(language).message
    table = Table(box=None, pad_edge=False)
    for column in ("game", "players", "plain", "compiled", "first"):
        table.add_column(say(f"column-{column}"), justify="right" if column != "game" else "left")
    for name in [game] if game else games.names():
        modules = games.modules(name)
        players = modules.rules.MOST_PLAYERS
        start = time.perf_counter()
        engine = random_player(modules)
        engine.random_games(players, modules.defaults, 0, 0, 1)
        first = time.perf_counter() - start
        plain, quick = (decisions_a_second(modules, players, e.random_games) for e in (fast.plain(modules), engine))
        table.add_row(name, str(players), f"{plain:,.0f}", f"{quick:,.0f}", f"{first:.2f} s")
    OUT.print(say("bench-about"))
    OUT.print(table)


def decisions_a_second(modules: GameModules, players: int, random_games: Callable[..., fast.GameResults]) -> float:
    """Return random decisions a second on one core, counted over about a second of CPU time."""
    games_at_once, decisions, spent = 10, 0, 0.0
    while spent < SECONDS:
        start = time.thread_time()
        decisions += int(random_games(players, modules.defaults, 1, decisions, games_at_once).decisions.sum())
        last = time.thread_time() - start
        spent += last
        games_at_once = games_at_once * 2 if last < SECONDS / 8 else games_at_once
    return decisions / spent
