"""Labels of losses.

Their thresholds scale with the fair share of a win, since more players have less to lose each.
"""

from speeltafel.core.contract.levels import ReviewBudget
from speeltafel.review.model import BAD, Label

OF_A_FAIR_SHARE = (0.08, 0.16, 0.32)  # doubtful, mistake, blunder
SURE = 2.0  # standard errors
HALF = 0.5  # of the line is enough for a second opinion in another style
WHOLE = 1.0  # and all of it is asked of one that only looks further


def label_thresholds(players: int, judging: ReviewBudget) -> tuple[float, ...]:
    """Return the smallest loss of a doubtful move, of a mistake and of a blunder."""
    least = max(OF_A_FAIR_SHARE[0] / players, judging.least_line)
    return tuple(part / OF_A_FAIR_SHARE[0] * least for part in OF_A_FAIR_SHARE)


def label_of(
    loss: float, se: float, thresholds: tuple[float, ...], second_opinion: float | None = None, enough: float = HALF
) -> Label:
    """Return the worst label whose threshold the loss has surely passed.

    A second opinion, if there is one, must reach `enough` of it.
    """
    found: Label = ""
    for label, line in zip(BAD, thresholds, strict=True):
        confirmed = second_opinion is None or second_opinion >= enough * line
        if loss >= line and loss > SURE * se and confirmed:
            found = label
    return found


def is_near(loss: float, se: float, thresholds: tuple[float, ...]) -> bool:
    """Whether the loss is within the sampling error of a label threshold."""
    return any(abs(loss - line) < SURE * se for line in thresholds)
