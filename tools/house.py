"""A whole house without containers: a PostgreSQL of its own, three processes of Speeltafel, and a proxy before them.

python3 -m tools.house up       starts it; --host 0.0.0.0: for everybody in the house; --port, --processes, --folder, --proxy
python3 -m tools.house restart  its processes, one after the other: nobody's game notices
python3 -m tools.house down     ends it; the tables stay in its folder

It needs Debian's postgresql and one of caddy, nginx and haproxy. What stands in the environment for Speeltafel counts here too.
"""

import argparse
import json
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tools import environment, page

DEPLOY = environment.ROOT / "deploy"
PROXIES = ("caddy", "nginx", "haproxy")
STARTS_S = 60.0
STOPS_S = 30.0


class Impossible(Exception):
    """Why there can be no house, in a sentence."""


def up(folder: Path, host: str, port: int, processes: int, proxy: str) -> None:
    running = folder / "running.json"
    if running.exists():
        raise Impossible(f"There is a house in {folder} already: end it first, python3 -m tools.house down --folder {folder}")
    ready_made = (_postgresql(), proxy or _proxy())  # what is missing is said before anything starts
    environment.ready()
    page.build()
    folder.mkdir(parents=True, exist_ok=True)
    started: dict[str, int] = {}
    running.write_text("{}")
    try:
        begin_database(folder, ready_made[0])
        ports = [port + 1 + number for number in range(processes)]
        for one in ports:
            started[f"speeltafel-{one}"] = begin_process(folder, one)
        command, its_own = proxied(ready_made[1], ports, host, port, folder)
        started[ready_made[1]] = _begin(command, folder / "proxy.log", {**os.environ, **its_own})
        for one in (*ports, port):
            _until_it_answers(one, started)
    except BaseException:
        running.write_text(json.dumps(started))
        down(folder)
        raise
    running.write_text(json.dumps(started))
    print(f"The house is open at http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}: {processes} processes.")  # noqa: S104
    print(f"Its tables and logs are in {folder}. To end it: python3 -m tools.house down --folder {folder}")


def down(folder: Path) -> None:
    running = folder / "running.json"
    if not running.exists():
        raise Impossible(f"There is no house in {folder}.")
    ours = {name: pid for name, pid in json.loads(running.read_text()).items() if _is_ours(pid, name)}
    for pid in reversed(ours.values()):  # the proxy first, so that nobody is sent to who is leaving
        os.kill(pid, signal.SIGTERM)
    _until_gone(ours, folder)
    if (folder / "postgresql" / "postmaster.pid").exists():
        _postgres(_postgresql(), "pg_ctl", "--pgdata", str(folder / "postgresql"), "--mode", "fast", "stop")
    running.unlink()
    print("The house is closed; its tables are kept.")


def restart(folder: Path) -> None:
    running = folder / "running.json"
    started: dict[str, int] = json.loads(running.read_text()) if running.exists() else {}
    if not started:
        raise Impossible(f"There is no house in {folder}.")
    for name, pid in list(started.items()):
        kind, _, port = name.partition("-")
        if kind == "speeltafel":
            if _is_ours(pid, name):
                os.kill(pid, signal.SIGTERM)
            _until_gone({name: pid}, folder)
            started[name] = begin_process(folder, int(port))
            running.write_text(json.dumps(started))
            _until_it_answers(int(port), {name: started[name]})
    print("Every process has been started anew.")


