"""Figaro learned by playing it, in the edition of whoever learns. What is said stands in text/*.ftl under `lesson-`.

Nobody takes by choice in what was played before, and who had to take played in front of somebody else: so it is the same in both.
"""

from typing import Any

from speeltafel.core.contract.lessons import FirstTimeHints, Scene, moves

COURT = moves(
    "box green; roads 12 6 / 13 7 / 5 2; start 0;"
    "deal b1 b2 b2 j1 j2 o p1 p2 r1 r2 r2 r3 y1 y2 y2 / b1 b2 b2 b3 j1 p1 p2 p2 p2 r1 r2 r2 y1 y2 y2"
    " / b1 b2 b2 o p1 p2 p2 p3 r1 r2 r2 y1 y2 y2 y3"
)
THREE_COLOURS = [*COURT, *moves("r2>1; b2>2; y1>0")]
OTTO_HAS_FIVE = [*THREE_COLOURS, *moves("r1>1; b2>2; y2>0; j2>1; y1>0; b1>2")]

# Nothing but red on the hand, and three other colours on the table.
STUCK = moves(
    "box yellow; roads 10 3 / 12 4 / 13 8; start 0;"
    "deal b1 b2 b3 g1 g2 g2 j1 o p2 r1 r2 r2 r2 r2 r2 / b2 b2 b2 b2 g2 g2 g3 j1 o p1 p1 p2 p2 r1 r3"
    " / b1 b1 b2 g1 g1 g2 g2 j2 p1 p2 p2 p2 p3 r1 r2;"
    "j1>2; b2>1; p2>2; g2>0; j1>0; g1>0; o; o; p3>1; p2>0; g1>1; g2>1; b2>2; b1>2; b3>2; p2>0; b2>2; b2>2; b1>2; b1>2;"
    "p2>0; g1>2; p2>0; j2>0; p2>2; g2>1; b2>0"
)

# Everybody holds one card.
LAST_CARDS = moves(
    "box green; roads 4 1 / 13 8 / 11 10; start 0;"
    "deal b1 b2 j1 j2 p1 p2 p2 p2 p3 r2 y1 y2 y2 y2 y2 / b2 b2 b2 b2 o p1 p1 p2 r2 r2 y1 y1 y2 y2 y3"
    " / b1 b1 b2 b3 j1 o p2 p2 r1 r1 r1 r2 r2 r2 r3;"
    "j2>2; y3>1; r1>2; p3>0; r2>2; o; p1>1; r2>0; p2>2; p2>2; b2>0; p2>2; r1>1; p2>0; p1>0; r2>1; j1>1; o; p2>1; r2>2;"
    "b1>1; b2>1; y1>0; b3>1; y1>0; j1>1; y2>0; p1>1; r2>2; y2>0; y2>0; b1>1; b2>1; r2>2; y1>0; b2>1; b1>1; b2>2; p2>1;"
    "y2>0; b2>2; take; r3>0"
)

