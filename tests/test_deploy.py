"""What stands in deploy/ is taken by the programs that it is for, and people play through each of the proxies."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from tools.setup import build_page, local_cluster

from speeltafel.cli.env_options import variable
from speeltafel.server.metrics import Metrics
from tests.cli.test_environment import options_of
from tests.container import instructions
from tests.server.running_server import NO_CERTIFICATES, Running, free_port, running, until_it_answers
from tests.wheel import a_few_moves

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def path_of(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('deploy') / 'tables.db'}"
    with running(database, web=build_page.build(), trusted_proxies=("127.0.0.1",), connections_per_address=2) as started:
        yield started


@pytest.mark.parametrize("kind", local_cluster.PROXIES)
def test_people_play_through_the_proxy(kind: str, server: Running, tmp_path: Path) -> None:
    path_of(kind)
    port = free_port()
    command, variables = local_cluster.proxied(kind, [server.settings.port], "127.0.0.1", port, tmp_path)
    process = subprocess.Popen(command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        until_it_answers(url)
        page = httpx.get(url, headers={"accept": "text/html"}, verify=NO_CERTIFICATES)
        script = page.text.partition('src="./')[2].partition('"')[0]
        found = httpx.get(f"{url}/{script}", verify=NO_CERTIFICATES)
        assert (found.status_code, found.headers.get("content-encoding")) == (200, "gzip")
        assert httpx.get(f"{url}/metrics", verify=NO_CERTIFICATES).status_code == 404
        asyncio.run(a_few_moves(url))
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def proxied(kind: str, ports: list[int], folder: Path) -> Iterator[int]:
    """Yield the proxy in front of these; its port."""
    path_of(kind)
    port = free_port()
    command, variables = local_cluster.proxied(kind, ports, "127.0.0.1", port, folder)
    process = subprocess.Popen(command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until_it_answers(f"http://127.0.0.1:{port}")
        yield port
    finally:
        process.terminate()
        process.wait(20)


def said(port: int, request: bytes, seconds: float = 10.0) -> bytes:
    """Return the answer to what is no proper request, as far as there is one."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), seconds) as raw:
        raw.sendall(request)
        return raw.recv(65_536)
    return b""


@pytest.mark.parametrize("kind", local_cluster.PROXIES)
def test_nobody_chooses_their_address_or_reaches_the_metrics(kind: str, tmp_path: Path) -> None:
    """Behind HAProxy a line of one's own in the header once counted, so that wrong passwords were never too many."""
    settings: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",), "password": "sesame", "guesses_at_once": 5}
    with (
        running(f"sqlite:///{tmp_path / 'x.sqlite'}", guesses_per_minute=0.01, **settings) as server,
        proxied(kind, [server.settings.port], tmp_path) as port,
    ):

        def guessed(password: str, *lines: str) -> int:
            headers = [("x-speeltafel-password", password), *(("x-forwarded-for", line) for line in lines)]
            return httpx.get(f"http://127.0.0.1:{port}/api/tables", headers=headers, verify=NO_CERTIFICATES).status_code

        answers = [guessed("wrong", f"203.0.113.{one}", f"198.51.100.{one}") for one in range(12)]
        assert answers == [401] * 5 + [429] * 7
        for path in ("/metrics", "/metrics/", "/metrics%2f", "//metrics", "/%6detrics", "///metrics/"):
            request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nx-speeltafel-password: sesame\r\nconnection: close\r\n\r\n"
            answer = said(port, request.encode())
            assert b"speeltafel_commands" not in answer, path
            assert re.match(rb"HTTP/1.1 (404|308|301|400|429)", answer), (path, answer[:100])


MALFORMED = (
    b"POST /api/replay HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables/a/seats HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{",
    b"POST /api/replay HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabc",
    b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
)


