"""Whose bot thinks next: nobody waits for somebody else's sixty tables."""

import pytest

from speeltafel.server.jobs import fair_queue
from speeltafel.server.jobs.fair_queue import CostEstimates, FairQueue, QueuedJob, Requester, in_turn


def turn(person: str, cost: float = 1.0, address: str = "") -> QueuedJob:
    return QueuedJob(Requester(person, address), cost)


def order(queue: FairQueue[QueuedJob]) -> str:
    found = ""
    while (one := queue.take()) is not None:
        found += one.asker.person
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
    found = [one.asker.person for one in (queue.take() for _ in range(6)) if one is not None]
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
    assert (queue._addresses._seconds, queue._people, queue._waiting) == ({}, {}, {})


def test_addresses_take_turns_and_at_each_its_people() -> None:
    """Twenty names at one address once had twenty turns for one of everybody else."""
    queue = FairQueue[QueuedJob]()
    for number in range(20):
        queue.put(turn("abcdefghij"[number % 10], address="1.1.1.1"))
    for person in "XXY":
        queue.put(turn(person, address="2.2.2.2"))
    queue.put(turn("Z", address="3.3.3.3"))
    assert order(queue).startswith("aXZbYcXd")


def test_somebody_whose_address_nobody_knows_stands_alone() -> None:
    queue = FairQueue[QueuedJob]()
    for person in "abab":
        queue.put(turn(person))
    assert order(queue) == "abab"


def test_names_made_up_for_each_question_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_ACCOUNTS", 10)
    queue = FairQueue[QueuedJob]()
    for _ in range(300):
        queue.put(turn("steady", address="1.1.1.1"))
        queue.put(turn("steady", address="3.3.3.3"))
    for number in range(290):
        queue.put(turn(f"p{number}", address=f"2.2.2.{number}"))
        queue.put(turn(f"q{number}", address="3.3.3.3"))
        for _ in range(6):
            if len(queue) > 20:
                queue.take()
    assert len(queue._addresses._seconds) < 60
    assert sum(len(people._seconds) for people in queue._people.values()) < 60


def test_reviews_take_turns_by_address_and_person() -> None:
    asked = [("a1", "A"), ("a1", "A"), ("a2", "A"), ("a1", "A"), ("b", "B"), ("c", "C"), ("b", "B")]
    numbered = list(enumerate(Requester(person, address) for person, address in asked))
    assert [number for number, _ in in_turn(numbered, lambda one: one[1])] == [0, 4, 5, 2, 6, 1, 3]


def test_costs_are_learnt_for_each_game_and_level() -> None:
    costs = CostEstimates()
    for _ in range(50):
        costs.learn("carnavalo", "master", 2.0)
    assert abs(costs.of("carnavalo", "master") - 2.0) < 0.1
    assert costs.of("carnavalo", "casual") == CostEstimates.UNKNOWN_S


def test_a_hard_thought_is_remembered_through_many_easy_ones_and_a_hiccup_is_not() -> None:
    """An easy decision waits as long as a hard one, so the delay doesn't say which it was."""
    costs = CostEstimates()
    costs.learn("figaro", "master", 9.0)
    assert costs.slowest("figaro", "master") == 9.0
    for seconds in (2.0, *[0.01] * 60):
        costs.learn("figaro", "master", seconds)
    assert costs.slowest("figaro", "master") == 2.0
    assert costs.slowest("figaro", "casual") == 0
