"""What is told of questions: that some were asked or answered, and how far a review is. Who asks and who thinks hears it."""

import asyncio
import contextlib
from typing import Protocol

from speeltafel.store.job_queue import Questions
from speeltafel.store.notifications import NotificationListener


class Listener(Protocol):
    def on_notice(self, payloads: list[str]) -> None: ...

    def look(self) -> None:
        """Something may have been missed."""


def listen(questions: Questions, *listeners: Listener) -> NotificationListener:
    """All of them hear it in the event loop that runs now."""
    loop = asyncio.get_running_loop()

    def on_payloads(payloads: list[str]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process ends
            for listener in listeners:
                loop.call_soon_threadsafe(listener.on_notice, payloads)

    def missed() -> None:
        with contextlib.suppress(RuntimeError):
            for listener in listeners:
                loop.call_soon_threadsafe(listener.look)

    return questions.listen(on_payloads, missed)
