"""The peer of benchmarks/server.py: a boardgame.io 0.50 server from npm with an equal game, and its clients."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from benchmarks.processes import free_port, wait_for_port

HERE = Path(__file__).parent
PLACE = HERE / "node_modules" / "boardgame.io"


class Peer:
    def __init__(self, storage: str) -> None:
        """`storage` is "file" or "memory"."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise SystemExit("the peer needs node and npm")
        if not PLACE.is_dir():
            subprocess.run([npm, "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=HERE, check=True)
        self._node = node
        self._folder = tempfile.TemporaryDirectory()
        self._port = free_port()
        environment = {**os.environ, "NODE_ENV": "production"}
        command = [node, "server.cjs", str(self._port), storage, self._folder.name]
        self.process = subprocess.Popen(command, cwd=HERE, env=environment, stdout=subprocess.DEVNULL)
        wait_for_port(self._port)

    def clients(self, tables: int, seconds: float) -> list[str]:
        return [self._node, str(HERE / "clients.cjs"), str(self._port), str(tables), str(seconds)]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self._folder.cleanup()