@pytest.mark.parametrize("kind", local_cluster.PROXIES)
def test_what_a_client_does_wrong_takes_no_server_away(kind: str, tmp_path: Path) -> None:
    """Broken requests of one stranger once had Caddy answer 503 to everybody."""
    with (
        running(f"sqlite:///{tmp_path / 'x.sqlite'}", trusted_proxies=("127.0.0.1",)) as server,
        proxied(kind, [server.settings.port], tmp_path) as port,
    ):
        done = Event()

        def misbehave(which: int) -> None:
            while not done.wait(0.2):
                said(port, MALFORMED[which % len(MALFORMED)], 0.2)

        threads = [Thread(target=misbehave, args=(one,)) for one in range(12)]
        for thread in threads:
            thread.start()
        try:
            found = []
            for _ in range(20):
                begun = time.monotonic()
                answer = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=20, verify=NO_CERTIFICATES)
                found.append((answer.status_code, time.monotonic() - begun))
                time.sleep(0.1)
        finally:
            done.set()
            for thread in threads:
                thread.join()
    assert {status for status, _ in found} == {200}
    assert statistics.median(seconds for _, seconds in found) < 1.5  # a busy machine is slow now and then


class Asked(BaseHTTPRequestHandler):
    """Stands for a process: says which one it is."""

    protocol_version = "HTTP/1.0"  # no connection outlives an answer, so nobody answers who is gone

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None: ...


@pytest.mark.parametrize("kind", local_cluster.PROXIES)
def test_a_table_s_people_are_sent_to_one_process_and_elsewhere_when_it_is_gone(kind: str, tmp_path: Path) -> None:
    path_of(kind)
    processes = [ThreadingHTTPServer(("127.0.0.1", 0), Asked) for _ in range(3)]
    for process in processes:
        Thread(target=process.serve_forever, daemon=True).start()
    port = free_port()
    command, variables = local_cluster.proxied(
        kind, [int(one.server_address[1]) for one in processes], "127.0.0.1", port, tmp_path
    )
    proxy = subprocess.Popen(command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def asked(path: str) -> str:
        answer = httpx.get(f"http://127.0.0.1:{port}{path}", verify=NO_CERTIFICATES)
        assert answer.status_code == 200, answer.text
        return answer.text

    try:
        until_it_answers(f"http://127.0.0.1:{port}")
        tables = [f"table-{number}" for number in range(12)]
        sent = {table: asked(f"/api/tables/{table}/live") for table in tables}
        for path in ("live", "steps?first=1", "seats"):
            assert {table: asked(f"/api/tables/{table}/{path}") for table in tables} == sent
        assert len(set(sent.values())) > 1
        assert len({asked("/api/games") for _ in range(30)}) > 1, "whatever else is spread"
        processes[0].shutdown()
        processes[0].server_close()
        gone = str(processes[0].server_address[1])
        assert all(asked(f"/api/tables/{table}/live") != gone for table in tables)
        stayed = {table: where for table, where in sent.items() if where != gone}
        assert {table: asked(f"/api/tables/{table}/live") for table in stayed} == stayed, "nobody else is moved"
    finally:
        proxy.terminate()
        proxy.wait(20)
        for process in processes[1:]:
            process.shutdown()
            process.server_close()


def test_what_nginx_and_haproxy_are_given_is_valid_as_it_stands(tmp_path: Path) -> None:
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ {(DEPLOY / 'nginx.conf').read_text().replace('80;', '127.0.0.1:48080;')} }}"
    )
    taken = [
        [path_of("nginx"), "-t", "-e", "stderr", "-c", str(tmp_path / "nginx.conf")],
        [path_of("haproxy"), "-c", "-f", str(DEPLOY / "haproxy.cfg")],
    ]
    for command in taken:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("name", "instance"), [("speeltafel@", "speeltafel@8000"), ("speeltafel-think", "speeltafel-think")])
def test_systemd_takes_the_unit_and_finds_it_hardened(name: str, instance: str, tmp_path: Path) -> None:
    analyze = path_of("systemd-analyze")
    unit = tmp_path / f"{instance}.service"
    unit.write_text((DEPLOY / f"{name}.service").read_text().replace("/opt/speeltafel/bin/speeltafel", "/bin/true"))
    verified = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    asked = [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]
    exposed = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert exposed.returncode == 0, exposed.stdout[-300:]


