"""Which claims are said: those that explain the loss, for certain, the plainest first."""

from typing import Any

import numpy as np
import pytest

from speeltafel.core.contract.reasons import Claim, Outcomes, Rollouts, cases, how_often, instead, sentence
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.line import Line
from speeltafel.review.reasons.compose import without_addition
from speeltafel.review.reasons.select import APART, ENOUGH, SEEN, select

SIZE = 1_000


def rollouts(better: Any, played: Any, kind: Any = "paired") -> Rollouts:
    weight = np.full(SIZE, 1 / SIZE)
    arms = [Outcomes(None, weight, np.asarray(won, float), None) for won in (better, played)]
    return Rollouts(arms[0], arms[1], kind)


def first(count: int) -> Any:
    """Return samples of which the first so many are true, spread evenly."""
    return np.arange(SIZE) * count % SIZE < count


def test_what_comes_out_otherwise_where_the_win_does_explains_it() -> None:
    happens = first(400)
    claim = Claim("it", happens, np.zeros(SIZE, bool), 1)
    said = select(rollouts(happens, np.zeros(SIZE)), [claim], 0.4, lambda _: 0.0)
    assert [one.id for one in said.claims] == ["it"]
    assert said.is_supported
    assert claim.explains == pytest.approx(1.0)
    assert (claim.after_better, claim.after_played) == pytest.approx((0.4, 0.0))


def test_of_those_that_explain_enough_the_clearest_is_said_alone() -> None:
    happens = first(400)
    claims = [Claim(id_, happens, np.zeros(SIZE, bool), 1) for id_ in ("plain", "dim")]
    said = select(rollouts(happens, np.zeros(SIZE)), claims, 0.4, lambda claim: float(claim.id == "plain"))
    assert [one.id for one in said.claims] == ["plain"]


@pytest.mark.parametrize("visible", ["main", "beside"])
def test_whether_the_loss_is_explained_does_not_depend_on_what_can_be_seen(visible: str) -> None:
    """What can be seen is said, though another claim explains more; the label must not change by it."""
    won = first(400)
    part = won & (np.arange(SIZE) % 10 < 4)
    claims = [Claim("main", won, np.zeros(SIZE, bool), 1), Claim("beside", part, np.zeros(SIZE, bool), 1, place=1)]
    said = select(rollouts(won, np.zeros(SIZE)), claims, 0.4, lambda claim: SEEN * (claim.id == visible))
    assert said.claims[0].id == visible
    assert said.is_supported


def test_two_are_said_where_only_together_they_explain_enough() -> None:
    won = first(400)
    one, two = won & (np.arange(SIZE) % 2 == 0), won & (np.arange(SIZE) % 2 == 1)
    claims = [Claim(f"part-{i}", half, np.zeros(SIZE, bool), 1, place=i) for i, half in enumerate((one, two))]
    said = select(rollouts(won, np.zeros(SIZE)), claims, 0.45, lambda _: 0.0)
    assert len(said.claims) == 2 or said.claims[0].explains >= ENOUGH
    assert said.is_supported


@pytest.mark.parametrize("wants", [1, -1])
def test_what_speaks_for_the_other_move_is_not_said(wants: int) -> None:
    happens = first(400)
    arms = (happens, np.zeros(SIZE, bool)) if wants < 0 else (np.zeros(SIZE, bool), happens)
    said = select(rollouts(happens, np.zeros(SIZE)), [Claim("it", arms[0], arms[1], wants)], 0.4, lambda _: 0.0)
    assert (said.claims, said.is_supported) == ([], False)


def test_what_is_too_little_or_may_be_chance_is_not_said() -> None:
    won = first(60)
    little = Claim("it", first(60), np.zeros(SIZE, bool), 1)
    assert little.apart < APART
    assert select(rollouts(won, np.zeros(SIZE)), [little], 0.9, lambda _: 0.0).claims == []
    one_half = np.arange(SIZE) < 300
    other = Claim("it", one_half, np.roll(one_half, 700), 1)
    assert select(rollouts(one_half, np.zeros(SIZE)), [other], 0.9, lambda _: 0.0).claims == []