def begin_process(folder: Path, port: int) -> int:
    variables = {"SPEELTAFEL_DATABASE": database_of(folder), "SPEELTAFEL_TRUSTED_PROXIES": "127.0.0.1"}
    command = [str(environment.BIN / "speeltafel"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    return _begin(command, folder / f"speeltafel-{port}.log", {**os.environ, **variables})


def database_of(folder: Path) -> str:
    return f"postgresql://speeltafel@/tables?host={folder}"


def begin_database(folder: Path, programs: Path) -> None:
    """A PostgreSQL that only this folder's owner reaches: by a socket in it, never by the network."""
    data = folder / "postgresql"
    _make_theirs(folder)
    if not data.exists():
        _postgres(programs, "initdb", "--pgdata", str(data), "--username", "speeltafel", "--auth", "trust", "--encoding", "UTF8")
    options = f"-c listen_addresses= -c unix_socket_directories='{folder}' -c max_connections=100"
    log = str(folder / "postgresql.log")
    _postgres(programs, "pg_ctl", "--pgdata", str(data), "--log", log, "--options", options, "--wait", "start")
    there = ("-h", str(folder), "-U", "speeltafel")
    known = _postgres(programs, "psql", *there, "-Atc", "SELECT datname FROM pg_database", "postgres")
    if "tables" not in known.split():
        _postgres(programs, "createdb", *there, "tables")


def proxied(kind: str, servers: Sequence[int], host: str, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The configuration of deploy/ for these ports: what starts it, in the foreground, and what it wants in its environment."""
    if kind == "caddy":
        config = folder / "Caddyfile"
        config.write_text(f"{{\n\tadmin off\n\tdefault_bind {host}\n}}\n" + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
        addresses = " ".join(f"127.0.0.1:{one}" for one in servers)
        variables = {"SPEELTAFEL_DOMAIN": f"http://:{port}", "SPEELTAFEL_SERVERS": addresses}
        variables |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        return [kind, "run", "--adapter", "caddyfile", "--config", str(config)], variables
    config = folder / {"nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[kind]
    text = (DEPLOY / config.name).read_text("utf-8")
    line = re.compile(r"^( *server )(\w+ )?127\.0\.0\.1:\d+(.*)\n(?: *server (?:\w+ )?127\.0\.0\.1:.*\n)*", re.MULTILINE)

    def one_for_each(found: re.Match[str]) -> str:
        names = [f"at{one} " if found[2] else "" for one in servers]
        return "".join(f"{found[1]}{name}127.0.0.1:{one}{found[3]}\n" for name, one in zip(names, servers, strict=True))

    text = line.sub(one_for_each, text)
    if kind == "haproxy":
        config.write_text(text.replace("bind :80", f"bind {host}:{port}"), "utf-8")
        return [shutil.which(kind) or f"/usr/sbin/{kind}", "-db", "-f", str(config)], {}
    text = text.replace("listen 80;", f"listen {host}:{port};")
    (folder / "nginx").mkdir(exist_ok=True)
    kept = "".join(f"{what}_temp_path {folder}/nginx; " for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root; " if os.geteuid() == 0 else ""
    head = f"{user}daemon off; pid {folder}/nginx.pid; error_log stderr; events {{}}\n"
    config.write_text(f"{head}http {{ access_log off; {kept}\n{text}}}\n", "utf-8")
    return [shutil.which(kind) or f"/usr/sbin/{kind}", "-e", "stderr", "-c", str(config)], {}


def _until_gone(started: dict[str, int], folder: Path) -> None:
    end = time.monotonic() + STOPS_S
    while any(_is_ours(pid, name) for name, pid in started.items()):
        if time.monotonic() > end:
            raise Impossible(f"Some of it does not stop: {', '.join(started)}. Look at the logs in {folder}.")
        time.sleep(0.1)


def _begin(command: list[str], log: Path, variables: dict[str, str]) -> int:
    with log.open("ab") as written:
        return subprocess.Popen(command, env=variables, stdout=written, stderr=written, start_new_session=True).pid


def _until_it_answers(port: int, started: dict[str, int]) -> None:
    end = time.monotonic() + STARTS_S
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
        ended = [name for name, pid in started.items() if not _is_ours(pid, name)]
        if ended:
            raise Impossible(f"{', '.join(ended)} ended at once: its log says why.")
    raise Impossible(f"Nobody answers on port {port}: the logs say why.")


def _is_ours(pid: int, name: str) -> bool:
    """Whether that process still is what we started: another may have its number by now."""
    with suppress(ChildProcessError):  # where we are its parent
        os.waitpid(pid, os.WNOHANG)
    shown = subprocess.run(["ps", "-o", "stat=,command=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout  # noqa: S607
    return name.partition("-")[0] in shown and not shown.startswith("Z")


def _proxy() -> str:
    found = [name for name in PROXIES if shutil.which(name) or Path(f"/usr/sbin/{name}").exists()]
    if not found:
        raise Impossible("A house needs a proxy: apt install caddy, or nginx, or haproxy.")
    return found[0]


def _postgresql() -> Path:
    """The folder of its programs; Debian has it off the path."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found or not (found[-1] / "initdb").exists():
        raise Impossible("A house needs a database: apt install postgresql.")
    return found[-1]


def _usual_folder() -> Path:
    return Path("/var/lib/speeltafel-house") if os.geteuid() == 0 else Path.home() / ".local" / "share" / "speeltafel-house"


def _make_theirs(folder: Path) -> None:
    """PostgreSQL does not run as root: there it is Debian's user for it who has the folder."""
    folder.chmod(0o700)
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)


def _postgres(programs: Path, program: str, *arguments: str) -> str:
    before = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    command = [*before, str(programs / program), *arguments]
    with tempfile.TemporaryFile("w+") as said:  # not a pipe: the database that is started would keep it open
        done = subprocess.run(command, cwd="/", stdout=said, stderr=said, check=False)
        said.seek(0)
        told = said.read()
    if done.returncode:
        raise Impossible(f"{told}{program} of PostgreSQL did not work: {' '.join(command)}")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tools.house", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["up", "restart", "down"])
    parser.add_argument("--folder", type=Path, default=_usual_folder())
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080, help="of the proxy; the processes have those after it")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--proxy", choices=PROXIES, default="")
    asked = parser.parse_args()
    folder = asked.folder.resolve()
    try:
        if asked.what == "up":
            up(folder, asked.host, asked.port, asked.processes, asked.proxy)
        elif asked.what == "restart":
            restart(folder)
        else:
            down(folder)
    except Impossible as why:
        sys.exit(str(why))


if __name__ == "__main__":
    main()
