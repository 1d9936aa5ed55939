"""Lens 2: a decision judged by what its player could know, and nothing else."""

from typing import Any

from speeltafel.bots.search_driver import style_move
from speeltafel.core.array_library import np
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView
from speeltafel.review.continuations import continuations_of
from speeltafel.review.labels import SURE, is_near, label_of, label_thresholds
from speeltafel.review.model import BAD, Alternative, Label, Verdict
from speeltafel.review.move_values import Decision, MoveValues, decision_of, evaluate_moves
from speeltafel.review.reasons.compose import NONE, Reasons, reasons_for
from speeltafel.review.rollouts.engine import engine_of

ROUNDS = 2  # of fresh samples, where the loss is near a line
NEGLIGIBLE_OF_FIRST_LINE = 0.5  # of the first line: so small a loss is let go
SHOWN = 6  # alternatives
NEGLIGIBLE = 0.01  # a difference nobody notices
MUCH = 0.08  # a loss that is never passed over in silence
BLUNDER = -1  # which of the lines
DEEP = 4  # times as much is looked at


def verdict_on(modules: GameModules, view: AnyView, played: str, deep: bool = False) -> Verdict:
    """Judge a move from the view alone: what it lost, its label and the reasons. Takes seconds."""
    asked = decision_of(engine_of(modules), view, DEEP if deep else 1)
    move = modules.legal(asked.first)[view.legal.index(played)]
    return judged(asked, evaluate_moves(asked, move), move)


def advice_for(modules: GameModules, view: AnyView, deep: bool = False) -> Verdict:
    """Advise before the move: the best one, compared with what comes to mind first, or with the next best if that is it.

    `played` is the move it was compared with; it equals `best` if it did as well in fresh samples.
    """
    asked = decision_of(engine_of(modules), view, DEEP if deep else 1)
    intuitive = intuitive_move(asked)
    found = evaluate_moves(asked, intuitive)
    return judged(asked, found, found.runner_up if found.best == intuitive and len(found.moves) > 1 else intuitive)


def intuitive_move(asked: Decision) -> int:
    """Return what a player of some experience would play without thinking long."""
    return style_move(asked.engine.bots, asked.first, asked.dice(9), asked.engine.playout(asked.first))


def judged(asked: Decision, found: MoveValues, played: int, in_words: bool = True) -> Verdict:
    thresholds = label_thresholds(asked.view.players, asked.engine.judging)
    differences = measured(found, played, thresholds) if played != found.best else np.zeros((1, asked.view.players))
    loss, se = mean_and_error(differences[:, found.seat])
    label = (
        label_for_best_move(asked, found, thresholds)
        if played == found.best
        else label_for_mistake(found, played, loss, se, thresholds)
    )
    best = found.best if loss > 0 else played  # the move that seemed best, unless fresh samples say otherwise
    reasons = NONE
    if in_words and label in BAD:
        label, reasons = explain(asked, found, played, loss, label)
    is_shown = in_words and label in BAD
    shown = continuations_of(asked, text_of(asked, found.best), text_of(asked, played), reasons.example) if is_shown else None
    return Verdict(
        played=text_of(asked, played),
        best=text_of(asked, best),
        loss=max(0.0, loss),
        se=se,
        measured=loss,
        at_stake=max(found.at_stake, loss),
        label=label,
        effect=[float(-x) if loss > 0 else 0.0 for x in differences.mean(0)],
        alternatives=alternatives(asked, found, played, loss),
        reasons=reasons.lines,
        claims=reasons.claims,
        continuations=shown,
    )


def measured(found: MoveValues, played: int, thresholds: tuple[float, ...]) -> Any:
    """Return differences[sample, seat] between the best and the played move; more of them while they could change the label."""
    samples = found.compare(found.best, played, 0)
    for round_ in range(1, ROUNDS):
        loss, se = mean_and_error(samples[:, found.seat])
        if not is_near(loss, se, thresholds) or loss < NEGLIGIBLE_OF_FIRST_LINE * thresholds[0]:
            break
        samples = np.concatenate([samples, found.compare(found.best, played, round_)])
    return samples


def mean_and_error(samples: Any) -> tuple[float, float]:
    return float(samples.mean()), float(samples.std() / np.sqrt(len(samples)))


def label_for_mistake(found: MoveValues, played: int, loss: float, se: float, thresholds: tuple[float, ...]) -> Label:
    label = label_of(loss, se, thresholds)
    if not label or found.second_opinion is None:
        return label
    return label_of(loss, se, thresholds, found.second_opinion(found.best, played), found.enough)


def explain(asked: Decision, found: MoveValues, played: int, loss: float, label: Label) -> tuple[Label, Reasons]:
    """Look for reasons. If no claim explains the loss, it may be a false alarm: the label becomes milder or goes."""
    reasons = reasons_for(asked, text_of(asked, found.best), text_of(asked, played), loss)
    surely = asked.engine.modules.bots.is_exact or asked.engine.modules.reasons is None
    if reasons.is_supported or surely:
        return label, reasons
    milder = ("", *BAD)[BAD.index(label)]
    if milder and min(loss, reasons.seen) > MUCH:
        return milder, reasons
    return "", NONE


def label_for_best_move(asked: Decision, found: MoveValues, thresholds: tuple[float, ...]) -> Label:
    """Return the only move that holds; and if few would have found it, that as well."""
    if len(found.moves) < 2 or found.share(found.best) - found.share(found.runner_up) < thresholds[BLUNDER]:
        return ""
    gap, se = mean_and_error(found.compare(found.best, found.runner_up, 0)[:, found.seat])
    if gap < thresholds[BLUNDER] or gap <= SURE * se:
        return ""
    return "only" if intuitive_move(asked) == found.best else "found"


def alternatives(asked: Decision, found: MoveValues, played: int, loss: float) -> list[Alternative]:
    """Return the alternatives, best first.

    The gap between the best and the played move is the measured loss, and no other move exceeds the better of the two.
    """
    best = found.best if loss > 0 else played
    as_measured = min(1.0, max(0.0, found.share(found.best) - loss))
    top = max(found.share(found.best), as_measured)
    shares = {move: min(top, found.share(move)) for move in found.moves} | {played: as_measured}
    order = sorted(found.moves, key=lambda move: (move != best, -shares[move]))
    shown = [move for place, move in enumerate(order) if place < SHOWN or move == played]
    errors = dict(zip(found.moves, map(float, found.se), strict=True))
    return [
        Alternative(
            text_of(asked, move),
            shares[move],
            errors[move],
            top - shares[move] < max(NEGLIGIBLE, SURE * errors[move]),
            words_of(asked, move),
        )
        for move in shown
    ]


def words_of(asked: Decision, move: int) -> Line | None:
    reasons = asked.engine.modules.reasons
    return None if reasons is None else reasons.move(asked.view, text_of(asked, move))


def text_of(asked: Decision, move: int) -> str:
    return asked.view.legal[asked.engine.modules.legal(asked.first).index(move)]
