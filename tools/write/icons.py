"""Draw the icons that phones want as pictures, in a browser, from web/public/icon.svg.

python -m tools.write.icons
"""

from playwright.sync_api import sync_playwright

from tools.setup import build_page

PUBLIC = build_page.WEB / "public"
ICONS = {  # name: pixels, and whether the phone cuts out a shape of its own
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable-512": (512, True),
    "apple-touch-icon": (180, True),
}
ROUND_CORNERS = {' rx="14"': "", "V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50z": "V64H0z"}


def main() -> None:
    rounded = (PUBLIC / "icon.svg").read_text("utf-8")
    square = rounded
    for corner, straight in ROUND_CORNERS.items():
        square = square.replace(corner, straight)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build_page.chromium(), args=["--no-sandbox"])
        for name, (pixels, is_cut_out) in ICONS.items():
            sheet = browser.new_page(viewport={"width": pixels, "height": pixels})
            sheet.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{square if is_cut_out else rounded}")
            sheet.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            print(f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
