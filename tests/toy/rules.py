"""A toy game with a secret: everybody is dealt a card and says whether it is high; anybody may lie. The highest card wins."""

from dataclasses import dataclass

from speeltafel.core.state import CHANCE, OVER, AnyState, ints, tell

FEWEST_PLAYERS = 2
MOST_PLAYERS = 3
MOST_MOVES = 2
PHASES = ["deal", "claim", "over"]
DEAL, CLAIM, END = range(3)
EVENTS = ["dealt", "claimed", "shown"]
DEALT, CLAIMED, SHOWN = range(3)
CARDS = 10
LOW, HIGH = range(2)


@dataclass(slots=True)
class State(AnyState):
    dealt: int = 0
    hand: list[int] = ints(MOST_PLAYERS)
    claims: int = 0
    claim: list[int] = ints(MOST_PLAYERS)


def set_up(s: State, players: int) -> None:
    s.players, s.actor, s.phase, s.dealt, s.claims = players, CHANCE, DEAL, 0, 0
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = s.claim[seat] = 0


def outcomes(s: State) -> int:
    return CARDS


def draw(s: State, outcome: int) -> None:
    s.hand[s.dealt] = outcome
    tell(s, DEALT, s.dealt, outcome)
    s.dealt += 1
    if s.dealt == s.players:
        s.phase, s.actor = CLAIM, 0


def legal(s: State, moves: list[int]) -> int:
    moves[0], moves[1] = HIGH, LOW
    return 2


def play(s: State, move: int) -> None:
    s.claim[s.actor] = move
    tell(s, CLAIMED, s.actor, move)
    s.claims += 1
    s.actor = s.claims
    if s.claims == s.players:
        s.phase, s.actor = END, OVER
        for seat in range(s.players):
            tell(s, SHOWN, seat, s.hand[seat])


def score(s: State, seat: int) -> int:
    return s.hand[seat]


def wins(s: State, seat: int) -> bool:
    return s.hand[seat] == max(s.hand[: s.players])
