"""Bots, tips and reviews of servers that leave the thinking to others: whoever thinks may die, and nobody at a table notices."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from speeltafel.bots import LADDER
from speeltafel.core.errors import TooMany
from speeltafel.core.i18n import LANGUAGES
from speeltafel.core.view import AnyView
from speeltafel.review.model import ReviewFinished
from speeltafel.server.jobs.bot_moves import BotClient, BotMove
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.reviews import OF_ONE_PERSON
from speeltafel.server.jobs.worker_pool import BotFailed
from speeltafel.server.settings import Settings
from speeltafel.store.database import open_database
from speeltafel.store.job_queue import BOT as BOT_QUESTION
from speeltafel.store.job_queue import THOUGHT, Answered, Questions, QueuedQuestion
from speeltafel.store.store import Store
from tests.databases import new_postgresql_database
from tests.server.queue_workers import OneServer
from tests.server.running_server import NO_CERTIFICATES, Client, Person, Running, run, running
from tests.server.test_reviews import EMPTY, judge, news_of, some_record, waited_for

LONG_S = 60.0  # on a busy machine; a few seconds where nothing else runs
LEGAL = [f"{name} as {level}" for name in ("mortal", "another", "somebody") for level in LADDER]
VIEW = AnyView(game="figaro", legal=[*LEGAL, *LADDER])  # where whatever our bots answer is a move

# A bot that answers when it may, and says who it is.
BOT = """
import json, os, pathlib, sys, time
parent = os.getppid()  # who may be killed
print("{{}}", flush=True)
for line in sys.stdin:
    while not pathlib.Path({gate!r}).exists() and os.getppid() == parent:
        time.sleep(0.01)
    print(json.dumps({{"move": f"{name} as " + json.loads(line)["level"]}}), flush=True)
"""
THINK = """
import sys
from speeltafel.server.jobs.queue_worker import QueueWorker
from speeltafel.server.jobs.standalone_worker import think
QueueWorker.__init__.__defaults__ = ((sys.executable, "-c", sys.argv[2]), ("cat",))
think(sys.argv[1], 1)
"""


def bot(name: str, gate: Path) -> str:
    return BOT.format(gate=str(gate), name=name)


@contextmanager
def thinking(*command: str, log: Any = None) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a process that thinks, until it is told to stop or somebody kills it."""
    process = subprocess.Popen([sys.executable, *command], stderr=log or subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGCONT)
        process.terminate()
        process.wait(LONG_S)


def value(database: str, sql: str) -> Any:
    with psycopg.connect(database) as connection:
        row = connection.execute(sql).fetchone()
        return row[0] if row is not None else None


async def until(is_so: Callable[[], Any]) -> Any:
    async with asyncio.timeout(LONG_S):
        while not (found := await asyncio.to_thread(is_so)):
            await asyncio.sleep(0.02)
    return found


async def among_bots(server: Running, level: str, **wishes: Any) -> Client:
    host = Person.new(server)
    seats = [{"who": "me", "name": "Hostess"}, {"who": "bot", "level": level}]
    created = host.request("POST", "/api/tables", {"game": "tricky", "seats": seats, **wishes}).json()
    client = await host.connect(created["table"], 0)
    await client.ask("start")
    return client


async def bots_move(client: Client, moves: int) -> None:
    while moves:
        if client.mirrors[0].state["view"]["legal"]:
            await client.move(0)
        else:
            await client.receive(LONG_S)
            moves -= 1


def test_a_server_without_bots_plays_with_those_of_a_worker_and_nothing_secret_is_logged() -> None:
    """Moves, a tip and a review, of `speeltafel think` as it is started."""
    database = new_postgresql_database()

    async def play(server: Running) -> None:
        client = await among_bots(server, "casual", tips=True)
        await bots_move(client, 1)
        while not client.mirrors[0].state["view"]["legal"]:
            await client.receive(LONG_S)
        asked = httpx.post(server.url + "/api/review", content=some_record(1), verify=NO_CERTIFICATES)
        name = asked.json()["review"]
        number, over = 0, False
        while not over:
            news = await asyncio.to_thread(client.person.request, "GET", f"/api/reviews/{name}?after={number}")
            number, over = news.json()["number"], news.json()["over"]
        assert news.json()["parts"][-1]["type"] == "Finished"
        state = client.mirrors[0].state
        wish = {"seat": 0, "position": state["position"]}
        tip = await asyncio.to_thread(client.person.request, "POST", f"/api/tables/{client.table}/tip", wish)
        assert tip.status_code == 200, tip.text
        assert tip.json()["move"] in state["view"]["legal"]
        await until(lambda: "speeltafel_thinkers 1.0" in httpx.get(server.url + "/metrics", verify=NO_CERTIFICATES).text)
        assert value(database, "SELECT count(*) FROM questions") == 0

    with tempfile.TemporaryFile() as log, running(database, bot_workers=0) as server:
        command = ("-m", "speeltafel", "think", "--database", database, "--bot-workers", "1")
        with thinking(*command, log=log) as process:
            run(play(server))
            assert not [child for child in children(server.process.pid) if "worker" in child]
        assert process.returncode == 0
        logged = server.stop()
        log.seek(0)
        thought = log.read().decode()
    assert [json.loads(line)["what"] for line in thought.splitlines()] == ["thinking", "stopped"]
    for secret in ("legal", "hand", "Hostess", "view", "postgresql://"):
        assert secret not in logged + thought


