"""A web host with nothing but files: the page that plays without a server, in a folder of its own."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.setup import build_page

from speeltafel.pocket.site import built_parts, write_site

ROOT = Path(__file__).parents[2]
PLACE = "games/table"  # below the host's own place


class QuietFiles(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as it is called there
        """Say nothing."""


class Site:
    """The folder, and where it is served."""

    def __init__(self, host: Path, port: int) -> None:
        self.folder = host / PLACE
        self.url = f"http://127.0.0.1:{port}/{PLACE}/"


def write_pocket_site(folder: Path) -> None:
    """Build the page and the parts if something has changed, and write the folder."""
    subprocess.run([sys.executable, "-m", "tools.setup.build_pocket"], cwd=ROOT, check=True, capture_output=True)
    write_site(build_page.build(), built_parts(), folder)


@contextmanager
def served(host: Path) -> Iterator[Site]:
    """Serve the files of a folder until the end of the block."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, directory=str(host)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(host, server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
