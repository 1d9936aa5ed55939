"""Set up `.venv` at the root, once, with nothing but Python: `./play` and `./check` start here.

uv installs the locked, hashed packages in seconds. If uv can't be had or can't reach a registry, pip does the same, slower.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
LOCK = ROOT / "requirements.lock"
# What only some need: a hundred megabytes each that nobody who plays waits for.
RESEARCH_LOCK = ROOT / "research.lock"
POCKET_LOCK = ROOT / "pocket.lock"
UV_LOCK = Path(__file__).with_name("uv.txt")
STAMP = VENV / "speeltafel-ready"
OLDEST = (3, 11)
PIP = [str(BIN / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
UV = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(BIN / "python")]


def ready() -> None:
    """Make the environment, unless it is there already."""
    if is_ready():
        return
    with alone():
        if not is_ready():
            _set_up()


def ready_for_tests() -> None:
    """Make the environment ready, with the packages that only tests need."""
    _ready_with(RESEARCH_LOCK, "the tests for researchers need")
    ready_for_pocket()


def ready_for_pocket() -> None:
    """Make the environment ready, with the linker for WebAssembly."""
    _ready_with(POCKET_LOCK, "the pocket is built with")


def _ready_with(lock: Path, what: str) -> None:
    ready()
    stamp, locked = VENV / f"speeltafel-{lock.stem}-ready", hashlib.sha256(lock.read_bytes()).hexdigest()
    with alone():
        if not (stamp.is_file() and stamp.read_text() == locked):
            say(f"Installing what {what}. This is done once.")
            _install(lock)
            stamp.write_text(locked)


def is_ready() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Return two hashes that say what to install: the first changes with Python and place, the second with packages."""
    digest = hashlib.sha256()
    for file in (LOCK, UV_LOCK, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(file.read_bytes())
    return f"{sys.version.replace(chr(10), ' ')} {ROOT}\n{digest.hexdigest()}\n"


def _set_up() -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Speeltafel needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    start = time.monotonic()
    say("Setting up Speeltafel. This is done once.")
    say("  1/3 an environment in .venv")
    if not (STAMP.is_file() and STAMP.read_text().splitlines()[:1] == fingerprint().splitlines()[:1]):
        shutil.rmtree(VENV, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(VENV)], "Is Python's venv module installed? (Debian: apt install python3-venv)")
    say("  2/3 packages")
    _works([*PIP, "--require-hashes", "-r", str(UV_LOCK)])
    _install(LOCK)
    say("  3/3 speeltafel itself")
    ourselves = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    if not _works([*UV, *ourselves]):
        _run([*PIP, *ourselves], "")
    STAMP.write_text(fingerprint())
    say(f"Ready after {time.monotonic() - start:.0f} s.\n")


def _install(lock: Path) -> None:
    locked = ["--require-hashes", "-r", str(lock)]
    if not _works([*UV, *locked]):
        say("      with pip, which takes a little longer")
        _run([*PIP, *locked], "Is there a network, and a package registry that pip can reach?")


def _works(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _run(command: list[str], hint: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThis did not work: {' '.join(command)}\n{hint}".rstrip())


@contextmanager
def alone(lock: Path | None = None) -> Iterator[None]:
    """Wait until nobody else sets up or builds here: two at once would tread on each other. Not to be nested."""
    try:
        import fcntl
    except ImportError:  # not on this system: the user takes care
        yield
        return
    with (lock or ROOT / ".setup.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    """To the person, not into the output of what is started."""
    print(text, file=sys.stderr, flush=True)


def run(module: str) -> None:
    """Run a tool with the packages of the environment."""
    done = subprocess.run([str(BIN / "python"), "-m", module], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def compile_meanwhile() -> None:
    """Compile what bots run on while the page is built and people find their seats: another process, after all others."""
    command = ["nice", "-n", "15", str(BIN / "python"), "-m", "speeltafel.bots.bot_engine"]
    with suppress(OSError):  # where there is no `nice`, bots compile when they are asked
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def start(command: str, *arguments: str) -> None:
    """Go on as a command of the environment."""
    program = str(BIN / command)
    os.execv(program, [program, *arguments])  # noqa: S606