def test_the_container_is_nobody_s_root_and_copies_what_there_is() -> None:
    steps = instructions((ROOT / "Containerfile").read_text("utf-8"))
    assert [rest for word, rest in steps if word == "USER"] == ["10001"]
    assert [word for word, _ in steps].count("HEALTHCHECK") == 1
    for word, rest in steps:
        if word == "COPY" and not rest.startswith("--from="):
            assert all((ROOT / name).exists() for name in rest.split()[:-1]), rest
    known = {variable(option.opts[0]) for option in options_of("serve")} | {"SPEELTAFEL_DATA", "SPEELTAFEL_CACHE"}
    for file in ("Containerfile", "compose.yaml", "deploy/speeltafel@.service", "deploy/speeltafel-think.service"):
        used = set(re.findall(r"\b(SPEELTAFEL_\w+)(?:=|:)", (ROOT / file).read_text("utf-8")))
        assert used
        assert used - known <= {"SPEELTAFEL_DOMAIN", "SPEELTAFEL_SERVERS", "SPEELTAFEL_SUBNET"}, "names of no option"


def test_the_health_check_follows_the_port() -> None:
    (check,) = [rest for word, rest in instructions((ROOT / "Containerfile").read_text("utf-8")) if word == "HEALTHCHECK"]
    program = json.loads(check.partition("CMD ")[2])
    with running(f"sqlite:///{tempfile.mkdtemp()}/x.sqlite") as server:
        for port, status in ((server.settings.port, 0), (free_port(), 1)):
            environment = {**os.environ, "SPEELTAFEL_PORT": str(port)}
            done = subprocess.run([sys.executable, *program[1:]], env=environment, stderr=subprocess.DEVNULL, check=False)
            assert done.returncode == status


def test_both_units_are_hardened_alike() -> None:
    """What stands below the command, but for the connections that a worker does not take."""
    one, other = ((DEPLOY / f"{name}.service").read_text("utf-8") for name in ("speeltafel@", "speeltafel-think"))
    after = "Restart=always"
    assert one.partition(after)[2].replace("LimitNOFILE=65536\n", "") == other.partition(after)[2] != ""


def test_compose_asks_for_nothing_that_the_example_does_not_have() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    assert asked == set(re.findall(r"^(\w+)=", (ROOT / "env.example").read_text("utf-8"), flags=re.MULTILINE))


MONITORING = DEPLOY / "monitoring"


def test_what_is_watched_is_what_there_is() -> None:
    """Every metric that the rules and the dashboard name is one of ours."""
    metrics = Metrics()
    metrics.commands["move", "done"] += 1
    metrics.turned_away.labels("requests").inc()
    metrics.unreadable.labels("abcdef").set(1)
    metrics.thinking({"bot": 1}, 1)
    exported = set(re.findall(r"^([a-z_]+)(?:{| )", metrics.page().decode(), flags=re.MULTILINE))
    dashboard = json.loads((MONITORING / "grafana.json").read_text("utf-8"))
    shown = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    rules = (MONITORING / "rules.yml").read_text("utf-8")
    for text in (shown, rules):
        named = set(re.findall(r"\b((?:speeltafel|process)_[a-z_]+)", text))
        assert len(named) > 5
        assert named <= exported
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_prometheus_takes_the_rules_and_each_alert_comes_when_it_should() -> None:
    promtool = path_of("promtool")
    for arguments in (["check", "config", "prometheus.yml"], ["test", "rules", "rules_test.yml"]):
        done = subprocess.run([promtool, *arguments], cwd=MONITORING, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_has_a_test() -> None:
    alerts = re.findall(r"alert: (\w+)", (MONITORING / "rules.yml").read_text("utf-8"))
    tested = re.findall(r'alertname="(\w+)"', (MONITORING / "rules_test.yml").read_text("utf-8"))
    assert alerts
    assert sorted(alerts) == sorted(tested)


def test_compose_trusts_its_own_network_and_nobody_else() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    networks = re.findall(r'(?:TRUSTED_PROXIES: |subnet: ")(\$\{SPEELTAFEL_SUBNET:-[\d./]+\})', text)
    assert len(networks) == 2
    assert networks[0] == networks[1]