def children(pid: int) -> list[str]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [Path(f"/proc/{child}/cmdline").read_text() for child in found]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_what_a_worker_was_asked_that_died_or_sleeps_another_answers(how: signal.Signals, tmp_path: Path) -> None:
    database, shut, open_ = new_postgresql_database(), tmp_path / "shut", tmp_path / "open"
    open_.touch()

    async def scene() -> None:
        store = Store(open_database(database))
        server = OneServer(store, Settings(database))
        client = BotClient(Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S), server.asking)
        with thinking("-c", THINK, database, bot("mortal", shut)) as mortal:
            asked = asyncio.create_task(client.choose("ann", "master", VIEW))
            taker = await until(lambda: value(database, "SELECT taker FROM questions"))
            assert taker.startswith(f"{mortal.pid}-")
            os.kill(mortal.pid, how)
            with thinking("-c", THINK, database, bot("another", open_)):
                assert await asked == BotMove("another as master", "master")
                if how == signal.SIGSTOP:
                    shut.touch()
                    mortal.send_signal(signal.SIGCONT)  # what it says now comes too late
                assert (await client.choose("ann", "casual", VIEW)).level == "casual"
                await until(lambda: value(database, "SELECT count(*) FROM questions") == 0)
        await server.close()
        store.close()

    asyncio.run(scene())


def test_a_worker_that_is_stopped_gives_back_at_once(tmp_path: Path) -> None:
    database, gate = new_postgresql_database(), tmp_path / "gate"

    async def scene() -> None:
        store = Store(open_database(database))
        server = OneServer(store, Settings(database))
        client = BotClient(Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S), server.asking)
        a_worker = ("-c", THINK, database, bot("somebody", gate))
        with thinking(*a_worker) as first, thinking(*a_worker) as second:
            asked = asyncio.create_task(client.choose("ann", "master", VIEW))
            await until(lambda: value(database, "SELECT count(*) FROM thinkers") == 2)
            taker = await until(lambda: value(database, "SELECT taker FROM questions"))
            has_it, other = (first, second) if taker.startswith(f"{first.pid}-") else (second, first)
            has_it.terminate()
            await until(lambda: str(value(database, "SELECT taker FROM questions")).startswith(f"{other.pid}-"))
            gate.touch()
            assert (await asked).level == "master"
        assert value(database, "SELECT count(*) FROM thinkers") == 0
        await server.close()
        store.close()

    asyncio.run(scene())


def test_what_the_database_has_forgotten_is_asked_again(tmp_path: Path) -> None:
    """As after a crash of it, or when others have given us up."""
    database, gate = new_postgresql_database(), tmp_path / "gate"

    async def scene() -> None:
        store = Store(open_database(database))
        server = OneServer(store, Settings(database))
        client = BotClient(Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S), server.asking)
        asked = asyncio.create_task(client.choose("ann", "master", VIEW))
        await until(lambda: value(database, "SELECT count(*) FROM questions") == 1)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("TRUNCATE questions, review_parts, accounts, thinkers")
        gate.touch()
        worker = OneServer(store, Settings(database), bots=(sys.executable, "-c", bot("somebody", gate)))
        assert await asked == BotMove("somebody as master", "master")
        await worker.close()
        await server.close()
        store.close()

    asyncio.run(scene())


def test_one_person_s_bots_think_as_asked_so_often_at_all_servers_together(tmp_path: Path) -> None:
    database, gate = new_postgresql_database(), tmp_path / "gate"

    async def scene() -> None:
        store = Store(open_database(database))
        servers = [OneServer(store, Settings(database)) for _ in range(2)]
        settings = Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S, bots_per_person=2)
        clients = [BotClient(settings, server.asking) for server in servers]
        asked = [asyncio.create_task(client.choose("ann", "master", VIEW)) for client in clients]
        await until(lambda: value(database, "SELECT count(*) FROM questions") == 2)
        asked += [asyncio.create_task(clients[0].choose(person, "master", VIEW)) for person in ("ann", "bo")]
        await until(lambda: value(database, "SELECT count(*) FROM questions") == 4)
        gate.touch()
        worker = OneServer(store, settings, bots=(sys.executable, "-c", bot("somebody", gate)))
        found = [chosen.level for chosen in await asyncio.gather(*asked)]
        assert found == ["master", "master", "beginner", "master"]
        for one in (worker, *servers):
            await one.close()
        store.close()

    asyncio.run(scene())


