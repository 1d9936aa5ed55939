"""The password of a private server, and limits on guessing it.

Wrong guesses are counted by address. Several people may share an address, so a person who was let in before is known by
their token and is not locked out by their wrong guesses.
"""

from collections import OrderedDict

from speeltafel.core.line import Line
from speeltafel.server.identity import same
from speeltafel.server.limits.token_bucket import KeyedBuckets

MOST_KNOWN = 10_000


class PasswordCheck:
    def __init__(self, password: str, guesses_per_minute: float, burst: int) -> None:
        self._password = password
        self._wrong = KeyedBuckets(guesses_per_minute / 60, burst)
        self._known: OrderedDict[str, None] = OrderedDict()  # people who knew the password

    def limits(self) -> dict[str, KeyedBuckets]:
        """Return all limits by name, to be shared with the peers."""
        return {"guesses": self._wrong}

    def refusal_for(self, given: str, person: str | None, address: str) -> Line | None:
        """Return why this password is refused; None if it is right."""
        if not self._password:
            return None
        is_known = person is not None and person in self._known
        if not is_known and self._wrong.is_empty(address):
            return Line("too-many-guesses")
        if not same(given, self._password):
            if given and not is_known:  # without any one has not guessed, only looked
                self._wrong.take(address)
            return Line("password-wrong")
        if person is not None:
            self._known[person] = None
            self._known.move_to_end(person)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return None
