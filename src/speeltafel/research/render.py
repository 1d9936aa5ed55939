"""A position as pixels: the drawing that a notebook shows as SVG."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from speeltafel.core.drawing import PAPER, WIDTH, Span
from speeltafel.core.extras import require_extra

LETTER, LINE = 8, 17  # pixels
DOTS = 100  # an inch, which is all that Matplotlib wants to know
FONT_POINTS = 9.567  # of Matplotlib's own monospace font: as wide as LETTER


def pixels(lines: Sequence[Sequence[Span]]) -> Any:
    """Draw the lines into an array, [height, width, 3] uint8."""
    require_extra("plots", "matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    width, height = WIDTH * LETTER, (len(lines) + 1) * LINE
    figure = Figure(figsize=(width / DOTS, height / DOTS), dpi=DOTS, facecolor=PAPER)
    canvas: Any = FigureCanvasAgg(figure)
    for number, line in enumerate(lines, 1):
        y = 1 - number * LINE / height
        for span in line:
            paper = {"backgroundcolor": span.paper} if span.paper != PAPER else {}
            style: Any = {"color": span.ink, "weight": "bold" if span.is_bold else "normal", **paper}
            x = span.column * LETTER / width
            figure.text(x, y, span.text, family="monospace", fontsize=FONT_POINTS, parse_math=False, **style)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()
