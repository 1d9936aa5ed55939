"""Bots of tricky. The better ones solve each turn exactly: they differ in how they rate the position after it."""

from speeltafel.core.contract.levels import Level
from speeltafel.core.contract.protocols import BotsModule
from speeltafel.games.tricky.bots.exact import exact_values
from speeltafel.games.tricky.bots.notes import Notes
from speeltafel.games.tricky.bots.policy import BY_VALUES, CAREFUL, CARELESS, GREEDY, NEWCOMER, RULE_OF_THUMB, policy
from speeltafel.games.tricky.bots.weights import weights_for

BOTS = BotsModule(
    levels={
        "newcomer": Level(style=NEWCOMER),
        "beginner": Level(style=CARELESS),
        "casual": Level(style=RULE_OF_THUMB),
        "skilled": Level(style=GREEDY),
        "expert": Level(style=CAREFUL),
        "master": Level(style=BY_VALUES, style_until_compiled=CAREFUL, weights=weights_for, is_learned=True),
    },
    notes=Notes,
    policy=policy,
    exact_values=exact_values,
    solver=f"{__name__}.solve",
)
