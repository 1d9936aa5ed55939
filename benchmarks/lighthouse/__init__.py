"""What Lighthouse, from npm, says of a page."""

import json
import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
PLACE = HERE / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")


def scores(address: str, form: str, chromium: str) -> dict[str, int]:
    """By category, of 100. `form` is "mobile" or "desktop"."""
    if not PLACE.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("Lighthouse needs npm")
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=HERE, check=True)
    flags = [
        "--quiet",
        "--output=json",
        "--chrome-flags=--headless=new --no-sandbox",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    flags += ["--preset=desktop"] if form == "desktop" else []
    environment = {**os.environ, "CHROME_PATH": chromium}
    done = subprocess.run([PLACE, address, *flags], env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["categories"]
    return {name: round(100 * found[name]["score"]) for name in CATEGORIES}
