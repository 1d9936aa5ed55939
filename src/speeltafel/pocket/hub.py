"""The tables of one device: what registry, WebSocket and REST are for a server, without network, store and processes.

The page speaks to it as to a server. Its host, a worker's JavaScript, keeps the logs: nothing is shown before it is kept.
"""

import asyncio
import secrets
import traceback
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from urllib.parse import parse_qs

import msgspec

from speeltafel import bots, games
from speeltafel.bots import bot_engine
from speeltafel.bots.level_bot import LevelBot
from speeltafel.core.errors import NoJudge, NoSuchTable, NotKept, OurFault, Outdated, SpeeltafelError, make_error, refusal
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView
from speeltafel.pocket.wasm_memory import Kernels, wasm_engine
from speeltafel.server.answers import (
    LanAddresses,
    LessonStep,
    SeatClaim,
    SeatClaimed,
    TableCreated,
    TableDetails,
    TipWish,
    about_game,
    day_of_puzzles,
    game_of_record,
    moment_of_lesson,
    viewers_of,
)
from speeltafel.server.connections.connection import Connection
from speeltafel.server.connections.messages import (
    DECODER,
    VERSION,
    Done,
    FromClient,
    Hello,
    IllegalBecause,
    Listen,
    PageShown,
    Ping,
    Refusal,
    WhyIllegal,
    encoded,
)
from speeltafel.server.identity import new_name, new_secret, person_of
from speeltafel.server.limits.token_bucket import Bucket
from speeltafel.server.server_clock import now
from speeltafel.server.tables.listing import ListEntry, Listing, list_entry, listing_for
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.table.commands import Command, Move, NewTable, Sit
from speeltafel.table.decide import SERVER, Request, create, decide, rematch_of, time_is_up, view_for_tip, why_not
from speeltafel.table.events import Created, EventBatch, Rematched, only_plays
from speeltafel.table.messages import info
from speeltafel.table.replay import ReplayPart, replay_part
from speeltafel.table.table import Table

if TYPE_CHECKING:
    from speeltafel.pocket.judge import Judge

JSON = msgspec.json.Encoder()
BATCH = msgspec.json.Decoder(EventBatch)
ENTRY = msgspec.json.Decoder(ListEntry)
NO_LIMIT = 1e9
Query = dict[str, list[str]]


class Kept(NamedTuple):
    """A batch to keep: the number of its first event, its JSON, and the entry of the lists, where that changes."""

    table: str
    number: int
    batch: str
    entry: str


class Host(Protocol):
    """What holds the worker: JavaScript, or a test."""

    def send(self, connection: int, text: str, /) -> None: ...

    def keep(self, batches: Sequence[Kept], /) -> Awaitable[None]:
        """Write them all; return when they are on disk."""

    def batches(self, table: str, /) -> Awaitable[Sequence[str]]:
        """Return a log, in its order; empty if the table doesn't exist."""

    def entries(self) -> Awaitable[Sequence[str]]:
        """Return the entries of all tables."""

    def forget(self, table: str, /) -> Awaitable[None]: ...

    def kernels(self, game: str, /) -> Kernels: ...

    def fetch_judge(self, game: str, /) -> Awaitable[Kernels | None]:
        """Fetch what tips and reviews of a game run on; return None if it can't be had."""

    def say(self, lines: list[Line], game: str, players: int, /) -> list[str]:
        """Return what these lines say, in each language."""

    def fetch_learned(self, game: str, players: int, /) -> Awaitable[bool]:
        """Fetch what a learned level knows of so many players; return False if it can't be had."""


class Wire:
    """The way to one page. It is always there, and takes everything."""

    is_too_slow = False
    is_gone = False
    on_text: Callable[[str], bool] | None = None

    def __init__(self, host: Host, number: int) -> None:
        self._host, self._number = host, number

    def send_text(self, text: bytes) -> None:
        self._host.send(self._number, text.decode())

    def free_handshake(self) -> None:
        """Do nothing: there is nothing to free."""

    async def drained(self) -> None:
        """Return at once: the page takes everything."""

    async def close_soon(self) -> None:
        """Do nothing: it ends with the page."""


