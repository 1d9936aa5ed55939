"""Take pictures of every board for the README: phone and desktop, light and dark.

python -m tools.write.readme_screenshots            into docs/screens
python -m tools.write.readme_screenshots FOLDER
"""

import base64
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.setup import build_page, environment
from tools.write import gallery_views

PORT = 5180
GALLERY = f"http://127.0.0.1:{PORT}/gallery.html"
FOLDER = environment.ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
MOMENTS = ("tricky-5-45", "figaro-6-45", "carnavalo-6-20")
SHARP = {"phone": 2, "desktop": 1}  # pixels of the picture for one of the page
QUALITY = 82


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    build_page.install()
    gallery_views.main()
    vite = [str(build_page.WEB / "node_modules" / ".bin" / "vite"), "--port", str(PORT), "--strictPort"]
    showing = subprocess.Popen(vite, cwd=build_page.WEB, stdout=subprocess.DEVNULL)
    try:
        wait()
        shoot(folder)
    finally:
        showing.terminate()
        showing.wait()


def wait() -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(GALLERY, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit("The gallery of boards did not open.")


def shoot(folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build_page.chromium(), args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                viewport = {"width": width, "height": height}
                context = browser.new_context(
                    viewport=viewport,  # type: ignore[arg-type]
                    color_scheme=scheme,
                    reduced_motion="reduce",
                    device_scale_factor=SHARP[size],
                )
                shown = context.new_page()
                for moment in MOMENTS:
                    shown.goto(f"{GALLERY}?view={moment}")
                    shown.locator("main svg").first.wait_for()
                    shown.evaluate("document.fonts.ready")
                    shown.wait_for_timeout(300)  # until everything has its size
                    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SHARP[size]}
                    save(shown, clip, folder / f"{moment.partition('-')[0]}-{size}-{scheme}.webp")
                context.close()
        browser.close()


def save(shown: Page, clip: dict[str, int], path: Path) -> None:
    """As WebP, which is small; Playwright itself knows only PNG and JPEG."""
    wish = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = shown.context.new_cdp_session(shown).send("Page.captureScreenshot", wish)
    path.write_bytes(base64.b64decode(taken["data"]))
    print(path.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
