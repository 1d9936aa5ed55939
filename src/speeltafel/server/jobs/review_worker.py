"""The process of the judge: `python -m speeltafel.server.jobs.review_worker`.

It prints an empty line when it is ready, then reads questions and prints answers, a line each. A review is answered in
parts; the last one holds all of it. Several questions are answered side by side, a part of each in turn; before each part the
process says whose it is. Questions may be slow or fail, since nothing else runs in this process.
"""

import contextlib
import os
import queue
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from speeltafel import games
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.line import Line
from speeltafel.review.api import review_parts
from speeltafel.review.model import Hint, Verdict
from speeltafel.server.jobs.bot_worker import kill_process_group

POLITENESS = 15  # tables come first, then bots
MOST_MEMORY = 4 << 30  # bytes of address space; a review takes a tenth of them


class ReviewRequest(msgspec.Struct, frozen=True, tag="Wanted"):
    """The review of a game."""

    id: int
    record: msgspec.Raw
    deep: bool = False


class DeeperAnalysis(msgspec.Struct, frozen=True, tag="Longer"):
    """A longer thought about the decision after which so many steps were played."""

    id: int
    record: msgspec.Raw
    number: int


class Tip(msgspec.Struct, frozen=True, tag="Tip"):
    """A question what to play now, from what that seat sees."""

    id: int
    game: str
    view: msgspec.Raw
    counts: bool = False  # whether the table has memory aids


class Withdrawn(msgspec.Struct, frozen=True, tag="Withdrawn"):
    """Nobody waits for the answer to that question any more."""

    id: int


Question = ReviewRequest | DeeperAnalysis | Tip
Questions = queue.SimpleQueue[bytes]


NO_PART = msgspec.Raw()


class ReviewAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int = 0
    part: msgspec.Raw = NO_PART  # encoded once, and passed on to clients and to the store
    verdict: Verdict | None = None
    hint: Hint | None = None
    error: Line | None = None  # shown to the asker
    failed: str = ""  # an error of that name that should not have been
    begun: bool = False  # no answer yet: from now on the process works on it
    seconds: float = 0.0  # that this part took


def main() -> None:
    questions: Questions = queue.SimpleQueue()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # anything else that is printed is no answer
    _lower_priority()
    threading.Thread(target=_think, args=(questions, answers), daemon=True).start()
    for line in sys.stdin.buffer:
        questions.put(line)
    kill_process_group()


def _lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with contextlib.suppress(ImportError, ValueError, OSError):  # where the system has no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _think(questions: Questions, answers: BinaryIO) -> None:
    def say(answer: ReviewAnswer) -> None:
        with contextlib.suppress(OSError):  # nobody is there to hear it: about to end
            line = msgspec.json.encode(answer) + b"\n"
            while line:  # a pipe takes as much as it has room for
                line = line[answers.write(line) :]

    say(ReviewAnswer())
    opened: deque[tuple[int, Iterator[ReviewAnswer]]] = deque()
    spent: dict[int, float] = {}  # seconds on each
    while True:
        while not opened or not questions.empty():
            _open(questions.get(), opened)
        least = min((spent[one[0]] for one in opened if one[0] in spent), default=0.0)
        spent = {one[0]: spent.get(one[0], least) for one in opened}  # newcomers begin where the others are
        number, answers_to_come = next_one = min(opened, key=lambda one: spent[one[0]])  # fair by time, not by parts
        opened.remove(next_one)
        say(ReviewAnswer(number, begun=True))
        begun = time.perf_counter()
        answer = next(answers_to_come, None)
        spent[number] += time.perf_counter() - begun
        if answer is not None:
            say(msgspec.structs.replace(answer, seconds=time.perf_counter() - begun))
            opened.append((number, answers_to_come))


def _open(line: bytes, opened: deque[tuple[int, Iterator[ReviewAnswer]]]) -> None:
    """Open a question, or drop one that was withdrawn. Ignores a line that cannot be read."""
    with contextlib.suppress(msgspec.MsgspecError):
        question = msgspec.json.decode(line, type=Question | Withdrawn)
        if not isinstance(question, Withdrawn):
            opened.append((question.id, _answers(question)))
            return
        for one in [one for one in opened if one[0] == question.id]:
            opened.remove(one)


def _answers(question: Question) -> Iterator[ReviewAnswer]:
    try:
        if isinstance(question, ReviewRequest):
            for part in review_parts(bytes(question.record), question.deep):
                yield ReviewAnswer(question.id, part=msgspec.Raw(msgspec.json.encode(part)))
        elif isinstance(question, Tip):
            yield ReviewAnswer(question.id, hint=_hint(question))
        else:
            yield ReviewAnswer(question.id, verdict=_verdict(question))
    except SpeeltafelError as error:
        yield ReviewAnswer(question.id, error=error.line)
    except Exception as error:  # the next question may fare better
        yield ReviewAnswer(question.id, failed=type(error).__name__)


def _hint(question: Tip) -> Hint:
    from speeltafel.review.tips import hint

    modules = games.modules(question.game)
    return hint(modules, msgspec.json.decode(question.view, type=modules.views.View), question.counts)


def _verdict(question: DeeperAnalysis) -> Verdict:
    from speeltafel.review.pipeline import deeper_verdict

    return deeper_verdict(bytes(question.record), question.number)


if __name__ == "__main__":
    main()
