from speeltafel.core.errors import IllegalMove, make_error
from speeltafel.core.line import Line
from tests.toy.rules import CARDS, HIGH, LOW, State


def write_move(s: State, move: int) -> str:
    return "high" if move == HIGH else "low"


def read_move(s: State, text: str) -> int:
    if text not in ("high", "low"):
        raise make_error(IllegalMove, "not-a-move", game="toy", found=ascii(text[:40]))
    return HIGH if text == "high" else LOW


def why_not(s: State, move: int) -> Line:
    return Line("not-a-move", {"found": write_move(s, move)}, "toy")


def write_chance(phase: int, s: State) -> str:
    return "deal " + " ".join(map(str, s.hand[: s.players]))


def read_chance(s: State, text: str) -> list[int]:
    verb, *cards = text.split(" ")
    if verb != "deal" or len(cards) != s.players or not all(card in map(str, range(CARDS)) for card in cards):
        raise make_error(IllegalMove, "not-a-move", game="toy", found=ascii(text[:40]))
    return [int(card) for card in cards]


def seen_move(s: State, move: int, viewer: int | None) -> str:
    return write_move(s, move)


def seen_chance(phase: int, s: State, viewer: int | None) -> str:
    return "deal " + " ".join(str(s.hand[seat]) if seat == viewer else "?" for seat in range(s.players))
