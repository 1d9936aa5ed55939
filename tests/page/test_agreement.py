"""The page makes its animations of what it is told, and works out next to nothing: held against the rules, over real games.

Positions of every variant are written down here as the server has them, and read by the tests in web/agreement.
"""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.setup import build_page

import speeltafel
from speeltafel import games
from speeltafel.core.chance import Generator, below, generator
from speeltafel.core.game import Game
from speeltafel.core.state import copy_of
from speeltafel.games.carnavalo.rules import BY_PROCESSION
from speeltafel.games.figaro.mechanics.state import REACHED_SIX
from speeltafel.games.tricky import rules as tricky
from speeltafel.games.tricky.mechanics.dice import COUNT
from speeltafel.games.tricky.notation import read_move
from speeltafel.games.tricky.options import board_of

SEEDS = range(4)


def played(name: str, seed: int) -> Iterator[tuple[str, Game, Generator]]:
    """Every variant with every number of players."""
    modules = games.modules(name)
    for variant, options in enumerate(modules.options.VARIANTS):
        for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
            game = speeltafel.new(name, players, options, seed)
            yield f"{name}, variant {variant}, {players} players, seed {seed}", game, generator(seed)


def moves(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """Each move as one of the viewers saw it: the view before, what was told, the view after."""
    for which, game, g in played(name, seed):
        while isinstance(game.actor, int):
            viewer = [None, *range(game.players)][below(g, game.players + 1)]
            start, before, legal = game.length, game.view(viewer, game.length), game.legal()
            game.play(legal[below(g, len(legal))])
            events = [event for step in game.steps(viewer, start) for event in step.events]
            if not any(step.actor == "chance" for step in game.steps(viewer, start)) or name != "carnavalo":  # its set-up
                after = game.view(viewer, game.length)
                yield {"name": f"{which}, step {start}", "before": before, "told": events, "after": after}


def previews(seed: int) -> Iterator[dict[str, Any]]:
    """Every choice of dice in every position of tricky, settled by the rules."""
    for which, game, g in played("tricky", seed):
        while isinstance(game.actor, int):
            legal = game.legal()
            for move in legal:
                yield {"name": f"{which}, step {game.length}, {move}", **settled(game.state, move)}
            game.play(legal[below(g, len(legal))])


def settled(now: tricky.State, move: str) -> dict[str, Any]:
    s = copy_of(now)
    for face, count in enumerate(COUNT[read_move(s, move)]):
        s.kept[face] += count
    kept = [face + 1 for face, count in enumerate(s.kept) for _ in range(count)]
    s.events = []
    tricky.settle(s)
    said = [(tricky.EVENTS[kind], *details) for kind, *details in s.events]
    return {
        "board": board_of(now),
        "filled": now.filled,
        "kept": kept,
        "purse": now.chips[now.turn],
        "settled": {
            "wins": [sum(event == "won" and column == c for event, _, column, *_ in said) for c in range(tricky.COLUMNS)],
            "pays": sum(details[4] for event, *details in said if event == "filled"),
            "takes": sum(details[2] for event, *details in said if event == "won"),
            "loan": sum(details[1] for event, *details in said if event == "borrowed"),
        },
    }


def foreseen(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """Every card that could be played, at every turn: what the page can know of it, and what the rules then make of it."""
    for which, game, g in played(name, seed):
        while isinstance(game.actor, int):
            legal = game.legal()
            view = game.view(game.actor, game.length)
            for move in legal:
                if outcome := OUTCOMES[name](game, move):
                    yield {"name": f"{which}, step {game.length}, {move}", "view": view, "move": move, "outcome": outcome}
            game.play(legal[below(g, len(legal))])


def _events(game: Game, move: str) -> list[tuple[Any, ...]]:
    s = copy_of(game.state)
    s.events = []
    game.modules.rules.play(s, game.modules.legal_move(s, move))
    return [(game.modules.rules.EVENTS[kind], *details) for kind, *details in s.events]


def in_figaro(game: Game, move: str) -> dict[str, Any] | None:
    """Return the row that gets the card, or after a ring dance one's own."""
    if move != "o" and ">" not in move:
        return None
    said = _events(game, move)
    if move == "o":
        return {"total": next(args[3] for event, *args in said if event == "got" and args[0] == game.actor), "takes": False}
    return {"total": said[0][5], "takes": any(event == "took" and args[2] == REACHED_SIX for event, *args in said)}


def in_carnavalo(game: Game, move: str) -> dict[str, Any] | None:
    """Who gets what for a card that is played; what comes of a citizen's walk."""
    if move.startswith(("move ", "chip ")):
        coming = [one for event in _events(game, move) for one in _coming(*event)]
        same_card = len(coming) == 2 and coming[0].get("card", 0) == coming[1].get("card", 1)  # the Miss takes it on again
        return {"coming": [{"what": "nobody"}] if same_card else coming}
    if not move.startswith("card "):
        return None
    for event, player, *_ in _events(game, move):
        if event in GETS:
            return {"player": player, "gets": GETS[event]}
        if event == "ring":
            break
    return {"gets": "nothing"}


def _coming(event: str, *details: Any) -> list[dict[str, Any]]:
    if event in CARDS:
        return [{"what": CARDS[event], "card": {"owner": details[0], "value": details[1]}}]
    if event == "confetti":
        return [{"what": "confetti", "player": details[0]}]
    if event == "day-over":
        return [{"what": "day-ends"}] if details[2] == BY_PROCESSION else []
    return [{"what": COMES[event]}] if event in COMES else []


CARDS = {"to-procession": "marches", "laid": "laid", "taken": "taken"}
COMES = {"barred": "barred", "nothing-there": "nobody", "barricade": "closed"}
GETS = {"confetti": "confetti", "got-chip": "chip", "no-chip": "nothing"}
OUTCOMES = {"figaro": in_figaro, "carnavalo": in_carnavalo}


def write(path: Path, cases: Iterator[dict[str, Any]]) -> None:
    with path.open("wb") as file:
        for case in cases:
            file.write(msgspec.json.encode(case) + b"\n")


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("positions")
    write(folder / "preview.jsonl", (case for seed in SEEDS for case in previews(seed)))
    for name in OUTCOMES:
        write(folder / f"foreseen-{name}.jsonl", foreseen(name, SEEDS[0]))
    for name in games.names():
        write(folder / f"{name}.jsonl", (case for seed in SEEDS for case in moves(name, seed)))
    return folder


def test_the_page_shows_what_the_rules_say(positions: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_page.install()
    monkeypatch.setenv("POSITIONS", str(positions))
    done = subprocess.run(
        [build_page._npm(), "run", "agreement"],
        cwd=build_page.WEB,
        env=build_page._environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
