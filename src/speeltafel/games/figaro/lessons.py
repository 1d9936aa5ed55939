"""Lessons of Figaro, in the learner's edition.

The texts are in text/*.ftl under `lesson-`. In the moves before a scene nobody takes by choice, and a player who has to take
then plays in front of another. So they are legal in both editions.
"""

from typing import Any

from speeltafel.core.contract.lessons import FirstDecision, FirstTimeHints, Scene, moves
from speeltafel.games.figaro.view import View

COURT = moves(
    "box green; roads 12 6 / 13 7 / 5 2; start 0;"
    "deal b1 b2 b2 j1 j2 o p1 p2 r1 r2 r2 r3 y1 y2 y2 / b1 b2 b2 b3 j1 p1 p2 p2 p2 r1 r2 r2 y1 y2 y2"
    " / b1 b2 b2 o p1 p2 p2 p3 r1 r2 r2 y1 y2 y2 y3"
)
SECOND = [*COURT, "r2>1"]
OTHERS_1 = moves("b2>2; y1>0")
THIRD = [*SECOND, *OTHERS_1, "j2>1"]
OTHERS_2 = moves("b2>2; y2>0")

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

# The last cards of a game: the learner has taken the fewest, swaps the longest piece and ties with Otto.
LAST_CARD_OF_ALL = moves(
    "box yellow; roads 9 3 / 13 5 / 12 10; start 2; deal b2 b2 g2 g2 g2 g3 j1 o p1 p1 p2 p2 r2 r2 r2 / b1 b2 b2 g2 g2 g2 j1 "
    "p2 p2 p3 r1 r1 r2 r2 r2 / b1 b1 b2 b2 b3 g1 g1 g1 j2 o p1 p2 p2 r1 r3; j2>1; g3>0; p2>2; r1>1; j1>0; p2>2; p2>2; r3>0;"
    "r2>0; r1>0; g2>1; j1>2; b2>2; o; b2>0; o; p1>2; g2>0; b3>1; r2>0; p2>2; p2>2; b2>1; p1>2; b2>1; p3>2; b2>0; p2>1;"
    "r2>2; b1>0; r2>2; r2>2; g1>0; b2>2; b1>2; b1>2; p1>1; g2>0; g1>0; g2>0; r2>2; r1>2; g1>0; g2>0; g2>0; deal b1 b2 b2 b2 "
    "g1 g2 g2 g2 o o p1 p2 p2 r1 r2 / b2 b2 g1 g1 g2 j1 j1 p1 p1 p2 r1 r2 r2 r2 r2 / b1 b1 b2 b3 g2 g2 g3 j2 p2 p2 p2 p3 r1 "
    "r2 r3; r2>2; b1>1; j1>2; g3>0; o; j1>1; j2>0; g1>1; r2>0; r2>2; b2>1; p2>0; o; p2>1; r3>0; b2>2; b2>2; b1>1; b2>1;"
    "r2>2; b3>1; p1>0; r1>1; p2>0; r2>1; p2>0; p1>0; p2>2; r1>1; p3>2; b2>0; p1>2; g2>0; r1>1; g1>0; g2>0; g2>0; g2>2;"
    "r2>0; b1>1; g2>2; g1>2; b2>1; deal b1 b2 b2 b3 g2 g2 g2 g3 j1 j1 p2 p2 r2 r2 r2 / b1 b2 b2 g1 g2 p1 p2 p2 p2 p3 r1 r1 "
    "r2 r2 r3 / b1 b2 b2 g1 g1 g2 g2 j2 o o p1 p1 p2 r1 r2; g3>0; p2>1; o; p2>2; g1>1; r2>0; r2>0; r1>0; g2>1; r3>0; j2>2;"
    "r2>0; b1>1; g1>2; j1>0; p2>2; r1>0; r1>0; j1>1; b2>1; b2>1; b1>1; p3>2; p1>2; r2>0; g2>1; g2>1; g2>1; p1>0; g1>1;"
    "b2>2; p2>0; b2>2; g2>1; b2>2; b1>1; b3>1; r2>0; p2>2; b2>1; p2>0; o"
)

# The third round of a real game of three, three cards before its end: a player who takes none wins.
NEAR_THE_END = moves(
    "box green; roads 14 5 / 12 11 / 13 10; start 1; deal o o p1 p2 p2 p2 r1 r1 r2 r2 y1 y1 y2 y2 y2 / b1 b2 b2 b2 b2 j1 j2 "
    "p2 p2 r1 r2 r3 y1 y2 y3 / b1 b1 b2 b2 b3 j1 p1 p1 p2 p3 r2 r2 r2 y2 y2; r3>2; p3>1; r1>2; y3>0; p2>1; p2>1; r2>2;"
    "b2>0; y1>1; r1>2; b2>0; o; j1>0; j1>1; o; y1>0; y2>0; r2>1; b2>0; b3>0; p1>2; j2>0; p2>1; y2>2; p1>1; y1>2; b2>0;"
    "y2>2; p2>1; b1>0; p1>1; p2>2; b1>0; y2>1; b2>0; b1>0; y2>1; b2>0; r1>2; p2>0; r2>2; r2>2; deal b1 b2 b3 p1 p2 p2 p2 r1 "
    "r2 r2 r2 r3 y1 y2 y3 / b2 b2 b2 j1 j1 j2 o p2 r1 r2 y1 y1 y2 y2 y2 / b1 b1 b2 b2 o p1 p1 p2 p2 p3 r1 r2 r2 y2 y2;"
    "b2>2; r2>0; b3>2; p2>1; r2>0; b2>2; p1>0; b1>2; j2>0; p1>0; y2>1; b2>2; p2>0; r3>2; r1>2; o; y3>1; y2>1; b2>2; r1>0;"
    "r2>0; p1>2; j1>2; b1>1; y1>0; j1>1; b1>1; p2>2; y1>0; p3>2; r1>0; p2>1; y1>2; p2>1; p2>1; y2>2; b2>1; r2>0; b2>1;"
    "y2>2; r2>0; y2>2; y2>1; r2>2; o; deal b1 b2 j2 o o p1 p2 p2 p3 r1 r1 r2 r3 y1 y2 / b2 b2 j1 p1 p2 r2 r2 r2 y1 y1 y2 y2 "
    "y2 y2 y2 / b1 b1 b2 b2 b2 b3 j1 p1 p2 p2 p2 r1 r2 r2 y3; p2>0; o; r2>0; p1>1; y1>2; y1>2; j1>0; p2>1; y1>2; r2>0;"
    "p3>1; p1>2; y3>1; p1>2; b2>0; b3>0; o; p2>0; p2>0; r3>2; y2>1; b2>0; r1>2; b2>0; r2>2; r1>0; p2>1; y2>2; p2>1; j2>2;"
    "j1>0; take; b1>0; y2>2; y2>2; b1>0; r1>1; y2>2; b2>1"
)

