"""A plain picture: the table as a terminal shows it, drawn letter by letter."""

from typing import Any

import numpy as np

from speeltafel.core.extras import require_extra

LETTER, LINE = 8, 17  # pixels
DOTS = 100  # an inch, which is all that Matplotlib wants to know


def pixels(text: str, columns: int) -> Any:
    """[height, width, 3] uint8."""
    require_extra("plots", "matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = text.splitlines()
    width, height = columns * LETTER, (len(lines) + 1) * LINE
    figure = Figure(figsize=(width / DOTS, height / DOTS), dpi=DOTS, facecolor="white")
    canvas: Any = FigureCanvasAgg(figure)
    for i, line in enumerate(lines):
        y = 1 - (i + 1) * LINE / height
        figure.text(0.01, y, line, family="monospace", fontsize=9, color="black", parse_math=False)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()
