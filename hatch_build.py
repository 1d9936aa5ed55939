"""Puts into the wheel what is built and never committed: the page, and the ready-made copies of bots where there are any.

`npm run build` in web/ makes the page, `python -m tools.setup.wheel` both.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "speeltafel-built"  # tools/setup/build_page.py notes there what it was built from


class Built(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources lie beside it, and the server looks there
            return
        built = Path(self.root) / "web" / "dist"
        if not (built / "index.html").is_file():
            raise FileNotFoundError("The page has not been built: npm ci && npm run build, in web/.")
        for file in built.rglob("*"):
            if file.is_file() and file.name != STAMP:
                build_data["force_include"][str(file)] = f"speeltafel/web/{file.relative_to(built).as_posix()}"
        for file in (Path(self.root) / "dist" / "ready_made").glob("*.so"):
            build_data["force_include"][str(file)] = f"speeltafel/ready_made/{file.name}"
