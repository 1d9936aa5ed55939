"""The server: its parts put together, and run."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide

from speeltafel import games
from speeltafel.server import json_logs
from speeltafel.server.asgi import call_routes, lesson_routes, puzzle_routes, review_routes, routes
from speeltafel.server.asgi.join_codes import JoinCodes
from speeltafel.server.asgi.lan_addresses import EVERYWHERE
from speeltafel.server.asgi.middleware import Middleware
from speeltafel.server.asgi.openapi import description
from speeltafel.server.asgi.password import PasswordCheck
from speeltafel.server.asgi.static_page import page
from speeltafel.server.asgi.websocket import LONGEST_MESSAGE, WebSocketEndpoint
from speeltafel.server.limits.table_quotas import Quotas
from speeltafel.server.metrics import Metrics
from speeltafel.server.network_listener import NetworkListener
from speeltafel.server.settings import Settings
from speeltafel.server.sockets import listening_socket
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.store.database import open_database
from speeltafel.store.sqlite_lock import hold
from speeltafel.store.store import Store

LOG = logging.getLogger("speeltafel.server")
LARGEST_REQUEST = 100_000
GRACE_S = 1  # for answers that are under way
MANY_FILES = 4_000


class Server:
    """One server with everything that belongs to it, from the database to the ASGI application."""

    def __init__(
        self, settings: Settings, network: NetworkListener | None = None, announce: Callable[[str], None] | None = None
    ) -> None:
        self.settings = settings
        self.network = network or NetworkListener(may_open=False)
        self.metrics = Metrics()
        self.hub: TableRegistry | None = None
        engine = open_database(settings.database)
        self._lock = hold(engine.url)
        self._store = Store(engine)
        self._password_check = PasswordCheck(settings.password, settings.guesses_per_minute, settings.guesses_at_once)
        self._quotas = Quotas(settings)
        self._join_codes = JoinCodes(self._store, settings.guesses_per_minute, settings.guesses_at_once, announce)
        http = Litestar(
            [
                *routes.HANDLERS,
                *review_routes.HANDLERS,
                *lesson_routes.HANDLERS,
                *call_routes.HANDLERS,
                *puzzle_routes.HANDLERS,
                *_page(settings),
            ],
            dependencies={"hub": Provide(self._hub, sync_to_thread=False)},
            state=State(
                {
                    "password_check": self._password_check,
                    "quotas": self._quotas,
                    "network": self.network,
                    "join_codes": self._join_codes,
                }
            ),
            lifespan=[self._life],
            exception_handlers={Exception: routes.error_response},
            request_max_body_size=LARGEST_REQUEST,
            openapi_config=description(),
            cors_config=_cors(settings),
            logging_config=None,
        )
        self.app = Middleware(http, self._socket, settings, self.metrics, self._password_check)
        self._sockets: WebSocketEndpoint | None = None

    def _hub(self) -> TableRegistry:
        assert self.hub is not None  # noqa: S101  requests come after the start
        return self.hub

    def request_gone(self) -> None:
        """Note that a connection with requests has ended."""
        if self.hub is not None:
            self.hub.gc_tuning.request_gone()

    async def _socket(self, scope: Any, receive: Any, send: Any, table: str) -> None:
        if self._sockets is None:
            self._sockets = WebSocketEndpoint(self._hub(), self._password_check, self._quotas)
        await self._sockets(scope, receive, send, table)

    @contextlib.asynccontextmanager
    async def _life(self, _: Litestar) -> AsyncIterator[None]:
        self.hub = TableRegistry(self._store, self.settings, self.metrics)
        limits = {**self._password_check.limits(), **self._quotas.limits(), **self._join_codes.limits()}
        limits |= self.hub.turn_calls.caller.limits()
        self.hub.peers.share(limits, often=self.app.limits())
        await self.hub.begin()
        try:
            yield
        finally:
            await self.hub.close()
            if self._lock is not None:
                self._lock.close()
            LOG.info("stopped")


def _cors(settings: Settings) -> CORSConfig | None:
    """Return the CORS rules for pages from other origins; None if the host allows none."""
    if not settings.origins:
        return None
    headers = ["authorization", "content-type", "x-speeltafel-password"]
    return CORSConfig(list(settings.origins), allow_methods=["GET", "POST"], allow_headers=headers)


def _page(settings: Settings) -> list[Any]:
    """Return the handlers of the web page; none if it has not been built."""
    if settings.web is None or not (settings.web / "index.html").is_file():
        return []
    return [page(settings.web, [f"{place}/{name}" for place in ("rules", "learn") for name in games.names()], settings.pocket)]


def serve(
    settings: Settings,
    json_lines: bool = True,
    greet: Callable[[str, int], None] | None = None,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Run a server until it is stopped. Raises CannotListen if the address is taken.

    Calls `greet` with its host and port when it is ready, and once more when it has been opened to the local network.
    Calls `announce` with the code of each table that gets one.
    """
    json_logs.set_up(json_lines)
    listening = listening_socket(settings.host, settings.port)
    port = listening.getsockname()[1]
    _allow_many_connections()
    network = NetworkListener(settings.network_button, greet and partial(greet, EVERYWHERE, port))
    server = Server(settings, network, announce)
    config = uvicorn.Config(
        server.app,
        http=_http(server),
        ws=_websockets(),
        proxy_headers=False,  # only proxies that the host trusts are believed
        ws_per_message_deflate=False,
        ws_max_size=2 * LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # it reports every broken message of a stranger
    LOG.info("listening", extra={"host": settings.host, "port": port})
    if greet is not None:
        greet(settings.host, port)
    running = uvicorn.Server(config)
    network.belongs_to(running, port)
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(running.serve([listening]))


def _allow_many_connections() -> None:
    """Raise the limit of open files: each connection is one, and the system allows few by default."""
    with contextlib.suppress(ImportError):  # where the system has no such limit
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= allowed < MANY_FILES:
            LOG.warning("the system allows few connections: raise the limit of open files (ulimit -n)", extra={"limit": allowed})


def _http(server: Server) -> Any:
    """Return the HTTP protocol with timeouts and size limits; "auto" if this uvicorn is another version than the one tested."""
    try:
        from speeltafel.server.uvicorn_protocols.http import ConnectionCounter, requests
    except (ImportError, AttributeError):
        LOG.warning("this uvicorn is not the one that was tested: put a proxy in front of it that limits slow and large requests")
        return "auto"
    return requests(ConnectionCounter(server.settings, server.metrics, server.request_gone))


def _websockets() -> Any:
    """Return the fast WebSocket protocol; uvicorn's own if this is another version than the one tested."""
    try:
        from speeltafel.server.uvicorn_protocols.websocket import UvicornWebSocket
    except (ImportError, AttributeError):
        LOG.warning("this uvicorn is not the one that was tested: messages go out more slowly")
        return "auto"
    return UvicornWebSocket


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:  # not on every system
        return asyncio.new_event_loop
    return uvloop.new_event_loop
