"""Lessons over REST: bounded, and nothing is kept."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from speeltafel import games
from speeltafel.core.lesson import MOST_OWN_MOVES
from tests.server.running_server import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'tables.sqlite'}") as server:
        yield server


def asked(server: Running, game: str, scene: int, *moves: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{game}", json={"scene": scene, "moves": moves})


def test_a_scene_is_asked_answered_and_done(server: Running) -> None:
    begun = asked(server, "tricky", 1).json()
    assert (begun["verdict"], begun["said"]["id"], begun["scenes"]) == ("asked", "lesson-sixes", 8)
    assert begun["point"] == ["die-3", "die-4"]
    assert begun["frames"][0]["view"]["roll"] == [1, 2, 3, 6, 6]
    assert len(begun["frames"]) == 1
    other = asked(server, "tricky", 1, "keep 1").json()
    assert (other["verdict"], other["said"]["id"], len(other["frames"])) == ("other", "lesson-sixes-not", 1)
    refused = asked(server, "tricky", 1, "keep 4").json()
    assert (refused["verdict"], refused["said"]["id"]) == ("refused", "not-in-roll")
    done = asked(server, "tricky", 1, "keep 66").json()
    assert (done["verdict"], done["said"]["id"]) == ("done", "lesson-sixes-done")
    assert [frame["step"]["move"] for frame in done["frames"][1:]] == ["keep 66", "roll 245"]


def test_figaro_is_taught_in_the_reader_s_edition(server: Running) -> None:
    def edition(**said: str) -> object:
        moment = httpx.post(f"{server.url}/api/lessons/figaro", json={"scene": 0, **said}).json()
        return moment["frames"][0]["view"]["options"]["edition"]

    assert [edition(language="nl"), edition(language="de"), edition(language="xx"), edition()] == ["nl", "en", "en", "en"]
    too_long = httpx.post(f"{server.url}/api/lessons/figaro", json={"scene": 0, "language": "n" * 11})
    assert too_long.status_code == 400


def test_only_the_learner_s_hand_is_shown(server: Running) -> None:
    view = asked(server, "figaro", 0).json()["frames"][0]["view"]
    assert view["seat"] == 0
    assert len(view["hand"]) == 15
    assert view["known"] == [[], [], []]


def test_what_there_is_not_is_said_in_a_sentence(server: Running) -> None:
    assert asked(server, "chess", 0).json()["line"]["id"] == "game-unknown"
    assert asked(server, "tricky", 50).json()["line"]["id"] == "scene-unknown"
    assert asked(server, "tricky", 1, "keep 66", "keep 2").json()["line"] == {"id": "lesson-too-long", "args": {"most": 1}}
    last = len(games.modules("tricky").lessons) - 1
    assert asked(server, "tricky", last, "keep 9", "keep 1").json()["line"]["id"] == "not-a-move"
    too_many = ["keep 1"] * (MOST_OWN_MOVES + 1)
    wrong: list[dict[str, object]] = [{"scene": -1}, {"scene": 0, "moves": too_many}, {"scene": 0, "else": 1}, {"moves": []}]
    for bad in wrong:
        assert httpx.post(f"{server.url}/api/lessons/tricky", json=bad).status_code == 400, bad


def test_the_games_say_how_many_scenes_they_have(server: Running) -> None:
    found = {game["name"]: game["scenes"] for game in httpx.get(f"{server.url}/api/games").json()}
    assert found == {name: len(games.modules(name).lessons) for name in games.names()}


def test_a_private_server_teaches_those_who_know_its_password(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite", password=secrets.token_hex(4)) as private:
        assert asked(private, "tricky", 0).status_code == 401
