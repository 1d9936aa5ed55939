"""Reviews: for whoever may see a game that is over, in parts, made once, and whatever befalls the judge is one sentence."""

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import speeltafel
from speeltafel.core.errors import TooMany
from speeltafel.review.model import JUDGE_VERSION, ChartReady, Hint, Part, Review, ReviewFinished, StepJudged, Verdict
from speeltafel.server.answers import ReviewNews
from speeltafel.server.jobs import reviews_local, reviews_shared
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.reviews import OF_ONE_PERSON, Reviews
from speeltafel.server.jobs.run_review import make_review
from speeltafel.server.limits.table_quotas import PEOPLE_PER_ADDRESS
from speeltafel.server.settings import Settings
from speeltafel.store.database import open_database
from speeltafel.store.store import ReviewKey, Store
from tests.databases import database  # noqa: F401  a fixture
from tests.faults import everywhere
from tests.review.played import record
from tests.server.queue_workers import reviews_of
from tests.server.running_server import Person, Running, run, running
from tests.server.test_server import play_to_the_end
from tests.waiting import until

LONG_S = 120.0  # on a cold machine the judge has to be compiled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('reviews') / 'tables.sqlite'}") as server:
        yield server


def all_parts(person: Person, name: str) -> tuple[list[Part], dict[str, Any]]:
    """Return all parts of a review, as a page asks for them, and the last answer."""
    parts: list[Part] = []
    number, end = 0, time.monotonic() + LONG_S
    while time.monotonic() < end:
        answer = person.request("GET", f"/api/reviews/{name}?after={number}")
        assert answer.status_code == 200, answer.text
        news = answer.json()
        parts += msgspec.convert(news["parts"], list[Part])
        number = news["number"]
        if news["over"]:
            return parts, news
    raise AssertionError("the review does not end")


def asked(person: Person, path: str, body: Any = None) -> str:
    answer = person.request("POST", path, body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["review"])


def test_a_finished_table_is_reviewed_for_all_who_may_see_it_and_never_before(server: Running) -> None:
    async def play() -> None:
        host, guest, stranger = (Person.new(server) for _ in range(3))
        created = host.create("tricky", "me open", spectators=False)
        path = f"/api/tables/{created['table']}/review"
        guest.sit(created)
        assert host.request("POST", path).json()["line"]["id"] == "review-unfinished"
        mine, theirs = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await mine.ask("start")
        for person, why in ((host, "review-unfinished"), (guest, "review-unfinished"), (stranger, "no-spectators")):
            refused = person.request("POST", path)
            assert (refused.status_code, refused.json()["line"]["id"]) == (409, why)
        await play_to_the_end(mine, theirs)
        refused = stranger.request("POST", path)
        assert (refused.status_code, refused.json()["line"]["id"]) == (409, "no-spectators")
        name = asked(host, path)
        parts, _ = all_parts(host, name)
        played = host.request("GET", f"/api/tables/{created['table']}/record").json()
        whole = speeltafel.review(played)
        assert isinstance(parts[0], ChartReady)
        assert all(isinstance(part, StepJudged) for part in parts[1:-1])
        assert isinstance(parts[-1], ReviewFinished)
        assert parts[-1].review == whole
        assert asked(guest, path) == name
        again, news = all_parts(guest, name)  # it is stored by now: all at once
        assert (again[-1], news["place"], news["problem"]) == (parts[-1], 0, None)
        assert len(again) == 1 or everywhere.TROUBLE  # if it could be
        assert asked(stranger, "/api/review", {**played, "seats": ["A", "B"]}) == name  # whoever has the record has the review

    run(play())


