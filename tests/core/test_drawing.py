"""A position draws itself in a notebook: as its player sees it, and with nothing from elsewhere."""

import re
from xml.etree import ElementTree

import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.drawing import PAPER, WIDTH, draw
from speeltafel.core.view import AnyView

every_game = pytest.mark.parametrize("name", games.names())


def texts_of(svg: str) -> list[str]:
    parsed = ElementTree.fromstring(svg)  # noqa: S314  it is our own
    return [(part.text or "").replace("\u00a0", " ") for part in parsed.iter("{http://www.w3.org/2000/svg}text")]


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
def test_the_lines_are_those_of_the_terminal(name: str) -> None:
    lines = draw(speeltafel.new(name, 3, {}, 1).view())
    for line in lines:
        ends = 0
        for span in line:
            assert span.column >= ends
            ends = span.column + len(span.text)
            assert re.fullmatch("#[0-9a-f]{6}", span.ink)
            assert span.ink != span.paper
        assert ends <= WIDTH
    assert any(span.is_bold for line in lines for span in line)
    if name == "tricky":
        assert {span.ink for line in lines for span in line} > {"#008000"}
        assert {span.paper for line in lines for span in line} == {PAPER}


def test_a_view_of_no_game_draws_nothing() -> None:
    assert AnyView()._repr_svg_() is None
