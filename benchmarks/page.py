"""The page in a real browser: first paint of a table, frames a second, the first move of a lesson, and Lighthouse.

    python -m benchmarks.page
    python -m benchmarks.page --no-lighthouse --seconds 8

Bots play at tables with all seats taken, and the browser watches. Nothing else should run on the machine. Lighthouse needs npm.
"""

import argparse
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.setup import build_page

from benchmarks import lighthouse
from benchmarks.processes import free_port, wait_for_port
from speeltafel.server.settings import Settings

# The one thing to press in the first scene of a lesson: what is to be played has been chosen for the learner.
FIRST_MOVE = {"tricky": "Keep", "figaro": "Play red 2 in front of Otto", "carnavalo": "Play the 4 into tent 1"}
PLAYERS = {"tricky": 5, "figaro": 6, "carnavalo": 6}
TOKEN = "benchmark-of-the-page-0"  # noqa: S105 (of a server that lives for a minute)
LAUNCH = "import json,sys,pathlib; from speeltafel.server.app import serve; from speeltafel.server.settings import Settings; "
LAUNCH += "s = json.loads(sys.argv[1]); serve(Settings(**{**s, 'origins': (), 'web': pathlib.Path(s['web'])}))"

SET_UP = """async ([game, players, token]) => {
  const bots = Array.from({ length: players - 1 }, () => ({ who: "bot", level: "beginner" }));
  const seats = [{ who: "me", name: "Ann" }, ...bots];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify({ game, seats }) });
  const made = await answer.json();
  if (!answer.ok) throw new Error(made.words);
  return made.table;
}"""
# Somebody has to play: he does the first thing that is allowed, over a connection of his own.
PLAY = """([table, token]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  const say = (message) => socket.send(JSON.stringify(message));
  let legal = [];
  socket.onopen = () => {
    say({ type: "hello", version: 2, table, token });
    say({ type: "listen", seat: 0 });
  };
  socket.onmessage = ({ data }) => {
    const { view, changed, position } = JSON.parse(data);
    legal = view?.legal ?? changed?.legal ?? legal;
    if ((view || changed) && legal.length) say({ type: "move", id: `move-${position}`, seat: 0, position, move: legal[0] });
  };
}"""
# When the board is there, and every frame while something flies.
WATCH = """
  window.frames_ = [];
  new MutationObserver((_, me) => {
    if (!document.querySelector(".board svg")) return;
    me.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
  }).observe(document, { childList: true, subtree: true });
  let last = 0;
  const look = (now) => {
    const moving = document.querySelector("[data-flying]");
    if (moving && last) window.frames_.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/tables.db", port=free_port(), web=build_page.WEB / "dist", bot_seconds=0.6)
        server = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, json.dumps(asdict(settings), default=str)], stderr=subprocess.DEVNULL
        )
        try:
            wait_for_port(settings.port)
            yield f"http://127.0.0.1:{settings.port}"
        finally:
            server.terminate()
            server.wait()


def opened(browser: Browser, address: str) -> Page:
    """By the host of the tables: with him the bots begin."""
    shown = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    shown.add_init_script(f"localStorage['speeltafel.token'] = '{TOKEN}';{WATCH}")
    shown.goto(address)
    return shown


def table(browser: Browser, url: str, game: str) -> str:
    home = opened(browser, url)
    made = home.evaluate(SET_UP, [game, PLAYERS[game], TOKEN])
    home.context.close()
    return f"{url}/#/table/{made}"


def watch(browser: Browser, address: str, game: str, seconds: float) -> None:
    shown = opened(browser, address)
    shown.locator(".board svg").first.wait_for()
    shown.evaluate(PLAY, [address.rpartition("/")[2], TOKEN])
    shown.wait_for_timeout(1000 * seconds)
    painted: float = shown.evaluate("window.painted")
    frames: list[float] = shown.evaluate("window.frames_")
    shown.context.close()
    rate = 1000 / statistics.mean(frames)
    slow = sorted(frames)[int(0.99 * len(frames))]
    print(
        f"{game:10} {PLAYERS[game]} players: table painted after {painted:4.0f} ms (goal < 1000); "
        f"{rate:4.1f} frames/s while things fly (goal 60), 99 % of frames within {slow:.0f} ms, {len(frames)} frames",
        flush=True,
    )


def learn(browser: Browser, url: str, game: str) -> None:
    """From opening the page until one's first move has been answered, by two clicks."""
    times = []
    for _ in range(5):
        shown = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce").new_page()
        begun = time.perf_counter()
        shown.goto(url)
        shown.locator(f"a[href='/learn/{game}']").click()
        with shown.expect_response(lambda answer: '"moves":["' in (answer.request.post_data or "")):
            shown.get_by_role("button", name=re.compile(f"^{FIRST_MOVE[game]}")).first.click()
        times.append(time.perf_counter() - begun)
        shown.context.close()
    print(
        f"{game:10} from opening the page to one's first move in a lesson: two clicks, "
        f"{statistics.median(times):.2f} s (goal < 2), at best {min(times):.2f} s",
        flush=True,
    )


def judge(name: str, address: str) -> None:
    for form in ("mobile", "desktop"):
        found = lighthouse.scores(address, form, build_page.chromium())
        print(
            f"Lighthouse, {name}, {form}: {', '.join(f'{what} {score}' for what, score in found.items())} (goal 95)", flush=True
        )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--no-lighthouse", action="store_true")
    given: Any = arguments.parse_args()
    build_page.build()
    build_page.weigh()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build_page.chromium(), args=["--no-sandbox"])
        for game in FIRST_MOVE:
            learn(browser, url, game)
        addresses = {game: table(browser, url, game) for game in PLAYERS}
        for game, address in addresses.items():
            watch(browser, address, game, given.seconds)
        browser.close()
        if not given.no_lighthouse:
            judge("home", url + "/")
            judge("a table of Carnavalo", addresses["carnavalo"])


if __name__ == "__main__":
    main()
