"""Start several servers on one machine, without containers: PostgreSQL, three processes and a proxy.

    python3 -m tools.setup.local_cluster up        start it; --host 0.0.0.0 opens it to the whole network
    python3 -m tools.setup.local_cluster restart   restart the processes one after the other: no game notices
    python3 -m tools.setup.local_cluster down      end it; the tables stay in its folder

It needs Debian's postgresql and one of caddy, nginx and haproxy. Speeltafel's environment variables count here too.
More options: --port, --processes, --folder, --proxy.
"""

import argparse
import json
import os
import pwd
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tools.setup import build_page, environment

DEPLOY = environment.ROOT / "deploy"
TITLE_S = 0.5  # a process that has just begun may have no name yet, and nginx gives itself another
PROXIES = ("caddy", "nginx", "haproxy")
STARTS_S = 60.0
STOPS_S = 30.0
STARTS = 10  # of a database that was killed, a second between two of them
DATABASE = "postgresql"  # its folder, in that of the cluster
UNFINISHED = "postgresql.new"  # until it is a whole one
DEBIAN = Path("/usr/lib/postgresql")
LONGEST_SOCKET = 107  # bytes of its path


class Impossible(Exception):
    """Why there can be no cluster, in a sentence."""


def up(folder: Path, host: str, port: int, processes: int, proxy: str) -> None:
    if _left(folder):
        raise Impossible(
            f"There is a cluster in {folder} already: end it first, python3 -m tools.setup.local_cluster down --folder {folder}"
        )
    ports = [port + 1 + number for number in range(processes)]
    programs, proxy = _postgresql(), _proxy(proxy)  # what is missing is said before anything starts
    _check_folder(folder)
    _check_ports(host, port, ports)
    environment.ready()
    build_page.build()
    folder.mkdir(parents=True, exist_ok=True)
    commands = {f"speeltafel-{one}": process_on(one) for one in ports}
    commands[proxy], its_own = proxied(proxy, ports, host, port, folder)
    _noted(folder).write_text(json.dumps(commands))  # first, so that `down` finds all of it whatever becomes of us
    try:
        begin_database(folder, programs)
        for one in ports:
            begin_process(folder, one)
        _begin(commands[proxy], folder / "proxy.log", {**os.environ, **its_own})
        for one in ports:
            _until_it_answers("127.0.0.1", one, folder)
        _until_it_answers(_reached_at(host), port, folder)
    except BaseException:
        down(folder)
        raise
    print(f"The cluster is open at http://{_reached_at(host)}:{port}: {processes} processes.")
    print(f"Its tables and logs are in {folder}. To end it: python3 -m tools.setup.local_cluster down --folder {folder}")


def down(folder: Path) -> None:
    if not _noted(folder).exists():
        raise Impossible(f"There is no cluster in {folder}.")
    ours = _left(folder)
    database = ours.pop(DATABASE, None)
    for pid in reversed(ours.values()):  # the proxy first, so that nobody is sent to who is leaving
        os.kill(pid, signal.SIGTERM)
    _until_gone(ours, folder)
    if database is not None:
        _postgres(_postgresql(), "pg_ctl", "--pgdata", str(folder / DATABASE), "--mode", "fast", "stop")
    _noted(folder).unlink()
    print("The cluster is closed; its tables are kept.")


def restart(folder: Path) -> None:
    if DATABASE not in _left(folder):
        raise Impossible(
            f"There is no cluster in {folder} that could be restarted: python3 -m tools.setup.local_cluster up --folder {folder}"
        )
    for name in _commands(folder):
        kind, _, port = name.partition("-")
        if kind == "speeltafel":
            old = {one: pid for one, pid in _left(folder).items() if one == name}
            for pid in old.values():
                os.kill(pid, signal.SIGTERM)
            _until_gone(old, folder)
            begin_process(folder, int(port))
            _until_it_answers("127.0.0.1", int(port), folder, name)
    print("Every process has been started anew.")


def _noted(folder: Path) -> Path:
    return folder / "running.json"


def _commands(folder: Path) -> dict[str, list[str]]:
    """By which a cluster was started, by name; none where there is none."""
    noted = _noted(folder)
    found: dict[str, list[str]] = json.loads(noted.read_text()) if noted.exists() else {}
    return found


def _left(folder: Path) -> dict[str, int]:
    """Return what is still running of a cluster, by name.

    It is found by how it was started, since process numbers are reused.
    """
    signs = {DATABASE: f"/postgres -D {folder / DATABASE}"}
    signs |= {name: " ".join(command) for name, command in _commands(folder).items()}
    shown = subprocess.run(["ps", "-eww", "-o", "pid=,command="], capture_output=True, text=True, check=True).stdout  # noqa: S607
    lines = [line.strip().partition(" ") for line in shown.splitlines()]
    return {name: int(pid) for name, sign in signs.items() for pid, _, command in lines if sign in command}


def _check_folder(folder: Path) -> None:
    kept = {path.name for path in folder.iterdir()} if folder.exists() else set()
    if DATABASE not in kept and kept - {UNFINISHED, _noted(folder).name}:  # it will be nobody else's
        raise Impossible(f"There are other things in {folder}: give a --folder that is new or empty.")
    if len(f"{folder}/.s.PGSQL.5432".encode()) > LONGEST_SOCKET or not re.fullmatch(r"[\w./+@-]+", str(folder)):
        raise Impossible(
            f"{folder} is no name for a socket of PostgreSQL: give a shorter --folder, of letters, digits, . _ - and /"
        )


