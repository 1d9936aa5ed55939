"""Styles of the whole page stay outside the boards: a class that a board gives a look of its own is not one of the page's."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
APP_CSS = WEB / "app" / "app.css"
BOARDS = sorted((WEB / "games").rglob("*.svelte"))
CLASS = re.compile(r"\.(-?[_a-zA-Z][\w-]*)")


def classes(css: str) -> set[str]:
    """Of all selectors; what stands between braces has none, but for the rules of a query."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return {name for selector in re.findall(r"[^{};]*(?=\{)", css) for name in CLASS.findall(selector)}


def looks_of(board: Path) -> set[str]:
    style = re.search(r"<style>(.*)</style>", board.read_text("utf-8"), re.DOTALL)
    return classes(style[1]) if style else set()


OF_THE_PAGE = classes(APP_CSS.read_text("utf-8"))


@pytest.mark.parametrize("board", BOARDS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_board_has_a_class_of_the_page_with_another_look(board: Path) -> None:
    assert looks_of(board) & OF_THE_PAGE == set(), "the page's style of that name would be seen on the board: call it otherwise"


def test_the_page_and_the_boards_have_classes() -> None:
    assert {"button", "unseen", "drawing"} <= OF_THE_PAGE
    assert {"spot", "tent"} <= looks_of(WEB / "games" / "carnavalo" / "components" / "Square.svelte")


def test_what_belongs_to_the_whole_page_is_in_one_file() -> None:
    """Themes have colours and nothing else, and no part of the page styles the rest of it: so the first test looks at all."""
    for path in WEB.rglob("*.css"):
        if path != APP_CSS:
            assert classes(path.read_text("utf-8")) == set(), path.name
    for part in WEB.rglob("*.svelte"):
        style = re.search(r"<style>(.*)</style>", part.read_text("utf-8"), re.DOTALL)
        assert not re.search(r"(?:^|[{};,])\s*:global\([^)]*\)\s*[{,]", style[1] if style else ""), (
            f"{part.name}: a style for all of the page"
        )