def test_a_game_that_was_given_up_is_not_reviewed(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        mine, theirs = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await mine.ask("start")
        await mine.move(0)
        await mine.ask("resign", seat=0)
        await theirs.ask("resign", seat=1)
        refused = host.request("POST", f"/api/tables/{created['table']}/review")
        assert (refused.status_code, refused.json()["line"]["id"]) == (409, "review-unfinished")

    run(play())


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"{", 409, "record-damaged"),
        (b'{"format": "chess/1", "game": "tricky", "players": 2, "moves": []}', 409, "record-format"),
        (b'{"format": "speeltafel/1", "game": "chess", "players": 2, "moves": []}', 409, "record-refused"),
        (b'{"format": "speeltafel/1", "game": "tricky", "players": 2, "moves": []}', 409, "review-unfinished"),
        (
            b'{"format": "speeltafel/1", "game": "tricky", "players": 2, "moves": [' + b",".join([b'[0,"a"]'] * 5001) + b"]}",
            409,
            "review-too-long",
        ),
        (b" " * 200_000, 413, "request-wrong"),
    ],
)
def test_a_record_that_cannot_be_reviewed_is_answered_in_one_sentence(
    server: Running, body: bytes, status: int, why: str
) -> None:
    answer = httpx.post(server.url + "/api/review", content=body, headers={"accept-language": "nl"})
    assert (answer.status_code, answer.json()["line"]["id"]) == (status, why)
    assert answer.json()["words"]


def test_what_nobody_asked_for_is_unknown(server: Running) -> None:
    for name in ("x", "0" * 64 + f"-{JUDGE_VERSION}-usual", "0" * 64 + "-0-usual", "0" * 64 + f"-{JUDGE_VERSION}-long"):
        answer = Person.new(server).request("GET", f"/api/reviews/{name}")
        assert (answer.status_code, answer.json()["line"]["id"]) == (404, "review-unknown")


def test_one_decision_is_thought_about_for_longer(server: Running) -> None:
    person = Person.new(server)
    name = asked(person, "/api/review", record("tricky", 2))
    last = all_parts(person, name)[0][-1]
    assert isinstance(last, ReviewFinished)
    step = next(step for step in last.review.steps if step.verdict is not None and len(step.verdict.alternatives) > 1)
    answer = person.request("POST", f"/api/reviews/{name}/longer?number={step.number}")
    assert answer.status_code == 200, answer.text
    assert step.verdict is not None
    assert (answer.json()["played"], answer.json()["best"]) == (step.verdict.played, step.verdict.best)
    rolled = next(step for step in last.review.steps if step.kind == "luck")
    refused = person.request("POST", f"/api/reviews/{name}/longer?number={rolled.number}")
    assert (refused.status_code, refused.json()["line"]["id"]) == (404, "review-no-decision")


def test_a_tip_is_for_whoever_is_to_move_where_the_host_allows_it(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        for tips in (True, False):
            created = host.create("tricky", "me open", tips=tips)
            guest.sit(created, 1)
            path = f"/api/tables/{created['table']}/tip"
            mine = await host.connect(created["table"], 0)
            theirs = await guest.connect(created["table"], 1)
            await theirs.until("snapshot")
            await mine.ask("start")
            assert mine.mirrors[0].state["table"]["tips"] is tips  # everybody sees it
            assert theirs.mirrors[1].state["table"]["tips"] is tips
            state = mine.mirrors[0].state
            wish = {"seat": 0, "position": state["position"]}
            if not tips:
                assert host.request("POST", path, wish).json()["line"]["id"] == "no-tips"
                continue
            found = host.request("POST", path, wish)
            assert found.status_code == 200, found.text
            assert found.json()["move"] in state["view"]["legal"]
            assert found.json()["lines"]
            for person, asked_for, why in (
                (guest, wish, "seat-not-yours"),
                (guest, {**wish, "seat": 1}, "not-your-turn"),
                (host, {**wish, "position": 0}, "position-gone"),
            ):
                refused = person.request("POST", path, asked_for)
                assert (refused.status_code, refused.json()["line"]["id"]) == (409, why)

    run(play())


# A judge of our own: slow, or about to fall over.

SLOW = """
import json, sys
def say(**answer):
    print(json.dumps(answer), flush=True)
say()
whole = {whole}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "Withdrawn":
        continue
    say(id=asked["id"], begun=True)
    {then}
"""
EMPTY = Review("h", JUDGE_VERSION, "usual", "tricky", 2, [0.5, 0.5], [], [], [], [])


def judge(folder: Path, then: str) -> tuple[str, ...]:
    import sys

    whole = msgspec.to_builtins(ReviewFinished(EMPTY, 1, 1))
    program = folder / "judge.py"
    program.write_text(SLOW.format(whole=json.dumps(whole), then=then.replace("\n", "\n    ")), "utf-8")
    return (sys.executable, str(program))


def some_record(seed: int) -> bytes:
    return msgspec.json.encode(record("tricky", 2, "random", seed))


async def waited_for(reviews: Reviews, name: str) -> ReviewNews:
    """Return all there is of it when it is over."""
    parts: list[Part] = []
    news = await news_of(reviews, name, 0)
    while not news.over:
        parts += news.parts
        news = await news_of(reviews, name, news.number)
    return msgspec.structs.replace(news, parts=parts + news.parts)


async def news_of(reviews: Reviews, name: str, after: int, patience: float = 10) -> ReviewNews:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(await reviews.news(name, after, patience)), type=ReviewNews)


