"""A position as pixels: the drawing that a notebook shows as SVG."""

from typing import Any

import numpy as np

from speeltafel.core.drawing import CORNER, PAPER, Circle, Drawing, Label, Rectangle
from speeltafel.core.extras import require_extra

FINER = 2  # drawn larger and made smaller, so that edges are smooth
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}


def pixels(drawing: Drawing) -> Any:
    """Draw into an array, [height, width, 3] uint8."""
    require_extra("gymnasium", "PIL")
    from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (drawing.width * FINER, drawing.height * FINER), PAPER)
    pen = ImageDraw.Draw(picture)
    for shape in drawing.shapes:
        match shape:
            case Rectangle(x, y, width, height, fill, line):
                ends = (x * FINER, y * FINER, (x + width) * FINER, (y + height) * FINER)
                pen.rounded_rectangle(ends, CORNER * FINER, fill, line, FINER)
            case Circle(x, y, radius, fill, line):
                ends = ((x - radius) * FINER, (y - radius) * FINER, (x + radius) * FINER, (y + radius) * FINER)
                pen.ellipse(ends, fill, line, FINER)
            case Label(x, y, text, size, ink, anchor, is_bold):
                font = ImageFont.load_default(size * FINER)
                stroke = 1 if is_bold else 0
                pen.text((x * FINER, y * FINER), text, ink, font, ANCHORS[anchor], stroke_width=stroke)
    return np.asarray(picture.resize((drawing.width, drawing.height), Image.Resampling.LANCZOS))
