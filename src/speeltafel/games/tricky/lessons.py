"""Lessons of tricky. The texts are in text/*.ftl under `lesson-`."""

from typing import Any

from speeltafel.core.contract.lessons import FirstDecision, FirstTimeHints, Scene, moves
from speeltafel.games.tricky.view import View

# Both players put their dice into every column three times; then the learner has one chip left.
NEARLY_BROKE = moves("roll 12345; keep 12345; roll 66666; keep 66666; " * 3)

# A real game of three, in its last turns: the learner leads with any keep.
NEAR_THE_END = moves(
    "roll 12336; keep 33; roll 456; keep 56; roll 2; keep 2; roll 11446; keep 46; roll 356; keep 6; roll 35; keep 35; roll "
    "14555; keep 5; roll 3335; keep 333; roll 3; keep 3; roll 22466; keep 66; roll 356; keep 36; roll 3; keep 3; roll "
    "12223; keep 3; roll 4455; keep 45; roll 11; keep 1; roll 2; keep 2; roll 15556; keep 556; roll 66; keep 6; roll 2; "
    "keep 2; roll 13446; keep 1446; roll 6; keep 6; roll 11666; keep 1166; roll 1; keep 1; roll 22246; keep 224; roll 24; "
    "keep 4; roll 5; keep 5; roll 33444; keep 334; roll 46; keep 6; roll 5; keep 5; roll 23346; keep 6; roll 1355; keep 15; "
    "roll 34; keep 3; roll 3; keep 3; roll 11245; keep 114; roll 23; keep 2; roll 2; keep 2; roll 35566"
)

SCENES = [
    Scene(
        name="settle",
        rules=["T1", "T2", "T5"],
        players=3,
        moves=moves("roll 34466; keep 66; roll 445; keep 44; roll 3"),
        point=["purse-0", "keep"],
        learned=["cell-2-0", "cell-3-0", "cell-3-1", "purse-0"],
        asked=["keep 3"],
    ),
    Scene(
        name="sixes",
        rules=["T3", "T4"],
        players=3,
        moves=moves("roll 12366"),
        point=["die-3", "die-4"],
        learned=["aside-0", "aside-1"],
        asked=["keep 66"],
        then=moves("roll 245"),
    ),
    Scene(
        name="one",
        rules=["T4"],
        players=3,
        moves=moves("roll 12366; keep 66; roll 245"),
        point=["die-0"],
        learned=["aside-2"],
        asked=["keep 2"],
        then=moves("roll 36"),
    ),
    Scene(
        name="win",
        rules=["T7"],
        players=3,
        moves=moves("roll 11666; keep 11666; roll 16666; keep 16666; roll 66666; keep 66666; roll 16666; keep 6666; roll 1"),
        point=["cell-0-3", "keep"],
        learned=["arrow-0", "purse-0", "purse-1", "purse-2"],
        asked=["keep 1"],
    ),
    Scene(
        name="yellow",
        rules=["T6"],
        players=3,
        moves=moves("roll 33366; keep 33366; roll 66666; keep 66666; roll 66666; keep 66666; roll 36666; keep 6666; roll 3"),
        point=["cell-2-3", "keep"],
        learned=["cell-2-3", "supply"],
        asked=["keep 3"],
    ),
    Scene(
        name="present",
        rules=["T9"],
        players=3,
        moves=moves("roll 22666; keep 22666; roll 26666; keep 26666; roll 66666; keep 66666; roll 24666; keep 666; roll 26"),
        point=["die-1", "cell-1-4"],
        learned=["cell-1-4"],
        asked=["keep 6"],
        then=moves("roll 5; keep 5"),
    ),
    Scene(
        name="loan",
        rules=["T10", "TR1"],
        players=2,
        moves=[*NEARLY_BROKE, *moves("roll 22666; keep 666; roll 22")],
        point=["purse-0", "cell-1-3", "cell-1-4"],
        learned=["purse-0"],
        asked=["keep 22"],
    ),
    Scene(
        name="end",
        rules=["T11", "T12"],
        players=3,
        moves=NEAR_THE_END,
        point=["purse-0"],
        learned=["purse-0", "purse-1", "purse-2"],
        seed=11,
    ),
]


def _column(args: dict[str, Any]) -> list[str]:
    return [f"column-{args['column'] - 1}", *_purse(args)]


def _filled(args: dict[str, Any]) -> list[str]:
    return [f"cell-{args['column'] - 1}-{cell}" for cell in range(args["first"] - 1, args["last"])]


def _arrow(args: dict[str, Any]) -> list[str]:
    return [f"arrow-{args['column'] - 1}", f"purse-{args['player']}"]


def _purse(args: dict[str, Any]) -> list[str]:
    return [f"purse-{args['player']}"]


FIRSTS: FirstTimeHints = {
    "filled": _filled,
    "won": _column,
    "gave": _arrow,
    "borrowed": _purse,
    "bankrupt": _purse,
    "ended": _purse,
}


def first_decisions(view: View) -> list[FirstDecision]:
    dice = [f"die-{i}" for i in range(len(view.roll))]
    found = [FirstDecision("aim", [f"purse-{view.seat}", *dice])]
    if len(view.roll) == 1:
        found.append(FirstDecision("last-die", dice))
    elif view.kept:
        found.append(FirstDecision("again", dice))
    return found
