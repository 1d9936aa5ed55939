"""Listening on the local network as well, once the person at this machine asks for it on the page."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import uvicorn

from speeltafel.core.errors import NotOpened, SpeeltafelError, make_error
from speeltafel.server.asgi.lan_addresses import is_loopback, lan_addresses
from speeltafel.server.sockets import listening_socket


class NetworkListener:
    """Opens a server that listens to its own machine alone to the local network, without a restart."""

    def __init__(self, may_open: bool, when_open: Callable[[], None] | None = None) -> None:
        self.may_open = may_open
        self.is_open = False
        self._when_open = when_open
        self._server: uvicorn.Server | None = None
        self._port = 0
        self._opening = asyncio.Lock()

    def belongs_to(self, server: uvicorn.Server, port: int) -> None:
        self._server, self._port = server, port

    @staticmethod
    def is_asked_here(scope: Any) -> bool:
        """Whether a request comes straight from this machine, past no proxy."""
        client = scope.get("client")
        is_forwarded = any(key in (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via") for key, _ in scope["headers"])
        return client is not None and is_loopback(str(client[0])) and not is_forwarded

    async def open(self) -> None:
        """Listen at each address of this machine, too. Raises NotOpened if that is not possible."""
        async with self._opening:
            if self.is_open:
                return
            if not self.may_open or self._server is None:
                raise make_error(NotOpened, "network-closed")
            addresses = await asyncio.to_thread(lan_addresses)
            opened = [await self._listen(self._server, address) for address in addresses]
            if not any(opened):
                raise make_error(NotOpened, "network-missing")
            self.is_open = True
        if self._when_open is not None:
            self._when_open()

    async def _listen(self, server: uvicorn.Server, address: str) -> bool:
        config, loop = server.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: Any = config.http_protocol_class
            found: asyncio.Protocol = made(config=config, server_state=server.server_state, app_state=server.lifespan.state)
            return found

        with contextlib.suppress(OSError, SpeeltafelError):  # an address that has gone, or a port that is taken there
            listening = listening_socket(address, self._port)
            server.servers.append(await loop.create_server(protocol, sock=listening, backlog=config.backlog))
            return True
        return False
