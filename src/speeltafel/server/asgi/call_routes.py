"""Calls over REST: how somebody wants to be told that it is their turn."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, get, post

from speeltafel.core.errors import CallsOff, make_error
from speeltafel.core.i18n import best_language
from speeltafel.core.line import Line
from speeltafel.server.asgi.base_path import base_path
from speeltafel.server.asgi.problem import wishes
from speeltafel.server.asgi.routes import parse_strictly, problems, require_person
from speeltafel.server.asgi.security_headers import header
from speeltafel.server.calls.caller import BrowserKeys, CallWish, QuietHours
from speeltafel.server.calls.formats import test_call
from speeltafel.server.server_clock import now
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.store import calls
from speeltafel.store.calls import CallSetting

AnyRequest = Request[Any, Any, Any]


class CallsInfo(msgspec.Struct, frozen=True):
    """How this server may call people, and how this person wants it."""

    ways: list[str]  # none: the host allows no calls
    push_key: str  # to subscribe to messages by Web Push; "": this server has none
    wish: CallWish | None  # none: no calls
    trouble: Line | None  # why the last call did not arrive


@get("/api/calls", operation_id="calls", responses=problems())
async def my_calls(request: AnyRequest, hub: TableRegistry) -> CallsInfo:
    """Return how you want to be told that it is your turn, and what the host allows."""
    return await _info(hub, require_person(request))


@post("/api/calls", operation_id="setCalls", status_code=200, responses=problems(409, 429))
async def set_calls(data: CallWish, request: AnyRequest, hub: TableRegistry) -> CallsInfo:
    """Have a call sent to this address from now on, whenever it is your turn and you are away."""
    person = require_person(request)
    wish = await parse_strictly(data, request)
    await hub.turn_calls.caller.check(wish)
    quiet = wish.quiet
    setting = CallSetting(
        person,
        wish.way,
        wish.address,
        best_language(wishes(header(request.scope, b"accept-language"))),
        _page(request, hub),
        wish.zone,
        None if quiet is None else quiet.start,
        None if quiet is None else quiet.end,
        "",
        now(),
        "" if wish.keys is None else wish.keys.p256dh,
        "" if wish.keys is None else wish.keys.auth,
    )
    await hub.store.write(lambda connection: calls.put_setting(connection, setting))
    return await _info(hub, person)


@post("/api/calls/test", operation_id="testCall", status_code=200, responses=problems(409, 429))
async def try_call(request: AnyRequest, hub: TableRegistry) -> CallsInfo:
    """Send yourself a call now, to see whether it arrives."""
    person = require_person(request)
    hub.turn_calls.caller.require()
    setting = await asyncio.to_thread(calls.setting_of, hub.store.engine, person)
    if setting is None:
        raise make_error(CallsOff, "calls-unset")
    await hub.turn_calls.send(setting, test_call(setting.language, setting.page))
    await hub.turn_calls.note_trouble(setting, None)
    return await _info(hub, person)


@post("/api/calls/forget", operation_id="forgetCalls", status_code=200, responses=problems())
async def forget_calls(request: AnyRequest, hub: TableRegistry) -> CallsInfo:
    """Forget where you want to be called. No more calls."""
    person = require_person(request)
    await hub.store.write(lambda connection: calls.forget(connection, person))
    return await _info(hub, person)


async def _info(hub: TableRegistry, person: str) -> CallsInfo:
    setting = await asyncio.to_thread(calls.setting_of, hub.store.engine, person)
    ways = hub.turn_calls.caller.ways
    push_key = (await hub.turn_calls.push_key()).public if "push" in ways else ""
    if setting is None:
        return CallsInfo(ways, push_key, None, None)
    hours = None
    if setting.quiet_start is not None and setting.quiet_end is not None:
        hours = QuietHours(setting.quiet_start, setting.quiet_end)
    wish = msgspec.convert({"way": setting.way, "address": setting.address, "zone": setting.zone}, CallWish)
    trouble = msgspec.json.decode(setting.trouble, type=Line) if setting.trouble else None
    keys = BrowserKeys(setting.push_key, setting.push_secret) if setting.push_key else None
    return CallsInfo(ways, push_key, msgspec.structs.replace(wish, quiet=hours, keys=keys), trouble)


def _page(request: AnyRequest, hub: TableRegistry) -> str:
    """Return the address of this server's page, under the name by which the person reached it."""
    host, origin = header(request.scope, b"host"), urlsplit(header(request.scope, b"origin"))
    scheme = origin.scheme if origin.netloc == host and origin.scheme in ("http", "https") else request.scope["scheme"]
    return f"{scheme}://{host}{base_path(hub.settings.base_path)}/"


HANDLERS = [my_calls, set_calls, try_call, forget_calls]
