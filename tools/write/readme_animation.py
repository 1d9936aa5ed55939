"""Record one turn of tricky against bots as the moving picture of the README.

python -m tools.write.readme_animation            into docs/screens/turn.webp
python -m tools.write.readme_animation FILE
"""

import base64
import io
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tools.setup import build_page, environment

PORT = 5181
ADDRESS = f"http://127.0.0.1:{PORT}"
HEALTH = f"http://127.0.0.1:{PORT}/api/health"
FILE = environment.ROOT / "docs" / "screens" / "turn.webp"
WIDTH, HEIGHT = 1100, 760  # of the page
SHOWN = 720  # pixels the picture is wide
QUALITY = 60
MOST_BYTES = 1_000_000
SHORTEST_MS, LONGEST_MS = 60, 900  # a frame stays
SECONDS_AFTER = 2.5  # the bot's roll, after our turn
SETTINGS = "localStorage['speeltafel.name'] = 'Ann'; localStorage['speeltafel.pace'] = 'brisk'; "
SETTINGS += """localStorage['speeltafel.played'] = '{"tricky": "yes"}'"""

Frame = tuple[float, bytes]


def main(file: Path) -> None:
    build_page.build()
    with tempfile.TemporaryDirectory() as folder, serving(folder):
        frames = recorded()
    save(frames, file)
    size = file.stat().st_size
    print(f"{file.name}: {len(frames)} frames, {size / 1000:.0f} kB")
    if size > MOST_BYTES:
        sys.exit(
            f"{file.name} is larger than {MOST_BYTES / 1000:.0f} kB. Lower QUALITY or SHOWN in tools/write/readme_animation.py."
        )


@contextmanager
def serving(folder: str) -> Iterator[None]:
    command = [str(environment.BIN / "speeltafel"), "serve", "--port", str(PORT)]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SPEELTAFEL_")}
    server = subprocess.Popen(command, env={**kept, "SPEELTAFEL_DATA": folder}, stderr=subprocess.DEVNULL)
    try:
        wait()
        yield
    finally:
        server.terminate()
        server.wait()


def wait() -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(HEALTH, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit("The server did not start.")


def recorded() -> list[Frame]:
    """One turn, from the first roll to what the next player does."""
    frames: list[Frame] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build_page.chromium(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
        context.add_init_script(SETTINGS)
        shown = context.new_page()
        shown.goto(ADDRESS)
        shown.get_by_role("article", name="tricky").locator("button.main:enabled").click()
        shown.locator(".prompt.mine").wait_for(timeout=60_000)
        shown.wait_for_timeout(1500)  # until everything has its size
        film = context.new_cdp_session(shown)

        def note(taken: dict[str, Any]) -> None:
            frames.append((taken["metadata"]["timestamp"], base64.b64decode(taken["data"])))
            film.send("Page.screencastFrameAck", {"sessionId": taken["sessionId"]})

        film.on("Page.screencastFrame", note)
        film.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
        play_turn(shown)
        shown.wait_for_timeout(1000 * SECONDS_AFTER)
        film.send("Page.stopScreencast")
        browser.close()
    return frames


def play_turn(shown: Page) -> None:
    """Keep the face that lies there most often, until somebody else is to roll."""
    shown.wait_for_timeout(800)
    while shown.locator(".prompt.mine").is_visible():
        dice = shown.locator("button.die[aria-pressed=false]")
        faces = [face_of(dice.nth(i).get_attribute("aria-label") or "") for i in range(dice.count())]
        if not faces:
            break
        wanted, _ = Counter(faces).most_common(1)[0]
        for place in [i for i, face in enumerate(faces) if face == wanted]:
            shown.locator(f"button.die[data-place=die-{place}]").click()
            shown.wait_for_timeout(450)
        shown.locator("button.keep").click()
        shown.wait_for_timeout(2600)


def face_of(label: str) -> str:
    """Return the number in what a screen reader says of a die."""
    found = re.search(r"\d", label)
    return found[0] if found else ""


def save(frames: list[Frame], file: Path) -> None:
    """Frames that are the same as the one before are left out; each stays as long as it was seen."""
    pictures: list[Image.Image] = []
    stays: list[float] = []
    before = b""
    for (at, jpeg), (until, _) in zip(frames, [*frames[1:], (frames[-1][0] + 1.5, b"")], strict=True):
        if jpeg == before or (pictures and 1000 * (until - at) + stays[-1] < SHORTEST_MS):
            stays[-1] += 1000 * (until - at)
            continue
        before = jpeg
        picture = Image.open(io.BytesIO(jpeg)).convert("RGB")
        pictures.append(picture.resize((SHOWN, round(SHOWN * picture.height / picture.width)), Image.Resampling.LANCZOS))
        stays.append(1000 * (until - at))
    durations = [round(min(LONGEST_MS, max(SHORTEST_MS, stay))) for stay in stays]
    durations[-1] = 2 * LONGEST_MS
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=QUALITY, method=6, minimize_size=True
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FILE)