def test_a_worker_has_a_process_for_each_of_its_questions(tmp_path: Path) -> None:
    """As many as it may have; they are started when somebody would wait."""
    database, gate = new_postgresql_database(), tmp_path / "gate"

    async def scene() -> None:
        store = Store(open_database(database))
        settings = Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S)
        server = OneServer(store, settings, bots=(sys.executable, "-c", bot("somebody", gate)), workers=2)
        client = BotClient(settings, server.asking)
        asked = [asyncio.create_task(client.choose("ann", "master", VIEW)) for _ in range(3)]
        await until(lambda: value(database, "SELECT count(*) FROM questions WHERE taker IS NOT NULL") == 2)
        assert server.worker is not None
        assert server.worker._pool.ready == 2
        assert value(database, "SELECT count(*) FROM questions WHERE taker IS NULL") == 1
        gate.touch()
        assert [chosen.level for chosen in await asyncio.gather(*asked)] == ["master"] * 3
        await server.close()
        store.close()

    asyncio.run(scene())


def test_a_bot_whose_process_ends_is_asked_again_and_one_that_fails_plays_as_the_quickest(tmp_path: Path) -> None:
    database, once = new_postgresql_database(), tmp_path / "once"
    dies = f"""
import json, os, pathlib, sys
print("{{}}", flush=True)
for line in sys.stdin:
    level = json.loads(line)["level"]
    if level == "master" and not pathlib.Path({str(once)!r}).exists():
        pathlib.Path({str(once)!r}).touch()
        os._exit(1)
    print(json.dumps({{"error": "ZeroDivisionError"}} if level == "casual" else {{"move": level}}), flush=True)
"""

    async def scene() -> None:
        store = Store(open_database(database))
        server = OneServer(store, Settings(database), bots=(sys.executable, "-c", dies))
        client = BotClient(Settings(database, bot_seconds=0.0, bot_patience_seconds=LONG_S), server.asking)
        assert await client.choose("ann", "master", VIEW) == BotMove("master", "master")
        assert once.exists()
        assert await client.choose("ann", "casual", VIEW) == BotMove("beginner", "beginner")
        await server.close()
        store.close()

    asyncio.run(scene())


def test_a_worker_or_server_of_another_version_counts_as_one_that_fails() -> None:
    """Whoever waits goes on: a bot as the level below, somebody who wants a tip with a sentence."""
    database = new_postgresql_database()

    async def scene() -> None:
        store = Store(open_database(database))
        server = OneServer(store, Settings(database))
        other = Questions(store.engine)

        async def answered(kind: str) -> None:
            await until(lambda: value(database, f"SELECT count(*) FROM questions WHERE kind = '{kind}'"))  # noqa: S608
            taken = other.turn("of another version", [], {kind: 1})
            other.turn("of another version", [Answered(taken[0].id, b'{"move": 7, "id": "x"}', 0.1)], {})

        async with asyncio.timeout(LONG_S):
            thinking = asyncio.create_task(server.asking.think(Requester("ann"), 0.1, b"{}", None))
            await answered(BOT_QUESTION)
            with pytest.raises(BotFailed):
                await thinking
            tip = asyncio.create_task(server.reviews.tip(VIEW, False, Requester("p", "here")))
            await answered(THOUGHT)
            with pytest.raises(TooMany):
                await tip
            worker = OneServer(store, Settings(database), judge=("cat",))
            strange = QueuedQuestion(7, THOUGHT, "ann", "home", 0.1, LONG_S, b'{"type": "Prophecy"}')
            assert json.loads(await server.asking.ask(strange))["failed"]
        await worker.close()
        await server.close()
        store.close()

    asyncio.run(scene())


COUNTED = "import pathlib, time\nwith open({made!r}, 'a') as made: made.write('x')\n"
COUNTED += "say(id=asked['id'], part={{**whole, 'type': 'Chart', 'done': 0}})\n"
COUNTED += "while not pathlib.Path({gate!r}).exists(): time.sleep(0.01)\nsay(id=asked['id'], part=whole)"


