"""Sending calls to where people want them, in moderation."""

import hashlib
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from speeltafel.core.errors import BadCallAddress, BrowserGone, CallFailed, CallsOff, TooMany, make_error
from speeltafel.server.calls.destinations import LONGEST_ADDRESS, Destinations
from speeltafel.server.calls.formats import Call, content
from speeltafel.server.calls.post import post
from speeltafel.server.calls.quiet_hours import DAY, check_zone
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.settings import Settings
from speeltafel.store.calls import CallSetting

if TYPE_CHECKING:
    from speeltafel.server.calls.web_push import ServerKey

AT_ONCE = 10  # calls of one person, after a quiet hour
HOOKS = ["ntfy", "discord", "slack", "matrix"]
CAN_PUSH = find_spec("cryptography") is not None  # the extra `push`
GONE = (404, 410)  # says a push service when the browser no longer wants messages
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In minutes since midnight."""

    start: Minute
    end: Minute


class BrowserKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]


class CallWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told that it is their turn."""

    way: Literal["ntfy", "discord", "slack", "matrix", "push"]
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ADDRESS)]
    quiet: QuietHours | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"  # where the quiet hours count
    keys: BrowserKeys | None = None  # of the browser at that address, by Web Push


class Caller:
    def __init__(self, settings: Settings, destinations: Destinations | None = None) -> None:
        self._destinations = Destinations(settings.calls) if destinations is None else destinations
        an_hour = settings.calls_per_hour
        self._people = KeyedBuckets(an_hour / 3600, AT_ONCE)
        self._addresses = KeyedBuckets(an_hour / 3600, AT_ONCE)

    def limits(self) -> dict[str, KeyedBuckets]:
        """Return all limits by name, to be shared with the peers."""
        return {"calls": self._people, "calls-of-address": self._addresses}

    @property
    def ways(self) -> list[str]:
        """The ways that the host allows; none if there are no calls."""
        return [*(["push"] if CAN_PUSH else []), *HOOKS] if self._destinations else []

    def require(self) -> None:
        """Raise CallsOff if the host allows no calls."""
        if not self._destinations:
            raise make_error(CallsOff, "calls-off")

    async def check(self, wish: CallWish) -> None:
        """Raise BadCallAddress if nothing can be sent there, or BadZone."""
        self.require()
        if wish.way == "push":
            _check_browser(wish.keys)
        if wish.quiet is not None:
            check_zone(wish.zone)
        await self._destinations.resolve(self._destinations.parse(wish.address))

    async def send(self, setting: CallSetting, call: Call, server_key: "ServerKey | None" = None) -> None:
        """Send a call now; by Web Push, with the server's key. Raises TooMany, BadCallAddress or CallFailed."""
        destination = self._destinations.parse(setting.address)
        address = hashlib.sha256(setting.address.encode()).hexdigest()  # peers are told, but not where it is
        if not self._people.take(setting.person) or not self._addresses.take(address):
            raise make_error(TooMany, "too-many-calls")
        addresses = await self._destinations.resolve(destination)
        if server_key is None:
            said = content(setting.way, call)
        else:
            from speeltafel.server.calls import web_push  # needs an extra

            keys = (setting.push_key, setting.push_secret)
            said = web_push.content(call, *keys, destination.origin, setting.page, server_key)
        try:
            status = await post(destination, addresses, said.headers, said.body)
        except (OSError, ValueError):  # also a time-out, and a certificate that is not theirs
            raise make_error(CallFailed, "call-unanswered", host=destination.host) from None
        if setting.way == "push" and status in GONE:
            raise make_error(BrowserGone, "call-browser-gone")
        if not 200 <= status < 300:
            raise make_error(CallFailed, "call-refused", host=destination.host, status=status)


def _check_browser(keys: BrowserKeys | None) -> None:
    """Check that messages can be encrypted for a browser. Raises CallsOff or BadCallAddress."""
    if not CAN_PUSH:
        raise make_error(CallsOff, "calls-no-push")
    from speeltafel.server.calls.web_push import is_browser_key  # needs an extra

    if keys is None or not is_browser_key(keys.p256dh):
        raise make_error(BadCallAddress, "call-keys-bad")
