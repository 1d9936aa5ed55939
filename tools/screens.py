"""Pictures of every board: phone and desktop, light and dark. python -m tools.screens FOLDER"""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import gallery_views, page

PORT = 5180
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
MOMENTS = ("tricky-5-45", "figaro-6-45", "carnavalo-6-45")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    gallery_views.main()
    vite = [str(page.WEB / "node_modules" / ".bin" / "vite"), "--port", str(PORT), "--strictPort"]
    showing = subprocess.Popen(vite, cwd=page.WEB, stdout=subprocess.DEVNULL)
    try:
        shoot(folder)
    finally:
        showing.terminate()
        showing.wait()


def shoot(folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                viewport = {"width": width, "height": height}
                context = browser.new_context(viewport=viewport, color_scheme=scheme)  # type: ignore[arg-type]
                shown = context.new_page()
                for moment in MOMENTS:
                    address = f"http://127.0.0.1:{PORT}/gallery.html?view={moment}"
                    shown.goto(address, wait_until="networkidle")
                    shown.wait_for_timeout(700)  # until everything has come to rest
                    shown.screenshot(path=folder / f"{moment.partition('-')[0]}-{size}-{scheme}.png")
                context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
