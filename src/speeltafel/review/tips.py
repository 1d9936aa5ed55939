"""A tip before the move, in two steps: where to look, then the judge's move and why. Or that it makes no difference."""

from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.line import Line, Word
from speeltafel.core.view import AnyView
from speeltafel.review.judge import DEEP, NEGLIGIBLE, intuitive_move, judged, text_of
from speeltafel.review.labels import SURE
from speeltafel.review.model import Hint, Verdict
from speeltafel.review.move_values import decision_of, evaluate_moves
from speeltafel.review.reasons.compose import PER_CENT, reasons_for
from speeltafel.review.rollouts.engine import engine_of

WORDS = 30  # of a tip, at most
NAMED = 3  # moves of equal worth; of more of them it is enough to know that they are


def hint(modules: GameModules, view: AnyView, may_count_cards: bool = False, deep: bool = False) -> Hint:
    """Return the best move, compared with what comes to mind first, or with the next best if that is it.

    `may_count_cards`: the table has memory aids, so the tip may count unseen cards for the player (F21).
    """
    asked = decision_of(engine_of(modules), view, DEEP if deep else 1)
    intuitive = intuitive_move(asked)
    found = evaluate_moves(asked, intuitive)
    other = found.runner_up if found.best == intuitive and len(found.moves) > 1 else intuitive
    verdict = judged(asked, found, other, in_words=False)
    best = verdict.best
    if verdict.loss < max(NEGLIGIBLE, SURE * verdict.se):
        return Hint(None, best, [_worth_the_same(modules, view, verdict)], verdict)
    reasons = reasons_for(asked, best, text_of(asked, other), verdict.loss, may_count_cards, most=WORDS)
    places = reasons.claims[0].places if reasons.claims else []
    return Hint(reasons.look, best, reasons.lines, verdict, places)


def _worth_the_same(modules: GameModules, view: AnyView, verdict: Verdict) -> Line:
    same = [found.move for found in verdict.alternatives if found.same or found.move == verdict.played]
    everything = verdict.at_stake < NEGLIGIBLE or len(same) > NAMED
    share = round(PER_CENT * verdict.alternatives[0].share)
    moves: list[Word] = [_in_words(modules, view, move) for move in same]
    return Line("worth-the-same", {"all": "yes" if everything else "no", "moves": _listed(moves), "share": share})


def _listed(moves: list[Word]) -> Word:
    if len(moves) == 1:
        return moves[0]
    first = moves[0]
    for move in moves[1:-1]:
        first = Line("comma", {"first": first, "last": move})
    return Line("and", {"first": first, "last": moves[-1]})


def _in_words(modules: GameModules, view: AnyView, move: str) -> Word:
    return move if modules.reasons is None else modules.reasons.move(view, move)