WAITS = "import pathlib, time\nwhile not pathlib.Path({gate!r}).exists(): time.sleep(0.01)\nsay(id=asked['id'], part=whole)"


def test_the_queue_says_its_place_and_one_person_does_not_fill_it(database: str, tmp_path: Path) -> None:  # noqa: F811
    gate = tmp_path / "gate"

    async def scene() -> None:
        store = Store(open_database(database))
        settings = Settings(database, reviews_per_person=2)
        reviews = reviews_of(store, settings, judge(tmp_path, WAITS.format(gate=str(gate))))
        names = [await reviews.ask(some_record(seed), False, f"p{seed}", "home") for seed in range(3)]
        assert [(await reviews.news(name, 0, 0)).place for name in names] == [0, 1, 2]
        assert await reviews.ask(some_record(1), False, "somebody else", "home") == names[1]  # no second place for it
        await reviews.ask(some_record(3), False, "p0", "home")
        with pytest.raises(speeltafel.core.errors.SpeeltafelError) as refused:
            await reviews.ask(some_record(4), False, "p0", "home")
        assert refused.value.line.id == "too-many-reviews"
        gate.touch()
        for name in names:
            news = await waited_for(reviews, name)
            assert [part.review for part in news.parts if isinstance(part, ReviewFinished)] == [EMPTY]
        key = ReviewKey(names[0].partition("-")[0], JUDGE_VERSION, "usual")
        stored = store.review(key)
        assert stored is not None
        assert msgspec.json.decode(stored[1], type=Review) == EMPTY
        assert b"seats" not in stored[0]
        await store.remove_reviews(2**50)
        assert store.review(key) is None
        await reviews.close()
        store.close()

    asyncio.run(scene())


def test_one_person_does_not_keep_the_judge_from_the_others(database: str, tmp_path: Path) -> None:  # noqa: F811
    gate, address = tmp_path / "gate", database
    hint = msgspec.to_builtins(Hint(None, "x", [], Verdict("x", "x", 0.0, 0.0, 0.0, 0.0)))
    waits = WAITS.format(gate=str(gate)).replace("part=whole", f"hint={hint}")

    async def scene() -> None:
        store = Store(open_database(address))
        reviews = reviews_of(store, Settings(address), judge(tmp_path, waits))
        view = speeltafel.new("tricky", 2, {}, 1).view(0)
        greedy = [asyncio.create_task(reviews.tip(view, False, Requester("p", "home"))) for _ in range(4)]
        await asyncio.sleep(0)
        another = asyncio.create_task(reviews.tip(view, False, Requester("q", "home")))
        others = [
            asyncio.create_task(reviews.tip(view, False, Requester(f"n{i}", "home")))
            for i in range(PEOPLE_PER_ADDRESS * OF_ONE_PERSON)
        ]
        elsewhere = asyncio.create_task(reviews.tip(view, False, Requester("r", "elsewhere")))
        await asyncio.sleep(0)
        gate.touch()
        answers = await asyncio.gather(*greedy, another, *others, elsewhere, return_exceptions=True)
        served = [isinstance(answer, Hint) for answer in answers]
        assert served[:4] == [True, True, False, False]
        assert (served[4], served[-1]) == (True, True)
        assert sum(served[:-1]) == PEOPLE_PER_ADDRESS * OF_ONE_PERSON
        assert {answer.line.id for answer in answers if isinstance(answer, TooMany)} == {"judge-busy"}
        await reviews.close()
        store.close()

    asyncio.run(scene())


