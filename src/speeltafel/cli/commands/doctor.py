"""`speeltafel doctor`: checks of a server and its machine, in sentences."""

import shutil
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

from speeltafel.cli.console import OUT, texts
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.line import Line, Word
from speeltafel.pocket.site import built_page
from speeltafel.server.app import MANY_FILES
from speeltafel.server.server_clock import WORTH_NOTICING_MS, wall
from speeltafel.store import maintenance
from speeltafel.store.backends import backend_of
from speeltafel.store.database import default_url, file_of, open_database
from speeltafel.store.job_queue import Questions
from speeltafel.store.store import ALIVE_AT

TESTED = "0.54."  # of uvicorn
FREE_MB = 500  # less is little
ALIVE_MS = 15_000  # a server says that often enough that it is alive
LONG_AGO = 1_700_000_000_000  # any clock that says less is wrong: this was written later

CheckResult = tuple[bool, Line]  # whether it is well, and what is


def examine(host: str, port: int, database: str, language: str) -> None:
    say = texts(language)
    url = database or default_url()
    checks: list[Callable[[], Iterator[CheckResult]]] = [
        lambda: _database(url),
        _page,
        lambda: _port(host, port),
        _limits,
        _time,
        _packages,
    ]
    findings = [finding for check in checks for finding in check()]
    for is_well, line in findings:
        OUT.print(f"{'✓' if is_well else '✗'} {say.translate(line)}", markup=False, soft_wrap=True)
    if not all(is_well for is_well, _ in findings):
        raise SystemExit(1)


def _database(url: str) -> Iterator[CheckResult]:
    try:
        engine = open_database(url)
    except SpeeltafelError as error:
        yield False, error.line
        return
    with engine.connect() as connection:
        tables = sum(maintenance.counted(connection).values())
        alive_at = int(maintenance.noted(connection, ALIVE_AT) or 0)
        strangers = backend_of(engine).other_roles(connection)
    yield True, Line("doctor-database", {"tables": tables})
    if strangers:
        yield False, Line("doctor-strangers", {"roles": ", ".join(strangers), "database": str(engine.url.database)})
    if alive_at > wall() + WORTH_NOTICING_MS:
        yield False, Line("doctor-time-back")
    elif wall() - alive_at < ALIVE_MS:
        yield True, Line("doctor-in-use")
        if backend_of(engine).IS_SHARED:
            _, workers = Questions(engine).look()
            yield workers > 0, Line("doctor-thinkers" if workers else "doctor-no-thinkers", {"count": workers})
    file = file_of(engine.url)
    if file is not None:
        free = shutil.disk_usage(file.parent).free // 1_000_000
        yield free >= FREE_MB, Line("doctor-disk", {"free": str(free), "size": f"{file.stat().st_size / 1e6:.1f}"})
    engine.dispose()


def _page() -> Iterator[CheckResult]:
    page: Path | None = built_page()
    yield page is not None, Line("doctor-page" if page is not None else "doctor-no-page")


def _port(host: str, port: int) -> Iterator[CheckResult]:
    args: dict[str, Word] = {"host": host, "port": str(port)}
    with socket.socket() as some:
        some.settimeout(2)
        if some.connect_ex((host, port)):
            yield True, Line("doctor-port-free", args)
            return
    try:
        with urllib.request.urlopen(f"http://{host}:{port}/api/health", timeout=5) as answer:
            is_ours = b'"version"' in answer.read(1000)
    except urllib.error.HTTPError as error:
        yield False, Line("doctor-server-ill" if error.code == 503 else "doctor-port-taken", args)
        return
    except (OSError, ValueError):
        is_ours = False
    yield is_ours, Line("doctor-server" if is_ours else "doctor-port-taken", args)


def _limits() -> Iterator[CheckResult]:
    if sys.platform != "win32":
        import resource

        _, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
        is_well = allowed < 0 or allowed >= MANY_FILES
        shown = str(allowed) if allowed >= 0 else "∞"
        yield is_well, Line("doctor-files" if is_well else "doctor-few-files", {"limit": shown})


def _time() -> Iterator[CheckResult]:
    is_well = wall() > LONG_AGO
    now = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
    yield is_well, Line("doctor-time" if is_well else "doctor-time-wrong", {"now": now})


def _packages() -> Iterator[CheckResult]:
    found = version("uvicorn")
    is_well = found.startswith(TESTED)
    yield is_well, Line("doctor-uvicorn" if is_well else "doctor-other-uvicorn", {"found": found})
