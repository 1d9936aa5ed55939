"""The tables of one device: the same protocol, kept before it is told, and never more than a seat may know."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from speeltafel import games
from speeltafel.bots import bot_engine
from speeltafel.bots.wasm_kernels import kernels
from speeltafel.core.chance import generator
from speeltafel.core.line import Line
from speeltafel.pocket.hub import Hub, Kept
from speeltafel.pocket.wasm_memory import Kernels
from tests.indistinguishable import another_world
from tests.pocket.wasmtime_kernels import WasmtimeKernels

TOKEN = "t" * 32
OWN_TURNS = 8  # in which everything hidden is drawn anew


@pytest.fixture(autouse=True)
def engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test engines of its own: a hub puts WebAssembly in the place of compiled ones."""
    monkeypatch.setattr(bot_engine, "_compiled", {})


class MemoryHost:
    """A worker's JavaScript, without a browser: what is kept outlives the hub."""

    def __init__(self) -> None:
        self.logs: dict[str, dict[int, str]] = {}
        self.lists: dict[str, str] = {}
        self.sent: list[Any] = []
        self.received: asyncio.Queue[Any] = asyncio.Queue()
        self.is_full = False
        self.has_learned = True

    def send(self, connection: int, text: str) -> None:  # noqa: ARG002 - one page at a time
        self.sent.append(json.loads(text))
        self.received.put_nowait(json.loads(text))

    async def keep(self, batches: Sequence[Kept]) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no room")
        for kept in batches:
            self.logs.setdefault(kept.table, {})[kept.number] = kept.batch
            if kept.entry:
                self.lists[kept.table] = kept.entry

    async def batches(self, table: str) -> Sequence[str]:
        return [batch for _, batch in sorted(self.logs.get(table, {}).items())]

    async def entries(self) -> Sequence[str]:
        return list(self.lists.values())

    async def forget(self, table: str) -> None:
        del self.logs[table], self.lists[table]

    def kernels(self, game: str) -> Kernels:
        return WasmtimeKernels(kernels(games.modules(game)))

    async def fetch_judge(self, game: str) -> Kernels | None:  # noqa: ARG002 - never there: tests/pocket/test_judge.py has it
        return None

    def say(self, lines: list[Line], game: str, players: int) -> list[str]:
        raise NotImplementedError

    async def fetch_learned(self, game: str, players: int) -> bool:  # noqa: ARG002 - always the same
        return self.has_learned


class Page:
    """A page, as far as messages go."""

    def __init__(self, hub: Hub, host: MemoryHost, number: int = 1) -> None:
        self.hub, self.host, self.number = hub, host, number
        self.position = 0
        self.legal: list[str] = []
        self.status = ""

    async def ask(self, path: str, body: object = None, expected: int = 200) -> Any:
        status, text = await self.hub.fetch(path, TOKEN, None if body is None else json.dumps(body))
        assert status == expected, text
        return json.loads(text)

    async def say(self, **message: Any) -> None:
        await self.hub.said(self.number, json.dumps(message))

    async def begin(self, game: str, level: str) -> str:
        """Begin a game with as few bots as can be."""
        fewest = games.modules(game).rules.FEWEST_PLAYERS
        seats = [{"who": "me", "name": "Ann"}, *({"who": "bot", "level": level} for _ in range(fewest - 1))]
        table: str = (await self.ask("tables", {"game": game, "seats": seats, "tips": True}))["table"]
        await self.enter(table)
        await self.say(type="start", id="start")
        return table

    async def enter(self, table: str) -> None:
        await self.say(type="hello", version=2, table=table, token=TOKEN)
        await self.say(type="listen", seat=0)

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            message = await asyncio.wait_for(self.host.received.get(), 60)
            if message["type"] in ("snapshot", "update"):
                self.position = message["position"]
                view = message.get("view") or message.get("changed") or {}
                self.legal = view.get("legal", self.legal)
                self.status = (message.get("table") or {}).get("status", self.status)

    async def play(self, moves: int) -> None:
        for number in range(moves):
            await self.until(lambda: bool(self.legal) or self.status == "over")
            if self.status == "over":
                return
            move, self.legal = self.legal[0], []
            await self.say(type="move", id=f"m{self.position}-{number}", seat=0, position=self.position, move=move)


def run(play: Callable[[Page, MemoryHost], Coroutine[Any, Any, None]]) -> None:
    async def with_hub() -> None:
        host = MemoryHost()
        await play(Page(Hub(host), host), host)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(with_hub())


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_against_masters_is_kept_and_can_be_watched_again(game: str) -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        table = await page.begin(game, "master")
        await page.play(10_000)
        assert page.status == "over"
        (listed,) = await page.ask("tables/mine")
        assert (listed["status"], listed["yours"]) == ("over", [0])
        assert listed["result"] is not None
        record = await page.ask(f"tables/{table}/record")
        steps = await page.ask(f"tables/{table}/steps?everybody=true")
        assert steps["steps"] == len(record["moves"])
        assert (await page.ask("replay?viewer=0", record))["steps"] == steps["steps"]

    run(play)


def test_another_worker_goes_on_where_the_last_one_ended() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        table = await page.begin("tricky", "newcomer")
        await page.play(3)
        await page.until(lambda: bool(page.legal))
        again = Page(Hub(host), host, 2)
        await again.enter(table)
        await again.until(lambda: bool(again.legal))
        assert (again.position, again.legal) == (page.position, page.legal)
        await again.play(10_000)
        assert again.status == "over"

    run(play)


