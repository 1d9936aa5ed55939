"""Why the better move is better: rollouts of both moves, what the game claims, and the claims that explain the loss."""

import re
from collections.abc import Callable
from typing import NamedTuple

from speeltafel.core.contract.reasons import NOTHING, ExampleStep, sentence
from speeltafel.core.i18n import LANGUAGES, LETTERS, Translator
from speeltafel.core.line import Line
from speeltafel.review.model import StatedClaim
from speeltafel.review.move_values import Decision
from speeltafel.review.reasons.samples import sample_both_moves
from speeltafel.review.reasons.select import select

PER_CENT = 100
WORDS, SENTENCES = 45, 3  # of a reason, at most
ADDED = ("clause-comma", "clause-semicolon")
ASIDES = ("too",), ("but", "at"), ("then",), ("effect",)  # arguments that a sentence can do without, the first ones first
WORD = re.compile(r"[\w’'–-]+")


class Reasons(NamedTuple):
    """The reasons for a verdict: sentences, the claims behind them, and example continuations."""

    lines: list[Line]
    claims: list[StatedClaim]
    example: tuple[list[ExampleStep], list[ExampleStep]] | None  # of the main claim, after the better and after the played move
    is_supported: bool  # the claims explain the loss
    seen: float  # the loss in the samples from which they come
    look: Line | None = None  # where to look, without the move


NONE = Reasons([], [], None, False, 0.0)


def reasons_for(
    asked: Decision, best: str, played: str, loss: float, may_count_cards: bool = True, retry: int = 0, most: int = WORDS
) -> Reasons:
    """Find reasons for a loss.

    `may_count_cards`: include what only a good memory knows (F21). `retry`: take other worlds and other dice.
    """
    reasons = asked.engine.modules.reasons
    if reasons is None:
        return NONE
    numbers = asked.engine.modules.legal(asked.first)
    moves = (best, played)
    one, two = (numbers[asked.view.legal.index(move)] for move in moves)
    rollouts = sample_both_moves(reasons, asked, one, two, retry)
    coach = reasons.coach(asked.view, moves, rollouts, may_count_cards)
    said, is_supported = select(rollouts, coach.claims, loss, coach.clarity)
    better, less = (float((outcomes.won * outcomes.weight).sum()) for outcomes in rollouts[:2])
    size = asked.engine.modules.package, asked.view.players, most
    lines = _shortened(coach.sentences(said), *size)
    if len(lines) < 2:
        lines = _shortened([*lines, Line("reason-none", {"games": max(1, round(PER_CENT * loss))})], *size)
    stated = [
        StatedClaim(claim.id, claim.seat, coach.places(claim), claim.after_better, claim.after_played, claim.explains)
        for claim in said
    ]
    example = coach.example(said[0]) if said else None
    look = reasons.look(asked.view, said[0] if said else None, best)
    return Reasons(lines, stated, example, is_supported, better - less, look)


def _shortened(lines: list[Line], package: str, players: int, most: int) -> list[Line]:
    """Shorten what is too long to be read at once: first asides, then what a comma or semicolon adds, then the last sentence."""
    longest = max(len(WORD.findall(text)) for text in in_all_languages(lines, package, players))
    if len(lines) < 2 or (len(lines) <= SENTENCES and longest <= most):
        return lines
    for names in ASIDES:
        clause = lines[-1].args.get("clause")
        if "then" in names:
            if isinstance(clause, Line) and len(lines) <= SENTENCES and (shorter := without_addition(clause)) is not None:
                return _shortened([*lines[:-1], *sentence(shorter)], package, players, most)
            continue
        for i, line in enumerate(lines):
            if (plainer := without_aside(line, names)) is not None:
                return _shortened([*lines[:i], plainer, *lines[i + 1 :]], package, players, most)
    return _shortened(lines[:-1], package, players, most)


def without_aside(line: Line, names: tuple[str, ...]) -> Line | None:
    """Return the line without the first aside of those names; None if it has none."""
    for name, word in line.args.items():
        if name in names and word != NOTHING:
            return Line(line.id, {**line.args, name: NOTHING}, line.game)
        if isinstance(word, Line) and (plainer := without_aside(word, names)) is not None:
            return Line(line.id, {**line.args, name: plainer}, line.game)
    return None


def without_addition(clause: Line) -> Line | None:
    """Return the clause without its last addition, the inner one first."""
    if clause.id not in ADDED or not isinstance(clause.args["clause"], Line):
        return None
    inner = without_addition(clause.args["clause"])
    return clause.args["clause"] if inner is None else Line(clause.id, {**clause.args, "clause": inner})


def _translated(lines: list[Line], package: str, players: int) -> list[str]:
    found = [Translator(language, LETTERS[:players], [package]) for language in LANGUAGES]
    return [" ".join(map(texts.translate, lines)) for texts in found]


in_all_languages: Callable[[list[Line], str, int], list[str]] = _translated
"""What lines say in each language, to count their words. In a browser the page says it."""


def let_say(speaker: Callable[[list[Line], str, int], list[str]]) -> None:
    """Let another one say it."""
    global in_all_languages
    in_all_languages = speaker
