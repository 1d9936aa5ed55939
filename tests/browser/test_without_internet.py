"""A network without internet: no default route. The code that the server prints, and the one on the page, lead there."""

import os
import pty
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.setup import build_page

from speeltafel.cli.greeting import qr_code
from tests.browser.conftest import PATIENCE_MS, WITHOUT
from tests.waiting import until

IP = shutil.which("ip") or ""
ROOT = Path(__file__).parents[2]
HOUSE, PHONE = "10.77.31.1", "10.77.31.2"
PORT = 8000


def ip(*words: str) -> None:
    subprocess.run([IP, *words], check=True, capture_output=True)


@pytest.fixture
def places() -> Iterator[tuple[str, str]]:
    """Two machines on one cable, and nothing else: a house and a phone."""
    house, phone = (f"speeltafel-{who}-{os.getpid()}" for who in ("house", "phone"))
    if not IP or os.geteuid() != 0:
        pytest.skip("only root makes network namespaces, with iproute2")
    try:
        ip("netns", "add", house)
    except subprocess.CalledProcessError:
        pytest.skip("no network namespaces may be made here")
    try:
        ip("netns", "add", phone)
        ip("-n", house, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", phone)
        for place, address in ((house, HOUSE), (phone, PHONE)):
            ip("-n", place, "address", "add", f"{address}/24", "dev", "cable")
            for device in ("lo", "cable"):
                ip("-n", place, "link", "set", device, "up")
        yield house, phone
    finally:
        for place in (house, phone):
            subprocess.run([IP, "netns", "delete", place], check=False, capture_output=True)


class Terminal:
    """A server in a terminal, and what a host reads there."""

    def __init__(self, place: str, folder: Path) -> None:
        ours, theirs = pty.openpty()
        command = [str(ROOT / ".venv" / "bin" / "speeltafel"), "serve", "--host", "0.0.0.0", "--port", str(PORT)]  # noqa: S104
        environment = {**os.environ, "SPEELTAFEL_DATABASE": f"sqlite:///{folder / 'tables.db'}", "TERM": "dumb", "COLUMNS": "120"}
        where = [IP, "netns", "exec", place]
        self.process = subprocess.Popen([*where, *command], stdout=theirs, stderr=theirs, stdin=theirs, env=environment)
        os.close(theirs)
        self._said: list[bytes] = []
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()

    def _listen(self, ours: int) -> None:
        try:
            while some := os.read(ours, 4096):
                self._said.append(some)
        except OSError:  # the terminal is closed
            os.close(ours)

    @property
    def said(self) -> str:
        return re.sub(r"\x1b\[[0-9;]*m|\r", "", b"".join(self._said).decode("utf-8", "replace"))

    def address(self) -> str:
        """Return the address for other devices, once it is said."""
        until(lambda: re.search(r"On your network: (\S+)", self.said) is not None, seconds=60)
        found = re.search(r"On your network: (\S+)", self.said)
        assert found
        return found[1]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def terminal(places: tuple[str, str], tmp_path: Path) -> Iterator[Terminal]:
    build_page.build()
    one = Terminal(places[0], tmp_path)
    yield one
    one.close()


@pytest.fixture
def at(browser: Browser, places: tuple[str, str], tmp_path: Path) -> Iterator[dict[str, Page]]:
    """Open a page in the house, and one on the phone: each browser runs at its place."""
    launched = []
    pages = {}
    for place, name in zip(places, ("house", "phone"), strict=True):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\nexec {IP} netns exec {place} {build_page.chromium()} "$@"\n')
        program.chmod(0o755)
        one = browser.browser_type.launch(executable_path=str(program), args=["--no-sandbox", f"--disable-features={WITHOUT}"])
        launched.append(one)
        context = one.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        pages[name] = context.new_page()
    yield pages
    for one in launched:
        one.close()


def test_the_printed_code_and_the_one_on_the_page_lead_there(terminal: Terminal, at: dict[str, Page]) -> None:
    address = terminal.address()
    assert address == f"http://{HOUSE}:{PORT}/"
    until(lambda: "Ctrl" in terminal.said)  # the last line
    printed = [line.strip() for line in terminal.said.splitlines()]
    missing = [line for line in qr_code(address).splitlines() if line.strip() not in printed]
    assert missing == [], "the printed code is that of the address"
    host, phone = at["house"], at["phone"]
    host.goto(f"http://127.0.0.1:{PORT}/")
    host.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    link = str(host.locator("main svg[role=img]").get_attribute("aria-label"))
    assert link.startswith(address)
    phone.goto(address)  # from the printed code, then the four letters of the table
    expect(phone.get_by_role("article", name="tricky")).to_be_visible()
    phone.goto(link)
    phone.reload()
    phone.get_by_role("textbox").first.fill("Dina")
    phone.get_by_role("button", name="Sit down").click()
    expect(host.locator("main li", has_text="Dina")).to_be_visible()
    host.get_by_role("button", name="Fill with bots and start").click()
    for page in (host, phone):
        expect(page.locator(".board")).to_be_visible()
