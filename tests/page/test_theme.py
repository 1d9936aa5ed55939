"""All colours of the page stand in app.css, those of a board in its theme.css: another theme is another file."""

import re
from pathlib import Path

import pytest

from speeltafel import games

PAGE = Path(__file__).parents[2] / "web" / "src"
BOARDS = PAGE / "games"
COLOUR = re.compile(
    r"""(?<!url\()(?<!href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|light-dark)\(""", re.IGNORECASE
)

every_board = pytest.mark.parametrize("game", games.names())


def test_no_colour_stands_outside_the_themes() -> None:
    themes = {PAGE / "app" / "app.css", *BOARDS.glob("*/theme.css")}
    parts = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts", ".css") and ".test." not in path.name]
    assert themes < set(parts)
    for path in set(parts) - themes:
        assert COLOUR.findall(path.read_text("utf-8")) == [], f"{path.name}: its colours belong into app.css or theme.css"


def test_every_colour_that_the_page_uses_is_there_and_none_is_unused() -> None:
    given = re.findall(r"(--[\w-]+):", (PAGE / "app" / "app.css").read_text("utf-8"))
    assert len(given) == len(set(given)) > 0
    text = "".join(path.read_text("utf-8") for path in PAGE.rglob("*.*") if path.suffix in (".svelte", ".ts", ".css"))
    for name in given:
        of_a_seat = re.sub(r"[0-9]", lambda _: r"\$\{[^}]+\}", name)
        assert f"var({name})" in text or re.search(rf"var\({of_a_seat}\)", text), f"{name} is not used"
    own = set(re.findall(r"(--[\w-]+):", text)) | set(re.findall(r"style:(--[\w-]+)", text))
    for name in set(re.findall(r"var\((--[\w-]+)\)", text)):
        assert name in own, f"{name} is used and not given"


def test_dark_changes_colours_and_nothing_else() -> None:
    """So a page that has been looked at in light need be looked at for its colours alone in dark (tests/browser/conftest.py)."""
    for path in PAGE.rglob("*.*"):
        if path.suffix in (".svelte", ".ts", ".css", ".html"):
            assert "prefers-color-scheme" not in path.read_text("utf-8"), f"{path.name}: say light-dark() in a theme instead"


@every_board
def test_every_colour_of_the_theme_is_used_and_every_used_one_is_there(game: str) -> None:
    theme = (BOARDS / game / "theme.css").read_text("utf-8")
    given = re.findall(rf"(--{game}-[\w-]+):", theme)
    assert len(given) == len(set(given)) > 0
    used = {
        name
        for path in (BOARDS / game).rglob("*.*")
        for name in re.findall(rf"var\(\s*(--{game}-[\w-]+)\s*\)", path.read_text("utf-8"))
    }
    assert used == set(given)


def test_the_browsers_bar_has_the_background_of_the_page() -> None:
    found = re.search(r"--paper: light-dark\((#\w+), (#\w+)\)", (PAGE / "app" / "app.css").read_text("utf-8"))
    assert found
    assert tuple(re.findall(r'theme-color" content="(#\w+)"', (PAGE.parent / "index.html").read_text("utf-8"))) == found.groups()
