from speeltafel.core.chance import Generator, below
from speeltafel.core.view import AnyView, state_of
from tests.toy import rules
from tests.toy.rules import CARDS, CLAIM, END, TURNS, State

HAS_HIDDEN_INFORMATION = True


class View(AnyView, kw_only=True):
    card: int | None  # one's own
    claims: list[int]  # the last one of each, as far as they made any
    turns: int  # so far, by all
    shown: list[int]


def view(s: State, seat: int | None) -> View:
    return View(
        card=s.hand[seat] if seat is not None and s.phase == CLAIM else None,
        claims=s.claim[: min(s.claims, s.players)],
        turns=s.claims,
        shown=s.hand[: s.players] if s.phase == END else [],
    )


def resample(view: View, g: Generator) -> State:
    s: State = state_of(view, rules)
    s.claims = view.turns
    s.claim[: len(view.claims)] = view.claims
    if s.phase == CLAIM:
        s.dealt = s.players
        s.hand[: s.players] = [below(g, CARDS) for _ in range(s.players)]
    if view.seat is not None and view.card is not None:
        s.hand[view.seat] = view.card
    if view.shown:
        s.dealt = s.players
        s.hand[: s.players] = view.shown
    return s


def reveals(s: State, move: int) -> bool:
    return s.claims == s.players * TURNS - 1
