"""Addresses under which other machines on the local network can reach this server."""

import ipaddress
import socket
from contextlib import suppress

DOCUMENTATION_ADDRESS = "192.0.2.1"  # an address for documentation: nothing is sent there, only the way to it is looked up


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_urls(host: str, port: int) -> list[str]:
    """Return the addresses under which a server that listens on `host` is reached from other machines; none if it is not."""
    if is_loopback(host):
        return []
    found = _of_this_machine() if host in ("0.0.0.0", "::", "") else [host]  # noqa: S104  compared, not listened on
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in found]


def _of_this_machine() -> list[str]:
    """Return this machine's addresses, the one with the default route first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:  # no network, no way
        way.connect((DOCUMENTATION_ADDRESS, 9))
        found.append(str(way.getsockname()[0]))
    with suppress(OSError):  # a name that means nothing
        found += [str(address[0]) for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not is_loopback(one)]
