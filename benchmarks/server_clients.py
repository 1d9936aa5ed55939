"""The clients of benchmarks/server.py: tables of tricky, each seat a WebSocket of its own, all in this process.

    python -m benchmarks.server_clients PORT TABLES SECONDS PER_SECOND

Says when the tables are ready and it begins, and what it saw when it has ended. With PER_SECOND 0 every seat moves at once.
"""

import asyncio
import json
import secrets
import sys
import time
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
# The printed board's lengths, with cells that nobody pays for: so that no game ends, and only moves are measured.
BOARD = [{"cells": ["y"] * (length - 1) + ["r"], "arrow": 0} for length in (4, 5, 6, 7, 8)]


class AnyClientMessage(msgspec.Struct):
    """The little of a message that a robot needs."""

    type: str
    position: int = -1
    changed: dict[str, Any] = {}
    view: dict[str, Any] = {}
    table: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(AnyClientMessage)


class Table:
    """Four robots at one table. A move is made by whoever is on turn; it is over when the last of them has seen it."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.position = 0
        self.legal: list[str] = []
        self.seat = 0
        self.is_over = False

    @classmethod
    async def open(cls, port: int) -> Self:
        tokens = [secrets.token_urlsafe(16) for _ in range(SEATS)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            wish = {"game": "tricky", "seats": [{"who": "me"}] + [{}] * (SEATS - 1), "options": {"board": BOARD}}
            headers = [{"authorization": f"Bearer {token}"} for token in tokens]
            created = (await http.post("/api/tables", json=wish, headers=headers[0])).json()
            for seat in range(1, SEATS):
                body = {"code": created["invites"][0]["code"]}
                (await http.post(f"/api/tables/{created['table']}/seats", json=body, headers=headers[seat])).raise_for_status()
        sockets = [await connect(f"ws://127.0.0.1:{port}/api/live", compression=None) for _ in range(SEATS)]
        for seat, socket in enumerate(sockets):
            await socket.send(json.dumps({"type": "hello", "version": 2, "table": created["table"], "token": tokens[seat]}))
            await socket.send(json.dumps({"type": "listen", "seat": seat}))
            while DECODER.decode(await socket.recv()).type != "snapshot":
                pass
        table = cls(sockets)
        await sockets[0].send(json.dumps({"type": "start", "id": "start"}))
        await table.hear_all()
        return table

    async def hear_all(self) -> None:
        """Until all four have seen the next position."""
        before = self.position
        for seat, socket in enumerate(self.sockets):
            while True:
                heard = DECODER.decode(await socket.recv())
                if heard.type in ("snapshot", "update") and heard.position > before:
                    break
            self.position = heard.position
            legal = (heard.view or heard.changed).get("legal")
            if legal:
                self.legal, self.seat = legal, seat
            self.is_over = heard.table is not None and heard.table["status"] == "over"

    async def move(self) -> float:
        """One move, after which the table may have to be played again. How long until the last seat has seen it."""
        move = self.legal[len(self.legal) // 2]
        message = {"type": "move", "id": str(self.position), "seat": self.seat, "position": self.position, "move": move}
        begun = time.perf_counter()
        await self.sockets[self.seat].send(json.dumps(message))
        await self.hear_all()
        return time.perf_counter() - begun

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def robot(port: int, table: Table, end: float, pause: float, latencies: list[float]) -> None:
    """Plays on until the end; a new game where one is over."""
    await asyncio.sleep(pause * secrets.randbelow(1000) / 1000)
    while time.perf_counter() < end:
        latencies.append(await table.move())
        if table.is_over:
            await table.close()
            table = await Table.open(port)
        if pause:
            await asyncio.sleep(max(0.0, pause - latencies[-1]))
    await table.close()


async def main(port: int, tables: int, seconds: float, per_second: float) -> None:
    opened = [await Table.open(port) for _ in range(tables)]
    say({"what": "begin"})
    begun = time.perf_counter()
    latencies: list[float] = []
    pause = 1 / per_second if per_second else 0.0
    await asyncio.gather(*[robot(port, table, begun + seconds, pause, latencies) for table in opened])
    say({"what": "end", "moves": len(latencies), "seconds": time.perf_counter() - begun, "latencies": latencies})


def say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    port_, tables_, seconds_, per_second_ = sys.argv[1:]
    try:
        import uvloop

        uvloop.run(main(int(port_), int(tables_), float(seconds_), float(per_second_)))
    except ImportError:
        asyncio.run(main(int(port_), int(tables_), float(seconds_), float(per_second_)))
