"""The clients of benchmarks/server.py and scale.py: tables of tricky, each seat a WebSocket of its own, all in this process.

    python -m benchmarks.server_clients PORTS TABLES SECONDS PER_SECOND

With several servers, PORTS says where people connect: 8001,8002 brings each table to one of them, in turn; 8001+8002 spreads
the people of every table over both. Says when the tables are ready and it begins, and what it saw when it has ended. With
PER_SECOND 0 every seat moves at once.
It is the server that is measured, so these do as little as a client can: frames are taken apart by hand, nothing is a task.
"""

import asyncio
import json
import secrets
import sys
import time
from typing import Any, Self

import httpx
import msgspec
import uvloop
from websockets.frames import Frame, Opcode

SEATS = 4
# The printed board's lengths, with cells that nobody pays for: so that no game ends, and only moves are measured.
BOARD = [{"cells": ["y"] * (length - 1) + ["r"], "arrow": 0} for length in (4, 5, 6, 7, 8)]
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Legal(msgspec.Struct, frozen=True):
    legal: list[str] = []


class Received(msgspec.Struct):
    """The little of a message that a robot needs."""

    type: str
    position: int = -1
    changed: Legal = Legal()
    view: Legal | None = None


DECODER = msgspec.json.Decoder(Received)
ENCODER = msgspec.json.Encoder()


class Seat(asyncio.Protocol):
    """A WebSocket at a table."""

    def __init__(self, table: "Table", number: int) -> None:
        self._table = table
        self._number = number
        self._data = b""
        self._is_open = False
        self._opened = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, table: str) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self._transport.write(UPGRADE.format(port=port, table=table).encode())
        await self._opened

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if end:
                self._is_open = True
                self._opened.set_result(None)
            else:
                data = head
        at = 0
        while self._is_open and len(data) >= at + 2:
            begin, length = at + 2, data[at + 1]
            if length >= 126:
                begin, length = (at + 4, int.from_bytes(data[at + 2 : at + 4], "big"))
            if len(data) < begin + length:
                break
            if data[at] & 15 == Opcode.PING:
                self._transport.write(Frame(Opcode.PONG, data[begin : begin + length]).serialize(mask=True))
            elif data[at] & 15 == Opcode.TEXT:
                self._table.receives(self._number, DECODER.decode(data[begin : begin + length]))
            at = begin + length
        self._data = data[at:]

    def connection_lost(self, _: Exception | None) -> None:
        self._table.lost()

    def say(self, message: dict[str, Any]) -> None:
        self._transport.write(Frame(Opcode.TEXT, ENCODER.encode(message)).serialize(mask=True))

    def close(self) -> None:
        self._transport.close()


class Table:
    """Four robots at one table. A move is made by whoever is on turn; it is over when the last of them has seen it."""

    def __init__(self) -> None:
        self._seats = [Seat(self, seat) for seat in range(SEATS)]
        self._positions = [-1] * SEATS
        self._legal: list[str] = []
        self._seat = 0
        self._behind = SEATS  # seats that have not seen the position yet
        self._all_saw: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, ports: list[int], http: httpx.AsyncClient) -> Self:
        """Each of its people at the next of these ports."""
        table = cls()
        tokens = [secrets.token_urlsafe(16) for _ in range(SEATS)]
        wish = {"game": "tricky", "seats": [{"who": "me"}] + [{}] * (SEATS - 1), "options": {"board": BOARD}}
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        created = (await http.post("/api/tables", json=wish, headers=headers[0])).raise_for_status().json()
        for guest in headers[1:]:
            body = {"code": created["invites"][0]["code"]}
            (await http.post(f"/api/tables/{created['table']}/seats", json=body, headers=guest)).raise_for_status()
        for number, seat in enumerate(table._seats):
            await seat.connect(ports[number % len(ports)], created["table"])
            seat.say({"type": "hello", "version": 2, "table": created["table"], "token": tokens[number]})
            seat.say({"type": "listen", "seat": number})
        await table._see()
        table._seats[0].say({"type": "start", "id": "start"})
        await table._see()
        return table

    def receives(self, seat: int, received: Received) -> None:
        if received.type not in ("snapshot", "update") or received.position <= self._positions[seat]:
            return
        self._positions[seat] = received.position
        legal = (received.view or received.changed).legal
        if legal:
            self._legal, self._seat = legal, seat
        self._behind -= 1
        if not self._behind:
            self._behind = SEATS
            if self._all_saw is not None:
                self._all_saw.set_result(None)

    def lost(self) -> None:
        if self._all_saw is not None and not self._all_saw.done():
            self._all_saw.set_exception(ConnectionError("the server hung up"))

    async def _see(self) -> None:
        """Until all four have seen the next position."""
        self._all_saw = self._loop.create_future()
        await self._all_saw

    async def move(self) -> float:
        """One move: how long until the last seat has seen it."""
        move, position = self._legal[len(self._legal) // 2], self._positions[0]
        begun = time.perf_counter()
        self._seats[self._seat].say({"type": "move", "id": str(position), "seat": self._seat, "position": position, "move": move})
        await self._see()
        return time.perf_counter() - begun

    def close(self) -> None:
        for seat in self._seats:
            seat.close()


async def opened(ports: str, tables: int) -> list[Table]:
    clusters = [[int(port) for port in cluster.split("+")] for cluster in ports.split(",")]
    begun = []
    for cluster, count in zip(clusters, shares(tables, len(clusters)), strict=True):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{cluster[0]}", timeout=60) as http:
            begun += [await Table.open(cluster, http) for _ in range(count)]
    return begun


def shares(whole: int, parts: int) -> list[int]:
    """As equal as they can be."""
    return [whole // parts + (part < whole % parts) for part in range(parts)]


async def robot(table: Table, end: float, pause: float, latencies: list[float]) -> None:
    """Plays on until the end."""
    await asyncio.sleep(pause * secrets.randbelow(1000) / 1000)
    while time.perf_counter() < end:
        latencies.append(await table.move())
        if pause:
            await asyncio.sleep(max(0.0, pause - latencies[-1]))


async def main(ports: str, tables: int, seconds: float, per_second: float) -> None:
    playing = await opened(ports, tables)
    say({"what": "begin"})
    begun, used = time.perf_counter(), time.process_time()
    latencies: list[float] = []
    pause = 1 / per_second if per_second else 0.0
    await asyncio.gather(*[robot(table, begun + seconds, pause, latencies) for table in playing])
    took = {"seconds": time.perf_counter() - begun, "client_cpu": time.process_time() - used}
    say({"what": "end", "moves": len(latencies), "latencies": latencies, **took})
    for table in playing:
        table.close()


def say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    ports_, tables_, seconds_, per_second_ = sys.argv[1:]
    uvloop.run(main(ports_, int(tables_), float(seconds_), float(per_second_)))
