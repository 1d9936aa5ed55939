"""Whose bot thinks next: nobody waits for somebody else's sixty tables."""

from speeltafel.server.jobs.fair_queue import CostEstimates, FairQueue, QueuedJob


def turn(person: str, cost: float = 1.0) -> QueuedJob:
    return QueuedJob(person, cost)


def order(queue: FairQueue[QueuedJob]) -> str:
    found = ""
    while (one := queue.take()) is not None:
        found += one.person
    return found


def test_people_take_turns_however_many_bots_each_has_waiting() -> None:
    queue = FairQueue[QueuedJob]()
    for _ in range(6):
        queue.put(turn("a"))
    for person in "bbc":
        queue.put(turn(person))
    assert order(queue) == "abcabaaaa"
    assert len(queue) == 0


def test_a_costly_level_counts_for_more() -> None:
    queue = FairQueue[QueuedJob]()
    for _ in range(3):
        queue.put(turn("m", cost=3.0))
    for _ in range(9):
        queue.put(turn("c", cost=1.0))
    assert order(queue).startswith("mcccmccc")


def test_what_it_took_counts_and_not_what_was_thought() -> None:
    queue = FairQueue[QueuedJob]()
    for _ in range(3):
        queue.put(turn("a"))
        queue.put(turn("b"))
    first = queue.take()
    assert first is not None
    queue.settle(first, 2.5)
    assert order(queue) == "bbbaa"


def test_whoever_comes_new_is_next_but_has_saved_nothing() -> None:
    queue = FairQueue[QueuedJob]()
    for _ in range(100):
        queue.put(turn("a"))
    for _ in range(50):
        queue.take()
    for _ in range(3):
        queue.put(turn("new"))
    found = [one.person for one in (queue.take() for _ in range(6)) if one is not None]
    assert found == ["new", "a", "new", "a", "new", "a"]


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    queue = FairQueue[QueuedJob]()
    turns = [turn("a"), turn("a"), turn("b")]
    for one in turns:
        queue.put(one)
    queue.cancel(turns[0])
    queue.cancel(turns[0])
    assert order(queue) == "ab"
    queue.cancel(turns[1])


def test_when_nobody_waits_any_more_all_is_forgotten() -> None:
    queue = FairQueue[QueuedJob]()
    for number in range(100):
        queue.put(turn(str(number)))
        queue.take()
    assert (queue._spent, queue._waiting) == ({}, {})


def test_costs_are_learnt_for_each_game_and_level() -> None:
    costs = CostEstimates()
    for _ in range(50):
        costs.learn("carnavalo", "master", 2.0)
    assert abs(costs.of("carnavalo", "master") - 2.0) < 0.1
    assert costs.of("carnavalo", "casual") == CostEstimates.UNKNOWN_S
