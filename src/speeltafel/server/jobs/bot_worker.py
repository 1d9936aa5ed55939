"""The process of a bot: `python -m speeltafel.server.jobs.bot_worker`.

It prints an empty line when it is ready, then reads a question and prints an answer, a line each. It ends as soon as its
parent is gone, even while thinking.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
from functools import cache
from typing import BinaryIO

import msgspec

from speeltafel import bots, games
from speeltafel.core.contract.protocols import Agent

NICENESS = 5  # tables come first, where there are too few processors for all


class BotQuestion(msgspec.Struct, frozen=True):
    game: str
    level: str
    view: msgspec.Raw


class BotReply(msgspec.Struct, frozen=True, omit_defaults=True):
    move: str = ""
    error: str = ""


def main() -> None:
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # anything else that is printed is no answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_think, args=(questions, answers), daemon=True).start()
    for line in sys.stdin.buffer:
        questions.put(line)
    kill_process_group()


def kill_process_group() -> None:
    """Kill this process and all that it started, such as a compiler."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _think(questions: "queue.SimpleQueue[bytes]", answers: BinaryIO) -> None:
    with contextlib.suppress(Exception):  # the error comes again, and is reported, when a question needs it
        _get_ready()
    answers.write(msgspec.json.encode(BotReply()) + b"\n")
    while True:
        reply = _answer(questions.get())
        with contextlib.suppress(OSError):  # nobody is there to hear it: about to end
            answers.write(msgspec.json.encode(reply) + b"\n")


def _get_ready() -> None:
    """Create every bot once, so that imports and weights are loaded before the first question."""
    for game in games.names():
        for level in bots.levels(game):
            _bot(game, level)


def _answer(line: bytes) -> BotReply:
    try:
        question = msgspec.json.decode(line, type=BotQuestion)
        view = msgspec.json.decode(question.view, type=games.modules(question.game).views.View)
        return BotReply(_bot(question.game, question.level).choose(view))
    except Exception as error:  # that bot's next question may fare better, and the other bots' too
        return BotReply(error=type(error).__name__)


@cache
def _bot(game: str, level: str) -> Agent:
    return bots.bot(game, level)


if __name__ == "__main__":
    main()
