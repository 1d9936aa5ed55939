"""Destinations of calls: which addresses a person may give, so that nobody can make the server knock inside its own network.

A name is resolved once, every address that it has is checked, and the connection goes to one of those: never resolved again.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from speeltafel.core.errors import BadCallAddress, BadSite, make_error

PUBLIC = "public"  # any https address on the Internet
LONGEST_ADDRESS = 1_000
PORTS = {"http": 80, "https": 443}
# Neither a user's name nor an IPv6 address in brackets, nor letters that programs read in different ways.
SITE = r"(?P<scheme>https?)://(?P<host>[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?)(?::(?P<port>\d{1,5}))?"
A_SITE = re.compile(SITE)
AN_ADDRESS = re.compile(SITE + r"(?P<path>/[!-~]*)")
GLOBAL_IPV6 = ipaddress.ip_network("2000::/3")
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # the last 32 bits are an IPv4 address

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class Destination(NamedTuple):
    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Return the address without its path, as browsers write it."""
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host.lower()}{port}"

    @property
    def site(self) -> str:
        """Return the address without its path, as it is compared."""
        return f"{self.scheme}://{self.host.lower()}:{self.port}"


class Destinations:
    """Destinations that a host allows: `public`, and sites by name, wherever those are."""

    def __init__(self, allowed: Sequence[str], resolve: Resolve | None = None) -> None:
        self._is_public = PUBLIC in allowed
        self._sites = {_site(text) for text in allowed if text != PUBLIC}
        self._resolve = resolve or _resolved

    def __bool__(self) -> bool:
        return self._is_public or bool(self._sites)

    def parse(self, address: str) -> Destination:
        """Return the parts of an address. Raises BadCallAddress if the host doesn't allow it."""
        found = AN_ADDRESS.fullmatch(address) if len(address) <= LONGEST_ADDRESS else None
        if found is None:
            raise make_error(BadCallAddress, "call-address-bad")
        parsed = _destination(found)
        is_usual = parsed.scheme == "https" and parsed.port == PORTS["https"]
        if parsed.site not in self._sites and not (self._is_public and is_usual):
            raise make_error(BadCallAddress, "call-address-bad" if self._is_public else "call-address-elsewhere")
        return parsed

    async def resolve(self, destination: Destination) -> Sequence[str]:
        """Return the network addresses of a destination, all of them checked.

        Raises BadCallAddress if there are none, or one is not on the Internet. A site that the host named may be anywhere.
        """
        try:
            found = await self._resolve(destination.host, destination.port)
        except (OSError, UnicodeError):
            found = []
        if not found or (destination.site not in self._sites and not all(map(is_public, found))):
            raise make_error(BadCallAddress, "call-address-unreachable", host=destination.host)
        return found


def is_public(address: str) -> bool:
    """Whether a network address belongs to somebody on the Internet: not to this machine, nor to a network that it is in."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if found not in GLOBAL_IPV6 or found.scope_id or found.sixtofour or found.teredo:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def _site(text: str) -> str:
    found = A_SITE.fullmatch(text.removesuffix("/"))
    if found is None:
        raise make_error(BadSite, "calls-bad", found=ascii(text[:60]))
    return Destination(found["scheme"], found["host"], int(found["port"] or PORTS[found["scheme"]]), "").site


def _destination(found: re.Match[str]) -> Destination:
    return Destination(found["scheme"], found["host"], int(found["port"] or PORTS[found["scheme"]]), found["path"])


async def _resolved(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))
