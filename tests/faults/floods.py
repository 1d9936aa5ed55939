"""Somebody at another address who means no good, for a while: each flood is one way to keep a server busy.

python -m tests.faults.floods NAME PORT SECONDS
"""

import asyncio
import contextlib
import itertools
import json
import secrets
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from speeltafel.server.connections.messages import VERSION
from tests.server.running_server import NO_CERTIFICATES

PEST = "127.0.0.66"  # Linux has the whole network 127.0.0.0/8
TRIES = 6
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, KeyError, ValueError)

Flood = Callable[[int, float], Coroutine[Any, Any, None]]


async def requests(port: int, seconds: float) -> None:
    """Ten at a time, as fast as they are answered."""

    async def ask(http: httpx.AsyncClient) -> None:
        while True:
            for path in ("/api/tables", "/api/games", "/api/tables/mine"):
                await http.get(path, headers={"authorization": f"Bearer {secrets.token_urlsafe(16)}"})

    async with _http(port) as http:
        await _for(seconds, *[ask(http) for _ in range(10)])


async def listeners(port: int, seconds: float) -> None:
    """Twenty connections that ask for everything again and again."""
    table, token = await _a_table(port)

    async def ask() -> None:
        async with await _socket(port, table, token) as live:
            reading = asyncio.create_task(_read(live))
            try:
                while True:
                    await live.send(json.dumps({"type": "listen", "seat": None}))
                    await asyncio.sleep(0)
            finally:
                reading.cancel()

    await _for(seconds, *[ask() for _ in range(20)])


async def commands(port: int, seconds: float) -> None:
    """Twenty connections that talk without end."""
    table, token = await _a_table(port)

    async def ask() -> None:
        async with await _socket(port, table, token) as live:
            reading = asyncio.create_task(_read(live))
            try:
                while True:
                    await live.send(json.dumps({"type": "say", "id": secrets.token_hex(8), "seat": 0, "text": "x" * 400}))
                    await asyncio.sleep(0)
            finally:
                reading.cancel()

    await _for(seconds, *[ask() for _ in range(20)])


async def half_requests(port: int, seconds: float) -> None:
    """Hundreds of connections that never say what they want."""
    held: list[socket.socket] = []

    async def open_more() -> None:
        for number in itertools.count():
            with contextlib.suppress(OSError):
                held.append(
                    await asyncio.to_thread(_half, port, b"" if number % 2 else b"POST /api/tables HTTP/1.1\r\nhost: x\r\nx: ")
                )
            await asyncio.sleep(0.005)

    await _for(seconds, open_more())
    for raw in held:
        raw.close()


async def masters(port: int, seconds: float) -> None:
    """Tables full of the bots that think longest."""
    bot = {"who": "bot", "level": "master"}

    async def play() -> None:
        table, token = await _a_table(port, "carnavalo", [{"who": "me"}, *[bot] * 5])
        async with await _socket(port, table, token) as live:
            await live.send(json.dumps({"type": "listen", "seat": 0}))
            await live.send(json.dumps({"type": "start", "id": "start"}))
            while True:
                message = json.loads(await live.recv())
                legal = (message.get("view") or message.get("changed") or {}).get("legal")
                if legal:
                    move = {"type": "move", "id": secrets.token_hex(8), "seat": 0, "move": legal[0]}
                    await live.send(json.dumps({**move, "position": message["position"]}))

    await _for(seconds, *[play() for _ in range(10)])


FLOODS: dict[str, Flood] = {one.__name__: one for one in (requests, listeners, commands, half_requests, masters)}


async def flood(name: str, port: int, seconds: float) -> None:
    """From a process of its own, so that it keeps the server busy and not those who measure."""
    program = (sys.executable, "-m", "tests.faults.floods", name, str(port), str(seconds))
    process = await asyncio.create_subprocess_exec(*program, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert process.returncode == 0, said.decode()


async def _for(seconds: float, *doing: Awaitable[None]) -> None:
    """All of them, again and again where they are thrown out."""
    end = time.monotonic() + seconds
    tasks = [asyncio.ensure_future(one) for one in doing]
    _, pending = await asyncio.wait(tasks, timeout=max(0.0, end - time.monotonic()))
    for task in pending:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, (*GONE, asyncio.CancelledError)):
            raise result


def _http(port: int) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=PEST, verify=NO_CERTIFICATES)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=10)


async def _a_table(port: int, game: str = "tricky", seats: Any = ({"who": "me"}, {"who": "me"})) -> tuple[str, str]:
    """Open a table; again if there is no answer, as on a busy machine: a flood that never began would be no flood."""
    token = secrets.token_urlsafe(16)
    wish = {"game": game, "seats": list(seats)}
    for tries_left in reversed(range(TRIES)):
        try:
            async with _http(port) as http:
                answer = await http.post("/api/tables", json=wish, headers={"authorization": f"Bearer {token}"})
                return str(answer.json()["table"]), token
        except httpx.HTTPError:
            if not tries_left:
                raise
    raise AssertionError


async def _socket(port: int, table: str, token: str) -> Any:
    live = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, local_addr=(PEST, 0))
    await live.send(json.dumps({"type": "hello", "version": VERSION, "table": table, "token": token}))
    return live


async def _read(live: Any) -> None:
    with contextlib.suppress(*GONE):
        async for _ in live:
            pass


def _half(port: int, said: bytes) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", port), timeout=2, source_address=(PEST, 0))
    raw.sendall(said)
    return raw


if __name__ == "__main__":
    asyncio.run(FLOODS[sys.argv[1]](int(sys.argv[2]), float(sys.argv[3])))