def _check_ports(host: str, port: int, ports: Sequence[int]) -> None:
    if not ports or not 0 < port < ports[-1] < 65_536:
        raise Impossible("A cluster has one process or more, and ports from 1 to 65535: the proxy's, and those after it.")
    for where, one in ((host, port), *(("127.0.0.1", one) for one in ports)):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((where, one))
            except OSError as error:
                why = f"Port {one} of {where} cannot be had ({error.strerror}): choose another, --port {port + 100}"
                raise Impossible(why) from None


def _reached_at(host: str) -> str:
    return "127.0.0.1" if host == "0.0.0.0" else host  # noqa: S104


def process_on(port: int) -> list[str]:
    return [str(environment.BIN / "speeltafel"), "serve", "--host", "127.0.0.1", "--port", str(port)]


def begin_process(folder: Path, port: int) -> None:
    variables = {"SPEELTAFEL_DATABASE": database_of(folder), "SPEELTAFEL_TRUSTED_PROXIES": "127.0.0.1"}
    _begin(process_on(port), folder / f"speeltafel-{port}.log", {**os.environ, **variables})


def database_of(folder: Path) -> str:
    return f"postgresql://speeltafel@/tables?host={folder}"


def begin_database(folder: Path, programs: Path) -> None:
    """Start a PostgreSQL that only this folder's owner reaches: by a socket in it, never by the network."""
    data = folder / DATABASE
    _make_theirs(folder)
    if not data.exists():
        fresh = folder / UNFINISHED
        shutil.rmtree(fresh, ignore_errors=True)
        _postgres(programs, "initdb", "--pgdata", str(fresh), "--username", "speeltafel", "--auth", "trust", "--encoding", "UTF8")
        fresh.rename(data)
    options = f"-c listen_addresses= -c unix_socket_directories='{folder}' -c max_connections=100"
    log = str(folder / "postgresql.log")
    start = ("pg_ctl", "--pgdata", str(data), "--log", log, "--options", options, "--wait", "start")
    was_killed = (data / "postmaster.pid").exists()
    for tries_left in reversed(range(STARTS if was_killed else 1)):  # what was left behind has to end first
        try:
            _postgres(programs, *start)
            break
        except Impossible:
            if not tries_left:
                raise
        time.sleep(1)
    there = ("-h", str(folder), "-U", "speeltafel")
    known = _postgres(programs, "psql", *there, "-Atc", "SELECT datname FROM pg_database", "postgres")
    if "tables" not in known.split():
        _postgres(programs, "createdb", *there, "tables")


def proxied(kind: str, servers: Sequence[int], host: str, port: int, folder: Path) -> tuple[list[str], dict[str, str]]:
    """Write the configuration of deploy/ for these ports.

    Return the command that starts it in the foreground, and its environment.
    """
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


def _until_gone(ended: dict[str, int], folder: Path) -> None:
    end = time.monotonic() + STOPS_S
    while left := [name for name, pid in ended.items() if _is_there(pid)]:
        if time.monotonic() > end:
            raise Impossible(f"Some of it does not stop: {', '.join(left)}. Look at the logs in {folder}.")
        time.sleep(0.1)


def _is_there(pid: int) -> bool:
    with suppress(ChildProcessError):  # where we are its parent
        os.waitpid(pid, os.WNOHANG)
    asked = ["ps", "-o", "stat=", "-p", str(pid)]
    state = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return bool(state) and not state.startswith("Z")


def _begin(command: list[str], log: Path, variables: dict[str, str]) -> None:
    with log.open("ab") as written:
        subprocess.Popen(command, env=variables, stdout=written, stderr=written, start_new_session=True)


def _until_it_answers(host: str, port: int, folder: Path, *names: str) -> None:
    """While all of these run; where none is named all of the cluster."""
    end = time.monotonic() + STARTS_S
    while time.monotonic() < end:
        ended = set(names or _commands(folder)) - _left(folder).keys()
        if ended:
            time.sleep(TITLE_S)
            ended -= _left(folder).keys()
        if ended:
            raise Impossible(f"{', '.join(sorted(ended))} ended at once: the logs in {folder} say why.")
        try:
            with urllib.request.urlopen(f"http://{host}:{port}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise Impossible(f"Nobody answers on port {port}: the logs in {folder} say why.")


def _proxy(wanted: str) -> str:
    found = [name for name in PROXIES if shutil.which(name) or Path(f"/usr/sbin/{name}").exists()]
    if wanted and wanted not in found:
        raise Impossible(f"{wanted} is not installed: apt install {wanted}")
    if not found:
        raise Impossible("A cluster needs a proxy: apt install caddy, or nginx, or haproxy.")
    return wanted or found[0]


def _postgresql() -> Path:
    """Return the folder of its programs; Debian has it off the path."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else sorted(DEBIAN.glob("*/bin"))
    if not found or not (found[-1] / "initdb").exists():
        raise Impossible("A cluster needs a database: apt install postgresql.")
    if os.geteuid() == 0 and "postgres" not in {user.pw_name for user in pwd.getpwall()}:
        raise Impossible(
            "PostgreSQL does not run as root, and there is no user postgres: apt install postgresql, or be somebody else."
        )
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
        output = said.read()
    if done.returncode:
        raise Impossible(f"{output}{program} of PostgreSQL did not work: {shlex.join(command)}")
    return output


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tools.setup.local_cluster", description=(__doc__ or "").partition("\n")[0])
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
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
