"""The ready-made copy of the wheel: it plays the same, at once, and is left alone where it does not fit."""

import platform
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel import fast, games
from speeltafel.bots import bot_engine, levels, ready_made
from speeltafel.fast.shared_library import PLAIN_PROCESSORS, library_functions
from tests.bots.golden import FILE, choices, positions

GAMES = pytest.mark.parametrize("name", games.names())
MOST_KB = 300  # of a library
AT_ONCE = 8

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in PLAIN_PROCESSORS, reason="there are none for this machine"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("ready_made")
    ready_made.write_all(made, [platform.machine()])
    return made


@pytest.fixture
def _in_wheel(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As with the wheel, and nothing was compiled yet."""
    monkeypatch.setattr(ready_made, "IN_WHEEL", folder)
    monkeypatch.setattr(bot_engine, "_compiled", {})
    monkeypatch.setattr(bot_engine, "_underway", {})
    ready_made.ready_made.cache_clear()
    yield
    ready_made.ready_made.cache_clear()


@GAMES
@pytest.mark.usefixtures("_in_wheel")
def test_every_level_plays_what_it_always_did_and_nothing_is_compiled(name: str) -> None:
    expected = msgspec.json.decode(FILE.read_bytes())[name]
    assert {level: choices(name, level) for level in levels(name)} == expected
    assert not bot_engine._compiled
    assert not bot_engine._underway


@GAMES
@pytest.mark.usefixtures("_in_wheel")
def test_games_at_random_are_the_same(name: str) -> None:
    modules = games.modules(name)
    for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
        engines = ready_made.random_player(modules), fast.compiled(modules)
        found, expected = (engine.random_games(players, modules.defaults, 5, 0, 200) for engine in engines)
        for one, other in zip(found, expected, strict=True):
            assert one.tolist() == other.tolist()


@GAMES
@pytest.mark.usefixtures("_in_wheel")
def test_many_masters_at_once_do_not_disturb_each_other(name: str) -> None:
    views = list(positions(name, 3))
    master = speeltafel.bot(name, "master", seed=1, iterations=100)
    one_by_one = [master.choose(view) for view in views]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        assert list(pool.map(master.choose, views)) == one_by_one


@pytest.mark.usefixtures("_in_wheel")
def test_a_bot_needs_no_numba(folder: Path) -> None:
    play = (
        "import pathlib, sys, speeltafel\n"
        "from speeltafel.bots import ready_made\n"
        "ready_made.IN_WHEEL = pathlib.Path(sys.argv[1])\n"
        "view = speeltafel.new('carnavalo', players=3, seed=1).view(0)\n"
        "bot = speeltafel.bot('carnavalo', 'master', seed=1)\n"
        "bot.prepare()\n"
        "assert bot.choose(view) in view.legal\n"
        "print('numba' in sys.modules)\n"
    )
    said = subprocess.run([sys.executable, "-c", play, str(folder)], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["False"]


def test_a_copy_of_other_sources_does_not_fit(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules("tricky")
    name = ready_made.file_name(modules, platform.machine())
    assert (folder / name).is_file()
    monkeypatch.setattr(modules.rules, "MOST_MOVES", modules.rules.MOST_MOVES + 1)  # as if somebody had edited it
    assert ready_made.file_name(modules, platform.machine()) != name


@pytest.mark.usefixtures("_in_wheel")
def test_a_damaged_copy_is_left_alone(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules("tricky")
    (tmp_path / ready_made.file_name(modules, platform.machine())).write_bytes(b"no library")
    monkeypatch.setattr(ready_made, "IN_WHEEL", tmp_path)
    assert ready_made.ready_made(modules) is None


def test_old_copies_go_and_no_copy_is_large(folder: Path) -> None:
    (folder / "tricky-x86_64-0123456789abcdef.so").write_bytes(b"old")
    ready_made.write_all(folder, [platform.machine()])
    kept = sorted(folder.iterdir())
    assert [file.name.partition("-")[0] for file in kept] == sorted(games.names())
    assert all(file.stat().st_size < MOST_KB << 10 for file in kept)


def test_a_function_that_is_not_there_is_missed(folder: Path) -> None:
    with pytest.raises(AttributeError):
        library_functions(next(folder.iterdir()), ["no_such_function"])
