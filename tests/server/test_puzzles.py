"""The puzzles of a day over REST: the same for everybody, through the eyes of the seat that is to move."""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from speeltafel import games
from speeltafel.review.puzzles import LEVELS, of_the_day, stored
from tests.server.running_server import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('puzzles') / 'tables.sqlite'}") as server:
        yield server


def asked(server: Running, game: str, day: str | None = None) -> httpx.Response:
    return httpx.get(f"{server.url}/api/puzzles/{game}", params={} if day is None else {"day": day})


def test_everybody_gets_the_three_of_the_day(server: Running) -> None:
    first, second = asked(server, "tricky", "2026-11-16"), asked(server, "tricky", "2026-11-16")
    assert first.content == second.content
    assert first.json()["day"] == "2026-11-16"
    ids = [one["id"] for one in first.json()["puzzles"]]
    assert ids == [one.id for one in of_the_day(games.modules("tricky"), datetime(2026, 11, 16, tzinfo=UTC).date())]
    assert ids != [one["id"] for one in asked(server, "tricky", "2026-11-17").json()["puzzles"]]


def test_without_a_day_it_is_today_s_in_utc(server: Running) -> None:
    before = datetime.now(UTC).date().isoformat()
    found = asked(server, "tricky").json()["day"]
    assert found in (before, datetime.now(UTC).date().isoformat())


def test_a_puzzle_is_what_its_seat_sees_and_what_the_judge_says(server: Running) -> None:
    for puzzle in asked(server, "tricky", "2026-11-16").json()["puzzles"]:
        view, verdict = puzzle["frame"]["view"], puzzle["verdict"]
        assert view["seat"] == puzzle["seat"]
        assert verdict["best"] in view["legal"]
        assert verdict["reasons"]
        assert puzzle["frame"]["prompt"]["id"]
        assert 0 <= puzzle["missed"] <= puzzle["levels"] == len(LEVELS)


def test_what_there_is_not_is_said_in_a_sentence(server: Running) -> None:
    assert asked(server, "chess").json()["line"]["id"] == "game-unknown"
    for bad in ("yesterday", "2026-13-01", "2026-11-16T00:00"):
        refused = asked(server, "tricky", bad)
        assert (refused.status_code, refused.json()["line"]["id"]) == (409, "day-unknown"), bad
        assert "2026-11-16" in refused.json()["words"]


def test_the_games_say_how_many_puzzles_they_have(server: Running) -> None:
    found = {game["name"]: game["puzzles"] for game in httpx.get(f"{server.url}/api/games").json()}
    assert found == {name: len(stored(games.modules(name))) for name in games.names()}


def test_a_private_server_has_puzzles_for_those_who_know_its_password(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite", password=secrets.token_hex(4)) as private:
        assert asked(private, "tricky").status_code == 401
