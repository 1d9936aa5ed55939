"""Bots of Figaro. All of them rate moves by rule; the better ones also play rounds to their end in many worlds."""

from msgspec.structs import replace

from speeltafel.core.contract.levels import Level, ReviewBudget
from speeltafel.core.contract.protocols import BotsModule
from speeltafel.games.figaro.bots.notes import Notes
from speeltafel.games.figaro.bots.policy import estimate, is_cutoff, log_likelihood, policy, prior_values, shortlist
from speeltafel.games.figaro.bots.rewind import rewind
from speeltafel.games.figaro.bots.weights import CARELESS, CASUAL, GOOD, NEWCOMER, weights_for
from speeltafel.games.figaro.deal_unseen import deal_unseen

# In a rollout everybody misjudges a little, as people do. Until the compiled copy is there all play by rule alone: in plain
# Python a search takes seconds.
SEARCHING = Level(style=CASUAL, weights=weights_for, search="flat", style_until_compiled=GOOD)

BOTS = BotsModule(
    levels={
        "newcomer": Level(style=NEWCOMER, weights=weights_for),
        "beginner": Level(style=CARELESS, weights=weights_for),
        "casual": Level(style=CASUAL, weights=weights_for),
        "skilled": replace(SEARCHING, iterations=30, worlds=30),
        "expert": replace(SEARCHING, iterations=200, worlds=200),
        "master": replace(SEARCHING, iterations=4_000, worlds=1_500, candidate_worlds=3_000),
    },
    notes=Notes,
    policy=policy,
    judging=ReviewBudget(second_style=GOOD),
    is_cutoff=is_cutoff,
    estimate=estimate,
    shortlist=shortlist,
    prior_values=prior_values,
    determinize=deal_unseen,
    rewind=rewind,
    log_likelihood=log_likelihood,
)
