"""Fair queue of bots' jobs, by person.

Each person has an account of the seconds that their bots have thought. The person with the least is next, so somebody with
sixty tables delays only themselves. The cost of a job is estimated when it begins, and corrected when it is done.
"""

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar


@dataclass(eq=False)
class QueuedJob:
    """A bot's job in the queue."""

    person: str
    cost: float  # seconds it will probably take


AnyTurn = TypeVar("AnyTurn", bound=QueuedJob)


class FairQueue(Generic[AnyTurn]):
    def __init__(self) -> None:
        self._waiting: dict[str, deque[AnyTurn]] = {}  # by person, in the order in which they came
        self._spent: dict[str, float] = {}  # seconds by person, as long as any job waits
        self._level = 0.0  # the account of the person served last: newcomers begin there, so being away earns no credit

    def __len__(self) -> int:
        return sum(len(turns) for turns in self._waiting.values())

    def put(self, turn: AnyTurn) -> None:
        self._waiting.setdefault(turn.person, deque()).append(turn)
        self._spent[turn.person] = max(self._level, self._spent.get(turn.person, 0.0))

    def take(self) -> AnyTurn | None:
        """Return the next one, if any waits."""
        if not self._waiting:
            return None
        person = min(self._waiting, key=self._spent.__getitem__)
        turn = self._waiting[person].popleft()
        self._level = self._spent[person]
        self._spent[person] += turn.cost
        self._tidy(person)
        return turn

    def cancel(self, turn: AnyTurn) -> None:
        """Remove a job from the queue, if it still waits."""
        turns: deque[AnyTurn] = self._waiting.get(turn.person, deque())
        if turn in turns:
            turns.remove(turn)
            self._tidy(turn.person)

    def settle(self, turn: QueuedJob, seconds: float) -> None:
        """Correct a person's account: the job is done, and took that long."""
        if turn.person in self._spent:
            self._spent[turn.person] += seconds - turn.cost

    def _tidy(self, person: str) -> None:
        """Forget all accounts once no job waits: then there was enough for everybody."""
        if not self._waiting[person]:
            del self._waiting[person]
        if not self._waiting:
            self._spent.clear()
            self._level = 0.0


class CostEstimates:
    """Estimates of how long a job of a kind takes: a moving average."""

    UNKNOWN_S = 0.1
    LEARNING = 0.2

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def of(self, game: str, level: str) -> float:
        return self._seconds.get((game, level), self.UNKNOWN_S)

    def learn(self, game: str, level: str, seconds: float) -> None:
        before = self.of(game, level)
        self._seconds[game, level] = before + self.LEARNING * (seconds - before)
