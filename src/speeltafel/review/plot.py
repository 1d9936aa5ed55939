"""The chart as a picture: a band for each seat, with its own pattern. Needs matplotlib, the extra `plots`."""

from pathlib import Path

from speeltafel.core.extras import require_extra
from speeltafel.review.model import Review

FORMATS = (".svg", ".png", ".pdf")
PATTERNS = ("", "//", "..", "\\\\", "xx", "--")


def draw(review: Review, file: Path, names: list[str], words: dict[str, str]) -> None:
    """Draw the chart of a review into a file.

    The same review gives the same file. Raises MissingExtra without matplotlib.
    """
    require_extra("plots", "matplotlib")
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    numbers = [0, *(step.number for step in review.steps)]
    moments = [review.start, *(step.chances for step in review.steps)]
    bands = [[100 * chances[seat] for chances in moments] for seat in range(review.players)]
    with matplotlib.rc_context({"svg.hashsalt": review.record_hash}):
        figure, axes = pyplot.subplots(figsize=(10, 4), layout="constrained")
        for area, pattern in zip(axes.stackplot(numbers, *bands, labels=names, alpha=0.7), PATTERNS, strict=False):
            area.set_hatch(pattern)
        axes.set_ylim(0, 100)
        axes.set_xlim(0, numbers[-1])
        axes.set_xlabel(words["moves"])
        axes.set_ylabel(words["chance"])
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
        pyplot.close(figure)
