"""Bots of Carnavalo: play by rule of thumb, the better ones with tree search on top."""

from msgspec.structs import replace

from speeltafel.core.contract.levels import Level, ReviewBudget
from speeltafel.core.contract.protocols import BotsModule
from speeltafel.games.carnavalo.bots.beliefs import world_weight
from speeltafel.games.carnavalo.bots.estimate import estimate, is_cutoff
from speeltafel.games.carnavalo.bots.notes import Notes
from speeltafel.games.carnavalo.bots.policy import observation_key, policy, priors
from speeltafel.games.carnavalo.bots.weights import CARELESS, NEWCOMER, THUMB, weights_for

# Until the compiled copy is there all play by rule of thumb: in plain Python a search takes too long.
SEARCHING = Level(style=THUMB, weights=weights_for, search="tree", style_until_compiled=THUMB)

BOTS = BotsModule(
    levels={
        "newcomer": Level(style=NEWCOMER, weights=weights_for),
        "beginner": Level(style=CARELESS, weights=weights_for),
        "casual": Level(style=THUMB, weights=weights_for),
        "skilled": replace(SEARCHING, iterations=50, worlds=16),
        "expert": replace(SEARCHING, iterations=400, worlds=64, tie_margin=0.1),
        "master": replace(SEARCHING, iterations=4_000, iterations_for_two=10_000, worlds=256, tie_margin=0.1),
    },
    notes=Notes,
    policy=policy,
    judging=ReviewBudget(tree=3_000, verdict=1_600, worlds=128, least_line=0.04),
    is_cutoff=is_cutoff,
    estimate=estimate,
    priors=priors,
    observation_key=observation_key,
    world_weight=world_weight,
)
