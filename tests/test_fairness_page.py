"""docs/fairness.md: what it tells people to do by hand works, and finds what it should."""

import json
import re
import subprocess
import sys
from pathlib import Path

from speeltafel.table.fair_chance import commitment
from tests.table.sitting import SECRET
from tests.table.test_fair import ANNS, played, started

PAGE = Path(__file__).parents[1] / "docs" / "fairness.md"


def by_hand(record: object, folder: Path) -> "subprocess.CompletedProcess[str]":
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert code is not None
    assert "speeltafel" not in code[1]
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    # -I: nothing but what comes with Python.
    return subprocess.run([sys.executable, "-I", "-c", code[1], str(file)], capture_output=True, text=True, check=False)


def test_the_lines_to_check_by_hand_find_a_fair_game_fair_and_a_chosen_one_chosen(tmp_path: Path) -> None:
    record = played(started())
    done = by_hand(record, tmp_path)
    assert done.returncode == 0, done.stderr
    assert commitment(SECRET) in done.stdout
    assert ANNS in done.stdout
    record["moves"][0][1] = "roll 66666"
    assert "roll 66666 was chosen" in by_hand(record, tmp_path).stderr
    record = played(started())
    record["proof"]["shares"].reverse()
    assert by_hand(record, tmp_path).returncode == 1
