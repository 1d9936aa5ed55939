"""The page's types are those of the server."""

from pathlib import Path

import pytest
from tools.write import wire_types


@pytest.mark.parametrize("path", wire_types.files(), ids=lambda path: str(path.relative_to(wire_types.WEB)))
def test_the_types_of_the_page_are_those_of_the_server(path: Path) -> None:
    assert path.read_text() == wire_types.files()[path], "python -m tools.write.wire_types writes them anew"