def test_nothing_is_sent_that_is_not_kept() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        await page.begin("tricky", "newcomer")
        await page.until(lambda: bool(page.legal))
        before, host.is_full = len(host.sent), True
        await page.say(type="move", id="one", seat=0, position=page.position, move=page.legal[0])
        assert [(message["type"], message["line"]["id"]) for message in host.sent[before:]] == [("refusal", "store-unavailable")]
        host.is_full = False
        await page.say(type="move", id="two", seat=0, position=page.position, move=page.legal[0])
        assert host.sent[before + 1]["type"] == "update"

    run(play)


def test_a_game_can_be_deleted() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        table = await page.begin("figaro", "newcomer")
        assert len(await page.ask("tables/mine")) == 1
        await page.ask(f"tables/{table}/forget", {})
        assert await page.ask("tables/mine") == []
        assert (await page.ask(f"tables/{table}", expected=404))["line"]["id"] == "table-unknown"

    run(play)


def test_without_what_a_master_learned_an_expert_plays() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        host.has_learned = False
        table = await page.begin("tricky", "master")
        await page.play(12)
        await page.until(lambda: bool(page.legal))
        log = json.dumps([json.loads(batch) for batch in await host.batches(table)])
        assert '"expert"' in log

    run(play)


def test_lessons_puzzles_and_games_are_there() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        about = await page.ask("games")
        assert [game["name"] for game in about] == games.names()
        for game in about:
            moment = await page.ask(f"lessons/{game['name']}", {"scene": 0, "moves": [], "language": "en"})
            assert moment["scenes"] == game["scenes"]
            assert len((await page.ask(f"puzzles/{game['name']}"))["puzzles"]) == 3
        assert await page.ask("tables") == []
        assert (await page.ask("reviews/x", expected=409))["line"]["id"] == "review-unknown"
        assert (await page.ask("tables/x/chat", expected=404))["line"]["id"] == "table-unknown"

    run(play)


@pytest.mark.parametrize("game", [name for name in games.names() if games.modules(name).views.HAS_HIDDEN_INFORMATION])
def test_a_page_hears_of_no_seat_but_its_own(game: str) -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        table = await page.begin(game, "newcomer")
        await page.play(4)
        await page.until(lambda: bool(page.legal))
        seats = [message["seats"] for message in host.sent if message["type"] in ("snapshot", "update")]
        assert seats
        assert all(seat == [0] for seat in seats)
        await page.say(type="listen", seat=1)
        assert host.sent[-1]["line"]["id"] == "seat-not-yours"
        (seen,) = (await page.ask(f"tables/{table}/steps?viewer=0&first=0"))["viewers"]
        assert seen["viewer"] == 0
        for asked in ("viewer=1", "everybody=true"):
            refused = await page.ask(f"tables/{table}/steps?{asked}", expected=409)
            assert refused["line"]["id"] == "seat-not-yours"
        tip = {"seat": 1, "position": page.position}
        assert (await page.ask(f"tables/{table}/tip", tip, expected=409))["line"]["id"] == "seat-not-yours"
        assert (await page.ask(f"tables/{table}/review", {}, expected=409))["line"]["id"] == "review-unfinished"

    run(play)


@pytest.mark.parametrize("game", [name for name in games.names() if games.modules(name).views.HAS_HIDDEN_INFORMATION])
def test_a_page_hears_the_same_whatever_the_others_hold(game: str) -> None:
    modules, g, others = games.modules(game), generator(7), []

    async def hears(page: Page, host: MemoryHost, table: str) -> list[Any]:
        before = len(host.sent)
        await page.say(type="hello", version=2, table=table, token=TOKEN)
        await page.say(type="listen", seat=0, explained=[])
        for number, move in enumerate(page.legal):
            await page.say(type="why", id=f"why-{number}", seat=0, position=page.position, move=move)
        lists = [await page.ask(f"tables/{table}"), await page.ask("tables/mine")]
        lists.append(await page.ask(f"tables/{table}/tip", {"seat": 0, "position": page.position}))
        while not host.received.empty():  # else the page would take its old turn for its next one
            host.received.get_nowait()
        return [*(message | {"now": 0} for message in host.sent[before:]), *lists]

    async def play(page: Page, host: MemoryHost) -> None:
        table = await page.begin(game, "newcomer")
        page.hub._judged.add(game)  # by compiled functions: tests/pocket/test_judge.py has those of a browser
        live = await page.hub.open(table)
        for _ in range(OWN_TURNS):
            await page.until(lambda: bool(page.legal) or page.status == "over")
            if page.status == "over" or live.table.game is None:
                break
            played, legal = live.table.game, page.legal
            real, seen = played._state, await hears(page, host, table)
            played._state = another_world(modules, real, 0, g)
            others.append(played._state != real)
            assert await hears(page, host, table) == seen
            played._state, page.legal = real, legal
            await page.play(1)

    run(play)
    assert sum(others) >= OWN_TURNS // 2


def test_what_is_no_message_is_refused() -> None:
    async def play(page: Page, host: MemoryHost) -> None:
        await page.hub.said(1, "[]")
        assert host.sent[-1]["line"]["id"] == "message-unreadable"
        await page.say(type="hello", version=1, table="x", token=TOKEN)
        assert host.sent[-1]["line"]["id"] == "protocol-version"
        await page.ask("tables", {"game": "chess", "seats": [{"who": "me"}]}, expected=409)
        await page.ask("tables", {"game": 1}, expected=400)

    run(play)


def test_masters_of_two_search_no_longer_than_those_of_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone is many times slower than a server, so it keeps to the budget that each table has."""
    asked: list[int | None] = []
    monkeypatch.setattr("speeltafel.pocket.hub.LevelBot", lambda _modules, _level, _seed, iterations: asked.append(iterations))
    master = games.modules("carnavalo").bots.levels["master"]
    Hub(MemoryHost())._bot("carnavalo", "master")
    assert asked == [master.iterations]
    assert master.iterations < master.iterations_with(2)
