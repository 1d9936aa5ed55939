"""The package as others install it: what it needs, what it says of itself, and what it says when something is missing."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest

import speeltafel
from speeltafel.core.errors import MissingExtra
from speeltafel.core.extras import require_extra
from tests.only_one_extra import closure

ROOT = Path(__file__).parent.parent
LIBRARY = """
import speeltafel
for name, players in (("tricky", 2), ("figaro", 3), ("carnavalo", 2)):
    game = speeltafel.new(name, players=players, seed=1)
    bots = [speeltafel.bot(name, "random", seed=seat) for seat in range(players)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.view(game.actor)))
    assert speeltafel.replay(game.record()).result == game.result
    print(game.log_in_words("nl")[-1])
"""


def alone(extra: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.only_one_extra", extra, *arguments]
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "SPEELTAFEL_TRACEBACK": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_what_an_extra_brings_is_not_there_without_it() -> None:
    library, server, everything = closure("speeltafel", ""), closure("speeltafel", "server"), closure("speeltafel", "all")
    assert {"msgspec", "numba", "fluent-runtime"} < library
    assert {"litestar", "sqlalchemy", "psycopg-binary"} < server - library
    assert "matplotlib" in everything - server
    assert not {"pytest", "sphinx"} & everything


def test_the_library_alone_plays() -> None:
    done = alone("", "-c", LIBRARY)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3
    assert "wint" in done.stdout


def test_the_terminal_needs_no_extra() -> None:
    done = alone("", "-m", "speeltafel", "simulate", "tricky", "--players", "2", "--games", "5", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "5 games of tricky" in done.stdout


GYMNASIUM = """
import gymnasium
from gymnasium.utils.env_checker import check_env
name = "speeltafel.research.gymnasium:speeltafel/tricky-v0"
check_env(gymnasium.make(name, illegal="nearest").unwrapped)
seat = gymnasium.make(name, render_mode="rgb_array")
seat.reset(seed=1)
print(seat.render().shape)
"""
PETTINGZOO = """
from pettingzoo.test import api_test, render_test, seed_test
from speeltafel.research.pettingzoo import env
api_test(env("tricky", 2), num_cycles=20)
seed_test(lambda: env("tricky", 2), num_cycles=20)
render_test(lambda render_mode=None: env("tricky", 2, render_mode=render_mode))
table = env("tricky", 2, render_mode="rgb_array")
table.reset(seed=1)
print(table.render().shape)
"""


@pytest.mark.parametrize(("extra", "code"), [("gymnasium", GYMNASIUM), ("pettingzoo", PETTINGZOO)])
def test_the_extra_for_learning_is_enough_to_check_and_draw(extra: str, code: str) -> None:
    done = alone(extra, "-c", code)
    assert done.returncode == 0, done.stderr
    assert ", 3)" in done.stdout


def test_a_tournament_without_the_extra_says_where_its_pictures_are(tmp_path: Path) -> None:
    played = ("tournament", "tricky", "--players", "2", "--bots", "random,beginner", "--games", "2", "--jobs", "1")
    done = alone("", "-m", "speeltafel", *played, "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "This needs matplotlib" in done.stdout
    assert not list(tmp_path.glob("*.png"))


@pytest.mark.parametrize("extra", ["", "plots"])
def test_who_serves_without_the_extra_reads_which_is_missing(extra: str) -> None:
    done = alone(extra, "-m", "speeltafel", "serve")
    assert done.returncode == 2
    said = " ".join(done.stderr.split())
    assert said.startswith("This needs ")
    assert "install speeltafel[server]" in said
    assert "Traceback" not in said


def test_with_the_extra_the_server_can_be_imported() -> None:
    done = alone("server", "-c", "import speeltafel.server.app, speeltafel.store.store")
    assert done.returncode == 0, done.stderr


def test_a_missing_extra_is_an_import_error_in_one_sentence() -> None:
    require_extra("server", "json")
    with pytest.raises(ImportError, match="Install the extra “plots”") as error:
        require_extra("plots", "json", "nothing_of_that_name")
    assert isinstance(error.value, MissingExtra)
    assert "nothing_of_that_name" in str(error.value)


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert metadata("speeltafel")["Version"] == speeltafel.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", speeltafel.__version__)
    assert f"\nversion: {speeltafel.__version__}\n" in (ROOT / "CITATION.cff").read_text(), "who cites cannot compute it"


def test_no_later_major_version_of_anything_comes_unseen() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    assert [line for line in named if "<" not in line.partition(";")[0] and not line.startswith("speeltafel[")] == []


def test_changes_are_kept_as_everybody_keeps_them() -> None:
    headings = re.findall(r"^(##+) (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    assert headings[0] == ("##", "[Unreleased]")
    assert {title for level, title in headings if level == "###"} <= {
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    }
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", title) for level, title in headings[1:] if level == "##")


def test_types_are_shipped() -> None:
    assert (ROOT / "src" / "speeltafel" / "py.typed").is_file()
    assert "Typing :: Typed" in metadata("speeltafel").get_all("Classifier", [])
