"""The wheel holds all that is needed, and plays. `python -m tests.wheel 3.11 3.12 3.13 3.14` does it in empty environments."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools.setup import wheel

from speeltafel import games
from speeltafel.bots.ready_made import file_name
from speeltafel.fast.shared_library import PLAIN_PROCESSORS
from tests.wheel import plays

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(wheel.build(folder)) as built:
        built.extractall(folder / "unpacked")  # noqa: S202  our own wheel
    return folder / "unpacked"


def files(folder: Path) -> set[str]:
    left_out = ("__pycache__", "speeltafel-built")
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and not set(left_out) & {*path.parts}}


def test_everything_of_the_sources_and_of_the_page_is_in_it(unpacked: Path) -> None:
    page = {f"web/{name}" for name in files(ROOT / "web" / "dist")}
    ready = {f"ready_made/{file_name(games.modules(name), machine)}" for name in games.names() for machine in PLAIN_PROCESSORS}
    assert {"web/index.html", "web/notices.txt"} < page
    assert files(unpacked / "speeltafel") == files(ROOT / "src" / "speeltafel") | page | ready
    assert not [name for name in page if name.endswith(".map")]


def test_it_comes_with_the_licences_of_what_it_needs_and_holds(unpacked: Path) -> None:
    assert {path.name for path in unpacked.glob("speeltafel-*.dist-info/licenses/*")} == {"LICENSE", "NOTICE.md"}
    assert (unpacked / "speeltafel" / "web" / "notices.txt").is_file()


def test_it_brings_what_a_host_copies(unpacked: Path) -> None:
    """Somebody with a wheel alone has no sources to copy it from."""
    (shared,) = unpacked.glob("speeltafel-*.data/data/share/speeltafel/deploy")
    for file in (ROOT / "deploy").rglob("*"):
        if file.is_file():
            assert (shared / file.relative_to(ROOT / "deploy")).read_bytes() == file.read_bytes()


def test_it_plays_and_serves_its_own_page(unpacked: Path, tmp_path: Path) -> None:
    plays(Path(sys.executable), tmp_path / "data", PYTHONPATH=str(unpacked))


def test_its_bots_wait_for_no_compiler(unpacked: Path, tmp_path: Path) -> None:
    ask = (
        "import sys, speeltafel\n"
        "view = speeltafel.new('carnavalo', players=3, seed=1).view(0)\n"
        "bot = speeltafel.bot('carnavalo', 'master', seed=1)\n"
        "bot.choose(view)\n"
        "print(speeltafel.__file__, bot.is_warming_up)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "SPEELTAFEL_CACHE": str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(unpacked / "speeltafel" / "__init__.py"), "False"]


def test_the_sources_as_one_file_give_the_same_wheel(unpacked: Path, tmp_path: Path) -> None:
    """Without npm: the page is in it."""
    with tarfile.open(wheel.build(tmp_path, "sdist")) as built:
        names = built.getnames()
        built.extractall(tmp_path, filter="data")
    assert not [name for name in names if "node_modules" in name or ".venv" in name]
    (sources,) = (path.parent for path in tmp_path.glob("*/pyproject.toml"))
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=sources, check=True, capture_output=True)
    (again,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(again) as made:
        assert {name for name in made.namelist() if not name.endswith("/")} == files(unpacked)