def test_a_review_that_is_asked_for_at_two_servers_is_made_once_and_sent_by_both(tmp_path: Path) -> None:
    database, gate, made = new_postgresql_database(), tmp_path / "gate", tmp_path / "made"

    async def scene() -> None:
        stores = [Store(open_database(database)) for _ in range(2)]
        program = judge(tmp_path, COUNTED.format(gate=str(gate), made=str(made)))
        servers = [OneServer(store, Settings(database), program) for store in stores]
        records = [some_record(seed) for seed in range(3)]
        same = [await server.reviews.ask(records[0], False, f"p{n}", "h") for n, server in enumerate(servers)]
        assert same[0] == same[1]
        for server in servers:  # whoever makes it: its first part is heard everywhere before it is done
            news = await news_of(server.reviews, same[0], 0, LONG_S)
            assert ([type(part).__name__ for part in news.parts], news.number, news.over) == (["ChartReady"], 1, False)
        others = [await servers[0].reviews.ask(records[n + 1], False, f"q{n}", "h") for n in range(2)]
        await until(lambda: made.read_text() == "xx")  # the other server's judge has the second
        assert [(await server.reviews.news(others[1], 0, 0)).place for server in servers] == [2, 2]
        gate.touch()
        for server in servers:
            for name in (*same, *others):
                news = await waited_for(server.reviews, name)
                last = news.parts[-1]
                assert isinstance(last, ReviewFinished)
                assert (last.review, news.problem) == (EMPTY, None)
        assert made.read_text() == "xxx"
        assert value(database, "SELECT count(*) FROM questions") == value(database, "SELECT count(*) FROM review_parts") == 0
        for server, store in zip(servers, stores, strict=True):
            await server.close()
            store.close()

    asyncio.run(scene())


def test_of_reviews_and_thoughts_one_person_waits_for_so_many_at_all_servers_together() -> None:
    database = new_postgresql_database()

    async def scene() -> None:
        store = Store(open_database(database))
        settings = Settings(database, reviews_per_person=2)
        one, other = (OneServer(store, settings) for _ in range(2))
        await one.reviews.ask(some_record(0), False, "p", "here")
        await other.reviews.ask(some_record(1), False, "p", "there")
        for server in (one, other):
            with pytest.raises(TooMany):
                await server.reviews.ask(some_record(2), False, "p", "elsewhere")
        for seed in range(3, 13 - 1):  # of one address five times as many, at one server
            await one.reviews.ask(some_record(seed), False, f"q{seed}", "here")
        with pytest.raises(TooMany):
            await one.reviews.ask(some_record(20), False, "r", "here")
        await other.reviews.ask(some_record(20), False, "r", "here")
        tips = [asyncio.create_task(one.reviews.tip(VIEW, False, Requester("p", "here"))) for _ in range(OF_ONE_PERSON)]
        await until(lambda: value(database, "SELECT count(*) FROM questions WHERE kind = 'thought'") == OF_ONE_PERSON)
        with pytest.raises(TooMany):
            await other.reviews.tip(VIEW, False, Requester("p", "there"))
        for tip in tips:
            tip.cancel()
        await until(lambda: value(database, "SELECT count(*) FROM questions WHERE kind = 'thought'") == 0)
        for server in (one, other):
            await server.close()
        store.close()

    asyncio.run(scene())


def test_where_nobody_thinks_it_is_said_and_bots_play_as_soon_as_somebody_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.store.test_maintenance import command

    database = new_postgresql_database()

    def warning(language: str) -> str:
        answer = Person.new(server).request("GET", "/api/health", **{"accept-language": language})
        assert answer.status_code == 200  # people can play
        return str(answer.json().get("warning", ""))

    async def play() -> None:
        client = await among_bots(server, "casual")
        while client.mirrors[0].state["view"]["legal"]:
            await client.move(0)
        await until(lambda: "speeltafel think" in warning("en"))
        assert len({warning(language) for language in LANGUAGES}) == len(LANGUAGES)
        asked = ("doctor", "--port", str(server.settings.port), "--database", database, "--lang", "en")
        assert command(monkeypatch, *asked) == 1
        assert "✗ Servers are running, but there is no worker" in capsys.readouterr().out
        await until(lambda: value(database, "SELECT count(*) FROM questions WHERE encode(body, 'escape') LIKE '%beginner%'"))
        with thinking("-m", "speeltafel", "think", "--database", database):
            while client.mirrors[0].state["view"]["legal"] == []:
                await client.receive(LONG_S)
            assert any("news-bot-late" in logged for logged in client.received)  # as the level below: it had waited too long
            await until(lambda: not warning("en"))
            command(monkeypatch, *asked)
            assert "✓ Workers for bots and reviews: 1." in capsys.readouterr().out

    with running(database, bot_workers=0, bot_patience_seconds=1.0) as server:
        run(play())
        logged = [json.loads(line)["what"] for line in server.stop().splitlines()]
    assert sum("nobody thinks for bots" in line for line in logged) == 1
