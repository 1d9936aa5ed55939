"""Make a game of your own: it plays, has a board and passes the tests. Change it from there.

    python -m tools.new_game NAME

The new game is a copy of the small game of the tests (tests/toy: everybody has a card and says whether it is high). The tool
writes two folders and two files, and nothing else has to change:

    src/speeltafel/games/NAME/     its rules, options, notation, views and texts
    web/src/games/NAME/            its board on the page
    docs/rules/NAME.md             its rules, with a number each
    tests/rules/test_NAME.py       a test for each number
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEXTS = (".py", ".ftl", ".svelte", ".css", ".md", ".ts")


def places(name: str) -> dict[Path, Path]:
    """Return the files to copy, and their targets."""
    tests = ROOT / "tests"
    return {
        tests / "toy": ROOT / "src" / "speeltafel" / "games" / name,
        tests / "toy_page": ROOT / "web" / "src" / "games" / name,
        tests / "toy_docs" / "rules.md": ROOT / "docs" / "rules" / f"{name}.md",
        tests / "toy_docs" / "toy_rules.py": ROOT / "tests" / "rules" / f"test_{name}.py",
    }


def renamed(text: str, name: str) -> str:
    """Give a text of the small game its new name and place."""
    text = text.replace("tests/toy_docs/rules.md", f"docs/rules/{name}.md").replace("tests.toy", f"speeltafel.games.{name}")
    text = re.sub(r"^name = .*$", f"name = {name.capitalize()}", text, count=1, flags=re.MULTILINE)
    text = re.sub(r"\A# .*", f"# {name.capitalize()}", text)
    return re.sub(r"\btoy\b", name, text)


def make(name: str) -> list[Path]:
    """Write the files of a new game and give their places.

    Raises ValueError if the name can't be that of a game, or if it is taken.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", name):
        raise ValueError(f"The name {name!r} can't be used. Choose 2 to 31 small letters and digits, for example 'domino'.")
    taken = [place for place in places(name).values() if place.exists()]
    if taken:
        raise ValueError(f"There is already a game {name!r} ({taken[0].relative_to(ROOT)}). Choose another name.")
    for source, place in places(name).items():
        if source.is_dir():
            shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, place)
        for path in place.rglob("*") if place.is_dir() else [place]:
            if path.suffix in TEXTS:
                path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    return list(places(name).values())


def main(arguments: list[str]) -> None:
    """Make the game, and the page's types of it."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(f"Give the new game a name: python -m tools.new_game domino\n\n{(__doc__ or '').strip()}")
    try:
        made = make(arguments[0])
    except ValueError as error:
        sys.exit(str(error))
    types = [sys.executable, "-m", "tools.write.wire_types"]
    subprocess.run(types, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    print("\n".join(str(place.relative_to(ROOT)) for place in made))
    print(f"\nTry it:   ./play {arguments[0]}\nTest it:  ./check {arguments[0]}")
    print("Pin it:   python -m tests.bots.golden; python -m tests.research.test_openspiel")
    print(f"Then change its rules, in {made[0].relative_to(ROOT) / 'rules.py'}. docs/add-a-game.md says what each file is for.")


if __name__ == "__main__":
    main(sys.argv[1:])
