"""Most commands wait for nothing but the store, and no task wakes up for them: they keep their order all the same."""

import asyncio
from collections.abc import Iterator

import pytest

from speeltafel.server.tables.fifo_lock import Lock
from speeltafel.server.uvicorn_protocols.light_asyncio import LightEvent, LightQueue
from tests.faults.faulty import Faulty, faulty
from tests.server.running_server import Client, Person, run


async def at_a_game(server: Faulty) -> Client:
    host = Person.new(server)
    client = await host.connect(host.create("tricky", "me me")["table"], 0, 1)
    await client.ask("start")
    return client


async def answers_in_order(client: Client, ids: list[str]) -> list[str]:
    """Return the commands in the order in which their answers came."""
    order: list[str] = []
    while len(order) < len(ids):
        await client.receive(30)
        order += [id_ for id_ in ids if id_ in client.answers and id_ not in order]
    return order


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Faulty]:
    with faulty(tmp_path_factory.mktemp("short")) as server:
        yield server


@pytest.mark.parametrize("trouble", ["", "writes", "unsure", "slow", "ours"])
def test_what_is_said_in_one_breath_is_answered_in_that_order(server: Faulty, trouble: str) -> None:
    async def play() -> None:
        client = await at_a_game(server)
        ids = [f"said {number}" for number in range(6)]
        server.order(trouble)
        for number, id_ in enumerate(ids):
            await client.say(type="say", id=id_, seat=number % 2, text="hello")
        assert await answers_in_order(client, ids) == ids
        refused = [id_ for id_ in ids if client.answers[id_]["type"] == "refusal"]
        assert refused == (ids if trouble in ("writes", "ours") else [])
        server.order()
        assert (await client.ask("say", seat=0, text="it goes on"))["type"] == "update"
        said = [line["text"] for line in client.mirrors[0].state["chat"]]
        assert said == ["hello"] * (len(ids) - len(refused)) + ["it goes on"]

    run(play())


def test_one_at_a_time_in_the_order_in_which_they_came() -> None:
    async def scene() -> None:
        lock, order = Lock(), []
        assert lock.take()
        assert not lock.take()

        async def come(name: str) -> None:
            await lock.acquire()
            order.append(name)
            await asyncio.sleep(0)
            lock.release()

        waiting = [asyncio.create_task(come(name)) for name in "abcd"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        lock.release()
        waiting[0].cancel()  # whose turn it is by now: it goes to the next
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["c", "d"]
        assert not lock.locked()
        assert lock.take()

    asyncio.run(scene())


def test_a_queue_keeps_order_and_wakes_who_waits() -> None:
    async def scene() -> None:
        queue = LightQueue()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(queue.get(), 0.01)
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert queue.qsize() == 2
        assert [await queue.get(), await queue.get()] == [1, 2]
        assert queue.empty()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(3)
        assert await waiting == 3

    asyncio.run(scene())


def test_a_gate_lets_pass_when_it_is_open_and_holds_up_when_it_is_not() -> None:
    async def scene() -> None:
        gate = LightEvent()
        await gate.wait()
        gate.clear()
        assert not gate.is_set()
        waiting = asyncio.create_task(gate.wait())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        gate.set()
        await waiting
        assert gate.is_set()

    asyncio.run(scene())
