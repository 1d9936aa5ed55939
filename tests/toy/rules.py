"""A small game with a secret: you get a card and say, in turn, whether it is high. You may lie.

The highest card wins. The rules are Y1–Y6 of tests/toy_docs/rules.md.
"""

from dataclasses import dataclass

from speeltafel.core.state import CHANCE, OVER, AnyState, ints, tell

VERSION = 1
FEWEST_PLAYERS = 2
MOST_PLAYERS = 3
MOST_MOVES = 2
PHASES = ["deal", "claim", "over"]
DEAL, CLAIM, END = range(3)
EVENTS = ["dealt", "claimed", "shown"]
DEALT, CLAIMED, SHOWN = range(3)
CARDS = 10
LOW, HIGH = range(2)
TURNS = 6  # of each


@dataclass(slots=True)
class State(AnyState):
    dealt: int = 0
    hand: list[int] = ints(MOST_PLAYERS)
    claims: int = 0  # so far, by all
    claim: list[int] = ints(MOST_PLAYERS)  # the last one of each


def set_up(s: State, players: int) -> None:
    """Y1: nobody has a card yet."""
    s.players, s.actor, s.phase, s.dealt, s.claims = players, CHANCE, DEAL, 0, 0
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = s.claim[seat] = 0


def outcomes(s: State) -> int:
    return CARDS


def draw(s: State, outcome: int) -> None:
    """Y2: one card each, seen by nobody else; several may get the same."""
    s.hand[s.dealt] = outcome
    tell(s, DEALT, s.dealt, outcome)
    s.dealt += 1
    if s.dealt == s.players:
        s.phase, s.actor = CLAIM, 0


def legal(s: State, moves: list[int]) -> int:
    """Y3: high or low, true or not."""
    moves[0], moves[1] = HIGH, LOW
    return 2


def play(s: State, move: int) -> None:
    """Y4: the next one says it; Y5: after six turns of each all cards are shown."""
    s.claim[s.actor] = move
    tell(s, CLAIMED, s.actor, move)
    s.claims += 1
    s.actor = s.claims % s.players
    if s.claims == s.players * TURNS:
        s.phase, s.actor = END, OVER
        for seat in range(s.players):
            tell(s, SHOWN, seat, s.hand[seat])


def score(s: State, seat: int) -> int:
    return s.hand[seat]


def wins(s: State, seat: int) -> bool:
    """Y6: all who have the highest."""
    for other in range(s.players):
        if s.hand[other] > s.hand[seat]:
            return False
    return True
