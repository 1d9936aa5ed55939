"""Looking back takes processor time: nobody who wants a little waits for somebody who wants a lot."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import speeltafel
from speeltafel.server.limits.fair_mutex import FairMutex
from tests.faults.robots import ENDLESS
from tests.server.running_server import Person, running


def order(asked: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """In which order they get their turn who come while the first has it."""
    done: list[tuple[str, str]] = []

    async def work(turns: FairMutex, address: str, person: str) -> None:
        async with turns.of(address, person):
            await asyncio.sleep(0)
            done.append((address, person))

    async def play() -> None:
        turns = FairMutex()
        await asyncio.gather(*(work(turns, *who) for who in asked))

    asyncio.run(play())
    return done


def test_addresses_take_turns_and_in_each_its_people() -> None:
    greedy, honest, sibling = ("a", "greedy"), ("b", "honest"), ("a", "sibling")
    assert order([greedy, greedy, greedy, greedy, honest, sibling]) == [greedy, greedy, honest, sibling, greedy, greedy]


def test_many_names_at_one_address_keep_only_that_address_waiting() -> None:
    crowd = [("a", f"name {number}") for number in range(20)]
    assert order([*crowd, ("b", "honest")]).index(("b", "honest")) == 2


def test_who_does_not_wait_any_longer_takes_no_turn_away() -> None:
    async def play() -> None:
        turns = FairMutex()
        await turns.take("a", "x")
        waiting = [asyncio.create_task(turns.take("a", name)) for name in ("y", "z")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give()
        await asyncio.wait_for(waiting[1], 5)
        turns.give()
        await asyncio.wait_for(turns.take("a", "x"), 5)  # nobody holds it

    asyncio.run(play())


def test_a_flood_of_records_does_not_delay_an_honest_look_back(tmp_path: Path) -> None:
    """60 of 99 kB once did, by 4.8 s."""
    long = speeltafel.new("tricky", players=2, options={"board": ENDLESS}, seed=1)
    while len(str(long.record()["moves"])) < 70_000:
        long.play(long.legal()[0])
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        greedy, honest = Person.new(server), Person.new(server)
        short = speeltafel.new("tricky", players=2, seed=1).record()

        alone, one = took(honest, short), took(greedy, long.record())
        with ThreadPoolExecutor(20) as at_once:
            flood = [at_once.submit(took, greedy, long.record()) for _ in range(60)]
            time.sleep(0.3)
            assert took(honest, short) < alone + 3 * one + 1
            assert not all(answer.done() for answer in flood), "they would all have come first"
            assert all(answer.result() for answer in flood)


def took(person: Person, record: object) -> float:
    begun = time.monotonic()
    answer = person.request("POST", "/api/replay", record)
    assert answer.status_code == 200, answer.text
    return time.monotonic() - begun
