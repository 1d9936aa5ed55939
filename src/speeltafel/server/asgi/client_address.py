"""Client addresses, and the host names under which this server may be called."""

import socket
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from speeltafel.core.errors import BadAddress, make_error
from speeltafel.server.asgi.security_headers import header

IPV6_PREFIX = 64  # bits of an IPv6 address; a household hands out the others as it likes
ADDRESS = "speeltafel.address"  # key in a scope: the middleware stores the address there
# Names that nobody can register, so no stranger's page can be called so: of this machine, or given out by a router.
LAN_SUFFIXES = ("localhost", "local", "lan", "home", "internal", "home.arpa")


class Addresses:
    """Finder of client addresses. Only proxies that the host trusts may name another client."""

    def __init__(self, trusted_proxies: Sequence[str]) -> None:
        self._trusted = [_network(text) for text in trusted_proxies]

    def is_proxy(self, peer: str) -> bool:
        try:
            address = ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def of(self, scope: Any) -> str:
        """Return the client's rate-limit key: the last X-Forwarded-For entry that is not a trusted proxy."""
        client = scope.get("client")
        peer = str(client[0]) if client else ""
        if not self.is_proxy(peer):
            return rate_limit_key(peer)
        forwarded = _forwarded_for(scope)
        return rate_limit_key(next((one for one in reversed(forwarded) if one and not self.is_proxy(one)), peer))

    def is_forwarded(self, scope: Any) -> bool:
        """Whether a trusted proxy passes the request on for another client."""
        client = scope.get("client")
        return client is not None and self.is_proxy(str(client[0])) and any(_forwarded_for(scope))


def _forwarded_for(scope: Any) -> list[str]:
    """Return the entries of all X-Forwarded-For lines, in order.

    Some proxies add a line, others add to the last one (RFC 9110, 5.2).
    """
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
    return [_without_port(one.strip()) for one in ",".join(lines).split(",")]


def _without_port(address: str) -> str:
    """Return an address without its port, which some proxies add and which differs for each connection."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def address_of(scope: Any) -> str:
    """Return the client address that the middleware stored in the scope."""
    return str(scope.get(ADDRESS, ""))


def rate_limit_key(address: str) -> str:
    """Return the key under which limits count an address: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> IPV6_PREFIX << IPV6_PREFIX, IPV6_PREFIX)))
    return str(found)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise make_error(BadAddress, "proxy-bad", found=ascii(text[:60])) from None


class AllowedHosts:
    """The host names of this server.

    A foreign page can let its own name lead to a server at home (DNS rebinding). So a name that can be registered is
    accepted only if the host has allowed it.
    """

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed = {name.strip().lower().rstrip(".") for name in (*allowed, socket.gethostname())}

    def knows(self, scope: Any) -> bool:
        names = [value for key, value in scope["headers"] if key == b"host"]
        if len(names) > 1:
            return False
        name = name_of(header(scope, b"host"))
        of_local_network = name.endswith(tuple(f".{one}" for one in LAN_SUFFIXES))
        return "." not in name or of_local_network or name in self._allowed or _is_address(name)


def name_of(host: str) -> str:
    """Return the name of a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
