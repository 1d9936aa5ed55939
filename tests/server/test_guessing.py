"""Nobody guesses a password by trying thousands; a home behind one address gets in all the same."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from speeltafel.core.line import Line
from speeltafel.server.asgi.password import PasswordCheck
from tests.server.running_server import Person, run, running

PASSWORD = "sesame"  # noqa: S105
HOME = "192.0.2.1"


def test_wrong_ones_are_counted_and_then_not_even_looked_at() -> None:
    check = PasswordCheck("sesame", guesses_per_minute=1, burst=3)
    for _ in range(3):
        assert check.refusal_for("abracadabra", "pest", HOME) == Line("password-wrong")
    assert check.refusal_for("sesame", "pest", HOME) == Line("too-many-guesses"), "who guesses on learns nothing"
    assert check.refusal_for("sesame", "other", "192.0.2.2") is None, "another address"


def test_the_family_of_whoever_guesses_still_gets_in() -> None:
    check = PasswordCheck("sesame", guesses_per_minute=1, burst=3)
    assert check.refusal_for("sesame", "mother", HOME) is None
    for _ in range(20):
        check.refusal_for("abracadabra", "child", HOME)
    assert check.refusal_for("sesame", "mother", HOME) is None
    assert check.refusal_for("sesame", "child", HOME) == Line("too-many-guesses")


def test_looking_without_a_password_is_no_guess() -> None:
    check = PasswordCheck("sesame", guesses_per_minute=1, burst=3)
    for _ in range(20):
        assert check.refusal_for("", None, HOME) == Line("password-wrong")
    assert check.refusal_for("sesame", "mother", HOME) is None


def test_after_a_while_one_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    check = PasswordCheck("sesame", guesses_per_minute=6, burst=3)
    for _ in range(3):
        check.refusal_for("abracadabra", "child", HOME)
    now += 11
    assert check.refusal_for("sesame", "child", HOME) is None


def test_without_a_password_there_is_nothing_to_guess() -> None:
    check = PasswordCheck("", guesses_per_minute=1, burst=3)
    assert [check.refusal_for("x", None, HOME) for _ in range(10)] == [None] * 10


def test_over_both_ways_together(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", password=PASSWORD, guesses_at_once=10) as server:
        mother, child = Person.new(server), Person.new(server)
        mother.password = PASSWORD
        created = mother.create("tricky", "me bot")

        async def guess() -> str:
            async with connect(f"ws://127.0.0.1:{server.settings.port}/api/tables/{created['table']}/live") as socket:
                hello = {"type": "hello", "version": 2, "table": created["table"], "token": child.token, "password": "guess"}
                await socket.send(json.dumps(hello))
                return str(json.loads(await socket.recv())["line"]["id"])

        async def play() -> None:
            answers = [await guess() for _ in range(12)]
            assert answers == ["password-wrong"] * 10 + ["too-many-guesses"] * 2
            refused = await asyncio.to_thread(_asks, child)
            assert refused == (
                429,
                "Te veel verkeerde wachtwoorden vanaf jouw adres. Wacht een minuut en probeer het dan nog eens.",
            )
            assert (await asyncio.to_thread(_asks, mother))[0] == 200
            client = await mother.connect(created["table"], 0)
            await client.until("welcome")

        run(play())


def _asks(person: Person) -> tuple[int, str]:
    answer = person.request("GET", "/api/tables/mine", **{"accept-language": "nl"})
    return answer.status_code, answer.json()["words"] if answer.status_code != 200 else ""


def test_a_private_server_tells_nothing_of_itself(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", password=PASSWORD) as server:
        stranger, friend = Person.new(server), Person.new(server)
        friend.password = PASSWORD
        paths = ["/metrics", "/api/description/openapi.json", "/api/description", "/api/games"]
        for path in (*paths, "//metrics", "/api//description", "///api/games/", "/%2Fmetrics"):
            refused = stranger.request("GET", path)
            assert (refused.status_code, refused.json()["line"]["id"]) == (401, "password-wrong")
            assert friend.request("GET", path).status_code == 200
