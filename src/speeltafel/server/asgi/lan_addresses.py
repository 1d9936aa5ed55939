"""Addresses under which other machines on the local network can reach this server."""

import ipaddress
import socket
import struct
import sys
from contextlib import suppress

DOCUMENTATION_ADDRESS = "192.0.2.1"  # an address for documentation: nothing is sent there, only the way to it is looked up

EVERYWHERE = "0.0.0.0"  # noqa: S104  to be told to listen there is not to listen there
VIRTUAL = ("br-", "docker", "veth", "virbr")  # networks between programs of this machine: phones are not there


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_urls(host: str, port: int) -> list[str]:
    """Return the addresses under which a server that listens on `host` is reached from other machines; none if it is not."""
    if is_loopback(host):
        return []
    found = lan_addresses() if host in (EVERYWHERE, "::", "") else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in found]


def lan_addresses() -> list[str]:
    """Return this machine's addresses, the one with the default route first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:  # no network, no way
        way.connect((DOCUMENTATION_ADDRESS, 9))
        found.append(str(way.getsockname()[0]))
    with suppress(OSError):  # a name that means nothing
        found += [str(address[0]) for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys([*found, *_of_interfaces()]) if not is_loopback(one)]


def _of_interfaces() -> list[str]:
    """Return the IPv4 address of each network interface. A network without internet has no default route, but has these.

    Only Linux is asked: elsewhere the machine's name leads to its addresses.
    """
    if sys.platform != "linux":
        return []
    import fcntl

    ask_address = 0x8915  # SIOCGIFADDR
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        names = [name for _, name in socket.if_nameindex()]
        for name in sorted(names, key=lambda name: name.startswith(VIRTUAL)):
            with suppress(OSError):  # an interface without an IPv4 address
                answer = fcntl.ioctl(asker.fileno(), ask_address, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found
