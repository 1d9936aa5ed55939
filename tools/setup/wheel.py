"""Build a wheel with the page and ready-made copies of bots inside, for machines that have nothing but Python.

python -m tools.setup.wheel            build it into dist/
python -m tools.setup.wheel --sdist    the same, and the sources as one file, with the page too
"""

import subprocess
import sys
from pathlib import Path

from tools.setup import build_page, environment


def build(folder: Path = environment.ROOT / "dist", target: str = "wheel") -> Path:
    """Build what has changed of the page and the ready-made copies, then the package."""
    build_page.build()
    environment.ready_for_pocket()  # Zig links the copies
    environment.run("tools.setup.ready_made")
    command = [str(environment.BIN / "python"), "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=environment.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe {target} could not be built.")
    pattern = {"wheel": "speeltafel-*.whl", "sdist": "speeltafel-*.tar.gz"}[target]
    return max(folder.glob(pattern), key=lambda file: file.stat().st_mtime)


if __name__ == "__main__":
    print(build())
    if "--sdist" in sys.argv[1:]:
        print(build(target="sdist"))
