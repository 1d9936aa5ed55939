"""Executors of bulk work: threads or processes of this machine, or a cluster, with the same one function.

Cut the work into tasks that need nothing else, and call `executor(jobs, cluster).map(work, tasks)`. The results are the same
everywhere.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from speeltafel.core.errors import ClusterLost, SpeeltafelError, UnknownName, make_error
from speeltafel.core.extras import require_extra

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results, in the order of the tasks, as they come."""


class Threads:
    """Executor for compiled code, which runs in parallel in one process. It starts at once."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        with ThreadPoolExecutor(self._jobs) as pool:
            yield from pool.map(work, tasks)


class Processes:
    """Executor for Python code. Each process takes a moment to start."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        if self._jobs == 1:
            yield from map(work, tasks)
            return
        with ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, tasks)


LOCAL = "local"  # instead of an address: two workers on this machine
AHEAD = 4  # tasks that are handed out for each thread of the cluster, before the first of them is asked for
RETRIES = 10
PATIENCE = "10s"  # with a scheduler that does not answer


class Cluster:
    """Executor on other machines, by Dask. A lost worker loses only its tasks, and a new one gets some."""

    def __init__(self, address: str) -> None:
        require_extra("cluster", "distributed")
        self._address = address

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        from distributed import CancelledError
        from distributed.comm import CommClosedError

        with ExitStack() as ending:
            client = self._client(ending)
            waiting: deque[Any] = deque()
            try:
                for task in tasks:
                    waiting.append(client.submit(work, task, pure=False, retries=RETRIES))
                    if len(waiting) >= self._most_waiting(client):
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            except (CancelledError, CommClosedError):  # the scheduler has gone, and with it all it knew
                raise self._lost() from None

    def _most_waiting(self, client: Any) -> int:
        try:
            threads: int = sum(client.nthreads().values())
        except OSError:
            raise self._lost() from None
        return AHEAD * max(1, threads)

    def _lost(self) -> SpeeltafelError:
        return make_error(ClusterLost, "cluster-lost", address=self._address)

    def _client(self, ending: ExitStack) -> Any:
        from distributed import Client, LocalCluster

        if self._address == LOCAL:  # a client does not end a cluster that it was given
            cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50)
            return ending.enter_context(Client(ending.enter_context(cluster)))
        try:
            return ending.enter_context(Client(self._address, timeout=PATIENCE))
        except (OSError, ValueError) as error:
            raise make_error(UnknownName, "no-cluster", address=self._address, why=str(error)) from None


def executor(jobs: int, cluster: str = "", compiled: bool = False) -> Executor:
    """Return an executor: on the cluster of that address, if there is one; else here, with that many jobs."""
    if cluster:
        return Cluster(cluster)
    return Threads(jobs) if compiled else Processes(jobs)
