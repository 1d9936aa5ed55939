"""Errors that people read are one tree, in one file."""

import ast
from pathlib import Path

import speeltafel
from speeltafel.core import errors
from speeltafel.core.errors import SpeeltafelError

SOURCES = Path(speeltafel.__file__).parent
TREE = {name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, SpeeltafelError)}


def test_no_error_stands_in_another_file() -> None:
    elsewhere = [
        f"{path.relative_to(SOURCES)}: {node.name}"
        for path in SOURCES.rglob("*.py")
        if path != Path(errors.__file__)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and TREE & {base.id for base in node.bases if isinstance(base, ast.Name)}
    ]
    assert elsewhere == []
    assert len(TREE) > 30
