"""One person has sixty tables of Carnavalo with five masters at each; somebody else plays against one casual bot elsewhere.

    python -m tests.faults.masters [--tables 60] [--answers 20] [--workers 0]

How long does that bot take, next to how long it takes where nobody else plays? And who moved for the masters that were late?
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import Counter

import msgspec

from speeltafel import bots
from speeltafel.server.settings import LIMITS
from speeltafel.store.database import open_database
from speeltafel.store.store import Store
from speeltafel.table.events import EventBatch, Moved
from tests.server.running_server import Client, Person, Running, running

READY_S = 600.0  # bots compile their rules once


async def started(person: Person, game: str, seats: list[dict[str, str]], own: int) -> Client:
    answer = await asyncio.to_thread(person.request, "POST", "/api/tables", {"game": game, "seats": seats})
    client = await person.connect(answer.raise_for_status().json()["table"], own)
    await client.until("snapshot", 60)
    await client.ask("start")
    return client


async def answers(person: Person, count: int) -> list[float]:
    """How long a casual bot took, again and again."""
    client = await started(person, "tricky", [{"who": "me"}, {"who": "bot", "level": "casual"}], 0)
    waits: list[float] = []
    while len(waits) < count and not client.mirrors[0].state["view"]["result"]:
        view = client.mirrors[0].state["view"]
        if view["legal"]:
            await client.move(0)
            continue
        begun, position = time.monotonic(), client.mirrors[0].state["position"]
        while client.mirrors[0].state["position"] == position:
            await client.receive(READY_S)
        waits.append(time.monotonic() - begun)
    await client.close()
    return waits if len(waits) >= count else waits + await answers(person, count - len(waits))


async def pest(person: Person, tables: int) -> list[Client]:
    """Let the masters begin; then the pest moves at once, and they go on."""
    seats = [{"who": "bot", "level": "master"}] * 5 + [{"who": "me"}]
    return [await started(person, "carnavalo", seats, 5) for _ in range(tables)]


async def play_on(client: Client) -> None:
    while True:
        if client.mirrors[5].state["view"]["legal"]:
            await client.move(5)
        else:
            await client.receive(READY_S)


async def attack(server: Running, tables: int, count: int) -> tuple[list[float], list[float], list[str]]:
    honest, other = Person.new(server), Person.new(server)
    await answers(honest, 2)  # the bots' process has started
    calm = await answers(honest, count)
    clients = await pest(other, tables)
    playing = [asyncio.create_task(play_on(client)) for client in clients]
    await asyncio.sleep(5)
    busy = await answers(honest, count)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return calm, busy, [client.table for client in clients]


def levels_played(database: str, names: list[str]) -> Counter[str]:
    """As which level the masters moved."""
    store = Store(open_database(database))
    batches = [msgspec.json.decode(body, type=EventBatch) for name in names for body in store.load(name)]
    store.close()
    moved = [event for batch in batches if not batch.by for event in batch.events if isinstance(event, Moved)]
    return Counter(event.played_as or "master" for event in moved)


def summary(waits: list[float]) -> str:
    return f"median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=60)
    arguments.add_argument("--answers", type=int, default=20)
    arguments.add_argument("--workers", type=int, default=0)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with running(database, bot_workers=given.workers or None) as server:
            calm, busy, names = asyncio.run(attack(server, given.tables, given.answers))
            server.stop()
        levels = levels_played(database, names)
    say = sys.stdout.write
    say(f"load of the machine {os.getloadavg()[0]:.1f}; a casual bot, nobody else plays: {summary(calm)}\n")
    say(f"the same beside {given.tables} tables with five masters each: {summary(busy)}\n")
    say(f"the masters moved {levels.total()} times, as {dict(levels)}\n")
    assert not set(levels) & set(bots.RESEARCH), "a bot moved at random"
    assert max(busy) < LIMITS["bot_patience_seconds"], "somebody else's bot was late"


if __name__ == "__main__":
    main()
