"""How the page is built: once for all who ask, never half, and before anything else about it is checked."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tools.setup import build_page, environment


class Npm:
    """Writes what npm would. `ran` are its commands, `failing` those that fail once."""

    def __init__(self, web: Path) -> None:
        self.web, self.ran, self.failing = web, list[str](), set[str]()

    def __call__(self, *arguments: str) -> str:
        name = arguments[0] if arguments[0] == "ci" else arguments[1]
        self.ran.append(name)
        if name in self.failing:
            self.failing.remove(name)
            return f"{name} failed"
        if name == "ci":
            (self.web / "node_modules").mkdir()
        if name == "build":
            site = Path(arguments[arguments.index("--outDir") + 1])
            (site / "assets").mkdir(parents=True)
            (site / "assets" / "index.js").write_text((self.web / "index.html").read_text())
            (site / "index.html").write_text('<script src="./assets/index.js"></script>')
        return ""


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Npm:
    """Put the page into a folder of its own."""
    web = tmp_path / "web"
    web.mkdir()
    for name in build_page.ALSO:
        (web / name).write_text("first")
    for name, place in (("WEB", web), ("SITE", web / "dist"), ("INSTALLED", web / "node_modules" / "installed")):
        monkeypatch.setattr(build_page, name, place)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(build_page, "browser", lambda: None)
    instead = Npm(web)
    monkeypatch.setattr(build_page, "_trouble", instead)
    return instead


def test_the_page_is_built_when_its_sources_changed_and_once_for_all_who_ask(npm: Npm) -> None:
    with ThreadPoolExecutor(4) as pool:
        folders = {built.result() for built in [pool.submit(build_page.build) for _ in range(4)]}
    assert (folders, npm.ran) == ({npm.web / "dist"}, ["ci", "build", "build-kept"])
    (npm.web / "index.html").write_text("second")
    build_page.build()
    assert npm.ran == ["ci", "build", "build-kept", "build", "build-kept"]
    assert (npm.web / "dist" / "assets" / "index.js").read_text() == "second"


def test_a_page_that_cannot_be_built_leaves_the_one_before(npm: Npm) -> None:
    build_page.build()
    (npm.web / "index.html").write_text("second")
    npm.failing.add("build")
    with pytest.raises(SystemExit, match="build failed"):
        build_page.build()
    assert (npm.web / "dist" / "assets" / "index.js").read_text() == "first"


def test_packages_are_asked_for_again_if_the_registry_was_out_of_reach(npm: Npm) -> None:
    npm.failing.add("ci")
    build_page.install()
    assert npm.ran == ["ci", "ci"]


def test_whatever_is_wrong_with_the_page_it_is_built_first_and_all_is_said(npm: Npm) -> None:
    npm.failing.update(("lint", "test"))
    with pytest.raises(SystemExit, match="lint failed\ntest failed"):
        build_page.check()
    assert npm.ran == ["ci", "build", "build-kept", "lint", "check", "test"]
    assert (npm.web / "dist" / "index.html").is_file()


def test_the_script_of_the_first_page_is_weighed(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    build_page.check()
    monkeypatch.setattr(build_page, "MOST_SCRIPT", 10)
    with pytest.raises(SystemExit, match="At most 10 bytes"):
        build_page.check()
    assert npm.ran.count("build") == 1
