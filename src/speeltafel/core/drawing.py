"""A position as a drawing of a few shapes. Notebooks show it as SVG, learning programs as pixels."""

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from speeltafel.core.i18n import CATALOGUES, Translator

if TYPE_CHECKING:
    from speeltafel.core.view import AnyView

INK, DIM, PAPER, LINE = "#1c1c1c", "#6b6b6b", "#ffffff", "#b9b2a3"
# Of the players, by seat; each is shown beside its letter.
SEATS = ("#b3261e", "#1d5fa8", "#2a7d3a", "#9a6a00", "#7a3b9c", "#0b7a80")
FONT = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif"


class Rectangle(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str = PAPER
    line: str = LINE


class Circle(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str = PAPER
    line: str = LINE


class Label(NamedTuple):
    """A line of text. The anchor is where x lies in it: start, middle or end; y is its middle."""

    x: float
    y: float
    text: str
    size: float = 16
    ink: str = INK
    anchor: str = "start"
    is_bold: bool = False


class Drawing(NamedTuple):
    """Shapes in the order in which they are drawn."""

    width: int
    height: int
    shapes: list[Rectangle | Circle | Label]


CORNER = 5  # of a box


def draw(view: "AnyView", language: str = "en") -> Drawing:
    """Draw what that viewer sees."""
    package = CATALOGUES[view.game]
    drawing: Drawing = import_module(f"{package}.drawing").drawing(view, Translator(language, packages=[package]))
    return drawing


def svg(view: "AnyView", language: str = "en") -> str:
    """Return the drawing as an SVG that needs no font, script or address from elsewhere."""
    drawing = draw(view, language)
    width, height = drawing.width, drawing.height
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, paper, f'<g font-family="{FONT}">', *map(_element, drawing.shapes), "</g>", "</svg>"])


def _element(shape: Rectangle | Circle | Label) -> str:
    match shape:
        case Rectangle():
            place = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" rx="{CORNER}"'
            return f'<rect {place} fill="{shape.fill}" stroke="{shape.line}"/>'
        case Circle():
            place = f'cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}"'
            return f'<circle {place} fill="{shape.fill}" stroke="{shape.line}"/>'
        case Label():
            place = f'x="{shape.x:g}" y="{shape.y + shape.size * 0.35:g}" font-size="{shape.size:g}"'
            weight = ' font-weight="bold"' if shape.is_bold else ""
            from html import escape  # with the names of 2,000 characters, which a browser need not fetch

            return f'<text {place} text-anchor="{shape.anchor}" fill="{shape.ink}"{weight}>{escape(shape.text)}</text>'
