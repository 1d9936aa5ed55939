"""A tournament in pictures: ratings with their intervals, and the cross table. Needs matplotlib, the extra `plots`."""

from pathlib import Path

from speeltafel.arena.ratings import TournamentTable
from speeltafel.core.extras import require_extra

FORMATS = ("png", "svg")


def draw(standing: TournamentTable, folder: Path, title: str, rating_label: str) -> list[Path]:
    """Draw the plots. Return the files that were made. Raises MissingExtra without matplotlib."""
    require_extra("plots", "matplotlib")
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = standing.plan.bots
    ratings = standing.ratings()
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 1.6 + 0.6 * len(names)), layout="constrained")
    figure.suptitle(title)
    rows = range(len(names))
    middle = [ratings[name][0] for name in names]
    reach = [[ratings[name][0] - ratings[name][1] for name in names], [ratings[name][2] - ratings[name][0] for name in names]]
    left.errorbar(middle, rows, xerr=reach, fmt="o", capsize=4)
    left.set_yticks(rows, names)
    left.set_xlabel(rating_label)
    left.grid(axis="x", alpha=0.3)
    cells = [[standing.cell(one, rest) if one != rest else None for rest in names] for one in names]
    right.imshow(
        [[cell.share if cell else float("nan") for cell in row] for row in cells],
        cmap="RdYlGn",
        vmin=0,
        vmax=2 / standing.plan.players,
    )
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell:
                right.text(x, y, f"{cell.share:.1%}\n±{cell.half_interval:.1%}", ha="center", va="center", fontsize=8)
    right.set_xticks(rows, names, rotation=30)
    right.set_yticks(rows, names)
    files = [folder / f"tournament.{kind}" for kind in FORMATS]
    for file in files:
        figure.savefig(file)
    pyplot.close(figure)
    return files