class Hub:
    """All tables of this device."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._connections: dict[int, tuple[Connection, LiveTable]] = {}
        self._judged: set[str] = set()  # games of which tips and reviews can be had

    # ---- Tables ----

    async def open(self, table_id: str) -> LiveTable:
        async with self._loading:
            if table_id not in self._tables:
                self._tables[table_id] = LiveTable(table_id, await self._from_log(table_id))
        live = self._tables[table_id]
        self._attend(live)
        return live

    async def _from_log(self, table_id: str) -> Table:
        log = await self.host.batches(table_id)
        if not log:
            raise make_error(NoSuchTable, "table-unknown")
        return Table.from_log([BATCH.decode(text) for text in log])

    async def _set(self, created: Created) -> LiveTable:
        table_id = new_name()
        batch = EventBatch(now(), [created])
        await self.host.keep([_kept(table_id, Table(created), 0, batch)])
        self._tables[table_id] = LiveTable(table_id, Table(created))
        return self._tables[table_id]

    async def execute(
        self, live: LiveTable, command: Command, who: str, asker: Connection | None = None, played_as: str = ""
    ) -> int | None:
        """Decide, keep and publish. Return the number under which it was done, unless the asker was sent it."""
        async with self._at(live) as table:
            batch = decide(table, command, Request(who, now(), live.everybody_here(), new_name, {}, played_as))
            if batch is not None and await self._store(live, batch, asker):
                return None
            return table.done_as(who, command.id)

    def _at(self, live: LiveTable) -> "Turn":
        return Turn(self, live)

    async def _store(self, live: LiveTable, batch: EventBatch, asker: Connection | None = None) -> bool:
        """Keep a batch, then publish it. Return whether the asker was sent it."""
        kept = [_kept(live.id, live.table, live.streams.number, batch)]
        for event in batch.events:
            if isinstance(event, Rematched):
                created = rematch_of(live.table, new_secret(), [new_name() for _ in range(len(live.table.seats) + 1)])
                kept.append(_kept(event.table, Table(created), 0, EventBatch(batch.at, [created])))
        try:
            await self.host.keep(kept)
        except Exception as error:  # JavaScript's, or the disk's
            raise make_error(NotKept, "store-unavailable") from error
        return live.publish(batch, asker)

    async def restore(self, live: LiveTable) -> None:
        """Put the table back to its log: the last batch could not be kept."""
        live.restore_table(await self._from_log(live.id))

    # ---- Bots and clocks ----

    def _attend(self, live: LiveTable) -> None:
        """Start the task that moves the table's bots and watches its clock, if one is needed."""
        if live.attention is None and live.next_attention_at(now()) is not None:
            live.attention = asyncio.ensure_future(self._watch(live))

    async def _watch(self, live: LiveTable) -> None:
        try:
            while (at := live.next_attention_at(now())) is not None:
                await asyncio.sleep(max(0, at - now()) / 1000)  # at least once round, so that the answer goes out first
                await self._act(live)
        finally:
            live.attention = None

    async def _act(self, live: LiveTable) -> None:
        seat, level, position = live.table.to_act, live.table.bot_to_act(), live.table.position
        if level and seat is not None and live.table.game is not None:
            view = live.table.game.view(seat)
            played_as = await self._playable(view, level)
            move = self._bot(view.game, played_as).choose(view)
            if live.table.position == position:
                late = played_as if played_as != level else ""
                await self.execute(live, Move(f"bot-{position}", seat, position, move), SERVER, played_as=late)
            return
        async with self._at(live) as table:
            batch = time_is_up(table, now())
            if batch is not None:
                await self._store(live, batch)

    async def _playable(self, view: AnyView, level: str) -> str:
        """Return the level, or the next weaker one if what it knows was never fetched and there is no network."""
        found = games.modules(view.game).bots.levels.get(level)
        if found is None or not found.is_learned or await self.host.fetch_learned(view.game, view.players):
            return level
        known = bots.levels(view.game)
        return known[known.index(level) - 1]

    @cache  # noqa: B019 - there is one hub, as long as the worker lives
    def _bot(self, game: str, level: str) -> Any:
        if level in bots.RESEARCH:
            return bots.bot(game, level)
        modules = games.modules(game)
        bot_engine._compiled.setdefault(modules.package, wasm_engine(modules, self.host.kernels(game)))
        found = modules.bots.levels[level]
        return LevelBot(modules, found, secrets.randbits(64), found.iterations)  # a phone has no time for more

    # ---- A page's connection to a table ----

    async def said(self, number: int, text: str) -> None:
        """Answer a message on that connection. The first one is a hello."""
        wire = Wire(self.host, number)
        try:
            message = DECODER.decode(text)
            if isinstance(message, Hello):
                await self._welcome(number, wire, message)
            elif number in self._connections:
                await self._handle(*self._connections[number], message)
        except SpeeltafelError as error:
            wire.send_text(encoded(Refusal(error.line)))
        except (msgspec.MsgspecError, RecursionError) as error:
            wire.send_text(encoded(Refusal(Line("message-unreadable", {"detail": str(error)[:200]}))))

    async def _welcome(self, number: int, wire: Wire, hello: Hello) -> None:
        person = person_of(hello.token)
        if hello.version != VERSION:
            raise SpeeltafelError(Line("protocol-version", {"found": hello.version, "expected": VERSION}))
        if person is None:
            raise SpeeltafelError(Line("token-wrong"))
        live = await self.open(hello.table)
        connection = Connection(person, wire, Bucket(NO_LIMIT, NO_LIMIT))
        self._connections[number] = (connection, live)
        async with self._at(live):
            live.join(connection)
            connection.send(encoded(live.welcome(person)))

    async def _handle(self, connection: Connection, live: LiveTable, message: FromClient) -> None:
        match message:
            case Hello() | Ping() | PageShown():  # said already; the page never asks whether we are here; nobody is called
                pass
            case Listen():
                await self._listen(connection, live, message)
            case WhyIllegal():
                async with self._at(live) as table:
                    line = why_not(table, connection.person, message.seat, message.position, message.move)
                connection.send(encoded(IllegalBecause(message.id, line)))
            case _:
                command: Command = message  # mypy says so when a new message has no case of its own
                await self._command(connection, live, command)

    async def _listen(self, connection: Connection, live: LiveTable, wish: Listen) -> None:
        async with self._at(live):
            if live.may_watch(connection.person, wish.seat):
                live.listen(connection, wish.seat, wish.number)
                if wish.seat is not None:
                    live.explain_to(connection, wish.seat, wish.explained)
            else:
                connection.send(encoded(Refusal(Line("seat-not-yours" if wish.seat is not None else "no-spectators"))))

    async def _command(self, connection: Connection, live: LiveTable, command: Command) -> None:
        try:
            number = await self.execute(live, command, connection.person, connection)
        except SpeeltafelError as error:
            connection.send(encoded(Refusal(error.line, command.id)))
            if isinstance(error, Outdated):
                async with self._at(live):
                    live.show_again(connection)
        else:
            if number is not None:
                connection.send(encoded(Done(command.id, number)))

    def closed(self, number: int) -> None:
        connection, live = self._connections.pop(number, (None, None))
        if connection is not None and live is not None:
            live.leave(connection)

    # ---- REST ----

    async def fetch(self, path: str, token: str, body: str | None) -> tuple[int, str]:
        """Return the status and the JSON of an answer. The page says refusals in words, by their line."""
        try:
            return 200, JSON.encode(await self._answer(path, person_of(token) or "", body)).decode()
        except SpeeltafelError as error:
            return (404 if isinstance(error, NoSuchTable) else 409), _problem(error.line)
        except (msgspec.MsgspecError, RecursionError) as error:
            return 400, _problem(Line("request-wrong", {"detail": str(error)[:200]}))
        except Exception:  # the page must not wait for ever
            traceback.print_exc()  # into the console
            return 500, _problem(Line("pocket-fault"))

    async def _answer(self, path: str, who: str, body: str | None) -> Any:
        place, _, query = path.partition("?")
        asked = parse_qs(query)
        match place.split("/"):
            case ["games"]:
                return [about_game(games.modules(name)) for name in games.names()]
            case ["house"]:
                return LanAddresses([])
            case ["tables"] if body is None:
                return []
            case ["tables"]:
                wish = msgspec.json.decode(body or "", type=NewTable)
                live = await self._set(create(wish, who, new_secret(), [new_name() for _ in range(len(wish.seats) + 1)]))
                return TableCreated(live.id, live.table.created.invites)
            case ["tables", "mine"]:
                return await self._listings(who)
            case ["tables", name, *what]:
                return await self._about_table(await self.open(name), what, who, asked, body)
            case ["review"]:
                return await self._review((body or "").encode())
            case ["reviews", name]:
                return await (await self._judge()).news(name, int(asked.get("after", ["0"])[0]))
            case ["reviews", name, "longer"]:
                return (await self._judge()).longer(name, int(asked["number"][0]))
            case ["replay"]:
                game, names = game_of_record((body or "").encode())
                return _part(game, asked, names)
            case ["lessons", name]:
                return moment_of_lesson(name, msgspec.json.decode(body or "", type=LessonStep))
            case ["puzzles", name]:
                return day_of_puzzles(games.modules(name), datetime.now(UTC).date())
        raise SpeeltafelError(Line("pocket-cannot"))

    async def _about_table(self, live: LiveTable, what: list[str], who: str, asked: Query, body: str | None) -> Any:
        async with self._at(live) as table:
            if not what:
                return TableDetails(live.id, info(table), table.invites if who == table.created.host else [])
            if what == ["log"]:
                return [msgspec.Raw(batch.encode()) for batch in await self.host.batches(live.id)]
            if what == ["forget"]:
                await self.host.forget(live.id)
                self._tables.pop(live.id, None)
                return {}
            if what == ["record"]:
                if table.game is None:
                    raise refusal("record-unknown")
                so_far = {**table.game.record(), "seats": [seat.name for seat in table.seats]}
                return table.record() or so_far  # all of it lies on this device anyway
            if what == ["steps"]:
                if table.game is None:
                    raise refusal("record-unknown")
                for viewer in _viewers(table.game, asked):
                    if not live.may_look_back(who, viewer):
                        raise refusal("seat-not-yours" if viewer is not None and table.status != "over" else "no-spectators")
                return _part(table.game, asked, [seat.name for seat in table.seats])
        if what == ["tip"]:
            return await self._tip(live, who, msgspec.json.decode(body or "", type=TipWish))
        if what == ["review"]:
            if live.table.status != "over" or (record := live.table.record()) is None:
                raise refusal("review-unfinished")
            return await self._review(JSON.encode(record))
        if what == ["seats"]:
            claim = msgspec.json.decode(body or "", type=SeatClaim)
            sit = Sit(claim.id or new_name(), claim.seat, claim.name, claim.code, claim.commitment)
            await self.execute(live, sit, who)
            return SeatClaimed(live.table.seats_of(who))
        raise SpeeltafelError(Line("pocket-cannot"))

    async def _tip(self, live: LiveTable, who: str, wish: TipWish) -> Any:
        async with self._at(live) as table:
            view, counts = view_for_tip(table, who, wish.seat, wish.position), table.created.memory_aids
        judge = await self._judge(view.game, view.players)
        return judge.tip(games.modules(view.game), view, counts)

    async def _review(self, record: bytes) -> Any:
        game, _ = game_of_record(record)
        return (await self._judge(game.modules.name, game.players)).ask(record)

    async def _judge(self, game: str = "", players: int = 0) -> "Judge":
        """Return who gives tips and reviews, with what is needed for that game. Raises NoJudge."""
        if not game and not self._judged:
            raise make_error(NoJudge, "review-unknown")
        if game and game not in self._judged:
            kernels = await self.host.fetch_judge(game)
            if kernels is None:
                raise make_error(NoJudge, "pocket-no-judge")
            from speeltafel.pocket import judge  # only now: a page that asks for neither never fetches it
            from speeltafel.review.reasons import compose

            judge.get_ready(games.modules(game), kernels)
            compose.let_say(lambda lines, package, seats: self.host.say(lines, package.rpartition(".")[2], seats))
            self._judged.add(game)
        if game and not await self.host.fetch_learned(game, players):
            raise make_error(NoJudge, "pocket-no-judge")
        return self._the_judge

    @cached_property
    def _the_judge(self) -> "Judge":
        from speeltafel.pocket.judge import Judge

        return Judge()

    async def _listings(self, who: str) -> list[Listing]:
        entries = [ENTRY.decode(text) for text in await self.host.entries()]
        entries.sort(key=lambda entry: -entry.changed_at)
        return [await self._listing(entry, who) for entry in entries]

    async def _listing(self, entry: ListEntry, who: str) -> Listing:
        if entry.status not in ("playing", "paused"):
            return listing_for(entry, who)
        return listing_for(entry, who, (await self.open(entry.table)).table)


