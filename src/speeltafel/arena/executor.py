"""Where bulk work is done: in threads or processes of this machine. A cluster would be a third way with the same one function."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results, in the order of the tasks, as they come."""


class Threads:
    """For work in compiled code, which runs side by side in one process. It starts at once."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        with ThreadPoolExecutor(self._jobs) as pool:
            yield from pool.map(work, tasks)


class Processes:
    """For work in Python. A process takes a moment to start."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        if self._jobs == 1:
            yield from map(work, tasks)
            return
        with ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, tasks)
