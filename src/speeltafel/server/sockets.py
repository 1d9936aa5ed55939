"""Sockets to listen on."""

import socket

from speeltafel.core.errors import CannotListen, make_error


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens at this address. Who comes before the server is ready waits. Raises CannotListen."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, kind, proto)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen()
        except (OSError, OverflowError):
            listening.close()
            raise
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise make_error(CannotListen, "cannot-listen", host=host, port=str(port), why=why) from None
    return listening