SCENES = [
    Scene(
        name="card",
        rules=["F6", "F20"],
        players=3,
        moves=COURT,
        point=["road-0", "window-1"],
        learned=["window-1"],
        lifted="hand-r2",
        asked=["r2>1"],
    ),
    Scene(
        name="jester",
        rules=["F1", "F7", "F8", "F10"],
        players=3,
        moves=SECOND,
        opening=OTHERS_1,
        point=["hand-j2", "window-1"],
        learned=["window-1"],
        asked=["j2>1"],
    ),
    Scene(
        name="six",
        rules=["F11", "FR1"],
        players=3,
        moves=THIRD,
        opening=OTHERS_2,
        point=["hand-r2", "hand-r3", "window-1"],
        learned=["stack-1"],
        asked=["r2>1", "r3>1"],
    ),
    Scene(
        name="dance",
        rules=["F9", "FR5"],
        players=3,
        moves=[*COURT, *moves("r2>1; y2>0; y2>0; b2>2; y1>0; b1>2")],
        point=["hand-o", "window-0"],
        learned=["window-1"],
        asked=["o"],
    ),
    Scene(
        name="stuck",
        rules=["F12", "FE2"],
        players=3,
        moves=STUCK,
        point=["take"],
        learned=["stack-0"],
        asked=["take"],
    ),
    Scene(
        name="choose",
        rules=["F13", "FE1"],
        players=3,
        moves=[*COURT, *moves("r2>1; b2>2; y1>0")],
        point=["take"],
        learned=["stack-0"],
        asked=["take"],
    ),
    Scene(
        name="round",
        rules=["F14", "F15", "F16", "F17"],
        players=3,
        moves=LAST_CARDS,
        point=["hand-y2", "window-1"],
        learned=["road-0", "road-2"],
        asked=["y2>1"],
        then=moves("y2>1; r1>0"),
    ),
    Scene(
        name="king",
        rules=["F18", "FE3", "F20"],
        players=3,
        moves=LAST_CARD_OF_ALL,
        point=["hand-g2", "window-2"],
        learned=["lane-0", "lane-1"],
        asked=["g2>2"],
        then=moves("r2>0; p1>1; swap?"),
    ),
    Scene(
        name="end",
        rules=["F4"],
        players=3,
        moves=NEAR_THE_END,
        point=["road-0"],
        learned=["lane-0", "lane-1", "lane-2"],
        seed=6,
    ),
]


def _window(args: dict[str, Any]) -> list[str]:
    return [f"window-{args['player']}"]


def _row(args: dict[str, Any]) -> list[str]:
    return [f"window-{args['other']}"]


def _stack(args: dict[str, Any]) -> list[str]:
    return [f"hand-of-{args['player']}" if args["into"] == "hand" else f"stack-{args['player']}"]


def _road(args: dict[str, Any]) -> list[str]:
    return [f"road-{args['player']}"]


FIRSTS: FirstTimeHints = {
    "played": _row,
    "danced": _window,
    "took": _stack,
    "last-card": _window,
    "ranked": _road,
    "exchanged": _road,
    "won": _road,
}

MUCH = 3  # in front of a player: time for a ring dance
SOME = 3  # face-up cards: time to think of taking them


def first_decisions(view: View) -> list[FirstDecision]:
    if "swap" in view.legal:
        return [FirstDecision("swap", [f"road-{view.seat}"])]
    if view.legal == ["take"]:
        return [FirstDecision("must-take", ["take"])]
    hand = view.hand or []
    found = [FirstDecision("aim", [f"road-{view.seat}", f"stack-{view.seat}"])]
    if "o" in hand and view.seat is not None and view.rows[view.seat].total >= MUCH:
        found.append(FirstDecision("dance-in-hand", ["hand-o", f"window-{view.seat}"]))
    jesters = [f"hand-{card}" for card in ("j1", "j2") if card in hand]
    if jesters:
        found.append(FirstDecision("jester-in-hand", jesters))
    if "take" in view.legal and sum(len(row.cards) for row in view.rows) >= SOME:
        found.append(FirstDecision("may-take", ["take"], {"edition": view.options.edition}))
    return found