def test_a_loss_that_these_samples_do_not_show_is_not_explained() -> None:
    claim = Claim("it", first(400), np.zeros(SIZE, bool), 1)
    assert select(rollouts(np.zeros(SIZE), np.zeros(SIZE)), [claim], 0.2, lambda _: 0.0).claims == []
    assert not select(rollouts(first(100), np.zeros(SIZE)), [claim], 0.5, lambda _: 0.0).is_supported


def test_in_trees_claims_of_an_account_share_what_a_point_is_worth() -> None:
    random = np.random.default_rng(1)
    better, played = (random.random(SIZE) < share for share in (0.7, 0.2))
    noise = random.random(SIZE) < 0.5
    claims = [Claim("disc", better, played, 1, 0, 0, account=0, worth=5.0), Claim("chip", noise, ~noise, 1, 0, 1, account=1)]
    said = select(rollouts(better * 0.4, played * 0.4, "trees"), claims, 0.2, lambda _: 0.0)
    assert [one.id for one in said.claims] == ["disc"]
    assert claims[0].explains == pytest.approx(1.0, abs=0.1)
    assert abs(claims[1].explains) < 0.1


def test_in_trees_no_prize_that_the_player_loses_explains_why_the_move_is_better() -> None:
    """Without any luck two prizes change together; the one that changes the wrong way is no reason."""
    always, never = np.ones(SIZE, bool), np.zeros(SIZE, bool)
    claims = [
        Claim("disc-own", never, always, 1, 0, 0, account=0, worth=5.0),
        Claim("float", always, never, 1, 1, 6, account=("float", 1), worth=5.0),
    ]
    said = select(rollouts(np.full(SIZE, 0.6), np.full(SIZE, 0.3), "trees"), claims, 0.3, lambda _: 0.0)
    assert [one.id for one in said.claims] == ["float"]
    assert claims[0].explains == 0.0


@pytest.mark.parametrize(
    ("share", "how", "tens"),
    [(0.0, "never", 1), (0.03, "hardly", 1), (0.06, "of", 1), (0.64, "of", 6), (0.97, "nearly", 9), (1.0, "always", 9)],
)
def test_how_often_is_said_by_a_number_of_10_or_an_adverb(share: float, how: str, tens: int) -> None:
    assert cases(share).args == {"how": how, "tens": tens}
    assert how_often(share) == how


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pair_of_numbers_names_both(language: str) -> None:
    texts = Translator(language)
    said = texts.translate(instead(0.61, 0.22))
    assert [number for number in ("6", "10", "2") if number in said] == ["6", "10", "2"]
    assert texts.translate(instead(0.0, 1.0)) != texts.translate(instead(1.0, 0.0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_lie_close_are_not_said(language: str) -> None:
    more, less = (Translator(language).translate(instead(*pair)) for pair in ((0.58, 0.49), (0.49, 0.58)))
    assert not any(sign.isdigit() for sign in more + less)
    assert more != less


def test_what_is_too_long_loses_what_is_only_added_before_it_loses_a_sentence() -> None:
    def clause(id_: str, **args: Line) -> Line:
        return Line(id_, dict(args))

    last = clause("clause-semicolon", clause=clause("clause-comma", clause=Line("a"), then=Line("b")), then=Line("c"))
    assert without_addition(last) == clause("clause-semicolon", clause=Line("a"), then=Line("c"))
    assert without_addition(clause("clause-semicolon", clause=Line("a"), then=Line("c"))) == Line("a")
    assert without_addition(Line("a")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_clauses_begin_with_a_capital_and_end_with_a_stop(language: str) -> None:
    clause = Line("cases", {"how": "never", "tens": 1})
    texts = Translator(language)
    for line in (*sentence(clause), *sentence(clause, clause)):
        said = texts.translate(line)
        assert said[0].isupper()
        assert said.endswith(".")
    assert sentence(None) == []
    assert sentence(clause, None) == sentence(clause)


def test_a_text_says_you_to_its_reader_and_a_name_to_all_others() -> None:
    package = "speeltafel.games.tricky"
    line = Line("because-any-column", {"player": 1, "often": instead(0.8, 0.4)})
    said = [Translator("en", ["Ann", "Bo"], [package], reader=reader).translate(line) for reader in (1, 0, None)]
    assert "you win" in said[0]
    assert "Bo wins" in said[1] == said[2]
    assert said[1] == said[2]
