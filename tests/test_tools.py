"""`python -m tools` lists every tool with a line."""

import subprocess
import sys
from pathlib import Path

from tools import __main__ as listing

ROOT = Path(__file__).parent.parent


def test_the_list_has_every_tool() -> None:
    done = subprocess.run([sys.executable, "-m", "tools"], cwd=ROOT, capture_output=True, text=True, check=True)
    listed = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")}
    assert listed == {path.stem for path in (ROOT / "tools").glob("*/[!_]*.py")}
    assert {path.name for path in (ROOT / "tools").iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        listing.FOLDERS
    )
    assert max(map(len, done.stdout.splitlines())) <= 150, "a line each"
