"""Last known addresses of people: their bots count for that address, also while they are away."""

from collections import OrderedDict

MOST_REMEMBERED = 10_000  # people


class LastAddresses:
    """Addresses by person; the oldest are forgotten."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_REMEMBERED:
            self._addresses.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the address; empty if it is unknown."""
        return self._addresses.get(person, "")
