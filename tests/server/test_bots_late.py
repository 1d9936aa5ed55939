"""A bot that is late plays as the level below, never at random, and the table is told. Nobody's bots keep others' waiting."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.view import AnyView
from speeltafel.server.jobs import bot_moves
from speeltafel.server.jobs.bot_moves import BotClient, BotMove, fallback_levels
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.worker_pool import BotFailed, BotPool, ProcessEnded
from speeltafel.server.settings import Settings
from speeltafel.table.commands import Move
from speeltafel.table.decide import SERVER, Request, decide
from speeltafel.table.events import Moved
from tests.server.running_server import Person, run, running
from tests.table.sitting import Sitting

QUESTION = b'{"game": "figaro", "level": "casual", "view": {}}'
VIEW = AnyView(game="figaro", legal=["the only good one", "another"])


def ask(think: Callable[[str], Awaitable[str]], question: Callable[[BotClient], Awaitable[Any]], **settings: Any) -> Any:
    """Return the result if bots think in that way."""

    class Client(BotClient):
        async def _thought(self, person: str, level: str, view: AnyView) -> str:  # noqa: ARG002
            return await think(level)

    async def asked() -> Any:
        client = Client(Settings("", bot_seconds=0.0, **{"bot_patience_seconds": 0.1, **settings}))
        try:
            return await question(client)
        finally:
            await client.close()

    return asyncio.run(asked())


def test_below_a_level_come_those_that_think_and_never_chance() -> None:
    assert fallback_levels("figaro", "master") == ["master", "expert", "skilled", "casual", "beginner"]
    assert fallback_levels("figaro", "beginner") == ["beginner"]
    assert fallback_levels("figaro", "random") == ["random"], "whoever asks for it gets it"


def test_who_is_late_plays_as_the_level_below() -> None:
    async def think(level: str) -> str:
        await asyncio.sleep(60 if level in ("master", "expert") else 0)
        return f"{level}'s move"

    assert ask(think, lambda client: client.choose("ann", "master", VIEW)) == BotMove("skilled's move", "skilled")


def test_who_fails_is_asked_again_and_never_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_moves, "AGAIN_S", 0.01)
    asked: list[str] = []

    async def think(level: str) -> str:
        asked.append(level)
        if len(asked) < 6:
            raise BotFailed("ZeroDivisionError")
        return "thought about"

    assert ask(think, lambda client: client.choose("ann", "casual", VIEW)) == BotMove("thought about", "beginner")
    assert asked == ["casual", *["beginner"] * 5]


def test_an_answer_that_is_no_legal_move_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """From somebody who thinks elsewhere, by other rules perhaps: the level below is asked, and the last one again."""
    monkeypatch.setattr(bot_moves, "AGAIN_S", 0.01)
    answers = ["by other rules"] * 4 + ["another"]

    class Elsewhere:
        async def think(self, *_: object) -> tuple[str, float]:
            return answers.pop(0), 0.01

        async def close(self) -> None: ...

    async def asked() -> BotMove:
        return await BotClient(Settings("", bot_seconds=0.0), Elsewhere()).choose("ann", "casual", VIEW)

    assert asyncio.run(asked()) == BotMove("another", "beginner")
    assert not answers


def test_beyond_a_number_one_persons_bots_play_as_the_quickest() -> None:
    async def think(level: str) -> str:
        await asyncio.sleep(0.2 if level == "master" else 0)
        return level

    async def question(client: BotClient) -> list[str]:
        mine = [client.choose("ann", "master", VIEW) for _ in range(5)]
        return [chosen.move for chosen in await asyncio.gather(*mine, client.choose("bo", "master", VIEW))]

    found = ask(think, question, bots_per_person=3, bot_patience_seconds=5.0)
    assert found == ["master"] * 3 + ["beginner"] * 2 + ["master"]


def test_a_question_that_nobody_waits_for_is_gone() -> None:
    async def play() -> None:
        pool = BotPool(1)
        client = BotClient(Settings("", bot_seconds=0.0), pool)
        asking = [asyncio.create_task(client.choose("ann", "beginner", VIEW)) for _ in range(5)]
        await asyncio.sleep(0.05)  # its process is still starting
        assert len(pool.queue) == 5
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert len(pool.queue) == 0
        await client.close()

    asyncio.run(play())


def test_a_process_whose_answer_is_none_is_ended_and_the_next_question_is_answered(tmp_path: Path) -> None:
    once = tmp_path / "once"
    babbles = f"""
