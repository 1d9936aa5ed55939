"""Looking back shows what was shown at the time, and nothing else."""

from typing import Any

import msgspec
import pytest

from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.game import Game
from speeltafel.table import replay
from speeltafel.table.replay import Frame, replay_part
from tests.table.sitting import Sitting

every_game = pytest.mark.parametrize("name", games.names())


def shown(game: Game, viewer: int | None) -> Any:
    """Everything a viewer is shown now, as the indistinguishability test looks at it, step by step."""
    view = game.view(viewer, game.length)
    last = game.steps(viewer, max(0, game.length - 1))
    return _plain({"view": view, "prompt": game.modules.words.prompt(view), "step": last[0] if last else None})


def put_together(frames: list[Frame]) -> list[dict[str, Any]]:
    """Build the game history of a page from frames."""
    found: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for frame in _plain(frames):
        view = {**view, **frame.get("view", {}), **frame.get("changed", {})}
        found.append({"view": view, "prompt": frame["prompt"], "step": frame.get("step")})
    return found


def _plain(found: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


@every_game
def test_every_frame_is_what_was_shown_then(name: str) -> None:
    """The live views of every step are proven to tell no two worlds apart; the past is the same bytes, so it tells none apart."""
    modules = games.modules(name)
    players = modules.rules.FEWEST_PLAYERS + 1
    g = generator(3)
    sitting = Sitting(name, " ".join(["me"] * players))
    sitting.sit_and_start()
    while sitting.table.status != "over":
        sitting.move(below(g, 1000))
    played = sitting.table.game
    assert played is not None
    viewers = (None, *range(players))
    live: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    again = Game(modules, players, played.options)
    for _, move in (("", ""), *played.moves):
        if move:
            again.play_one(move)
        for viewer in viewers:
            live[viewer].append(shown(again, viewer))
    for viewer in viewers:
        part = replay_part(played, played.moves, [viewer], 0, [])
        assert (part.steps, part.first, [one.viewer for one in part.viewers]) == (played.length, 0, [viewer])
        assert put_together(part.viewers[0].frames) == live[viewer]
    everybody = replay_part(played, played.moves, [*viewers], 0, [])
    assert {one.viewer: put_together(one.frames) for one in everybody.viewers} == live


def test_a_stream_and_a_replay_show_the_same() -> None:
    """Position by position: at every moment when a seat was told something, the past of that length shows the same."""
    sitting = Sitting("figaro", "me me me")
    sitting.sit_and_start()
    for turn in range(40):
        game = sitting.table.game
        assert game is not None
        for viewer, mirror in sitting.mirrors.items():
            frames = put_together(replay_part(game, game.moves, [viewer], 0, []).viewers[0].frames)
            assert frames[-1]["view"] == mirror.state["view"]
            assert frames[-1]["prompt"] == mirror.state["prompt"]
            assert [frame["step"] for frame in frames[1:]] == mirror.state["steps"]
        sitting.move(turn)


def test_a_long_game_comes_in_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("figaro", "me me me")
    sitting.sit_and_start()
    for turn in range(20):
        sitting.move(turn)
    game = sitting.table.game
    assert game is not None
    whole = put_together(replay_part(game, game.moves, [1], 0, []).viewers[0].frames)
    monkeypatch.setattr(replay, "MOST_FRAMES", 7)
    parts: list[Any] = []
    while len(parts) <= game.length:
        parts += put_together(replay_part(game, game.moves, [1], len(parts), []).viewers[0].frames)
    assert parts == whole
    assert len(replay_part(game, game.moves, [1], 99_999, []).viewers[0].frames) == 1
