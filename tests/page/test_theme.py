"""The colours of a board are in one file: another theme is another file."""

import re
from pathlib import Path

import pytest

from speeltafel import games

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
COLOUR = re.compile(
    r"""(?<!url\()(?<!href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|light-dark)\(""", re.IGNORECASE
)

every_board = pytest.mark.parametrize("game", games.names())


@every_board
def test_no_colour_stands_outside_the_theme(game: str) -> None:
    parts = [path for path in (BOARDS / game).rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    assert parts
    for path in parts:
        assert COLOUR.findall(path.read_text("utf-8")) == [], f"{path.name}: its colours belong into theme.css"


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
