"""Build a wheel with the page inside, for machines that have nothing but Python.

python -m tools.setup.wheel          build it into dist/
"""

import subprocess
import sys
from pathlib import Path

from tools.setup import build_page, environment


def build(folder: Path = environment.ROOT / "dist") -> Path:
    """The page where it has changed, then the wheel. What it is built with is in our environment already."""
    build_page.build()
    command = [str(environment.BIN / "python"), "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=environment.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe wheel could not be built.")
    return max(folder.glob("speeltafel-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


if __name__ == "__main__":
    print(build())