class Turn:
    """Alone with a table: nobody sees it ahead of its log."""

    def __init__(self, hub: Hub, live: LiveTable) -> None:
        self._hub, self._live = hub, live

    async def __aenter__(self) -> Table:
        """Wait for the table to be free."""
        await self._live.lock.acquire()
        return self._live.table

    async def __aexit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        """Return the table to its log if something failed after a decision."""
        try:
            if self._live.is_ahead:
                await self._hub.restore(self._live)
        finally:
            self._live.lock.release()
        self._hub._attend(self._live)
        if error is not None and not isinstance(error, SpeeltafelError | msgspec.MsgspecError) and isinstance(error, Exception):
            raise make_error(OurFault, "pocket-fault") from error


def _kept(table_id: str, table: Table, published: int, batch: EventBatch) -> Kept:
    entry = "" if only_plays(batch) else JSON.encode(list_entry(table_id, table, batch.at)).decode()
    return Kept(table_id, published + 1, JSON.encode(batch).decode(), entry)


def _viewers(game: Any, asked: Query) -> Sequence[int | None]:
    viewer = int(asked["viewer"][0]) if "viewer" in asked else None
    return viewers_of(game, viewer, asked.get("everybody") == ["true"])


def _part(game: Any, asked: Query, names: list[str]) -> ReplayPart:
    return replay_part(game, game.moves, list(_viewers(game, asked)), int(asked.get("first", ["0"])[0]), names)


def _problem(line: Line) -> str:
    return JSON.encode({"line": line, "words": ""}).decode()
