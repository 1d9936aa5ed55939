"""Texts: where a line finds its words, and what holds for every English one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.core import i18n
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.line import Line

ROOT = Path(__file__).parent.parent.parent
ENGLISH = sorted(
    file for folder in ("src", "web/src") for file in (ROOT / folder).rglob("en.ftl") if "node_modules" not in file.parts
)
PUPPETS = re.compile(r"prince|miss|barricadol|\bbar\b", re.IGNORECASE)  # Carnavalo's citizens are he and she


SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])
GENDERED = re.compile(r"\b(he|his|him|himself|she|hers?|herself)\b", re.IGNORECASE)


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_player_is_they(file: Path) -> None:
    messages = re.split(r"\n(?=[a-z])|\n\n", file.read_text("utf-8"))
    assert len(messages) > 5
    assert [message for message in messages if GENDERED.search(message) and not PUPPETS.search(message)] == []


def thoughts(file: Path) -> list[str]:
    """Return the lines of a program, the paragraphs and items of a page."""
    i18n = file.read_text("utf-8")
    return i18n.splitlines() if file.suffix == ".py" else re.split(r"\n\n|\n(?=- )", i18n)


def test_a_player_is_they_in_docs_and_comments() -> None:
    gendered = [(file, thought) for file in SOURCES for thought in thoughts(file) if GENDERED.search(thought)]
    assert gendered, "Carnavalo's citizens, at least"
    assert [f"{file.relative_to(ROOT)}: {thought}" for file, thought in gendered if not PUPPETS.search(thought)] == []


def test_core_names_nothing_that_is_built_on_it() -> None:
    for file in (ROOT / "src" / "speeltafel" / "core").glob("*.py"):
        program = re.sub(r"(?m)^ *(>>>|\.\.\.) .*$", "", file.read_text("utf-8"))  # without the examples
        assert re.findall(r"speeltafel\.(?!core\b)\w+", program) == [], file


def test_what_comes_from_elsewhere_stays_in_one_line() -> None:
    known = i18n.Translator("en")
    assert "C’est à toi\u00a0!" in known.message("language-unknown", language="C’est à toi\u00a0!", known="en")
    assert r"a\nb" in known.message("language-unknown", language="a\nb", known="en")


def test_in_french_a_name_after_de_or_que_takes_their_e_away() -> None:
    french = i18n.Translator("fr", ["Otto", "Bo de Oude"])
    assert french.message("review-rises", player=0, before=1, after=2) == "Les chances d’Otto montent de 1 à 2\u00a0%."
    assert french.message("review-rises", player=1, before=1, after=2).startswith("Les chances de Bo de Oude montent")
    row = Line("row-other", {"other": 0}, "figaro")
    raised = Line("because-raises", {"move": "x", "row": row, "total": 4}, "figaro")
    assert french.translate(raised) == "x mettrait la rangée d’Otto à 4"


def test_a_line_is_read_where_its_game_was_not_opened() -> None:
    code = """
import sys
import speeltafel
from speeltafel.core.line import Line
from speeltafel.core.i18n import in_words
print(in_words(Line("exchanged", {"player": 0, "gave": 9, "got": 2}, "figaro"), "nl"))
assert "speeltafel.games.figaro.rules" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout.startswith("Speler 1")) == ("", True)


def test_a_game_that_is_opened_from_elsewhere_speaks_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "elsewhere" / "marbles"
    (folder / "text").mkdir(parents=True)
    (folder / "text" / "en.ftl").write_text("hello = Marbles say hello.\n")
    for part in ("__init__", "rules", "options", "notation", "view", "words"):
        (folder / f"{part}.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    GameModules.open("elsewhere.marbles")
    assert i18n.in_words(Line("hello", game="marbles"), "en") == "Marbles say hello."
    del i18n.CATALOGUES["marbles"]


def test_one_place_knows_where_data_is_kept() -> None:
    sources = (ROOT / "src").rglob("*.py")
    assert [file.name for file in sources if "SPEELTAFEL_DATA" in file.read_text("utf-8")] == ["user_folder.py"]
