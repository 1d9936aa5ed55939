"""The wheel holds all that is needed, and plays. `python -m tests.wheel 3.11 3.12 3.13 3.14` does it in empty environments."""

import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools.setup import wheel

from tests.wheel import plays

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel.build(folder)) as built:
        built.extractall(folder / "unpacked")  # noqa: S202  our own wheel
    return folder / "unpacked"


def test_everything_of_the_sources_and_of_the_page_is_in_it(unpacked: Path) -> None:
    def files(folder: Path) -> set[str]:
        left_out = ("__pycache__", "speeltafel-built")
        return {
            str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and not set(left_out) & {*path.parts}
        }

    page = {f"web/{name}" for name in files(ROOT / "web" / "dist")}
    assert {"web/index.html", "web/notices.txt"} < page
    assert files(unpacked / "speeltafel") == files(ROOT / "src" / "speeltafel") | page
    assert not [name for name in page if name.endswith(".map")]


def test_it_comes_with_the_licences_of_what_it_needs_and_holds(unpacked: Path) -> None:
    assert {path.name for path in unpacked.glob("speeltafel-*.dist-info/licenses/*")} == {"LICENSE", "NOTICE.md"}
    assert (unpacked / "speeltafel" / "web" / "notices.txt").is_file()


def test_it_plays_and_serves_its_own_page(unpacked: Path, tmp_path: Path) -> None:
    plays(Path(sys.executable), tmp_path / "data", PYTHONPATH=str(unpacked))


def test_the_sources_as_one_file_hold_the_page(tmp_path: Path) -> None:
    """So that a wheel can be made of them without npm."""
    with tarfile.open(wheel.build(tmp_path, "sdist")) as built:
        names = {name.partition("/")[2] for name in built.getnames()}
    page = {str(path.relative_to(ROOT)) for path in (ROOT / "web" / "dist").rglob("*") if path.is_file()}
    assert page | {"hatch_build.py", "pyproject.toml", "LICENSE", "NOTICE.md"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith(".venv")]