def test_two_addresses_that_want_long_thoughts_keep_nobody_else_from_a_tip(database: str, tmp_path: Path) -> None:  # noqa: F811
    """Their twenty once filled the queue, and a third address got no tip."""
    gate, order, address = tmp_path / "gate", tmp_path / "order", database
    hint = msgspec.to_builtins(Hint(None, "x", [], Verdict("x", "x", 0.0, 0.0, 0.0, 0.0)))
    notes = f"open({str(order)!r}, 'a').write(str(asked['view']['players']))\nsay("
    waits = WAITS.format(gate=str(gate)).replace("part=whole", f"hint={hint}").replace("say(", notes)

    async def scene() -> None:
        store = Store(open_database(address))
        reviews = reviews_of(store, Settings(address), judge(tmp_path, waits))

        async def ask(person: str, where: str, players: int = 2) -> None:
            await reviews.tip(speeltafel.new("tricky", players, {}, 1).view(0), False, Requester(person, where))

        flood = [
            (f"{where}{n}", where) for where in ("one", "two") for n in range(PEOPLE_PER_ADDRESS) for _ in range(OF_ONE_PERSON)
        ]
        asking = [asyncio.create_task(ask(*who)) for who in flood]
        await asyncio.sleep(1)
        asking.append(asyncio.create_task(ask("ann", "three", 3)))
        await asyncio.sleep(3)  # the thought that is being made costs its address more than the 2 s it was expected to
        gate.touch()
        await asyncio.gather(*asking)
        assert len(order.read_text()) == len(flood) + 1
        assert order.read_text().index("3") <= 3, order.read_text()
        await reviews.close()
        store.close()

    asyncio.run(scene())


HANGS_UNLESS_A_REVIEW = """
import pathlib, time
if asked['type'] != 'Wanted':
    time.sleep(600)
with open({begun!r}, 'a') as begun: begun.write('x')
while not pathlib.Path({gate!r}).exists(): time.sleep(0.01)
say(id=asked['id'], part=whole)
"""


