"""Quotas of tables: more than a person needs in an evening, fewer than would push others aside."""

import asyncio

from speeltafel.core.errors import TooMany, make_error
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.settings import Settings
from speeltafel.store.store import Store

PEOPLE_PER_ADDRESS = 5  # people at one address, each with the quota of one person


class Quotas:
    def __init__(self, settings: Settings) -> None:
        self._most_listed = settings.listed_per_person
        an_hour, at_once = settings.tables_per_hour / 3600, settings.tables_at_once
        self._people = KeyedBuckets(an_hour, at_once)
        self._addresses = KeyedBuckets(PEOPLE_PER_ADDRESS * an_hour, PEOPLE_PER_ADDRESS * at_once)
        self._listing_addresses = KeyedBuckets(
            PEOPLE_PER_ADDRESS * self._most_listed / 3600, PEOPLE_PER_ADDRESS * self._most_listed
        )

    def limits(self) -> dict[str, KeyedBuckets]:
        """Return all limits by name, to be shared with the peers."""
        return {"tables": self._people, "tables-of-house": self._addresses, "listed-of-house": self._listing_addresses}

    async def set_one(self, store: Store, person: str, address: str, listed: bool) -> None:
        """Count a new table. Raises TooMany if the person or the address has opened too many."""
        waiting = await asyncio.to_thread(store.listed_of, person) if listed else 0
        self.set_table(person, address)
        if listed:
            self.list_table(waiting, address)

    def set_table(self, person: str, address: str) -> None:
        if not self._people.take(person) or not self._addresses.take(address):
            raise make_error(TooMany, "too-many-tables")

    def refund(self, person: str, address: str, listed: bool) -> None:
        """Refund a table that could not be stored."""
        self._people.refund(person)
        self._addresses.refund(address)
        if listed:
            self._listing_addresses.refund(address)

    def list_table(self, listed: int, address: str) -> None:
        """Count a listed table.

        Raises TooMany if the person already lists `listed` tables, or the address too many.
        """
        if listed >= self._most_listed or not self._listing_addresses.take(address):
            raise make_error(TooMany, "too-many-listed", most=self._most_listed)
