"""Selection of claims: rollouts and claims in, one or two claims out, the same for all games."""

from collections.abc import Callable
from typing import Any, NamedTuple

from speeltafel.core.array_library import np
from speeltafel.core.contract.reasons import Claim, Rollouts

ENOUGH = HALF = 0.5  # of the loss: a claim that explains so much is said alone
APART = 0.15  # of all cases: less is lost in numbers of 10
SEEN_APART = 0.07  # where nothing else is sure
SURE = 3.0  # standard errors
SEEN = 4.0  # of a claim's clarity: from there on a reader sees on the table how it comes about
RIDGE = 1e-3  # keeps a regression calm where claims hardly vary
TINY = 1e-9


class Selected(NamedTuple):
    """The selected claims, the main one first."""

    claims: list[Claim]
    is_supported: bool  # the claims explain half of the loss or more, and not by chance


def select(rollouts: Rollouts, claims: list[Claim], loss: float, clarity: Callable[[Claim], float]) -> Selected:
    """Select at most two claims.

    `loss` is as it was measured before, in other samples; what these do not show, they do not explain.
    What is said must be seen on the table, if any of it is; whether the loss is explained does not depend on that.
    """
    weigh(rollouts, claims, loss)
    sure = [claim for claim in claims if claim.explains > 0 and is_sure(claim, rollouts)]
    able = sorted((claim for claim in sure if claim.explains >= APART), key=lambda claim: -claim.explains)
    able = able or [claim for claim in claims if claim.explains >= ENOUGH and is_sure(claim, rollouts, SEEN_APART)]
    if not able:
        return Selected([], False)
    beside = next((claim for claim in able if claim.place != able[0].place), None)
    is_supported = able[0].explains + (0.0 if beside is None else beside.explains) >= ENOUGH
    visible = [claim for claim in able if claim.explains >= HALF * ENOUGH and clarity(claim) >= SEEN]
    main = max(
        visible or [claim for claim in able if claim.explains >= ENOUGH] or able[:1],
        key=lambda claim: (claim.explains >= ENOUGH, clarity(claim), claim.explains),
    )
    second = None if main.explains >= ENOUGH else next((claim for claim in able if claim.place != main.place), None)
    return Selected([main] if second is None else [main, second], is_supported)


def is_sure(claim: Claim, rollouts: Rollouts, least: float = APART) -> bool:
    """Whether it differs by enough to be said, the way that is wanted, not by chance, and so in both halves of the samples."""
    if rollouts.kind == "exact":
        return claim.apart >= (ENOUGH if claim.is_amount else least)
    if claim.where is not None:
        return True
    one, two = np.asarray(claim.better, float), np.asarray(claim.played, float)
    error = np.sqrt((one.var() + two.var()) / len(one)) + TINY
    middle = len(one) // 2
    halves = [claim.wants * (one[half].mean() - two[half].mean()) for half in (slice(0, middle), slice(middle, None))]
    return bool(claim.apart >= least and claim.apart > SURE * error and min(halves) > 0)


def weigh(rollouts: Rollouts, claims: list[Claim], loss: float) -> None:
    """Write down which part of the loss each claim explains."""
    gained = float((rollouts.better.won * rollouts.better.weight).sum() - (rollouts.played.won * rollouts.played.weight).sum())
    if gained <= 0 or not claims:
        return
    loss = max(loss, gained)
    if rollouts.kind == "paired":
        by_sample = rollouts.better.won - rollouts.played.won
        for claim in claims:
            about = claim.flips != 0 if claim.where is None else claim.where
            claim.explains = float(by_sample[about].sum()) / (loss * len(by_sample))
    elif rollouts.kind == "exact":
        for claim in claims:
            claim.explains = _slope(rollouts, claim, loss) * (claim.after_better - claim.after_played) / loss
            claim.wants = claim.wants or (1 if claim.explains * (claim.after_better - claim.after_played) > 0 else -1)
    else:
        slopes = _slopes(rollouts, claims)
        for claim in claims:
            claim.explains = slopes.get(claim.account, 0.0) * claim.worth * (claim.after_better - claim.after_played) / loss


def _slope(rollouts: Rollouts, claim: Claim, loss: float) -> float:
    """Return what one more unit of a claim adds to the win chance, within either move."""
    variance = together = 0.0
    for outcomes, values in ((rollouts.better, claim.better), (rollouts.played, claim.played)):
        off = values - (values * outcomes.weight).sum()
        variance += float((off * off * outcomes.weight).sum())
        together += float((off * (outcomes.won - (outcomes.won * outcomes.weight).sum()) * outcomes.weight).sum())
    return together / variance if variance > TINY else loss * claim.wants


def _slopes(rollouts: Rollouts, claims: list[Claim]) -> dict[Any, float]:
    """Return what one more point of each account adds to the chance to win: a regression over the samples of both moves.

    An account whose points would count the wrong way only stands in for another one, so it is left out.
    """
    signs = {claim.account: claim.wants for claim in claims}
    won = np.concatenate([rollouts.better.won, rollouts.played.won])
    points = {account: np.zeros(len(won)) for account in signs}
    for claim in claims:
        values = np.concatenate([np.asarray(claim.better, float), np.asarray(claim.played, float)])
        points[claim.account] += claim.worth * values
    while points:
        columns = np.stack([column - column.mean() for column in points.values()], 1)
        ridge = RIDGE * len(won) * np.eye(len(points))
        slopes = dict(
            zip(points, np.linalg.solve(columns.T @ columns + ridge, columns.T @ (won - won.mean())).tolist(), strict=True)
        )
        wrong = [account for account, slope in slopes.items() if slope * signs[account] < 0]
        if not wrong:
            return slopes
        for account in wrong:
            del points[account]
    return {}
