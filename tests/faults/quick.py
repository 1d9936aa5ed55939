"""A server that is there at once, for those who start it a thousand times: forked from a process that has read all its code.

What it does, and how it ends when it is killed, is the same. It has no bots: their process would read a lot of code each time.
"""

import faulthandler
import json
import multiprocessing
import os
import signal
import subprocess
import time
from collections.abc import Callable
from typing import Any

import psycopg  # noqa: F401  read before the fork

from speeltafel.server.app import serve
from speeltafel.server.jobs import worker_pool
from speeltafel.server.settings import Settings
from tests.server.running_server import Running

FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["tests.faults.quick"])
TELL = signal.SIGUSR1
TELLING_S = 2.0
NO_BOTS = ("cat",)  # says nothing, and ends with the server


def _serve(given: str, log: str) -> None:
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    faulthandler.register(TELL)
    worker_pool.BotPool.__init__.__defaults__ = (NO_BOTS,)
    serve(Settings(**{**json.loads(given), "origins": (), "trusted_proxies": (), "allowed_hosts": (), "web": None}))


class Forked:
    """What `subprocess.Popen` is to other servers."""

    def __init__(self, given: str, log: str, serve: Callable[[str, str], None] = _serve) -> None:
        self._process = FORK.Process(target=serve, args=(given, log), daemon=True)
        self._process.start()
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> None:
        self._process.join(timeout)
        if timeout is not None and self._process.is_alive():
            raise subprocess.TimeoutExpired("server", timeout)

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()


class Quick(Running):
    def _launch(self, given: str, environment: dict[str, str]) -> Any:  # noqa: ARG002  those of the process it is forked from
        return Forked(given, self._log_path())

    def _tell_where_it_is(self) -> None:
        os.kill(self.process.pid, TELL)
        time.sleep(TELLING_S)

    def _log_path(self) -> str:
        return f"/proc/{os.getpid()}/fd/{self._log.fileno()}"
