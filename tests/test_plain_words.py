"""Pages and texts stay in plain words: short sentences, no phrases that readers stumble over, and the words of the boxes."""

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests" / "README.md"])


class Limits(NamedTuple):
    """What all sentences of one kind of text may have together."""

    mean: float  # words in a sentence
    many: int  # words that a long sentence has more than
    long: float  # long sentences, of 100
    odd: float  # sentences with an odd phrase, of 100


DOCS = Limits(mean=12.5, many=25, long=1.0, odd=0.1)  # only ever lower
CODE = Limits(mean=11.5, many=25, long=0.8, odd=0.3)
TEXTS = Limits(mean=8.5, many=20, long=1.8, odd=0.1)

ODD = [
    r"\b(?i:whoever|whatever|whomever|oneself|one's own|of one's)\b",
    r"(?:^|[.;:] )Who (?!is your|are you|am I)[^.?!]*[.;:]",  # “Who wants the library does not …”
    r"\b(?i:the house's?|thinkers?|stumbled?|how-manieth)\b",
    r"\b(?i:(?:lays?|laid) (?:the|a|live) tables?|comes? to nothing|what (?:is|was) so)\b",
    r"\b(?i:is told (?:to|in|by|where|at)|so it is|as one would|nobody (?:is missed|misses))\b",
]
# By language and folder: what the box calls otherwise (Barricadol, road piece, wegtegel, tricky's rij), and “you” for strangers.
NOT_AT_THE_TABLE = [
    ("en", "", r"(?i:Barricade man|pieces? of road|the bar man|open cards)", "Take a piece of road."),
    ("nl", "", r"(?i:stuk(?:ken)? weg|wegstuk\w*|voorraadpot|barricademan)", "Neem een stuk weg."),
    ("nl", "games/tricky/", r"(?i:kolom\w*)", "De kolommen zijn vol."),
    ("nl", "", r"(?i:uw|u (?:bent|hebt|kunt|mag|moet|speelt))", "Kiest u een kaart? U kunt uw rij zien."),
    ("de", "", r"(?i:Barrikadenmann|Barmann)", "Der Barmann steht dort."),
    ("de", "", r"(?:dürfen|haben|können|möchten|müssen|wollen) Sie", "Hier können Sie spielen."),
    ("fr", "", r"(?i:homme (?:à|de) la barricade|barman|jury)", "Le jury regarde la partie."),
    ("fr", "", r"(?i:veuillez|votre|vos|vous (?:avez|devez|pouvez))", "Vous pouvez jouer."),
]


def sentences(text: str) -> list[str]:
    """Return the prose of a page: without code, tables, headings and addresses."""
    for pattern, instead in (
        (r"(?s)```.*?```", "\n"),
        (r"(?m)^(?: {4,}|\t).*$", ""),
        (r"(?m)^\s*[|#].*$", ""),
        (r"!?\[([^\]]*)\]\([^)]*\)", r"\1"),
        (r"`[^`]*`", "x"),
        (r"(?m)^\s*(?:[-*]|\d+\.)\s+", "\n\n"),
    ):
        text = re.sub(pattern, instead, text)
    paragraphs = (" ".join(part.split()) for part in re.split(r"\n\s*\n", text))
    found = (one for part in paragraphs for one in re.split(r"(?<=[.!?])\s+(?=[A-Z“\"*(x])", part))
    return [one for one in found if len(one.split()) > 2]


def texts() -> list[str]:
    """Return the sentences of all English messages; each variant of a choice is one of its own."""
    found = []
    for file in sorted(file for folder in ("src", "web/src") for file in (ROOT / folder).rglob("en.ftl")):
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        for message in re.split(r"\n(?=[a-zA-Z-][\w-]* =)", "\n".join(lines)):
            plain = re.sub(r"\{[^{}]*\}", "N", message.partition("=")[2])
            variants = re.findall(r"\[[\w ]+\]\s*([^\[\n]+)", plain) or [" ".join(plain.split())]
            found += [one for variant in variants for one in sentences(variant.strip())]
    return found


def docstrings_and_comments() -> list[str]:
    """Return the sentences of the code's docstrings and comments."""
    found = []
    for file in sorted((ROOT / "src").rglob("*.py")):
        source = file.read_text("utf-8")
        nodes = ast.walk(ast.parse(source))
        documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        texts = [ast.get_docstring(node) or "" for node in nodes if isinstance(node, documented)]
        tokens = tokenize.generate_tokens(io.StringIO(source).readline)
        texts += [token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT]
        found += [one for text in texts for one in sentences(re.sub(r"(?m)^(?:>>>|\.\.\.) .*$", "", text))]
    return found


def is_odd(sentence: str) -> bool:
    return any(re.search(phrase, sentence) for phrase in ODD)


def check(found: list[str], limits: Limits) -> None:
    lengths = [len(one.split()) for one in found]
    long = [one for one in found if len(one.split()) > limits.many]
    odd = [one for one in found if is_odd(one)]
    assert sum(lengths) / len(found) <= limits.mean, "sentences are too long"
    assert len(long) <= len(found) * limits.long / 100, f"more than {limits.many} words:\n" + "\n".join(long)
    assert len(odd) <= len(found) * limits.odd / 100, "odd phrases:\n" + "\n".join(odd)


def test_pages_are_in_plain_words() -> None:
    check([one for page in PAGES for one in sentences(page.read_text("utf-8"))], DOCS)


def test_texts_are_in_plain_words() -> None:
    check(texts(), TEXTS)


def test_docstrings_and_comments_are_in_plain_words() -> None:
    check(docstrings_and_comments(), CODE)


@pytest.mark.parametrize(("language", "folder", "phrase", "example"), NOT_AT_THE_TABLE)
def test_texts_use_the_words_of_the_table(language: str, folder: str, phrase: str, example: str) -> None:
    files = [file for top in ("src", "web/src") for file in (ROOT / top).rglob(f"{language}.ftl") if folder in file.as_posix()]
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if re.search(rf"\b{phrase}\b", line) and not line.startswith("#")
    ]
    assert files
    assert re.search(rf"\b{phrase}\b", example), "this test would see it"
    assert found == []


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent.name != "rules"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_pages_use_the_words_of_the_box(page: Path) -> None:
    phrase = NOT_AT_THE_TABLE[0][2]
    assert re.findall(rf"\b{phrase}\b", page.read_text("utf-8")) == []


def test_these_tests_see_what_is_wrong() -> None:
    text = "# A heading\n\nShort one here. Who wants more, types `this`.\n\n    code is left out\n\n"
    text += "| a | table |\n\n- An item of a list."
    assert sentences(text) == ["Short one here.", "Who wants more, types x.", "An item of a list."]
    assert [one for one in sentences(text) if is_odd(one)] == ["Who wants more, types x."]
    with pytest.raises(AssertionError, match="odd phrases"):
        check(sentences(text), DOCS)
    with pytest.raises(AssertionError, match="more than 25 words"):
        check(["word " * 26, *["A short sentence."] * 20], DOCS)
