"""A real server in a process of its own, and clients for it."""

import asyncio
import gc
import json
import multiprocessing
import os
import secrets
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

import alembic.command  # noqa: F401  read before servers are forked, as is psycopg
import httpx
import msgspec
import psycopg  # noqa: F401
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from speeltafel.server.app import serve
from speeltafel.server.asgi.websocket import TRY_AGAIN_LATER
from speeltafel.server.connections.messages import VERSION
from speeltafel.server.settings import Settings
from speeltafel.server.tables.automation import LONGEST_RETRY_S
from tests.faults import everywhere
from tests.table.mirror import Mirror
from tests.waiting import until

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading those of the system takes longer than a request
LONGEST_START_S = 180  # on a busy machine; a second where nothing else runs
OPENING_S = 60  # on a busy machine
CLOSING_S = 1  # for the last words: some of our clients have read nothing for long, and would have to read all of it first
LONGEST_STOP_S = 10  # on a busy machine; a second or two where nothing else runs
REPOSITORY = Path(__file__).parents[2]
LAUNCH = "import json,sys,pathlib; from speeltafel.server.app import serve; from speeltafel.server.settings import Settings; "
LAUNCH += "s = json.loads(sys.argv[1]); folders = {name: s[name] and pathlib.Path(s[name]) for name in ('web', 'pocket')}; "
LAUNCH += "lists = {name: tuple(value) for name, value in s.items() if isinstance(value, list)}; "
LAUNCH += "serve(Settings(**{**s, **lists, **folders}))"

# Servers are forked from a process that has read all their code: a second of work less for each.
FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["pytest", "litestar.plugins.attrs", "litestar.plugins.pydantic", "tests.server.running_server"])


def free_port() -> int:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return int(some.getsockname()[1])


def until_it_answers(url: str) -> None:
    """Its health, at that address."""
    until(lambda: answers(url), LONGEST_START_S)


def answers(url: str) -> bool:
    """Whether a server is there. Knocks first: asking in vain by HTTP is a lot of work."""
    place = httpx.URL(url)
    try:
        socket.create_connection((place.host, place.port or 80), timeout=2).close()
        return httpx.get(f"{url}/api/health", timeout=2, verify=NO_CERTIFICATES).status_code == 200
    except (OSError, httpx.HTTPError):
        return False


def serve_settings(given: str, log: str, environment: dict[str, str]) -> None:
    """Do what LAUNCH does, in a process that was forked."""
    gc.freeze()  # what is there already is not looked through again: that would copy all of it
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    os.environ.clear()
    os.environ.update(environment)
    settings: dict[str, Any] = json.loads(given)
    lists = {name: tuple(value) for name, value in settings.items() if isinstance(value, list)}
    folders = {name: settings[name] and Path(settings[name]) for name in ("web", "pocket")}
    serve(Settings(**{**settings, **lists, **folders}))


class Forked:
    """What `subprocess.Popen` is to other servers."""

    def __init__(self, target: Callable[..., None], *given: Any) -> None:
        self._process = FORK.Process(target=target, args=given, daemon=True)
        self._process.start()
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int | None:
        self._process.join(timeout)
        if timeout is not None and self._process.is_alive():
            raise subprocess.TimeoutExpired("server", timeout)
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()


class Running:
    """The server; it can be killed and started again on the same port and database."""

    launch = LAUNCH
    longest_stop_s = LONGEST_STOP_S

    def __init__(self, database: str, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self._environment = environment or {}  # beside that of the tests
        settings = {"bot_seconds": 0.0, "connections_per_address": 5000, "requests_per_second": 10000.0, **settings}
        settings.setdefault("commands_per_second", 1000.0)
        settings.setdefault("grace_seconds", 0.0)
        settings.setdefault("megabytes_per_hour", 100_000.0)
        settings.setdefault("tables_at_once", 100_000)
        settings.setdefault("listed_per_person", 100_000)
        self.settings = Settings(database, port=free_port(), **settings)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        given = json.dumps(asdict(self.settings), default=str)
        environment = {
            **os.environ,
            "PYTHONPATH": f"{REPOSITORY / 'src'}:{REPOSITORY}",
            **everywhere.environment(),
            **self._environment,
        }
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  not a pipe: nobody reads while the server runs
        self.process = self._launch(given, environment)
        end = time.monotonic() + LONGEST_START_S
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self._logged()}")
            if answers(self.url):
                return
            time.sleep(0.02)
        self.kill()
        raise AssertionError("the server does not answer")

    def _launch(self, given: str, environment: dict[str, str]) -> Any:
        if self.launch == LAUNCH and not everywhere.TROUBLE and not self._environment:
            return Forked(serve_settings, given, self._log_path(), environment)
        launch = everywhere.LAUNCH if everywhere.TROUBLE and self.launch == LAUNCH else self.launch
        return subprocess.Popen([sys.executable, "-c", launch, given], stderr=self._log, env=environment)

    def _log_path(self) -> str:
        return f"/proc/{os.getpid()}/fd/{self._log.fileno()}"

    def kill(self) -> str:
        """As a power cut would; what it had logged."""
        self.process.kill()
        self.process.wait()
        return self._logged()

    def stop(self) -> str:
        """As a host would; what it had logged."""
        self.process.terminate()
        try:
            self.process.wait(timeout=self.longest_stop_s)
        except subprocess.TimeoutExpired:
            self._say_address()
            raise AssertionError(f"the server does not stop: {self.kill()}") from None
        return self._logged()

    def _say_address(self) -> None:
        """Into its log, where it knows how."""

    def _logged(self) -> str:
        with self._log as log:
            log.seek(0)
            return log.read()


