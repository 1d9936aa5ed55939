"""Which facts are said: those that differ, matter, and speak for the better move."""

from typing import Any

import numpy as np

from speeltafel.core.contract.reasons import Arm, Fact
from speeltafel.review.reasons.select import explained

SIZE = 2_000


def arms(chances: dict[str, tuple[float, float]], worth: dict[str, float], **more: dict[str, Any]) -> tuple[Arm, Arm]:
    """Two arms in which each fact happens with these chances after the better and the played move, and is worth so much."""
    found = []
    for side in range(2):
        dice = np.random.default_rng(7 + side)
        values = {name: (dice.random(SIZE) < pair[side]).astype(float) for name, pair in chances.items()}
        won = 0.5 + sum(worth[name] * (values[name] - 0.5) for name in chances)
        facts = [
            Fact(**{"id": name, "values": values[name], "topic": name, "good": int(np.sign(worth[name])), **more.get(name, {})})
            for name in chances
        ]
        found.append(Arm(facts, np.full(SIZE, 1 / SIZE), won))
    return found[0], found[1]


def ids(best: Arm, played: Arm) -> list[str]:
    return [finding.fact.id for finding in explained(best, played, sampled=True).findings]


def test_what_differs_and_matters_is_said_the_strongest_first() -> None:
    chances = {"same": (0.5, 0.5), "much": (0.8, 0.3), "idle": (0.9, 0.1), "some": (0.6, 0.3)}
    best, played = arms(chances, {"same": 0.4, "much": 0.5, "idle": 0.0, "some": 0.4})
    found = explained(best, played, sampled=True)
    assert [finding.fact.id for finding in found.findings] == ["much", "some"]
    first, second = found.findings
    assert abs(first.best - 0.8) < 0.04
    assert abs(first.played - 0.3) < 0.04
    assert abs(first.share + second.share - 1) < 0.1, "together they explain it all"
    assert found.against is None


def test_at_most_two_and_one_of_a_topic() -> None:
    chances = dict.fromkeys("abcd", (0.7, 0.3))
    assert len(ids(*arms(chances, dict.fromkeys("abcd", 0.2)))) == 2
    same = {"a": {"topic": "t"}, "b": {"topic": "t"}}
    assert len(ids(*arms(dict.fromkeys("ab", (0.7, 0.3)), dict.fromkeys("ab", 0.2), **same))) == 1


def test_a_fact_that_means_the_opposite_here_is_not_said() -> None:
    assert ids(*arms({"odd": (0.7, 0.3)}, {"odd": 0.4}, odd={"good": -1})) == []
    assert ids(*arms({"odd": (0.7, 0.3)}, {"odd": 0.4}, odd={"good": 0})) == ["odd"]


def test_what_speaks_strongly_for_the_other_move_is_not_kept_quiet() -> None:
    best, played = arms({"for": (0.9, 0.2), "against": (0.3, 0.7)}, {"for": 0.6, "against": 0.6})
    found = explained(best, played, sampled=True)
    assert [finding.fact.id for finding in found.findings] == ["for"]
    assert found.against is not None
    assert found.against.fact.id == "against"
    assert found.against.share < -0.4
    weaker = explained(*arms({"for": (0.9, 0.2), "against": (0.5, 0.65)}, {"for": 0.6, "against": 0.6}), sampled=True)
    assert weaker.against is None


def test_where_the_reasons_speak_of_others_only_a_little_for_oneself_is_said_as_well() -> None:
    chances, worth = {"theirs": (0.9, 0.3), "mine": (0.45, 0.3)}, {"theirs": 0.6, "mine": 0.4}
    found = explained(*arms(chances, worth, theirs={"args": {"player": 1}}), sampled=True)
    assert [finding.fact.id for finding in found.findings] == ["theirs"]
    assert found.own is not None
    assert found.own.fact.id == "mine"
    assert explained(*arms(chances, worth), sampled=True).own is None, "that one speaks of nobody else"


def test_what_could_be_chance_or_is_too_small_is_not_said() -> None:
    assert ids(*arms({"small": (0.55, 0.5)}, {"small": 0.9})) == []
    best, played = arms({"few": (0.6, 0.4)}, {"few": 0.5})

    def first(arm: Arm, count: int) -> Arm:
        facts = [Fact(id="few", topic="few", good=1, values=arm.facts[0].values[:count])]
        return Arm(facts, np.full(count, 1 / count), arm.won[:count])

    assert ids(best, played) == ["few"]
    assert ids(first(best, 30), first(played, 30)) == []


def test_what_always_happens_after_one_move_counts_by_what_it_is_usually_worth() -> None:
    sure = {"sure": {"worth": 0.3, "trust": 0.02}}
    best, played = arms({"sure": (1.0, 0.0)}, {"sure": 0.3}, **sure)
    assert ids(best, played) == ["sure"]
    best, played = arms({"sure": (1.0, 0.0)}, {"sure": 0.3})
    assert ids(best, played) == [], "without that nobody can tell"


def test_where_nothing_was_lost_nothing_is_explained() -> None:
    best, played = arms({"a": (0.3, 0.7)}, {"a": 0.5})
    assert explained(best, played, sampled=True).findings == []


def test_what_is_lost_elsewhere_on_the_same_account_is_taken_off() -> None:
    chances, worth = {"here": (0.9, 0.2), "there": (0.2, 0.9), "theirs": (0.6, 0.2)}, {"here": 0.4, "there": 0.4, "theirs": 0.4}
    account = {"account": "mine"}
    assert ids(*arms(chances, worth, here=account, there=account)) == ["theirs"], "one disc for another explains nothing"
    found = explained(*arms(chances, worth, here=account, there=account), sampled=True)
    assert found.against is None, "nor does it speak for the other move"
    assert ids(*arms(chances, worth))[0] == "here", "each on its own"


def test_what_nobody_understands_is_said_only_where_there_is_nothing_else() -> None:
    chances, worth = {"far": (0.9, 0.2), "near": (0.5, 0.3)}, {"far": 0.5, "near": 0.3}
    assert ids(*arms(chances, worth, far={"clear": 0.2})) == ["near"]
    assert ids(*arms({"far": (0.9, 0.2)}, {"far": 0.5}, far={"clear": 0.2})) == ["far"]


def test_what_the_played_move_sets_out_for_is_not_kept_quiet_if_it_comes_about() -> None:
    chances, worth = {"for": (0.9, 0.1), "lead": (0.4, 0.8)}, {"for": 0.9, "lead": 0.3}
    assert explained(*arms(chances, worth), sampled=True).against is None, "too little"
    promised = explained(*arms(chances, worth, lead={"promised": True}), sampled=True).against
    assert promised is not None
    assert promised.fact.id == "lead"
    seldom = arms({"for": (0.9, 0.1), "lead": (0.1, 0.4)}, worth, lead={"promised": True})
    assert explained(*seldom, sampled=True).against is None, "it hardly ever comes about"


def test_what_is_outweighed_by_far_need_not_be_said() -> None:
    best, played = arms({"for": (0.95, 0.05), "against": (0.3, 0.7)}, {"for": 0.9, "against": 0.4})
    assert explained(best, played, sampled=True).against is None


def test_how_often_one_won_where_it_happened() -> None:
    best, played = arms({"much": (0.8, 0.3)}, {"much": 0.5})
    (found,) = explained(best, played, sampled=True).findings
    assert abs(found.won - 0.75) < 1e-9
    assert abs(found.won_else - 0.25) < 1e-9
