"""tricky learned by playing it. What is said stands in text/*.ftl under `lesson-`."""

from typing import Any

from speeltafel.core.contract.lessons import FirstTimeHints, Scene, moves

# Both players put their dice into every column three times; then one chip is left to whoever learns.
NEARLY_BROKE = moves("roll 12345; keep 12345; roll 66666; keep 66666; " * 3)

# A real game of three, near its end.
NEAR_THE_END = moves(
    "roll 24456; keep 56; roll 123; keep 3; roll 45; keep 45; roll 11225; keep 5; roll 1236; keep 6; roll 124; keep 2; roll 34;"
    "keep 3; roll 5; keep 5; roll 11235; keep 5; roll 1144; keep 4; roll 224; keep 224; roll 12234; keep 224; roll 45; keep 45;"
    "roll 12346; keep 6; roll 1466; keep 6; roll 134; keep 4; roll 25; keep 25; roll 34466; keep 4466; roll 1; keep 1;"
    "roll 11126; keep 111; roll 35; keep 5; roll 6; keep 6; roll 13446; keep 46; roll 334; keep 3; roll 35; keep 5; roll 5;"
    "keep 5; roll 33445; keep 44; roll 136; keep 3; roll 13; keep 13; roll 12456"
)

SCENES = [
    Scene(
        name="settle",
        rules=["T2", "T5"],
        players=3,
        moves=moves("roll 34466; keep 66; roll 445; keep 44; roll 3"),
        point=["keep"],
        asked=["keep 3"],
    ),
    Scene(
        name="sixes",
        rules=["T3", "T4"],
        players=3,
        moves=moves("roll 12366"),
        point=["die-3", "die-4"],
        asked=["keep 66"],
        then=moves("roll 245"),
    ),
    Scene(
        name="one",
        rules=["T4"],
        players=3,
        moves=moves("roll 12366; keep 66; roll 245"),
        asked=["keep ?"],
        then=moves("roll 36"),
    ),
    Scene(
        name="yellow",
        rules=["T6"],
        players=3,
        moves=moves("roll 33366; keep 33366; roll 66666; keep 66666; roll 66666; keep 66666; roll 36666"),
        point=["cell-2-3"],
        asked=["keep 36666"],
    ),
    Scene(
        name="win",
        rules=["T7"],
        players=3,
        moves=moves("roll 11666; keep 11666; roll 16666; keep 16666; roll 66666; keep 66666; roll 16666"),
        point=["cell-0-3"],
        asked=["keep 16666"],
    ),
    Scene(
        name="present",
        rules=["T9"],
        players=3,
        moves=moves("roll 22666; keep 22666; roll 26666; keep 26666; roll 66666; keep 66666; roll 24666; keep 666; roll 26"),
        point=["die-1", "cell-1-4"],
        asked=["keep 6"],
        then=moves("roll 5; keep 5"),
    ),
    Scene(
        name="loan",
        rules=["T10", "TR1"],
        players=2,
        moves=[*NEARLY_BROKE, "roll 22666"],
        point=["cell-1-3", "cell-1-4"],
        asked=["keep 22666"],
    ),
    Scene(
        name="end",
        rules=["T1", "T11", "T12"],
        players=3,
        moves=NEAR_THE_END,
        seed=23,
    ),
]


def _column(args: dict[str, Any]) -> str:
    return f"cell-{args['column'] - 1}-0"


def _purse(args: dict[str, Any]) -> str:
    return f"purse-{args['player']}"


FIRSTS: FirstTimeHints = {
    "filled": _column,
    "won": _column,
    "gave": _purse,
    "borrowed": _purse,
    "bankrupt": _purse,
}
