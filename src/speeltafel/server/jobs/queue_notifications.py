"""Notifications of the job queue: questions asked or answered, and progress of reviews."""

import asyncio
import contextlib
from typing import Protocol

from speeltafel.store.job_queue import Questions
from speeltafel.store.notifications import NotificationListener


class Listener(Protocol):
    def on_notice(self, payloads: list[str]) -> None: ...

    def look(self) -> None:
        """Look into the database, since a notification may have been lost."""


def listen(questions: Questions, *listeners: Listener) -> NotificationListener:
    """Call these listeners for every notification, in the event loop that runs now."""
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
