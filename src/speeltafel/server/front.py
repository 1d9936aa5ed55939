"""Everything comes by here first: WebSockets go to the tables, requests are counted and checked, answers get their headers."""

from typing import Any

from speeltafel.server.limits import Buckets
from speeltafel.server.metrics import Metrics
from speeltafel.server.security import RAW_HEADERS, address_of, is_our_page
from speeltafel.server.settings import Settings

LIVE = "/api/live"


class Front:
    """An ASGI application around two others."""

    def __init__(self, http: Any, sockets: Any, settings: Settings, metrics: Metrics) -> None:
        self._http = http
        self._sockets = sockets
        self._settings = settings
        self._metrics = metrics
        self._buckets = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == LIVE:
            await self._sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *RAW_HEADERS]}
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if not self._buckets.take(address_of(scope)):
            await self._turn_away("requests", 429, send_with_headers)
        elif scope["method"] not in ("GET", "HEAD") and not is_our_page(scope, self._settings.origins):
            await self._turn_away("origin", 403, send_with_headers)
        else:
            await self._http(scope, receive, send_with_headers)

    async def _turn_away(self, why: str, status: int, send: Any) -> None:
        self._metrics.turned_away.labels(why).inc()
        headers = [(b"content-type", b"application/json"), (b"content-length", b"2"), (b"retry-after", b"1")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"{}"})
