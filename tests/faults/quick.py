"""A server that is there at once, for those who start it a thousand times: forked from a process that has read all its code.

What it does, and how it ends when it is killed, is the same. It has no bots: their process would read a lot of code each time.
"""

import faulthandler
import json
import os
import signal
import time
from typing import Any

from speeltafel.server.app import serve
from speeltafel.server.jobs import worker_pool
from speeltafel.server.settings import Settings
from tests.server.running_server import Forked, Running

TELL = signal.SIGUSR1
TELLING_S = 2.0
NO_BOTS = ("cat",)  # says nothing, and ends with the server


def _serve(given: str, log: str) -> None:
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    faulthandler.register(TELL)
    worker_pool.BotPool.__init__.__defaults__ = (NO_BOTS,)
    serve(Settings(**{**json.loads(given), "origins": (), "trusted_proxies": (), "allowed_hosts": (), "web": None}))


class Quick(Running):
    def _launch(self, given: str, environment: dict[str, str]) -> Any:  # noqa: ARG002  those of the process it is forked from
        return Forked(_serve, given, self._log_path())

    def _say_address(self) -> None:
        os.kill(self.process.pid, TELL)
        time.sleep(TELLING_S)
