"""Measure the page without a server on a slow line and a slow processor: until one can play, and how long a master thinks.

python -m tools.measure.pocket               9 Mbit/s, 85 ms, a quarter of a processor
python -m tools.measure.pocket --fast        no line, all of the processor

The processor is slowed by stopping every process of the browser for three quarters of the time, workers and all.
On a busy machine, only the seconds of processor say something: those of all processes of the browser together.
"""

import itertools
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser.play_by_hand import HANDS, my_turn, start

from speeltafel.pocket.site import built_page, built_parts, write_site
from tools.setup import build_page

BITS_PER_SECOND, LATENCY_S, CHUNK = 9_000_000, 0.085, 16_384
RUN_S, STOP_S = 0.005, 0.015
PLAYERS = {"tricky": 4, "Figaro": 4, "Carnavalo": 4}
ROUNDS = 6
SETTLED_S = 3  # what the first visit still does in the background is not the second one's
PATIENCE_MS = 180_000
BROTLI = """const [fs, zlib] = [require("fs"), require("zlib")];
const how = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};
for (const file of process.argv.slice(1)) fs.writeFileSync(file + ".br", zlib.brotliCompressSync(fs.readFileSync(file), how));"""
WATCH = """window.all = []; window.long = [];
new PerformanceObserver(list => window.long.push(...list.getEntries().map(one => one.duration))).observe({type: "longtask"});
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({data}) => data.type === "received" && window.all.push([performance.now(), data.text]));
  }
};"""


class SlowFiles(SimpleHTTPRequestHandler):
    """Files in Brotli, over one line for all."""

    protocol_version = "HTTP/1.1"
    line = threading.Lock()
    is_slow = True

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = path.with_name(f"{path.name}.br")
        if not packed.is_file():
            self.send_error(404)
            return
        body = packed.read_bytes()
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "public, max-age=3600")
        self.end_headers()
        time.sleep(LATENCY_S if self.is_slow else 0)
        for first in range(0, len(body), CHUNK):
            part = body[first : first + CHUNK]
            if self.is_slow:
                with self.line:
                    time.sleep(8 * len(part) / BITS_PER_SECOND)
            self.wfile.write(part)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as it is called there
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SlowFiles, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()


@contextmanager
def slowed(profile: Path, is_slow: bool) -> Iterator[None]:
    """Stop the browser with that profile for most of the time."""
    over = threading.Event()

    def brake() -> None:
        processes: list[int] = []
        while not over.is_set():
            if int(time.monotonic() * 10) % 5 == 0 or not processes:
                processes = _family(str(profile))
            for what, pause in ((signal.SIGSTOP, STOP_S), (signal.SIGCONT, RUN_S)):
                for process in processes:
                    try:
                        os.kill(process, what)
                    except ProcessLookupError:
                        processes = []
                time.sleep(pause)

    thread = threading.Thread(target=brake, daemon=True)
    if is_slow:
        thread.start()
    yield
    over.set()
    if is_slow:
        thread.join()


def _family(profile: str) -> list[int]:
    """Return the processes that we started with that profile, and their children."""
    parents: dict[int, int] = {}
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if profile in (folder / "cmdline").read_text():
                found.add(int(folder.name))
        except (OSError, ValueError):
            continue
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


def processor(profile: Path) -> float:
    """Return the seconds of processor that the browser with that profile has used."""
    ticks = 0
    for process in _family(str(profile)):
        try:
            ticks += sum(map(int, Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]))
        except OSError:
            continue
    return ticks / os.sysconf("SC_CLK_TCK")


def opened(browser: Any, profile: Path) -> BrowserContext:
    context: BrowserContext = browser.launch_persistent_context(
        profile, executable_path=build_page.chromium(), args=["--no-sandbox"], locale="en"
    )
    context.set_default_timeout(PATIENCE_MS)
    known = {"name": "Cato", "pace": "at-once", "played": json.dumps(dict.fromkeys(map(str.lower, HANDS), "yes"))}
    known["choices"] = json.dumps({game.lower(): {"level": "master"} for game in HANDS})
    for name, value in known.items():
        context.add_init_script(f"localStorage['speeltafel.{name}'] ??= {json.dumps(value)}")
    context.add_init_script(WATCH)
    return context


def until_playable(page: Page, url: str, profile: Path) -> tuple[float, float, float]:
    """Return the seconds until the page is shown, until one can play, and of processor that this took."""
    began, used = time.monotonic(), processor(profile)
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Play against bots").first.wait_for()
    shown = time.monotonic() - began
    page.get_by_text("Everything runs on this device").wait_for()
    return shown, time.monotonic() - began, processor(profile) - used


def thoughts(page: Page, url: str, game: str, profile: Path) -> tuple[list[float], float, float]:
    """Return how long masters thought, the longest task of the page, and the processor of a move, all in milliseconds."""
    page.goto(url)
    start(page, game, PLAYERS[game])
    page.evaluate("window.long.length = 0")
    used = processor(profile)
    for number in range(ROUNDS):
        my_turn(page)
        HANDS[game](page, number)
    my_turn(page)
    received = [(at, json.loads(text)) for at, text in page.evaluate("window.all")]
    updates = [(at, said) for at, said in received if said["type"] == "update" and said.get("steps")]
    moved = [(at, [step["actor"] for step in said["steps"]]) for at, said in updates]
    took = [at - before for (before, _), (at, actors) in itertools.pairwise(moved) if any(seat in (1, 2, 3) for seat in actors)]
    used = 1000 * (processor(profile) - used) / len(took)
    return took, max(page.evaluate("window.long"), default=0), used


def main() -> None:
    SlowFiles.is_slow = is_slow = "--fast" not in sys.argv
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder, profile = Path(scratch) / "site", Path(scratch) / "profile"
        write_site(built_page(), built_parts(), folder)
        files = [str(path) for path in folder.rglob("*") if path.is_file()]
        subprocess.run([shutil.which("node") or "node", "-e", BROTLI, *files], check=True)
        with served(folder) as url:
            context = opened(playwright.chromium, profile)
            with slowed(profile, is_slow):
                page = context.pages[0]
                said = "{}: shown after {:.1f} s, playable after {:.1f} s ({:.1f} s of processor)"
                print(said.format("cold", *until_playable(page, url, profile)))
                page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
                time.sleep(SETTLED_S)
                print(said.format("warm", *until_playable(page, url, profile)))
                for game in HANDS:
                    took, longest, used = thoughts(page, url, game, profile)
                    typical = statistics.median(took)
                    print(
                        f"{game}: a master's move takes {typical:.0f} ms, at most {max(took):.0f} (all of the browser: "
                        f"{used:.0f} of processor); longest task {longest:.0f} ms"
                    )
            context.close()


if __name__ == "__main__":
    main()