# A real game of three, near the end of its third round.
NEAR_THE_END = moves(
    "box yellow; roads 13 5 / 15 11 / 8 2; start 1;"
    "deal b1 b2 b2 g1 g2 g2 g2 g2 o p2 p2 p2 p3 r2 r2 / b2 g1 g1 g3 j1 j2 o p1 p1 p2 r1 r1 r2 r2 r3"
    " / b1 b1 b2 b2 b2 b3 g2 g2 j1 p1 p2 p2 r1 r2 r2;"
    "g3>2; p2>1; b1>0; j2>0; b3>0; b2>2; b2>2; p2>0; b2>2; r2>1; g2>0; p2>2; j1>2; p3>2; r1>0; g2>2; g1>2; g2>2; g2>2;"
    "g2>0; r2>1; j1>2; r2>1; r2>1; g1>2; b2>0; p2>1; p1>1; p1>1; p2>1; r1>0; b1>2; g2>1; r3>0; b1>2; o; o; b2>1; g1>0;"
    "r2>2; b2>0; p2>1; r2>2;"
    "deal b1 b2 b2 b2 b3 g1 g2 g2 g2 g2 j1 o p1 r2 r2 / b1 b2 b2 g1 g2 g3 j1 p2 p2 p2 p3 r1 r1 r1 r2"
    " / b1 b2 g1 g2 j2 o p1 p1 p2 p2 p2 r2 r2 r2 r3;"
    "p1>1; g1>2; b2>0; p1>1; b1>0; j1>0; j2>0; p1>2; r2>1; b1>0; j1>1; b2>0; r3>1; p3>2; r2>1; b2>0; r1>1; r2>1; r2>1;"
    "g2>2; r2>1; b2>0; g1>2; g2>2; g2>2; p2>1; b3>0; g3>2; b2>0; o; p2>2; o; b2>2; g1>1; r2>0; p2>2; p2>2; g2>1; p2>2;"
    "p2>0; g2>1; b1>2;"
    "deal b1 b1 b2 g1 g2 j1 j2 p1 p1 p2 p2 p2 p2 r1 r2 / b1 b2 b2 g1 g2 g2 g2 g2 j1 p3 r1 r2 r2 r2 r3"
    " / b2 b2 b2 b3 g1 g2 g3 o o p1 p2 p2 r1 r2 r2;"
    "b2>1; r2>0; g1>2; r2>0; b1>1; r3>0; r1>2; p3>0; r1>2; j2>0; j1>0; b2>2; r1>0; b3>2; j1>2; p2>0; g2>1; b1>2; g2>1;"
    "p1>0; b2>2; g3>1; r2>0; p2>2; p1>2; r2>0; r2>0; b1>1; b2>1; b2>1"
)

SCENES = [
    Scene(
        name="card",
        rules=["F6"],
        players=3,
        moves=COURT,
        point=["window-1"],
        lifted="hand-r2",
        asked=["r2>1"],
        then=moves("b2>2; y1>0"),
    ),
    Scene(
        name="colour",
        rules=["F7"],
        players=3,
        moves=THREE_COLOURS,
        point=["hand-r1", "hand-r2", "hand-r3", "window-1"],
        asked=["r?>1"],
        then=moves("b2>2; y2>0"),
    ),
    Scene(
        name="jester",
        rules=["F1", "F8", "F10"],
        players=3,
        moves=[*THREE_COLOURS, *moves("r1>1; b2>2; y2>0")],
        point=["hand-j1", "hand-j2"],
        asked=["j?>1"],
        then=moves("y1>0"),
    ),
    Scene(
        name="six",
        rules=["F11", "FR1"],
        players=3,
        moves=OTTO_HAS_FIVE,
        point=["hand-r2", "hand-r3", "window-1"],
        asked=["r?>1"],
        then=moves("p2>2"),
    ),
    Scene(
        name="dance",
        rules=["F9", "FR5"],
        players=3,
        moves=[*COURT, *moves("r2>1; y2>0; y2>0; b2>2; y1>0; b1>2")],
        point=["hand-o"],
        asked=["o"],
    ),
    Scene(
        name="stuck",
        rules=["F12", "FE2"],
        players=3,
        moves=STUCK,
        point=["take"],
        asked=["take"],
    ),
    Scene(
        name="round",
        rules=["F14", "F15", "F16", "F17"],
        players=3,
        moves=LAST_CARDS,
        point=["hand-y2", "window-1"],
        asked=["y2>1"],
        then=moves("y2>1; r1>0"),
    ),
    Scene(
        name="end",
        rules=["F4", "F13", "F18", "F20"],
        players=3,
        moves=NEAR_THE_END,
        seed=4,
    ),
]


def _window(args: dict[str, Any]) -> str:
    return f"window-{args['player']}"


def _row(args: dict[str, Any]) -> str:
    return f"window-{args['other']}"


FIRSTS: FirstTimeHints = {
    "played": _row,
    "danced": _window,
    "took": _window,
    "last-card": _window,
    "ranked": _window,
    "exchanged": _window,
}
