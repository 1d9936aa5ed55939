"""How it goes on after a move, card by card until somebody takes; and that in words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import CHOSE, DANCE, DANCED, NL, NOBODY, PLAYED, REACHED_SIX, TOOK_CARDS, UNABLE
from speeltafel.games.figaro.notation import CARDS
from speeltafel.games.figaro.view import View

FIVES = 20  # parts of 100, to which chances are rounded
WHY = {REACHED_SIX: "six", UNABLE: "stuck", CHOSE: "choice"}


class Card(NamedTuple):
    """Somebody plays a card in front of somebody, whose row then counts so much; a ring dance goes to nobody in particular."""

    seat: int
    kind: int
    to: int
    total: int


class Take(NamedTuple):
    """Somebody takes so many cards, onto their stack or, by choice in the Dutch edition, into their hand."""

    seat: int
    cards: int
    why: int
    into_hand: bool


Step = Card | Take
Courses = Sequence[Sequence[Step]]


def course(end: Any) -> tuple[Step, ...]:
    """All that follows the move itself in a rollout, to the end of the round."""
    steps: list[Step] = []
    for event, seat, a, b, c, d, _ in end["heard"][1 : end["heard_count"]].tolist():
        if event == PLAYED:
            steps.append(Card(seat, a, b, d))
        elif event == DANCED:
            steps.append(Card(seat, DANCE, NOBODY, 0))
        elif event == TOOK_CARDS:
            steps.append(Take(seat, a, b, into_hand=b == CHOSE and c == NL))
    return tuple(steps)


def to_the_next_take(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The beginning of it, until somebody takes onto their stack; all of it if nobody does."""
    place = next((place for place, step in enumerate(steps) if isinstance(step, Take) and not step.into_hand), len(steps))
    return tuple(steps[: place + 1])


def taker(steps: Sequence[Step]) -> int:
    """Who takes at the end of it, onto their stack, or NOBODY."""
    last = steps[-1] if steps else None
    return last.seat if isinstance(last, Take) and not last.into_hand else NOBODY


def taken(steps: Sequence[Step]) -> int:
    """How many cards they take."""
    last = steps[-1] if steps else None
    return last.cards if isinstance(last, Take) else 0


def in_words(view: View, steps: Sequence[Step], end: Line | None = None) -> Line:
    """A sentence without its beginning: who plays what, who takes, and what comes of it."""
    told = [_step(view, step, is_first=number == 0) for number, step in enumerate(steps)]
    said = told[0] if told else line("course-nobody-plays")
    for one in [*told[1:], *([end] if end else [])]:
        said = Line("comma", {"first": said, "last": one})
    return said


def _step(view: View, step: Step, is_first: bool) -> Line:
    args: dict[str, Word] = {"who": "you" if step.seat == view.seat else "other", "player": step.seat}
    if isinstance(step, Take):
        into = "hand" if step.into_hand else "stack"
        return line("course-takes", **args, why=WHY[step.why], cards=step.cards, into=into, first="yes" if is_first else "no")
    args["first"] = "yes" if is_first else "no"
    if step.kind == DANCE:
        return line("course-dances", **args)
    whom = "self" if step.to == step.seat else "you" if step.to == view.seat else "other"
    return line("course-lays", **args, card=card_named(CARDS[step.kind]), whom=whom, other=step.to, total=step.total)


def card_named(card: str) -> Line:
    """A card with a value."""
    return line(f"card-{card[0]}", value=int(card[1]))


def of_100(share: float) -> int:
    """Rounded to five."""
    return 100 // FIVES * round(FIVES * share)


def line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "figaro")
