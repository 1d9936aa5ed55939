from speeltafel.core.line import Line
from tests.toy.rules import DEAL, HIGH, LOW, State


def write_move(s: State, move: int) -> str:
    return "high" if move == HIGH else "low"


def read_move(s: State, text: str) -> int:
    return HIGH if text == "high" else LOW


def why_not(s: State, move: int) -> Line:
    return Line("not-to-move")


def write_chance(phase: int, s: State) -> str:
    return "deal " + " ".join(map(str, s.hand[: s.players]))


def read_chance(s: State, text: str) -> list[int]:
    return [int(card) for card in text.split()[1:]]


def seen_move(s: State, move: int, viewer: int | None) -> str:
    return write_move(s, move)


def seen_chance(phase: int, s: State, viewer: int | None) -> str:
    assert phase == DEAL
    return "deal " + " ".join(str(s.hand[seat]) if seat == viewer else "?" for seat in range(s.players))
