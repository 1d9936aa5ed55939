"""How sure a share of wins is: 95 % intervals."""

from math import sqrt

import numpy as np

Z = 1.96


def wilson(share: float, games: float) -> tuple[float, float]:
    """Of games that do not depend on each other (Wilson's interval: it behaves near 0 and 1 too)."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def by_deal(shares: list[float]) -> tuple[float, float]:
    """Of deals that were played from every seat, and the share of wins in each: what is drawn are deals, not games.

    They tell as much as some number of games that do not depend on each other, and have the interval of those.
    """
    share, error = float(np.mean(shares)), float(np.std(shares, ddof=1)) / sqrt(len(shares)) if len(shares) > 1 else 0.0
    return wilson(share, share * (1 - share) / error**2 if error > 0 else len(shares))
