"""What benchmarks measure with."""

import os
import subprocess
import sys
from pathlib import Path

from benchmarks import review_beside
from benchmarks.processes import memory_kb, most_memory_kb

MEMORY = "import os; from benchmarks.processes import most_memory_kb; print(most_memory_kb(os.getpid()))"


def test_the_memory_of_a_process_is_not_that_of_the_one_that_started_it() -> None:
    ballast = bytearray(os.urandom(1) * (200 << 20))
    assert memory_kb(os.getpid()) > len(ballast) >> 10
    root = Path(__file__).parent.parent
    child = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True, cwd=root)
    assert int(child.stdout) < len(ballast) >> 10
    assert most_memory_kb(os.getpid()) >= memory_kb(os.getpid()) - 1024


def test_how_much_later_bots_answer_beside_a_review_has_an_interval() -> None:
    alone = [[0.1, 0.2], [0.2, 0.4], [0.1, 0.3]]
    beside = [[2 * wait for wait in waits] for waits in alone]
    assert review_beside.median(alone) == 0.2
    assert review_beside.ratio(beside, alone, review_beside.median) == "2.00 (2.00 – 2.00)"
    assert review_beside.ratio(alone, alone[::-1], review_beside.p99).startswith("1.00 (0.")
