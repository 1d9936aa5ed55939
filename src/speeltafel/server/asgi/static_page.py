"""The page as it was built: read once, compressed once, and held in memory."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from speeltafel.server.asgi.join_codes import LETTERS
from speeltafel.server.asgi.security_headers import CONTENT_SECURITY_POLICY

FIRST = "index.html"
HERE = b'"./'  # how every address in it begins
DEEPEST = 9  # folders; nobody mistypes an address by more
NAMED_BY_CONTENT = "assets/"  # files there never change under the same name
POCKET = "pocket/"  # where the page lies that plays without this server
BESIDE = b'<meta name="speeltafel-pocket" content="beside" />\n    <title>'  # says so to the page: web/src/net/transport.ts
# Only the script that runs Python may compile WebAssembly.
COMPILES = re.compile(r"assets/worker-[^/]*\.js")
TYPES = {
    ".wasm": "application/wasm",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}  # not known to every system
WORTH_COMPRESSING = ("text/", "image/svg", "application/json", "application/manifest")


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    body: bytes
    compressed: bytes | None
    headers: dict[str, str]

    @classmethod
    def read(cls, path: Path, name: str, depth: int = 0, mark: bytes = b"<title>") -> "File":
        """Read a file for an address that many folders down.

        The page names its files relatively, so the base path of a proxy doesn't matter.
        """
        body = path.read_bytes()
        if name == FIRST:
            body = body.replace(HERE, b'"' + b"../" * depth if depth else HERE).replace(b"<title>", mark, 1)
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        cache = "public, max-age=31536000, immutable" if name.startswith(NAMED_BY_CONTENT) else "no-cache"
        headers = {"cache-control": cache, "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"', "vary": "accept-encoding"}
        if COMPILES.fullmatch(name):
            headers["content-security-policy"] = "; ".join(CONTENT_SECURITY_POLICY).replace(
                "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
            )
        return cls(kind, body, gzip.compress(body, mtime=0) if kind.startswith(WORTH_COMPRESSING) else None, headers)


def page(folder: Path, places: Iterable[str], pocket: Path | None = None) -> HTTPRouteHandler:
    """Return the handler of the page's files: compressed if the browser accepts it, 304 if it has them.

    `places` are paths inside the page itself. `pocket` is the folder of the page that plays without this server.
    """
    mark = BESIDE if pocket else b"<title>"
    files = {name: File.read(folder / name, name) for name in _names(folder)}
    firsts = [File.read(folder / FIRST, FIRST, depth, mark) for depth in range(DEEPEST + 1)]
    places = {FIRST, *places}
    if pocket:
        files |= {POCKET + name: File.read(pocket / name, name) for name in _names(pocket)}
    folders = {name.removesuffix(f"/{FIRST}") for name in files if name.endswith(f"/{FIRST}")}

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def file(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        name = path.strip("/") or FIRST
        depth = request.scope["raw_path"].count(b"/") - 1
        if name in folders:
            if not request.scope["raw_path"].endswith(b"/"):
                return Response(b"", status_code=308, headers={"location": f"{name.rpartition('/')[2]}/"})
            name = f"{name}/{FIRST}"
        is_place = name in places or LETTERS.fullmatch(name.removeprefix("j/")) is not None
        found = firsts[min(depth, DEEPEST)] if is_place else files.get(name)
        if found is None:
            if "text/html" not in request.headers.get("accept", "") or path.startswith("/api/") or depth > DEEPEST:
                raise NotFoundException
            return Response(firsts[depth].body, status_code=404, media_type=firsts[0].kind)  # the page says so itself
        if request.headers.get("if-none-match") == found.headers["etag"]:
            return Response(b"", status_code=304, headers=found.headers, media_type=found.kind)
        if found.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.compressed, headers={**found.headers, "content-encoding": "gzip"}, media_type=found.kind)
        return Response(found.body, headers=found.headers, media_type=found.kind)

    return file


def _names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
