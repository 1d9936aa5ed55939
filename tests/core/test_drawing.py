"""A position draws itself in a notebook: as its player sees it, and with nothing from elsewhere."""

import re
from xml.etree import ElementTree

import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.drawing import Circle, Label, Rectangle, draw
from speeltafel.core.view import AnyView

every_game = pytest.mark.parametrize("name", games.names())


def texts_of(svg: str) -> list[str]:
    parsed = ElementTree.fromstring(svg)  # noqa: S314  it is our own
    return [(part.text or "") for part in parsed.iter("{http://www.w3.org/2000/svg}text")]


@every_game
def test_a_game_draws_itself_as_a_spectator_sees_it(name: str) -> None:
    game = speeltafel.new(name, 3, {}, 1)
    svg = game._repr_svg_()
    assert svg is not None
    assert svg == game.view()._repr_svg_()
    assert "Player 1" in " ".join(texts_of(svg))
    assert re.findall(r"(?:href|src|url|@import)\W", svg) == []
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_a_view_draws_what_its_own_seat_sees() -> None:
    game = speeltafel.new("figaro", 3, {}, 1)
    assert len({game.view(seat)._repr_svg_() for seat in (None, 0, 1, 2)}) == 4


@every_game
@pytest.mark.parametrize("players", [3, 5])
def test_everything_lies_within_the_drawing(name: str, players: int) -> None:
    game = speeltafel.new(name, players, {}, 1)
    for _ in range(40):
        game.play(game.legal()[0])
    drawing = draw(game.view(0))
    for shape in drawing.shapes:
        match shape:
            case Rectangle(x, y, width, height):
                assert 0 <= x <= x + width <= drawing.width
                assert 0 <= y <= y + height <= drawing.height
            case Circle(x, y, radius):
                assert radius <= x <= drawing.width - radius
                assert radius <= y <= drawing.height - radius
            case Label(x, y):
                assert 0 < x < drawing.width
                assert 0 < y < drawing.height


@every_game
def test_a_drawing_says_what_the_view_says(name: str) -> None:
    game = speeltafel.new(name, 3, {}, 1)
    before = draw(game.view(0))
    game.play(game.legal()[0])
    assert draw(game.view(0)) != before
    assert draw(game.view(0), "nl") != draw(game.view(0))


def test_a_view_of_no_game_draws_nothing() -> None:
    assert AnyView()._repr_svg_() is None
