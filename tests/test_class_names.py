"""One name means one thing: a class name is defined once, but for those that are meant to be several."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "speeltafel"
MEANT = {
    # Every game has its own, at the place where the contract looks for it.
    "State": "games",
    "View": "games",
    "Options": "games",
    "Notes": "games",
    # What the contract asks for, and the class of each game that gives it.
    "Coach": "contract",
    "Solver": "contract",
}


def definitions() -> dict[str, list[str]]:
    """Find every class of the sources: its name, and the files that define it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCES).as_posix())
    return found


def test_a_class_name_is_defined_once() -> None:
    several = {name: files for name, files in definitions().items() if len(files) > 1}
    assert {name: files for name, files in several.items() if name not in MEANT} == {}, "find another name for one of them"
    assert set(MEANT) - set(several) == set(), "no longer defined twice: take it from the list"


def test_names_of_games_are_defined_once_in_each_game_and_nowhere_else() -> None:
    for name, files in definitions().items():
        if name in MEANT:
            contracts = [file for file in files if file.startswith("core/contract/")]
            assert len(contracts) == (MEANT[name] == "contract"), files
            of_games = [file.split("/")[1] for file in files if file.startswith("games/")]
            assert len(set(of_games)) == len(of_games) == len(files) - len(contracts), files
