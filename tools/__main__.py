"""List the tools, a line each.

python -m tools
"""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = ("setup", "write", "fit", "measure")


def first_line(path: Path) -> str:
    """Read what a file says it does, without importing it.

    Raises ValueError if the file has no docstring.
    """
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    if not said:
        raise ValueError(f"{path.relative_to(HERE.parent)} has no docstring: say in its first line what it does.")
    return said.partition("\n")[0]


def is_command(path: Path) -> bool:
    """Say whether a file is a program. Other files are only imported by programs."""
    return '__name__ == "__main__"' in path.read_text("utf-8")


def lines() -> Iterator[str]:
    """Write the list, folder by folder."""
    for folder in FOLDERS:
        yield f"{first_line(HERE / folder / '__init__.py').rstrip('.')}: python -m tools.{folder}.NAME"
        for path in sorted((HERE / folder).glob("[!_]*.py"), key=lambda path: (not is_command(path), path.name)):
            yield f"  {path.stem:20}{first_line(path)}{'' if is_command(path) else ' (for the others)'}"


if __name__ == "__main__":
    print("\n".join(lines()))
