"""What a host reads when a server begins: where to go, and how others join."""

import io

from rich.console import Console

from speeltafel.core.i18n import Translator
from speeltafel.server.asgi.lan_addresses import EVERYWHERE, is_loopback, lan_urls


def greet(console: Console, texts: Translator, may_open: bool, base_path: str, host: str, port: int) -> None:
    """Print the addresses; with a QR code for phones where this machine's network can reach the server."""
    everywhere = host in (EVERYWHERE, "::", "")
    here = "127.0.0.1" if everywhere else host
    console.print(texts.message("serve-open"), style="bold")
    console.print(texts.message("serve-here", address=f"http://{here}:{port}{base_path}/"))
    for address in lan_urls(host, port) if everywhere else []:
        console.print(texts.message("serve-network", address=f"{address}{base_path}/"))
    if is_loopback(host):
        console.print(texts.message("serve-asks" if may_open else "serve-alone"), style="dim")
    elif addresses := lan_urls(host, port):
        console.print(texts.message("serve-scan"))
        console.print(qr_code(f"{addresses[0]}{base_path}/"), style="#ffffff on #000000")  # readable on any background
    console.print(texts.message("serve-stop"), style="dim")


def announce(console: Console, texts: Translator, code: str) -> None:
    """Print the code of a new table, for the people in the room."""
    console.print(texts.message("serve-code", code=code))


def qr_code(text: str) -> str:
    """Return a QR code in half blocks: two rows of it in a line."""
    import segno  # of the extra `server`, reported by speeltafel.server when missing

    written = io.StringIO()
    segno.make_qr(text, error="l").terminal(written, border=2, compact=True)
    return written.getvalue().rstrip("\n")
