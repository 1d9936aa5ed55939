"""A position as it is drawn: the lines of a terminal, with their colours. Notebooks show them as SVG, research as pixels."""

from html import escape
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple

from speeltafel.core.i18n import CATALOGUES, Translator

if TYPE_CHECKING:
    from rich.style import Style

    from speeltafel.core.view import AnyView

WIDTH = 100  # letters
LETTER, LINE, FONT = 8, 18, 13.3  # pixels of an SVG; the font is as wide as a letter
INK, PAPER = "#1c1c1c", "#ffffff"
DIM = "#767676"  # still dark enough to read


class Span(NamedTuple):
    """Some letters of a line in one style."""

    column: int
    text: str
    ink: str  # a colour, as in #1c1c1c
    paper: str
    is_bold: bool


def draw(view: "AnyView", language: str = "en") -> list[list[Span]]:
    """Draw what that viewer sees: the spans of each line."""
    from rich.console import Console  # only for those who draw

    package = CATALOGUES[view.game]
    picture = import_module(f"{package}.picture").picture(view, Translator(language, packages=[package]))
    console = Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", _environ={})
    lines = []
    for segments in console.render_lines(picture, pad=False):
        line, column = [], 0
        for segment in segments:
            if segment.text.strip() or (segment.style and segment.style.reverse):
                line.append(Span(column, segment.text, *_look(segment.style)))
            column += segment.cell_length
        lines.append(line)
    return lines


def _look(style: "Style | None") -> tuple[str, str, bool]:
    from rich.terminal_theme import DEFAULT_TERMINAL_THEME

    if style is None:
        return INK, PAPER, False
    ink = style.color.get_truecolor(DEFAULT_TERMINAL_THEME).hex if style.color and not style.color.is_default else INK
    paper = style.bgcolor.get_truecolor(DEFAULT_TERMINAL_THEME).hex if style.bgcolor and not style.bgcolor.is_default else PAPER
    if style.dim and ink == INK:
        ink = DIM
    return (paper, ink, bool(style.bold)) if style.reverse else (ink, paper, bool(style.bold))


def svg(view: "AnyView", language: str = "en") -> str:
    """Return the drawing as an SVG that needs no font, script or address from elsewhere."""
    lines = draw(view, language)
    width, height = WIDTH * LETTER, (len(lines) + 1) * LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="{FONT}">',
    ]
    for number, line in enumerate(lines, 1):
        for span in line:
            x, y, length = span.column * LETTER, number * LINE, len(span.text) * LETTER
            if span.paper != PAPER:
                parts.append(f'<rect x="{x}" y="{y - LINE + 4}" width="{length}" height="{LINE}" fill="{span.paper}"/>')
            weight = ' font-weight="bold"' if span.is_bold else ""
            place = f'x="{x}" y="{y}" textLength="{length}" lengthAdjust="spacingAndGlyphs"'
            letters = escape(span.text).replace(" ", "\u00a0")  # SVG drops other spaces
            parts.append(f'<text {place} fill="{span.ink}"{weight}>{letters}</text>')
    return "\n".join([*parts, "</g>", "</svg>"])
