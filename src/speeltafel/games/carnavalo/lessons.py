"""Lessons of Carnavalo. The texts are in text/*.ftl under `lesson-`."""

from typing import Any

from speeltafel.core.contract.lessons import FirstDecision, FirstTimeHints, Scene, moves
from speeltafel.games.carnavalo.view import View

# One day for two, from its first card to its count: each scene begins where the one before it ended.
FIRST_CARD = moves(
    "pick 3; pick 2; spread 0:t2 1:t4; moves 0:t1 1:t5 / t2 t6 t3 t4;"
    "tents 3142 2413 4231 1324 3421 2143; procession 4355; chip t1 prince 1"
)
SECOND = [*FIRST_CARD, "card 4 t1"]
OTTO_1 = moves("chip t5 prince 4; move bar 4")
THIRD = [*SECOND, *OTTO_1, "card 2 t4 top"]
OTTO_2 = moves("card 4 t5")
FOURTH = [*THIRD, *OTTO_2, "card 5 t5 under"]
OTTO_3 = moves("chip t2 prince 1; card 3 t6")
FIFTH = [*FOURTH, *OTTO_3, "move prince 3"]
OTTO_4 = moves("move prince 3")
SIXTH = [*FIFTH, *OTTO_4, "move miss 3"]
OTTO_5 = moves("move prince 2")
SEVENTH = [*SIXTH, *OTTO_5, "move bar 1"]
OTTO_6 = moves("card 5 t2 under")
EVENING = [*SEVENTH, *OTTO_6, "chip t6 prince direct"]

# The last turns of a real game: the learner wins with any move.
NEAR_THE_END = moves(
    "pick 4; pick 4; spread 0:t6 1:t5; moves 0:t4 1:t5 / t3 t1 t6 t2; tents 2211 3241 3311 3242 4342 4431; procession 5343;"
    "card 5 t4; chip t5 miss 1; chip t4 miss direct; card 3 t1; card 3 t1 under; chip t3 bar 2; card 1 t3; card 2 t3 under;"
    "chip t1 bar direct; card 5 t2; move miss 4; card 2 t6 under; chip t6 miss 4; card 4 t6; card 5 t6 under; card 2 t3;"
    "chip t2 prince direct; card 2 t4; card 5 t4 top; move miss 2; card 1 t5; card 3 t5 top; card 3 t5 under;"
    "chip t5 miss direct; card 5 t2; card 5 t5; card 1 t3; card 3 t3 top; move prince 2; card 4 t3 top; card 4 t3 top;"
    "card 1 t3 under; card 4 t3; chip t4 miss direct; card 5 t3 top; card 3 t3 top; card 4 t3 top; card 5 t3 under;"
    "chip t3 miss direct; card 1 t6; card 2 t6 top; move bar 2"
)

SCENES = [
    Scene(
        name="card",
        rules=["C2", "C12"],
        players=2,
        moves=FIRST_CARD,
        point=["player-0", "tent-0"],
        learned=["tent-0", "ring"],
        lifted="held-4",
        asked=["card 4 t1"],
    ),
    Scene(
        name="top",
        rules=["C12", "CR1"],
        players=2,
        moves=SECOND,
        opening=OTTO_1,
        point=["held-2", "tent-3"],
        learned=["tent-3", "track-3"],
        asked=["card 2 t4 top"],
    ),
    Scene(
        name="under",
        rules=["C12", "CR10"],
        players=2,
        moves=THIRD,
        opening=OTTO_2,
        point=["held-5", "tent-4"],
        learned=["tent-4"],
        asked=["card 5 t5 under"],
    ),
    Scene(
        name="prince",
        rules=["C11", "C14"],
        players=2,
        moves=FOURTH,
        opening=OTTO_3,
        point=["ring", "citizen-prince", "tent-4"],
        learned=["procession-0", "track-4"],
        asked=["move prince 3"],
    ),
    Scene(
        name="miss",
        rules=["C15"],
        players=2,
        moves=FIFTH,
        opening=OTTO_4,
        point=["citizen-miss", "tent-3"],
        learned=["middle"],
        asked=["move miss 3"],
    ),
    Scene(
        name="barricade",
        rules=["C16"],
        players=2,
        moves=SIXTH,
        opening=OTTO_5,
        point=["citizen-bar", "tent-0"],
        learned=["citizen-bar", "tent-0"],
        asked=["move bar 1"],
    ),
    Scene(
        name="chip",
        rules=["C6", "C9", "C10", "C13"],
        players=2,
        moves=SEVENTH,
        opening=OTTO_6,
        point=["token-t6", "citizen-prince", "tent-5"],
        learned=["procession-1"],
        asked=["chip t6 prince direct"],
    ),
    Scene(
        name="evening",
        rules=["C17", "C19", "C20", "C22", "C24"],
        players=2,
        moves=EVENING,
        point=["held-1", "tent-2"],
        learned=["player-0", "player-1"],
        asked=["card 1 t3"],
    ),
    Scene(
        name="end",
        rules=["C23", "C25"],
        players=2,
        moves=NEAR_THE_END,
        point=["player-0"],
        learned=["player-0", "player-1"],
        seed=1,
    ),
]


def _tent(args: dict[str, Any]) -> list[str]:
    return [f"tent-{args['tent'] - 1}"]


def _place(args: dict[str, Any]) -> list[str]:
    return ["procession-0"] if args["place"] == "procession" else [f"tent-{int(args['place']) - 1}"]


def _player(args: dict[str, Any]) -> list[str]:
    return [f"player-{args['player']}"]


def _chip(args: dict[str, Any]) -> list[str]:
    return [f"player-{args['player']}", *_tent(args)]


def _walk(args: dict[str, Any]) -> list[str]:
    return [f"citizen-{args['citizen']}", "ring"]


FIRSTS: FirstTimeHints = {
    "dealt": _chip,
    "played-empty": _tent,
    "played-top": _tent,
    "played-under": _tent,
    "got-chip": _player,
    "moved": _walk,
    "to-procession": lambda _: ["procession-0"],
    "taken": lambda _: ["middle"],
    "barricade": _tent,
    "barred": _tent,
    "ring-zero": lambda _: ["ring"],
    "won-disc": _player,
    "bought-float": _player,
    "tied-first": _place,
    "new-day": _player,
}


def first_decisions(view: View) -> list[FirstDecision]:
    chips = [f"token-{chip}" for chip in view.chips or []]
    if view.phase == "pick":
        return [FirstDecision("aim", [f"player-{view.seat}"])]
    if view.phase == "before":
        return [FirstDecision("turn", ["ring"])]
    return [FirstDecision("chip", chips)] if chips else []
