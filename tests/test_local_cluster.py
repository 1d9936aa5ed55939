"""`python3 -m tools.setup.local_cluster`: several servers are up by one command and gone by another, whatever happens."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.setup import build_page, environment, local_cluster

from tests.cluster_restarts import ports
from tests.server.running_server import free_port, until_it_answers
from tests.waiting import until

ROOT = Path(__file__).parent.parent
HOST = "127.0.0.1"


@pytest.fixture(autouse=True)
def is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ready", lambda: None)
    monkeypatch.setattr(build_page, "build", lambda: None)


@pytest.fixture
def installed() -> str:
    """Return the proxy; PostgreSQL is there too."""
    try:
        local_cluster._postgresql()
        return local_cluster._proxy("")
    except local_cluster.Impossible as why:
        pytest.skip(str(why))


@pytest.fixture
def folder() -> Iterator[Path]:
    """Who the database runs as must get there, which pytest's own folders forbid."""
    with tempfile.TemporaryDirectory(prefix="cluster-") as found:
        Path(found).chmod(0o755)
        yield Path(found) / "cluster"
        if (Path(found) / "cluster" / "running.json").exists():
            local_cluster.down(Path(found) / "cluster")


def begun(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.setup.local_cluster", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def output(*arguments: str) -> tuple[int, str]:
    """Run a command. Return its output, and whether it went well."""
    with begun(*arguments) as command:
        said, _ = command.communicate()
        return command.returncode, said


def test_whatever_befalls_it_down_ends_all_of_it_and_up_begins_again(folder: Path, installed: str) -> None:
    port = ports(3)
    here = ("--folder", str(folder))
    up = ("up", *here, "--port", str(port), "--processes", "2")
    with begun(*up) as beginning:
        until(lambda: f"speeltafel-{port + 1}" in local_cluster._left(folder))
        beginning.kill()  # half way
    half = local_cluster._left(folder)
    assert "postgresql" in half
    assert output("down", *here) == (0, "The cluster is closed; its tables are kept.\n")
    assert not any(local_cluster._is_there(pid) for pid in half.values())

    assert f"The cluster is open at http://{HOST}:{port}: 2 processes." in output(*up)[1]
    until_it_answers(f"http://{HOST}:{port}")
    code, said = output(*up)
    assert (code, "already: end it first" in said) == (1, True)
    whole = local_cluster._left(folder)
    assert output("restart", *here) == (0, "Every process has been started anew.\n")
    again = local_cluster._left(folder)
    assert whole.keys() == again.keys() == {"postgresql", f"speeltafel-{port + 1}", f"speeltafel-{port + 2}", installed}
    assert {name for name in whole if whole[name] != again[name]} == {f"speeltafel-{port + 1}", f"speeltafel-{port + 2}"}

    for pid in again.values():  # somebody pulls the plug
        os.kill(pid, signal.SIGKILL)
    until(lambda: not any(local_cluster._is_there(pid) for pid in again.values()))
    code, said = output("restart", *here)
    assert (code, "no cluster" in said) == (1, True)
    assert output(*up)[0] == 0
    assert output("down", *here)[0] == 0
    assert local_cluster._left(folder) == {}
    assert output("down", *here) == (1, f"There is no cluster in {folder}.\n")


@pytest.mark.parametrize("which", [0, 2])
def test_a_port_that_is_taken_is_named_before_anything_starts(which: int, folder: Path, installed: str) -> None:
    port = ports(3)
    with socket.socket() as taken:
        taken.bind((HOST, port + which))
        taken.listen()
        with pytest.raises(local_cluster.Impossible, match=f"Port {port + which} of {HOST} cannot be had"):
            local_cluster.up(folder, HOST, port, 2, installed)
    assert not folder.exists()


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, installed: str) -> None:
    (tmp_path / "letters").mkdir()
    mode = tmp_path.stat().st_mode
    with pytest.raises(local_cluster.Impossible, match="other things"):
        local_cluster.up(tmp_path, HOST, ports(2), 1, installed)
    assert tmp_path.stat().st_mode == mode


@pytest.mark.parametrize(
    ("name", "processes", "said"), [("h" * 120, 1, "shorter"), ("a cluster", 1, "letters"), ("h", 0, "or more")]
)
def test_what_cannot_be_is_said(name: str, processes: int, said: str, tmp_path: Path, installed: str) -> None:
    with pytest.raises(local_cluster.Impossible, match=said):
        local_cluster.up(tmp_path / name, HOST, free_port(), processes, installed)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(local_cluster, "DEBIAN", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(local_cluster.Impossible, match="apt install postgresql"):
        local_cluster.up(tmp_path / "h", HOST, 8080, 3, "")
    monkeypatch.setattr(local_cluster, "PROXIES", ("traefik",))
    with pytest.raises(local_cluster.Impossible, match="A cluster needs a proxy"):
        local_cluster._proxy("")
    with pytest.raises(local_cluster.Impossible, match="nginx is not installed: apt install nginx"):
        local_cluster._proxy("nginx")
