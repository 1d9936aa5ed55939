"""The folder that `speeltafel pocket` writes, with stand-ins for the page and for Python."""

import json
import traceback
from pathlib import Path
from typing import Any

import pytest
from tools.setup.pack_pocket import without_lines

from speeltafel import games
from speeltafel.cli.commands import pocket as command_pocket
from speeltafel.pocket.site import write_site
from tests.browser.not_in_pocket import NOT_IN_POCKET
from tests.cli.conftest import Command, command

__all__ = ["command"]  # the fixture

BROWSER = Path(__file__).parents[1] / "browser"
INDEX = '<head><title>Speeltafel</title><script src="./assets/page.js"></script></head>'


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "page.js").write_text("1")
    (folder / "notices.txt").write_text("ours\n")
    (folder / "speeltafel-built").write_text("x")
    return folder


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    folder = tmp_path / "parts"
    (folder / "pyodide").mkdir(parents=True)
    (folder / "files.json").write_text(json.dumps({"games": [], "first": {}, "later": ["tricky-2.npz"]}))
    (folder / "tricky-2.npz").write_text("large")
    (folder / "notices.txt").write_text("theirs\n")
    return folder


def worker(folder: Path) -> str:
    return (folder / "sw.js").read_text("utf-8")


def test_the_page_says_that_it_has_no_server_and_every_place_has_it(page: Path, parts: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    size = write_site(page, parts, folder)
    assert size == sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert '<meta name="speeltafel-pocket"' in (folder / "index.html").read_text()
    for name in games.names():
        for place in ("rules", "learn"):
            there = (folder / place / name / "index.html").read_text()
            assert 'src="../../assets/page.js"' in there
            assert '<meta name="speeltafel-pocket"' in there
    assert (folder / "notices.txt").read_text() == "ours\ntheirs\n"
    assert not (folder / "speeltafel-built").exists()


def test_the_service_worker_keeps_everything_but_what_is_large(page: Path, parts: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(page, parts, folder)
    text = worker(folder)
    kept = json.loads(text.partition("FILES = ")[2].partition(";")[0])
    assert {"./", "assets/page.js", "pocket/files.json", "learn/tricky/", "rules/figaro/"} <= set(kept)
    assert not {"pocket/tricky-2.npz", "sw.js", "index.html"} & set(kept)
    assert json.loads(text.partition("LATER = ")[2].partition(";")[0]).keys() == {"pocket/tricky-2.npz"}
    assert "@" not in text


def test_a_version_is_another_one_when_any_file_is(page: Path, parts: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(page, parts, folder)
    before = worker(folder)
    write_site(page, parts, folder)
    assert worker(folder) == before
    (parts / "tricky-2.npz").write_text("other")
    (page / "assets" / "page.js").rename(page / "assets" / "newer.js")
    write_site(page, parts, folder)
    assert worker(folder) != before
    assert not (folder / "assets" / "page.js").exists()


def test_no_other_files_are_touched(
    command: Command, page: Path, parts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_pocket, "built_page", lambda: page)
    monkeypatch.setattr(command_pocket, "built_parts", lambda: parts)

    def run_command(*arguments: str) -> tuple[int, str]:
        code, said = command(*arguments)
        return code, " ".join(said.split())

    taken = tmp_path / "photos"
    taken.mkdir()
    (taken / "me.jpg").write_text("me")
    code, said = run_command("pocket", str(taken))
    assert (code, said.endswith("already contains other files. Choose a new or empty folder.")) == (2, True)
    assert [path.name for path in taken.iterdir()] == ["me.jpg"]
    code, said = run_command("pocket", str(taken / "me.jpg" / "site"))
    assert (code, said.startswith("Can't write to")) == (2, True)
    code, said = run_command("pocket", str(tmp_path / "site"), "--lang", "nl")
    assert (code, said.startswith("Geschreven naar")) == (0, True)
    monkeypatch.setattr(command_pocket, "built_parts", lambda: None)
    code, said = run_command("pocket", str(tmp_path / "site"))
    assert (code, "haven't been built" in said) == (2, True)


@pytest.mark.parametrize("name", NOT_IN_POCKET)
def test_what_cannot_hold_without_a_server_is_a_test(name: str) -> None:
    file, _, test = name.partition("::")
    assert f"def {test}" in (BROWSER / f"{file}.py").read_text("utf-8")


def test_a_library_without_lines_still_says_where_it_failed() -> None:
    written = (
        "def outer(wrong):\n\n    return inner([one for one in (wrong,)])\n\n\ndef inner(kept):\n\n    return int(kept[0])\n"
    )
    known: dict[str, Any] = {}
    exec(without_lines(compile(written, "library.py", "exec")), known)  # noqa: S102
    with pytest.raises(ValueError, match="abc") as found:
        known["outer"]("abc")
    said = "".join(traceback.format_exception(found.value))
    assert 'File "library.py", line 1, in outer' in said
    assert 'File "library.py", line 6, in inner' in said
