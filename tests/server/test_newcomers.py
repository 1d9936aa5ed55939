"""The first game together: what comes up for the first time is explained to newcomers, and to nobody else."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.line import Word
from tests.server.running_server import Client, Person, Running, run, running
from tests.server.test_server import play_to_the_end

MOST_GAMES = 40  # until everything has come up


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('newcomers') / 'tables.sqlite'}") as server:
        yield server


def explained(client: Client) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, client.received) if message["type"] == "explanation"]


async def two_at_a_table(server: Running, game: str) -> tuple[Client, Client]:
    host, guest = Person.new(server), Person.new(server)
    created = host.create(game, " ".join(["me", "open", *["bot"] * (games.modules(game).rules.FEWEST_PLAYERS - 2)]))
    guest.sit(created)
    newcomer, other = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
    for client in (newcomer, other):
        await client.until("snapshot")
    return newcomer, other


@pytest.mark.parametrize("game", games.names())
def test_only_a_newcomer_gets_hints_and_none_twice(server: Running, game: str) -> None:
    async def together() -> None:
        newcomer, other = await two_at_a_table(server, game)
        await newcomer.say(type="listen", seat=0, number=newcomer.mirrors[0].number, explained=[])
        await newcomer.ask("start")
        await play_to_the_end(newcomer, other)
        hints = explained(newcomer)
        assert len(hints) >= 2
        assert max(Counter(one["event"] for one in hints).values()) == 1
        assert {one["event"] for one in hints if not one["decides"]} <= set(games.modules(game).firsts)
        decisions = [one for one in hints if one["decides"]]
        assert decisions[0]["event"] == "aim"
        assert len(decisions) >= 2
        for one in hints:
            assert one["places"]
        for one, language in product(decisions, LANGUAGES):
            assert Translator(language, packages=(games.modules(game).package,)).message(
                one["line"]["id"], **one["line"].get("args", {})
            )
        assert {one["seat"] for one in hints} == {0}
        assert explained(other) == []
        assert not any("first-" in message for message in other.received)

    run(together())


def test_whoever_asks_for_it_in_the_middle_of_their_turn_hears_the_aim_at_once(server: Running) -> None:
    async def late() -> None:
        newcomer, _ = await two_at_a_table(server, "tricky")
        await newcomer.ask("start")
        while not (newcomer.mirrors[0].state.get("view") or {}).get("legal"):
            await newcomer.receive()
        await newcomer.say(type="listen", seat=0, number=newcomer.mirrors[0].number, explained=[])
        first = await newcomer.until("explanation")
        assert (first["event"], first["decides"]) == ("aim", True)
        assert "purse-0" in first["places"]

    run(late())


def test_what_was_explained_before_is_not_explained_again(server: Running) -> None:
    async def again() -> None:
        newcomer, other = await two_at_a_table(server, "figaro")
        await newcomer.say(type="listen", seat=0, number=newcomer.mirrors[0].number, explained=["played"])
        await newcomer.ask("start")
        await play_to_the_end(newcomer, other)
        assert "played" not in {one["event"] for one in explained(newcomer)}
        assert explained(newcomer)

    run(again())


def test_a_newcomer_who_has_enough_hints_gets_no_more(server: Running) -> None:
    async def enough() -> None:
        newcomer, other = await two_at_a_table(server, "figaro")
        await newcomer.say(type="listen", seat=0, number=newcomer.mirrors[0].number, explained=[])
        await newcomer.say(type="listen", seat=0, number=newcomer.mirrors[0].number)
        await newcomer.ask("start")
        await play_to_the_end(newcomer, other)
        assert explained(newcomer) == []

    run(enough())


def test_nobody_hears_explanations_through_the_eyes_of_others(server: Running) -> None:
    async def curious() -> None:
        newcomer, other = await two_at_a_table(server, "figaro")
        await other.say(type="listen", seat=0, number=None, explained=[])
        assert (await other.until("refusal"))["line"]["id"] == "seat-not-yours"
        await newcomer.ask("start")
        await play_to_the_end(newcomer, other)
        assert explained(other) == []

    run(curious())


@cache
def first_events(game: str) -> dict[str, dict[str, Word]]:
    """Check that everything that comes up in games is explained, each the first time."""
    modules, found = games.modules(game), dict[str, dict[str, Word]]()
    for seed in range(MOST_GAMES):
        played = speeltafel.new(game, modules.rules.FEWEST_PLAYERS, {}, seed)
        g = generator(seed)
        while isinstance(played.actor, int):
            played.play(played.legal()[below(g, len(played.legal()))])
        for hints in (hints for step in played.steps(0, 0) for hints in step.events if hints.event in modules.firsts):
            found.setdefault(hints.event, hints.args)
        if found.keys() == modules.firsts.keys():
            break
    return found


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_is_worded_with_nothing_but_what_the_newcomer_was_sent(game: str, language: str) -> None:
    modules = games.modules(game)
    assert first_events(game).keys() == set(modules.firsts) <= set(modules.rules.EVENTS)
    for event, args in first_events(game).items():
        assert Translator(language, packages=(modules.package,)).message(f"first-{event}", **args)