def test_thoughts_that_take_too_long_end_nobody_s_review_and_nobody_else_s_thought(
    database: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ten of them once ended the process that made a review of somebody else."""
    gate, begun, address = tmp_path / "gate", tmp_path / "begun", database
    for module in (reviews_local, reviews_shared):
        monkeypatch.setattr(module, "LONGEST_THOUGHT_S", 0.3)

    async def scene() -> None:
        store = Store(open_database(address))
        program = judge(tmp_path, HANGS_UNLESS_A_REVIEW.format(gate=str(gate), begun=str(begun)))
        reviews = reviews_of(store, Settings(address), program)
        name = await reviews.ask(some_record(0), False, "family", "home")
        async with asyncio.timeout(LONG_S):
            while not begun.exists():
                await asyncio.sleep(0.05)
        view = speeltafel.new("tricky", 2, {}, 1).view(0)
        thoughts = [reviews.tip(view, False, Requester(f"p{n}", f"address {n % 2}")) for n in range(10)]
        for answer in await asyncio.gather(*thoughts, return_exceptions=True):
            assert isinstance(answer, TooMany), answer
        gate.touch()
        news = await waited_for(reviews, name)
        assert news.problem is None
        assert begun.read_text() == "x", "the review was begun once"
        await reviews.close()
        store.close()

    asyncio.run(scene())


DIES_ONCE = """
import os, pathlib
say(id=asked['id'], part={{**whole, 'type': 'Chart', 'done': 0}})
if not pathlib.Path({gate!r}).exists():
    pathlib.Path({gate!r}).touch()
    os._exit(1)
say(id=asked['id'], part=whole)
"""


@pytest.mark.parametrize(
    ("then", "parts", "problem"),
    [
        (DIES_ONCE, ["ChartReady", "ReviewFinished"], None),
        ("import os; os._exit(1)", [], "review-failed"),
        ("say(id=asked['id'], failed='MemoryError')", [], "review-failed"),
        ("say(id=asked['id'], error={{'id': 'review-too-long', 'args': {{'moves': 1, 'most': 1}}}})", [], "review-too-long"),
        ("import time; time.sleep(60)", [], "review-took-too-long"),
    ],
)
def test_whatever_befalls_the_judge_ends_in_a_sentence_and_can_be_tried_again(
    database: str,  # noqa: F811
    tmp_path: Path,
    then: str,
    parts: list[str],
    problem: str | None,
) -> None:
    async def scene() -> None:
        store = Store(open_database(database))
        program = judge(tmp_path, then.format(gate=str(tmp_path / "gate")))
        reviews = reviews_of(store, Settings(database, review_seconds=6.0), program)
        name = await reviews.ask(some_record(0), False, "p", "home")
        news = await waited_for(reviews, name)
        assert [type(part).__name__ for part in news.parts] == parts
        assert (news.problem.id if news.problem else None) == problem
        if problem and problem != "review-too-long":  # which it would be again
            judge(tmp_path, "say(id=asked['id'], part=whole)")
            assert await reviews.ask(some_record(0), False, "p", "home") == name
            news = await waited_for(reviews, name)
            assert [part.review for part in news.parts if isinstance(part, ReviewFinished)] == [EMPTY]
        await reviews.close()
        store.close()

    asyncio.run(scene())


def test_a_review_that_is_to_end_ends_though_its_last_part_comes_just_then() -> None:
    """Otherwise a server that stops would begin with the next one."""

    async def scene() -> None:
        class EndsUsAsItAnswers:
            async def review(self, *_: Any) -> AsyncIterator[None]:
                await asyncio.sleep(0)
                making.cancel()
                yield None

        async def ignore(*_: Any) -> None: ...

        judge: Any = EndsUsAsItAnswers()
        making = asyncio.create_task(make_review(judge, b"", False, LONG_S, ignore))
        await asyncio.gather(making, return_exceptions=True)
        assert making.cancelled()

    asyncio.run(scene())


def test_the_judge_killed_under_a_game_starts_again_at_low_priority_and_tables_go_on(server: Running) -> None:
    person = Person.new(server)
    name = asked(person, "/api/review", record("figaro", 3, "random"))  # of seconds: it is not done before the kill
    os.kill(until(lambda: judges_of(server.process.pid), LONG_S)[0], signal.SIGKILL)
    assert person.create("tricky", "me open")["table"]
    until(lambda: [pid for pid in judges_of(server.process.pid) if os.getpriority(os.PRIO_PROCESS, pid) >= 15], LONG_S)
    parts, news = all_parts(person, name)
    assert news["problem"] is None
    assert isinstance(parts[-1], ReviewFinished)


def judges_of(server: int) -> list[int]:
    found = []
    for child in Path(f"/proc/{server}/task/{server}/children").read_text().split():
        command = Path(f"/proc/{child}/cmdline")
        if command.exists() and b"review_worker" in command.read_bytes():
            found.append(int(child))
    return found
