"""Questions in a PostgreSQL: whose is next, who has them, and that nothing of them stays."""

import itertools
import time
from collections.abc import Iterator

import psycopg
import pytest

from speeltafel.store.database import open_database
from speeltafel.store.job_queue import BOT, REVIEW, THOUGHT, Answered, Questions, QueuedQuestion, QueuedReview
from tests.databases import new_postgresql_database

_ids = itertools.count(1)


@pytest.fixture
def questions() -> Iterator[Questions]:
    engine = open_database(new_postgresql_database())
    found = Questions(engine)
    found.lease_s = 600.0  # on a busy machine
    for worker in ("t", "one", "two", "three"):
        found.beat(worker, 1, [])
    yield found
    engine.dispose()


def question(person: str, cost: float = 1.0, kind: str = BOT, most: int | None = None, address_key: str = "") -> QueuedQuestion:
    """Of somebody who stands alone, unless a address_key is given."""
    return QueuedQuestion(next(_ids), kind, person, address_key or f"of-{person}", cost, 60.0, b"a view", most)


def ask(questions: Questions, *asked: QueuedQuestion, server: str = "one") -> list[int]:
    """Those that were refused."""
    return questions.exchange(server, asked, [], []).refused


def order(questions: Questions, worker: str = "t", most: int = 1000) -> str:
    """Return the people whose questions are taken, one after the other."""
    people = ""
    while len(people) < most and (taken := questions.turn(worker, [], {BOT: 1})):
        people += taken[0].person
    return people


def rows(questions: Questions, table: str) -> int:
    with psycopg.connect(questions._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)) as connection:
        found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
    assert found is not None
    return int(found[0])


def test_people_take_turns_however_many_one_asks_at_however_many_servers(questions: Questions) -> None:
    for number in range(6):
        ask(questions, question("a"), server=f"server {number % 3}")
    ask(questions, question("b"), question("b"), server="another")
    ask(questions, question("c"), server="a third")
    assert order(questions) == "abcabaaaa"


def test_addresses_take_turns_and_at_each_its_people(questions: Questions) -> None:
    ask(questions, *[question("abcdefghij"[number % 10], address_key="one") for number in range(20)])
    ask(questions, *[question(person, address_key="two") for person in "XXY"], question("Z", address_key="three"))
    assert order(questions).startswith("aXZbYcXd")


def test_reviews_take_turns_by_address_and_tell_their_place(questions: Questions) -> None:
    """Fifteen of one address once came before one of another."""

    def asked(name: str, person: str, address_key: str) -> None:
        assert questions.ask_review(QueuedReview(next(_ids), name, person, address_key, 60.0, b"a record", 9))

    def place(name: str) -> int:
        found = questions.review(name, 0)
        assert found is not None
        return found.place

    for number in range(5):
        asked(f"a{number}", f"p{number % 2}", "one")
    assert [taken.name for taken in questions.turn("t", [], {REVIEW: 3})] == ["a0"], "one of each address"
    asked("b", "q", "two")
    assert (place("a0"), place("b"), place("a1"), place("a4")) == (0, 1, 2, 5)
    assert [taken.name for taken in questions.turn("t", [], {REVIEW: 3})] == ["b"]
    assert [taken.name for taken in questions.turn("one", [], {REVIEW: 3})] == ["a1"]
    assert (place("a1"), place("b")) == (0, 0)


def test_a_costly_level_counts_for_more(questions: Questions) -> None:
    ask(questions, *[question("m", 3.0) for _ in range(3)])
    ask(questions, *[question("c") for _ in range(9)], server="two")
    assert order(questions).startswith("mcccmccc")


def test_what_it_took_counts_and_not_what_was_thought(questions: Questions) -> None:
    for _ in range(3):
        ask(questions, question("a"), question("b"))
    first = questions.turn("t", [], {BOT: 1})[0]
    questions.turn("t", [Answered(first.id, b"x", 2.5)], {})
    assert order(questions) == "bbbaa"


def test_whoever_comes_new_is_next_but_has_saved_nothing(questions: Questions) -> None:
    ask(questions, *[question("a") for _ in range(60)])
    assert order(questions, most=30) == "a" * 30
    ask(questions, *[question("n") for _ in range(3)], server="two")
    assert order(questions, most=6) in ("nanana", "ananan")


def test_whoever_asks_one_after_the_other_takes_turns_too(questions: Questions) -> None:
    """With someone who has many waiting: what was thought for them is not forgotten with their question."""
    ask(questions, *[question("p", 1.0) for _ in range(20)])
    people = ""
    ask(questions, question("q", 3.0), server="two")
    for _ in range(12):
        (taken,) = questions.turn("t", [], {BOT: 1})
        people += taken.person
        if taken.person == "q":
            questions.turn("t", [Answered(taken.id, b"x", 3.0)], {})
            assert questions.exchange("two", [question("q", 3.0)], [], []).answers == {taken.id: b"x"}
    assert people.count("q") == 3, people