import json, pathlib, sys
print("{{}}", flush=True)
for line in sys.stdin:
    if not pathlib.Path({str(once)!r}).exists():
        pathlib.Path({str(once)!r}).touch()
        print("Segmentation fault", flush=True)
    else:
        print(json.dumps({{"move": "thought about"}}), flush=True)
"""

    async def scene() -> None:
        pool = BotPool(1, (sys.executable, "-c", babbles))
        async with asyncio.timeout(30):
            with pytest.raises(ProcessEnded):
                await pool.think(Requester("ann"), 0.1, QUESTION)
            assert (await pool.think(Requester("ann"), 0.1, QUESTION))[0] == "thought about"
        await pool.close()

    asyncio.run(scene())


@pytest.mark.parametrize("question", [b"", b"nonsense", b'{"game": 7}', b'{"game": "tricky", "level": "casual"}', b"[" * 9_999])
def test_what_no_process_could_read_is_refused_at_once_and_costs_none(question: bytes) -> None:
    """One in the database once kept a process busy for a minute."""

    async def scene() -> None:
        pool = BotPool(1, ("cat",))
        with pytest.raises(BotFailed):
            await pool.think(Requester("ann"), 0.1, question)
        assert len(pool.queue) == 0
        await pool.close()

    asyncio.run(scene())


def test_the_table_shows_it_and_the_log_has_it() -> None:
    sitting = Sitting("tricky", "me bot")
    sitting.sit_and_start()
    while sitting.table.to_act == 0:
        sitting.move()
    game = sitting.table.game
    assert game is not None
    move = Move("bot", 1, sitting.table.position, game.legal()[0])
    batch = decide(sitting.table, move, Request(SERVER, sitting.now, played_as="beginner"))
    assert batch is not None
    assert batch.events[0] == Moved(1, move.move, "beginner")
    sitting.publish(batch)
    assert {"id": "news-bot-late", "args": {"player": 1}} in msgspec.json.decode(sitting.sent[0][-1])["news"]
    sitting.move()
    assert "news" not in msgspec.json.decode(sitting.sent[0][-1])
    sitting.check()
    for language in LANGUAGES:
        assert "Bo" in Translator(language, ["Ann", "Bo"]).message("news-bot-late", player=1)


SLOW_WORKER = """
import json, sys, time
print("{}", flush=True)
for line in sys.stdin:
    level = json.loads(line)["level"]
    time.sleep(0.2 if level == "master" else 0.01)
    print(json.dumps({"move": level}), flush=True)
"""


def test_somebodys_three_hundred_masters_keep_nobody_waiting() -> None:
    """Sixty tables with five masters each, and one process for all."""
    view = AnyView(game="figaro", legal=fallback_levels("figaro", "master"))

    async def play() -> None:
        pool = BotPool(1, (sys.executable, "-c", SLOW_WORKER))
        client = BotClient(Settings("", bot_seconds=0.0, bot_patience_seconds=3.0), pool)
        await client.choose("bo", "casual", view)  # the process has started
        answers: Counter[str] = Counter()

        async def table() -> None:
            while True:
                chosen = await client.choose("pest", "master", view)
                assert chosen.move == chosen.level
                answers[chosen.level] += 1

        tables = [asyncio.create_task(table()) for _ in range(60)]
        waits = []
        try:
            async with asyncio.timeout(60):
                for _ in range(12):
                    await asyncio.sleep(0.2)
                    begun = time.monotonic()
                    assert await client.choose("bo", "casual", view) == BotMove("casual", "casual")
                    waits.append(time.monotonic() - begun)
        finally:
            for one in tables:
                one.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
            await client.close()
        assert sorted(waits)[-2] < 1.0, waits  # at most until a thought that has begun is done
        assert answers["beginner"] > 20
        assert answers["master"] >= 1
        assert set(answers) <= {"master", "expert", "skilled", "casual", "beginner"}

    asyncio.run(play())


def test_a_table_plays_on_with_weaker_bots_when_its_host_has_too_many(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", bots_per_person=0) as server:

        async def play() -> None:
            host = Person.new(server)
            seats = [{"who": "me"}, {"who": "bot", "level": "casual"}]
            client = await host.connect(
                host.request("POST", "/api/tables", {"game": "tricky", "seats": seats}).json()["table"], 0
            )
            await client.ask("start")
            while not any("news-bot-late" in data for data in client.received):
                if client.mirrors[0].state["view"]["legal"]:
                    await client.move(0)
                else:
                    await client.receive(30)

        run(play())
