"""Commands that make little sense, over real WebSockets.

    python -m tests.server.fuzz --commands 100000

Whatever is sent is answered, the server stays up, and what a client sees is what the log gives.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from typing import Any

import msgspec
from benchmarks.processes import memory_kb
from websockets.exceptions import ConnectionClosed

from speeltafel.server.connections.messages import WhyIllegal
from speeltafel.table.commands import AnyCommand
from tests.server.running_server import Client, Person, Running, running
from tests.table.mirror import Mirror

AT_ONCE = 20
OWN_KEYS = {kind.__struct_config__.tag: kind.__struct_fields__[1:] for kind in AnyCommand.__subclasses__()}
OWN_KEYS["why"] = WhyIllegal.__struct_fields__[1:]
KINDS = list(OWN_KEYS)
KEYS = [
    "seat",
    "position",
    "move",
    "text",
    "reaction",
    "level",
    "name",
    "code",
    "commitment",
    "share",
    "fill",
    "id",
    "order",
    "extra",
]
VALUES: list[Any] = [
    *(0, 1, 2, 3, -1, 99, 10**30, 1.5, None, True, [], [1, 0, 2], {}),
    *("", "x", "random", "keep 1", "keep 12", "code-0", "bravo"),
]


def fuzzed(chance: random.Random, position: int) -> bytes:
    """Return a command with some fields that may fit."""
    kind = chance.choice(KINDS)
    message: dict[str, Any] = {"type": kind, "id": f"{chance.getrandbits(60):x}"}
    keys = OWN_KEYS[kind] if chance.random() < 0.2 else chance.sample(KEYS, chance.randrange(5))
    for key in keys:
        message[key] = position if key == "position" and chance.random() < 0.8 else chance.choice(VALUES)
    return msgspec.json.encode(message)


async def fuzz(server: Running, commands: int, seed: int) -> dict[str, int]:
    """Send commands until so many are answered, reconnecting whenever the server has had enough.

    Return what became of them.
    """
    chance = random.Random(seed)  # noqa: S311
    outcomes = {"unreadable": 0, "refused": 0, "done": 0}
    client: Client | None = None
    while sum(outcomes.values()) < commands:
        if client is not None and client.mirrors[0].state["table"]["status"] == "over":
            await client.close()
            client = None
        if client is None:
            client = await _new_table(server)
        before = len(client.received)
        try:
            await _burst(client, chance)
        except ConnectionClosed:
            await _connected(client)
        for data in client.received[before:]:
            outcome = _outcome(msgspec.json.decode(data))
            if outcome:
                outcomes[outcome] += 1
    assert client is not None
    await client.close()
    fresh = await client.person.connect(client.table, 0)
    await fresh.until("snapshot")
    await _connected(client)
    assert client.mirrors[0].state == fresh.mirrors[0].state
    await client.close()
    await fresh.close()
    return outcomes


async def _new_table(server: Running) -> Client:
    host = Person.new(server)
    created = await asyncio.to_thread(host.create, "tricky", "me me bot")
    client = Client(host, created["table"], {0: Mirror(0)}, {})
    await _connected(client)
    await client.ask("start")
    return client


async def _connected(client: Client) -> None:
    await client.connect()
    await client.say(type="listen", seat=0, number=None)
    await client.until("snapshot")


async def _burst(client: Client, chance: random.Random) -> None:
    """Send some at once, then read everything up to the answer to a last question."""
    assert client.socket is not None
    for _ in range(AT_ONCE):
        await client.socket.send(fuzzed(chance, client.mirrors[0].state["position"]).decode())
    await client.ask("react", seat=0, reaction="bravo")


def _outcome(message: dict[str, Any]) -> str:
    if message["type"] == "refusal":
        return "refused" if message.get("id") else "unreadable"
    if message["type"] == "reason":
        return "refused" if message.get("line") else "done"
    return "done" if message.get("command") or message["type"] == "done" else ""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--commands", type=int, default=100_000)
    given = arguments.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.sqlite", commands_per_second=10000.0) as server,
    ):
        before = memory_kb(server.process.pid)
        outcomes = asyncio.run(fuzz(server, given.commands, seed=1))
        grown = memory_kb(server.process.pid) - before
    sys.stdout.write(f"{given.commands:,} commands: {outcomes}; memory grew by {grown:,} KB\n")


if __name__ == "__main__":
    main()
