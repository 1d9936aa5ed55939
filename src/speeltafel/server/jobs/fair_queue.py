"""A job queue that is fair between addresses, and between the people of an address.

Every address, and every person there, has a count of the seconds that were spent on them. The waiting address with the
least is next, and there the person with the least. So a person with sixty tables, or with twenty names, delays only themselves.
What a job will cost is estimated when it begins and corrected when it is done. Reviews take turns, so each knows its place.
It knows nothing of processes, tables or levels.
"""

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

MOST_ACCOUNTS = 1_000  # of addresses, and of people at one address


class Requester(NamedTuple):
    """A person who asks, and the address they come from; "" if it is unknown."""

    person: str
    address: str = ""

    @property
    def address_key(self) -> str:
        """Return the key of the address; a person of unknown address has a key of their own."""
        return self.address or f"? {self.person}"


@dataclass(eq=False)
class QueuedJob:
    """A job that takes processor time, for a person."""

    asker: Requester
    cost: float  # seconds it will probably take


Job = TypeVar("Job", bound=QueuedJob)
Item = TypeVar("Item")


class Accounts:
    """Accounts of seconds, by name."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._level = 0.0  # of the last one served: newcomers begin there, without credit for their absence

    def open(self, name: str) -> None:
        self._seconds[name] = max(self._level, self._seconds.get(name, 0.0))

    def least(self, names: Iterable[str]) -> str:
        return min(names, key=self._seconds.__getitem__)

    def serve(self, name: str, cost: float) -> None:
        self._level = self._seconds[name]
        self._seconds[name] += cost

    def settle(self, name: str, seconds: float) -> None:
        if name in self._seconds:
            self._seconds[name] += seconds

    def tidy(self, waiting: Iterable[str]) -> None:
        """Forget those who don't wait, if there are too many: such names are made up."""
        if len(self._seconds) > MOST_ACCOUNTS:
            self._seconds = {name: self._seconds[name] for name in waiting}


class FairQueue(Generic[Job]):
    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Job]]] = {}  # by address and person, in the order in which they came
        self._addresses = Accounts()  # as long as anybody waits
        self._people: dict[str, Accounts] = {}  # as long as anybody there waits

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._waiting.values() for jobs in people.values())

    def put(self, job: Job) -> None:
        address, person = job.asker.address_key, job.asker.person
        self._waiting.setdefault(address, {}).setdefault(person, deque()).append(job)
        self._addresses.open(address)
        self._people.setdefault(address, Accounts()).open(person)

    def take(self) -> Job | None:
        """Return the next one, if any waits."""
        if not self._waiting:
            return None
        address = self._addresses.least(self._waiting)
        person = self._people[address].least(self._waiting[address])
        job = self._waiting[address][person].popleft()
        self._addresses.serve(address, job.cost)
        self._people[address].serve(person, job.cost)
        self._tidy(address, person)
        return job

    def cancel(self, job: Job) -> None:
        """Remove a job from the queue, if it still waits."""
        jobs: deque[Job] = self._waiting.get(job.asker.address_key, {}).get(job.asker.person, deque())
        if job in jobs:
            jobs.remove(job)
            self._tidy(job.asker.address_key, job.asker.person)

    def settle(self, job: QueuedJob, seconds: float) -> None:
        """Correct the accounts: the job is done, and took that long."""
        self._addresses.settle(job.asker.address_key, seconds - job.cost)
        if job.asker.address_key in self._people:
            self._people[job.asker.address_key].settle(job.asker.person, seconds - job.cost)

    def _tidy(self, address: str, person: str) -> None:
        """Forget all accounts once no job waits: then there was enough for everybody."""
        people = self._waiting[address]
        if not people[person]:
            del people[person]
        self._people[address].tidy(people)
        if not people:
            del self._waiting[address], self._people[address]
        self._addresses.tidy(self._waiting)
        if not self._waiting:
            self._addresses = Accounts()


def in_turn(items: Iterable[Item], asker: Callable[[Item], Requester]) -> list[Item]:
    """Return the first of each address, then the second of each; at an address the first of each person, then the second."""
    people_first = _numbered(items, asker)
    return _numbered(people_first, lambda item: asker(item).address_key)


def _numbered(items: Iterable[Item], key: Callable[[Item], Hashable]) -> list[Item]:
    """Return the first of each key, then the second of each, in the order in which they came."""
    counts: Counter[Hashable] = Counter()
    ranked = []
    for item in items:
        ranked.append((counts[key(item)], item))
        counts[key(item)] += 1
    return [item for _, item in sorted(ranked, key=itemgetter(0))]


class CostEstimates:
    """What a thought of a kind costs, by what the last ones did."""

    UNKNOWN_S = 0.1
    LEARNING = 0.2
    LAST = 100  # thoughts
    ENOUGH = 20  # of them to leave out the one that was slowest, as when the machine stood still for a moment

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}
        self._last: dict[tuple[str, str], deque[float]] = {}

    def of(self, game: str, level: str) -> float:
        return self._seconds.get((game, level), self.UNKNOWN_S)

    def learn(self, game: str, level: str, seconds: float) -> None:
        self._last.setdefault((game, level), deque(maxlen=self.LAST)).append(seconds)
        before = self.of(game, level)
        self._seconds[game, level] = before + self.LEARNING * (seconds - before)

    def slowest(self, game: str, level: str) -> float:
        """Return the longest of the last ones, but for a single one that stands out; 0 if there were none."""
        last = sorted(self._last.get((game, level), ()))
        return last[-2] if len(last) >= self.ENOUGH else max(last, default=0.0)
