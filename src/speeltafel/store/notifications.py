"""Listener for notifications of peers: a thread that reconnects when the connection is lost."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

from speeltafel.store.backends.postgresql import LINE

LOG = logging.getLogger("speeltafel.store")
NAME = "speeltafel news"  # the connection's name in the database's own list
AGAIN_S = 0.3
LOOK_S = 1.0  # whether it is over


class NotificationListener:
    def __init__(
        self, engine: Engine, on_payloads: Callable[[list[str]], None], missed: Callable[[], None], channel: str
    ) -> None:
        """Start the thread. It calls `on_payloads` with notifications, and `missed` when some may have been lost."""
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_payloads, self._missed, self._channel = on_payloads, missed, channel
        self._is_over = False
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_over = True

    def _listen(self) -> None:
        import psycopg  # imported only if PostgreSQL is used

        was_there = True
        while not self._is_over:
            try:
                with psycopg.connect(self._address, autocommit=True, application_name=NAME, **LINE) as connection:
                    connection.execute(f"LISTEN {self._channel}")
                    self._missed()
                    was_there = True
                    self._pass_on(connection)
            except psycopg.Error as error:
                if was_there:
                    LOG.warning("news of other servers are cut", extra={"error": type(error).__name__})
                was_there = False
            time.sleep(AGAIN_S)

    def _pass_on(self, connection: Any) -> None:
        while not self._is_over:
            payloads = [notice.payload for notice in connection.notifies(timeout=LOOK_S, stop_after=1)]
            if payloads:
                self._on_payloads(payloads)
