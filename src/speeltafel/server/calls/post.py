"""One POST to a checked network address. No redirect is followed, and of the answer only its first line is read."""

import asyncio
import re
import ssl
from collections.abc import Mapping, Sequence
from functools import cache

from speeltafel import __version__
from speeltafel.server.calls.destinations import PORTS, Destination

PATIENCE_S = 10.0  # for all of it
LONGEST_LINE = 1_000
MOST_ADDRESSES = 3  # of a name, tried one after the other
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")


async def post(destination: Destination, addresses: Sequence[str], headers: Mapping[str, str], body: bytes) -> int:
    """Return the status of the answer. Raises OSError if there is none, or TimeoutError."""
    async with asyncio.timeout(PATIENCE_S):
        reader, writer = await _connected(destination, addresses[:MOST_ADDRESSES])
        try:
            writer.write(_head(destination, headers, len(body)) + body)
            await writer.drain()
            found = STATUS.match(await reader.readline())
        except ValueError:  # a line without an end
            found = None
        finally:
            writer.transport.abort()
    if found is None:
        raise OSError("that is not HTTP")
    return int(found[1])


async def _connected(destination: Destination, addresses: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    secure = {"ssl": await asyncio.to_thread(_tls), "server_hostname": destination.host} if destination.scheme == "https" else {}
    trouble = OSError("no address")
    for address in addresses:
        try:
            return await asyncio.open_connection(address, destination.port, limit=LONGEST_LINE, **secure)  # type: ignore[arg-type]
        except OSError as error:
            trouble = error
    raise trouble


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(destination: Destination, headers: Mapping[str, str], length: int) -> bytes:
    port = "" if destination.port == PORTS[destination.scheme] else f":{destination.port}"
    all_of_them = {
        "Host": f"{destination.host}{port}",
        "User-Agent": f"Speeltafel/{__version__}",
        "Connection": "close",
        "Content-Length": str(length),
        **headers,
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in all_of_them.items())
    return f"POST {destination.path} HTTP/1.1\r\n{lines}\r\n".encode("ascii")
