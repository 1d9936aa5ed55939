"""Carnavalo learned by playing it. What is said stands in text/*.ftl under `lesson-`."""

from typing import Any

from speeltafel.core.contract.lessons import FirstTimeHints, Scene, moves


def fair(own_chip: str, other_chip: str, stack: str) -> list[str]:
    """Set up for two: a 3 of the learner in tent 2, a 2 of the other in tent 4. The learner begins."""
    return moves(
        f"pick 3; pick 2; spread 0:t2 1:t4; moves 0:{own_chip} 1:{other_chip} / {stack};"
        "tents 3142 2413 4231 1324 3421 2143; procession 4355"
    )


FAIR = fair("t1", "t5", "t2 t3 t4 t6")
# Both have used their chip and played a card: the ring is on 3.
LATER = [*FAIR, *moves("chip t1 miss 1; card 4 t1; chip t5 bar 1; card 3 t6")]

# The first day of a real game: one more card, and it is over.
EVENING = moves(
    "pick 5; pick 4; spread 0:t1 1:t3; moves 0:t6 1:t3 / t4 t1 t5 t2; tents 1133 4413 2422 1422 2314 3341; procession 5433;"
    "chip t6 prince direct; card 1 t4; card 5 t4 under; chip t3 miss 1; chip t4 prince direct; card 4 t3; card 2 t5;"
    "card 3 t5 under; chip t1 miss direct; card 3 t6"
)

# The fourth day of a real game.
NEAR_THE_END = moves(
    "pick 4; pick 4; spread 0:t6 1:t5; moves 0:t4 1:t5 / t3 t1 t6 t2; tents 2211 3241 3311 3242 4342 4431; procession 5343;"
    "card 5 t4; chip t5 miss 1; chip t4 miss direct; card 3 t1; card 3 t1 under; chip t3 bar 2; card 1 t3; card 2 t3 under;"
    "chip t1 bar direct; card 5 t2; move miss 4; card 2 t6 under; chip t6 miss 4; card 4 t6; card 5 t6 under; card 2 t3;"
    "chip t2 prince direct; card 2 t4; card 5 t4 top; move miss 2; card 1 t5; card 3 t5 top; card 3 t5 under;"
    "chip t5 miss direct; card 5 t2; card 5 t5; card 1 t3; card 3 t3 top; move prince 2; card 4 t3 top; card 4 t3 top;"
    "card 1 t3 under; card 4 t3; chip t4 miss direct; card 5 t3 top"
)

SCENES = [
    Scene(
        name="card",
        rules=["C2", "C12"],
        players=2,
        moves=FAIR,
        point=["tent-0"],
        lifted="held-4",
        asked=["card 4 t1"],
    ),
    Scene(
        name="top",
        rules=["C12", "CR1"],
        players=2,
        moves=FAIR,
        point=["tent-3"],
        asked=["card ? t4 top"],
    ),
    Scene(
        name="under",
        rules=["C12", "CR10"],
        players=2,
        moves=FAIR,
        point=["tent-3"],
        asked=["card ? t4 under"],
    ),
    Scene(
        name="prince",
        rules=["C11", "C14"],
        players=2,
        moves=LATER,
        point=["citizen-prince", "tent-1"],
        asked=["move prince 3"],
    ),
    Scene(
        name="miss",
        rules=["C15"],
        players=2,
        moves=LATER,
        point=["citizen-miss", "tent-3"],
        asked=["move miss 2"],
    ),
    Scene(
        name="barricade",
        rules=["C16"],
        players=2,
        moves=LATER,
        point=["citizen-bar", "tent-5"],
        asked=["move bar 2"],
    ),
    Scene(
        name="chip",
        rules=["C6", "C9", "C10", "C13"],
        players=2,
        moves=fair("t4", "t5", "t1 t2 t3 t6"),
        point=["token-t4", "citizen-prince", "tent-3"],
        asked=["chip t4 prince direct"],
    ),
    Scene(
        name="evening",
        rules=["C17", "C19", "C20", "C22"],
        players=2,
        moves=EVENING,
        point=["held-2", "tent-4"],
        asked=["card 2 t5 *"],
    ),
    Scene(
        name="end",
        rules=["C23", "C24", "C25"],
        players=2,
        moves=NEAR_THE_END,
        seed=24,
    ),
]


def _tent(args: dict[str, Any]) -> str:
    return f"tent-{args['tent'] - 1}"


def _player(args: dict[str, Any]) -> str:
    return f"player-{args['player']}"


FIRSTS: FirstTimeHints = {
    "dealt": _tent,
    "played-empty": _tent,
    "played-top": _tent,
    "played-under": _tent,
    "got-chip": _player,
    "to-procession": lambda _: "procession-0",
    "taken": lambda _: "middle",
    "barricade": _tent,
    "barred": _tent,
    "ring-zero": lambda _: "ring",
    "won-disc": _player,
    "bought-float": _player,
    "tied-first": lambda _: "ring",
    "new-day": _player,
}
