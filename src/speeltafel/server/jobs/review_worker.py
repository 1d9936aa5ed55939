"""The process of the judge: `python -m speeltafel.server.jobs.review_worker`.

It prints an empty line when it is ready, then reads questions and prints answers, a line each. A review is answered in
parts; the last one holds all of it. Questions about single decisions are answered between two parts of a review. They may be
slow or fail, since nothing else runs in this process.
"""

import contextlib
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from speeltafel import games
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.line import Line
from speeltafel.core.record import read
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
    while True:
        _answer(questions.get(), questions, say)


def _answer(line: bytes, questions: Questions, say: Callable[[ReviewAnswer], None]) -> None:
    question = msgspec.json.decode(line, type=Question)
    try:
        if isinstance(question, ReviewRequest):
            for part in review_parts(bytes(question.record), question.deep):
                say(ReviewAnswer(question.id, part=msgspec.Raw(msgspec.json.encode(part))))
                while not questions.empty():  # asked meanwhile; there is one review at a time
                    _answer(questions.get(), questions, say)
        elif isinstance(question, Tip):
            say(ReviewAnswer(question.id, hint=_hint(question)))
        else:
            say(ReviewAnswer(question.id, verdict=_verdict(question)))
    except SpeeltafelError as error:
        say(ReviewAnswer(question.id, error=error.line))
    except Exception as error:  # the next question may fare better
        say(ReviewAnswer(question.id, failed=type(error).__name__))


def _hint(question: Tip) -> Hint:
    from speeltafel.review.tips import hint

    modules = games.modules(question.game)
    return hint(modules, msgspec.json.decode(question.view, type=modules.views.View), question.counts)


def _verdict(question: DeeperAnalysis) -> Verdict:
    from speeltafel.review.judge import verdict_on
    from speeltafel.review.timeline import timeline_of

    record = read(bytes(question.record))
    story = timeline_of(record)
    event = story.events[question.number - 1]
    assert event.view is not None  # noqa: S101  the server asks only about decisions
    return verdict_on(story.modules, event.view, event.text, deep=True)


if __name__ == "__main__":
    main()
