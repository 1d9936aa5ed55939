"""Whoever asks is answered in their language: the dearest of those that they read and we speak."""

from pathlib import Path

import httpx
import pytest

from speeltafel.core.i18n import LANGUAGES, in_words
from speeltafel.core.line import Line
from speeltafel.server.asgi.problem import wishes
from tests.server.running_server import running


def test_a_problem_is_said_in_the_language_asked_for(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        for language in LANGUAGES:
            accepted = {"accept-language": f"xx, {language}-XX;q=0.7, en;q=0.2"}
            problem = httpx.get(f"{server.url}/api/tables/mine", headers=accepted).json()
            assert problem["words"] == in_words(Line(problem["line"]["id"]), language)


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("", [""]),
        ("de", ["de"]),
        ("nl;q=0.4, de-AT, en;q=0.8", ["de-AT", "en", "nl"]),
        ("de;q=0, nl;q=0.1", ["nl"]),
        ("nl;q=much, de;q=0.1", ["de"]),
    ],
)
def test_the_dearest_language_comes_first(accepted: str, found: list[str]) -> None:
    assert wishes(accepted) == found