def test_when_nobody_waits_any_more_all_is_forgiven(questions: Questions) -> None:
    asked = [question("a", 50.0) for _ in range(3)]
    ask(questions, *asked)
    order(questions)
    questions.exchange("one", [], [one.id for one in asked], [])
    ask(questions, question("b"), question("a"), question("b"), question("a"))
    assert order(questions) == "baba"


def test_two_who_take_at_once_never_take_the_same(questions: Questions) -> None:
    ask(questions, *[question("a") for _ in range(20)])
    taken = [one.id for _ in range(10) for worker in ("one", "two") for one in questions.turn(worker, [], {BOT: 1})]
    assert len(taken) == len(set(taken)) == 20


def test_one_person_asks_for_so_much_at_all_servers_together(questions: Questions) -> None:
    assert ask(questions, question("a", most=2), server="one") == []
    assert ask(questions, question("a", most=2), server="two") == []
    late = question("a", most=2)
    assert ask(questions, late, server="three") == [late.id]
    assert ask(questions, question("a"), question("b", most=2), question("a", kind=THOUGHT, most=2)) == []


def test_what_a_dead_worker_had_is_free_for_the_others(questions: Questions) -> None:
    ask(questions, question("a"))
    assert order(questions, "one") == "a"
    assert order(questions, "two") == ""
    time.sleep(0.1)
    questions.lease_s = 0.1
    taken = questions.turn("two", [], {BOT: 1})[0]
    questions.turn("one", [Answered(taken.id, b"too late", 1.0)], {})
    assert questions.exchange("one", [], [], []).answers == {}
    questions.turn("two", [Answered(taken.id, b"a move", 1.0)], {})
    assert questions.exchange("one", [], [], []).answers == {taken.id: b"a move"}


def test_who_leaves_gives_back_at_once_and_what_one_does_not_know_of_is_free(questions: Questions) -> None:
    ask(questions, question("a"))
    assert order(questions, "one") == "a"
    questions.beat("one", 1, [])  # it has heard nothing of what it took: the line was cut
    assert order(questions, "two") == "a"
    questions.leave("two")
    assert order(questions, "three") == "a"
    assert questions.look()[1] == 3


def test_nothing_of_a_question_stays(questions: Questions) -> None:
    answered, withdrawn, unwanted = (question("a") for _ in range(3))
    ask(questions, answered)
    ask(questions, withdrawn, unwanted, server="two")
    questions.turn("t", [], {BOT: 1})
    questions.turn("t", [Answered(answered.id, b"a move", 0.1)], {})
    with psycopg.connect(str(questions._engine.url.set(drivername="postgresql"))) as connection:
        secret = connection.execute("SELECT body FROM questions WHERE id = %s", (answered.id,)).fetchone()
    assert secret == (b"",)
    assert questions.exchange("one", [], [], []).answers == {answered.id: b"a move"}
    assert questions.exchange("two", [], [withdrawn.id], [unwanted.id]).known == {unwanted.id}
    time.sleep(0.1)
    questions.wanted_s = 0.1
    assert order(questions) == "", "whoever asked is gone"
    assert questions.look()[0] == {BOT: 0, THOUGHT: 0, REVIEW: 0}
    assert rows(questions, "questions") == 0


def test_a_review_is_asked_for_once_and_its_parts_go_with_it(questions: Questions) -> None:
    def want(name: str, person: str) -> bool:
        return questions.ask_review(QueuedReview(next(_ids), name, person, person, 60.0, b"a record", 1))

    assert want("first", "a")
    assert want("first", "b"), "there is one already"
    assert not want("second", "a"), "they wait for one"
    assert want("second", "b")
    found = [questions.review(name, 0) for name in ("first", "second")]
    assert [one.place for one in found if one is not None] == [0, 1]
    (taken,) = questions.turn("t", [], {REVIEW: 1})
    assert (taken.name, taken.body) == ("first", b"a record")
    for number in (1, 2, 2):
        assert questions.put_part("t", taken.id, number, b"part %d" % number)
    assert not questions.put_part("another", taken.id, 3, b"x")
    so_far = questions.review("first", 1)
    assert so_far is not None
    assert (so_far.parts, so_far.problem) == ([b"part 2"], None)
    questions.give_up_review("t", taken.id, b"why")
    so_far = questions.review("first", 2)
    assert so_far is not None
    assert (so_far.parts, so_far.problem) == ([], b"why")
    assert questions.unfinished(["first", "second"]) == {"second"}
    assert want("first", "a"), "once more"
    assert questions.review("nobody's", 0) is None
    with psycopg.connect(str(questions._engine.url.set(drivername="postgresql")), autocommit=True) as connection:
        connection.execute("UPDATE questions SET asked_at = asked_at - interval '2 days'")
    questions.look()
    assert (rows(questions, "questions"), rows(questions, "review_parts")) == (0, 0)
