"""One name means one thing: a class name is defined once, but for those that are meant to be several."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "speeltafel"
MEANT = {
    # Every game has its own, at the same place: the contract of a game names them.
    "State": "games",
    "View": "games",
    "Options": "games",
    "Notes": "games",
    # Parts of reasons, in the words of each game; nothing outside of its folder sees them.
    "Card": "games",
    "Cause": "games",
    "Told": "games",
    "Solver": "the contract of a game's solver, and the class of that name that the contract asks of the game",
    # Words of their fields that never meet.
    "Explanation": "a message to newcomers, and how a review accounts for a mistake",
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
        if MEANT.get(name) == "games":
            assert all(file.startswith("games/") for file in files), files
            assert len({file.split("/")[1] for file in files}) == len(files), files
