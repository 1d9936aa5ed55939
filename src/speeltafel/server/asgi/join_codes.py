"""Join codes: four letters that lead to a table until it is over, and a limit on guessing them."""

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from speeltafel.core.errors import NoSuchTable, StoreError, TooMany, make_error
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.server_clock import now
from speeltafel.store.store import Store

ALPHABET = "BCDFGHJKMNPRSTVWXZ"  # no vowels, so no words; no letters that look alike
LENGTH = 4
LETTERS = re.compile(f"[{ALPHABET}{ALPHABET.lower()}]{{{LENGTH}}}")
TRIES = 20
UNUSED_MS = 30 * 86_400_000  # after which a table that nobody uses loses its code


class JoinCodes:
    def __init__(
        self, store: Store, guesses_per_minute: float, burst: int, announce: Callable[[str], None] | None = None
    ) -> None:
        self._store = store
        self._wrong = KeyedBuckets(guesses_per_minute / 60, burst)
        self._announce = announce or (lambda _: None)  # tells the host of the server which code a table got

    def limits(self) -> dict[str, KeyedBuckets]:
        """Return all limits by name, to be shared with the peers."""
        return {"join-codes": self._wrong}

    async def code_of(self, table_id: str) -> str:
        """Return the code of a table, a new one if it has none yet. "" if there is none now: the link does the same."""
        found = ""
        with suppress(StoreError):
            found = await asyncio.to_thread(self._store.join_code, table_id)
            if not found:
                drawn = ["".join(secrets.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(TRIES)]
                await self._store.keep_join_code(table_id, drawn, now() - UNUSED_MS)
                found = await asyncio.to_thread(self._store.join_code, table_id)
                self._announce(found)
        return found

    async def table_of(self, typed: str, address: str) -> str:
        """Return the table with that code. Raises NoSuchTable, or TooMany after too many wrong ones from an address."""
        if self._wrong.is_empty(address):
            raise make_error(TooMany, "too-many-join-codes")
        letters = typed.strip().upper()
        is_possible = LETTERS.fullmatch(letters) is not None
        found = await asyncio.to_thread(self._store.table_with_join_code, letters) if is_possible else ""
        if not found:
            self.refuse_wrong(address)
        return found

    def refuse_wrong(self, address: str) -> NoReturn:
        """Count a wrong code. Raises NoSuchTable."""
        self._wrong.take(address)
        raise make_error(NoSuchTable, "join-code-unknown")
