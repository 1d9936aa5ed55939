"""Outermost ASGI middleware: routes WebSockets, rate-limits and checks requests, adds response headers."""

import re
import secrets
from typing import Any

from speeltafel.core.line import Line
from speeltafel.server import json_logs
from speeltafel.server.asgi.base_path import base_path, redirect_to_folder, strip_base_path
from speeltafel.server.asgi.client_address import ADDRESS, Addresses, AllowedHosts, name_of
from speeltafel.server.asgi.password import PasswordCheck
from speeltafel.server.asgi.problem import problem
from speeltafel.server.asgi.security_headers import header, headers, is_our_page, password_of, token_of
from speeltafel.server.identity import person_of
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings

# A table's own address, by which a proxy can send all its people to one server.
LIVE = re.compile(r"/api/tables/([^/]+)/live")
SLASHES = re.compile(r"/{2,}")
A_REQUEST = re.compile(r"[A-Za-z0-9._:-]{1,64}")  # as proxies name them
CLIENT_GONE = "speeltafel.gone"  # of a scope: the client has gone and gets no answer
# These paths of a private server need its password; the page itself must open to ask for it.
METRICS = "/metrics"
PRIVATE = (METRICS, "/api/description", "/api/games")


class Middleware:
    """An ASGI application around two others."""

    def __init__(self, http: Any, sockets: Any, settings: Settings, metrics: Metrics, password_check: PasswordCheck) -> None:
        self._http = http
        self._sockets = sockets
        self._settings = settings
        self._metrics = metrics
        self._password_check = password_check
        self._base = base_path(settings.base_path)
        self._headers = headers(settings.frame_ancestors)
        self._addresses = Addresses(settings.trusted_proxies)
        self._hosts = AllowedHosts(settings.allowed_hosts)
        self._buckets = KeyedBuckets(settings.requests_per_second, 10 * settings.requests_per_second)

    def limits(self) -> dict[str, KeyedBuckets]:
        """Return all limits by name, to be shared with the peers."""
        return {"requests": self._buckets}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
            return
        scope[ADDRESS] = self._addresses.of(scope)
        json_logs.REQUEST.set(self._request_id(scope))
        strip_base_path(self._base, scope)
        scope["path"] = SLASHES.sub("/", scope["path"])  # as Litestar reads it: what is private has one name here and there
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        live = LIVE.fullmatch(scope["path"])
        if not self._buckets.take(scope[ADDRESS]):  # to come and go costs as much as to ask
            self._metrics.turned_away.labels("requests").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        elif live is not None and self._hosts.knows(scope):
            await self._sockets(scope, receive, send, live[1])
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    def _request_id(self, scope: Any) -> str:
        """Return the id of a request for the logs: from a trusted proxy, or a new one."""
        forwarded = header(scope, b"x-request-id")
        client = scope.get("client")
        is_explained = client is not None and self._addresses.is_proxy(str(client[0])) and A_REQUEST.fullmatch(forwarded)
        return forwarded if is_explained else secrets.token_hex(8)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        is_head = scope["method"] == "HEAD"  # answered as GET is, without the body: monitors ask so
        if is_head:
            scope = {**scope, "method": "GET"}

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                request = (b"x-request-id", json_logs.REQUEST.get().encode())
                own = {name for name, _ in message["headers"]}  # such as a policy of its own
                usual = [header for header in self._headers if header[0] not in own]
                message = {**message, "headers": [*message["headers"], *usual, request]}
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        async def receive_or_gone() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope[CLIENT_GONE] = True
            return message

        refused = self._refused(scope)
        if refused is not None:
            await self._turn_away(*refused, scope, send_with_headers)
        elif not scope["path"]:
            await redirect_to_folder(self._base, send_with_headers)
        else:
            await self._http(scope, receive_or_gone, send_with_headers)

    def _refused(self, scope: Any) -> tuple[str, int, Line] | None:
        """Return why a request is refused: for metrics, programs and people. None if it is not."""
        if not self._buckets.take(scope[ADDRESS]):
            return "requests", 429, Line("too-many-requests")
        if not self._hosts.knows(scope):
            return "host", 421, Line("host-unknown", {"name": name_of(header(scope, b"host"))[:80]})
        if scope["method"] not in ("GET", "HEAD") and not is_our_page(scope, self._settings.origins):
            return "origin", 403, Line("page-elsewhere")
        if scope["path"].startswith(METRICS) and self._addresses.is_forwarded(scope):  # monitoring asks this server directly
            return "metrics", 404, Line("request-wrong", {"detail": "Not Found"})
        if scope["path"].startswith(PRIVATE):
            line = self._password_check.refusal_for(password_of(scope), person_of(token_of(scope)), scope[ADDRESS])
            if line is not None:
                return "password", 429 if line.id == "too-many-guesses" else 401, line
        return None

    async def _turn_away(self, why: str, status: int, line: Line, scope: Any, send: Any) -> None:
        self._metrics.turned_away.labels(why).inc()
        body = problem(line, scope)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
