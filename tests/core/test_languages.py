"""A language is a file beside every en.ftl: with the same messages, the same gaps, and the plurals that it has."""

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from speeltafel.core.i18n import LANGUAGES, Translator, best_language, language_of_this_machine

ROOT = Path(__file__).parent.parent.parent
FOLDERS = sorted(
    file.parent
    for top in ("src", "web/src", "tests")
    for file in (ROOT / top).rglob("en.ftl")
    if "node_modules" not in file.parts
)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTED = [*range(1000), *(Decimal(tenths) / 10 for tenths in range(1, 100))]  # nothing at a table is counted in millions

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Parts(Visitor):
    """The variables and the choices of a message."""

    def __init__(self, message: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "something is said twice"
    return {message.id.name: message for message in found}


def selected(choice: ast.SelectExpression) -> tuple[str, list[str]]:
    """By which variable is chosen, and between what."""
    assert isinstance(choice.selector, ast.VariableReference)
    return choice.selector.id.name, [key_of(variant) for variant in choice.variants]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def plurals(folder: Path, language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for id_, message in messages(folder, language).items():
        for choice in Parts(message).choices:
            if CATEGORIES - {"other"} & set(selected(choice)[1]):
                yield id_, choice


@every_folder
@every_language
def test_every_language_says_the_same_with_the_same_gaps(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert list(other) == list(english), "and in the same order, so that they can be read side by side"
    for id_, message in other.items():
        assert Parts(message).variables == Parts(english[id_]).variables, id_


@every_folder
@every_language
def test_plurals_are_those_of_the_language(folder: Path, language: str) -> None:
    category = Locale(language).plural_form
    needed = {category(number) for number in COUNTED}
    for id_, choice in plurals(folder, language):
        found = CATEGORIES & set(selected(choice)[1])
        assert needed <= found <= category.tags | {"other"}, id_


@every_folder
@every_language
def test_where_nothing_counts_as_one_it_is_not_said_to_be_1(folder: Path, language: str) -> None:
    """As in French: `0 jeton`, so `[one]` says the number that it has."""
    for id_, choice in plurals(folder, language):
        if Locale(language).plural_form(0) != "one" or "0" in selected(choice)[1]:
            continue
        ones = [variant.value for variant in choice.variants if key_of(variant) == "one"]
        said = "".join(part.value for one in ones for part in one.elements if isinstance(part, ast.TextElement))
        assert re.search(r"\b1\b", said) is None, id_


def cases(message: ast.Message) -> Iterator[dict[str, Any]]:
    """Arguments that lead to every variant of a message, each with each."""
    choices: dict[str, set[str]] = {}
    for variable, keys in map(selected, Parts(message).choices):
        choices.setdefault(variable, set()).update(keys)
    for chosen in product(*map(sorted, choices.values())):
        yield {variable: _value(key) for variable, key in zip(choices, chosen, strict=True)}


def _value(key: str) -> str | int:
    return {"one": 1, "other": 2}.get(key, int(key) if key.isdigit() else key)


@every_folder
@every_language
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    """Also where it uses other messages: those of its own folder, or on the page those of its game."""
    bundle = FluentBundle([language], use_isolating=False)
    asked: dict[str, Any] = {}
    folders = [folder, ROOT / "src" / "speeltafel" / "games" / folder.parent.name / "text"]
    for one in (one for one in dict.fromkeys(folders) if one.exists()):
        bundle.add_resource(FluentResource((one / f"{language}.ftl").read_text("utf-8")))
        asked |= {variable: "?" for message in messages(one, language).values() for variable in Parts(message).variables}
    for id_, message in messages(folder, language).items():
        pattern = bundle.get_message(id_).value
        assert pattern is not None
        said = [bundle.format_pattern(pattern, asked | args) for args in cases(message)]
        assert [errors for _, errors in said if errors] == [], id_
        assert any(words for words, _ in said), f"{id_}: a part of a sentence may be empty now and then, but not always"


def test_the_guide_for_languages_names_every_folder() -> None:
    page = (ROOT / "docs" / "languages.md").read_text("utf-8")
    for folder in FOLDERS:
        path = re.sub(r"games/\w+/", "games/<name>/", folder.relative_to(ROOT).as_posix())
        assert f"{path}/" in page


def test_page_and_package_speak_the_same_languages() -> None:
    catalogue = (ROOT / "web" / "src" / "i18n" / "catalogue.ts").read_text("utf-8")
    (listed,) = re.findall(r"export const LANGUAGES = \{(.*?)\}", catalogue, flags=re.DOTALL)
    assert dict(re.findall(r'(\w+): "(\w+)"', listed)) == LANGUAGES


@every_language
def test_a_language_has_the_name_it_has_in_itself(language: str) -> None:
    assert LANGUAGES[language].lower() == str(Locale(language).display_name).lower()


@every_language
def test_every_language_counts_up_in_its_own_words(language: str) -> None:
    texts = Translator(language)
    *_, last = texts.join_list(["Ann", "Bo", "Cor"]).split()
    assert (texts.join_list(["Ann"]), last) == ("Ann", "Cor")
    assert texts.join_list(["Ann", "Bo", "Cor"]).startswith("Ann, Bo ")


def test_the_first_language_that_we_speak_is_spoken() -> None:
    assert best_language(["xx", "de-AT", "nl"]) == "de"
    assert [best_language([wish]) for wish in ("de_CH.UTF-8", " NL", "den", "C.UTF-8", "")] == ["de", "nl", "en", "en", "en"]


def test_a_machine_speaks_what_it_is_set_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
        assert language_of_this_machine() == language
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of_this_machine() == "en"
