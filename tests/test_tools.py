"""`python -m tools` lists every tool with a line."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools import __main__ as listing
from tools.measure.photographs import compare

ROOT = Path(__file__).parent.parent


def test_the_list_has_every_tool() -> None:
    done = subprocess.run([sys.executable, "-m", "tools"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")}
    assert listed == {path.stem for path in (ROOT / "tools").glob("*/[!_]*.py")}
    assert {path.name for path in (ROOT / "tools").iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        listing.FOLDERS
    )
    assert max(map(len, done.stdout.splitlines())) <= 150, "a line each"


def test_photographs_say_what_is_gone_new_and_another(capsys: pytest.CaptureFixture[str]) -> None:
    before = {"paths": {"/api/live": 1, "/api/lists": [1, 2]}}
    compare("OpenAPI", before, before)
    compare("OpenAPI", before, {"paths": {"/api/lists": [1, 3, 4]}})
    assert capsys.readouterr().out.splitlines() == [
        "OpenAPI: the same",
        "OpenAPI: 1 gone, 1 new, 1 another",
        "  gone paths /api/live",
        "  new paths /api/lists 2",
        "  another paths /api/lists 1: 2 -> 3",
    ]