@contextmanager
def running(database: str, kind: type[Running] = Running, **settings: Any) -> Iterator[Running]:
    server = kind(database, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


_open: "list[Client]" = []


def run(play: Coroutine[Any, Any, None]) -> None:
    """Run it, and close all connections that it opened."""

    async def with_closing() -> None:
        try:
            await play
        finally:
            closing, _open[:] = _open[:], []
            await asyncio.gather(*[client.close() for client in closing])

    asyncio.run(with_closing())


@dataclass
class Person:
    """Somebody with a browser."""

    server: Running
    token: str
    password: str = ""

    @classmethod
    def new(cls, server: Running) -> Self:
        return cls(server, secrets.token_urlsafe(16))

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}", "x-speeltafel-password": self.password, **headers}
        url, tries = self.server.url + path, 30 if everywhere.TROUBLE else 1
        for _ in range(tries):
            answer = httpx.request(method, url, json=body, headers=headers, timeout=30, verify=NO_CERTIFICATES)
            if answer.status_code != 503:
                break
            time.sleep(0.1 if everywhere.TROUBLE else 0)
        return answer

    def create(self, game: str = "tricky", seats: str = "me open", **wishes: Any) -> dict[str, Any]:
        words = {"me": {"who": "me", "name": "Host"}, "bot": {"who": "bot", "level": "random"}, "open": {}}
        answer = self.request("POST", "/api/tables", {"game": game, "seats": [words[w] for w in seats.split()], **wishes})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def sit(self, created: dict[str, Any], seat: int | None = None) -> list[int]:
        body = {"code": created["invites"][0]["code"], "seat": seat, "name": f"Guest {seat}", "id": secrets.token_hex(8)}
        answer = self.request("POST", f"/api/tables/{created['table']}/seats", body)
        assert answer.status_code == 201, answer.text
        return list(answer.json()["seats"])

    async def connect(self, table: str, *seats: int | None, **options: Any) -> "Client":
        client = Client(self, table, {seat: Mirror(seat) for seat in seats}, options)
        _open.append(client)
        await client.connect()
        return client


class Client:
    """What a page does: keeps a mirror for each of its seats, and can come back after a break."""

    def __init__(self, person: Person, table: str, mirrors: dict[int | None, Mirror], options: dict[str, Any]) -> None:
        self.person = person
        self.table = table
        self.mirrors = mirrors
        self.options = options
        self.received: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.away: list[int] = []
        self._asked: dict[str, dict[str, Any]] = {}  # commands that have no answer yet
        self.socket: ClientConnection | None = None

    async def connect(self) -> None:
        url = f"ws://127.0.0.1:{self.person.server.settings.port}/api/tables/{self.table}/live"
        options = {"compression": None, "max_size": None, "open_timeout": OPENING_S, "close_timeout": CLOSING_S, **self.options}
        self.socket = await connect(url, **options)
        await self.say(type="hello", version=VERSION, table=self.table, token=self.person.token, password=self.person.password)
        for seat, mirror in self.mirrors.items():
            await self.say(type="listen", seat=seat, number=mirror.number)

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = 10) -> dict[str, Any]:
        """One message."""
        assert self.socket is not None
        try:
            data = await asyncio.wait_for(self.socket.recv(), LONGEST_RETRY_S if everywhere.TROUBLE else timeout)
        except ConnectionClosed:
            if not everywhere.TROUBLE or self.socket.close_code != TRY_AGAIN_LATER:
                raise
            await self.connect()
            for command in self._asked.values():
                await self.say(**command)
            return await self.receive(timeout)
        assert isinstance(data, str)
        return self.take(data)

    def take(self, data: str) -> dict[str, Any]:
        self.received.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        for mirror in self.mirrors.values():
            mirror.apply(data)
        if message["type"] in ("done", "refusal"):
            self.answers[message.get("id", "")] = message
        elif message.get("command"):
            self.answers[message["command"]] = message
        if "away" in message:
            self.away = message["away"]
        return message

    async def until(self, kind: str, timeout: float = 10) -> dict[str, Any]:
        while (message := await self.receive(timeout))["type"] != kind:
            pass
        return message

    async def ask(self, kind: str, id_: str = "", **fields: Any) -> dict[str, Any]:
        """Return a command, and what became of it."""
        id_ = id_ or secrets.token_hex(8)
        command = self._asked[id_] = {"type": kind, "id": id_, **fields}
        await self.say(**command)
        while id_ not in self.answers or (everywhere.TROUBLE and self._is_to_be_said_again(id_)):
            if id_ in self.answers:
                del self.answers[id_]
                await self.say(**command)
            await self.receive()
        del self._asked[id_]
        answer = self.answers[id_]
        while any((mirror.number or 0) < answer.get("number", 0) for mirror in self.mirrors.values()):
            await self.receive()
        return answer

    def _is_to_be_said_again(self, id_: str) -> bool:
        answer = self.answers[id_]
        return answer["type"] == "refusal" and answer["line"]["id"] in ("store-unavailable", "store-unreadable")

    async def move(self, seat: int, choose: int = 0, id_: str = "") -> dict[str, Any]:
        state = self.mirrors[seat].state
        legal = state["view"]["legal"]
        return await self.ask("move", id_, seat=seat, position=state["position"], move=legal[choose % len(legal)])

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
