"""95 % intervals of shares of wins."""

from math import sqrt

import numpy as np

Z = 1.96


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for independent games, which also works near 0 and 1."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def by_deal(shares: list[float]) -> tuple[float, float]:
    """Return the interval for deals that were played from every seat, by the share of wins in each.

    The sample is of deals, not games. They count as that number of independent games with the same variance.
    """
    share, error = float(np.mean(shares)), float(np.std(shares, ddof=1)) / sqrt(len(shares)) if len(shares) > 1 else 0.0
    return wilson(share, share * (1 - share) / error**2 if error > 0 else len(shares))
