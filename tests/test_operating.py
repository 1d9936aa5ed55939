"""docs/operate.md is a script: its commands are run one after the other, in a folder that stands for the machine.

What only a whole machine has (systemd, containers, a fresh Python) is a program that notes how it was called; tests/container.py,
tests/wheel.py and tests/cluster_restarts.py do those for real.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.store.database import open_database
from tests.databases import new_postgresql_database, postgresql
from tests.server.running_server import free_port
from tests.test_docs import fenced

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "operate.md"
LONGEST_S = 240  # on a busy machine; ten where nothing else runs
NOTED = ("docker", "systemctl", "pip", "runuser", "ln")
# `serve` goes on while what follows it is typed, until another takes its place. It stays on this machine.
SPEELTAFEL = """#!/bin/bash
real={bin}/speeltafel
if [ "$1" != serve ]; then exec $real "$@"; fi
if [ -e served ]; then kill $(cat served); while kill -0 $(cat served) 2>/dev/null; do sleep 0.05; done; fi
$real "${{@/0.0.0.0/127.0.0.1}}" </dev/null >>served.log 2>&1 & echo $! > served
for _ in $(seq 600); do
    curl --fail --silent --output /dev/null http://127.0.0.1:$SPEELTAFEL_PORT/api/health && exit 0
    sleep 0.1
done
exit 1
"""
NOTE = '#!/bin/bash\necho "$(basename $0) $*" >> {folder}/noted\n'
PYTHON = """#!/bin/bash
case "$*" in
    "-m venv "*) mkdir -p $3/bin && cp {folder}/bin/pip $3/bin/ ;;
    "-m tools.setup.local_cluster "*) echo "cluster $3" >> {folder}/noted ;;
    *) exit 1 ;;
esac
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Return a folder with the sources' files, and programs that go before those of this machine."""
    for name in ("deploy", "env.example", "compose.yaml"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in ("etc/systemd/system", "etc/nginx/conf.d", "etc/caddy", "opt", "bin"):
        (tmp_path / name).mkdir(parents=True)
    programs = {"speeltafel": SPEELTAFEL, "python3": PYTHON, **dict.fromkeys(NOTED, NOTE)}
    for name, text in programs.items():
        (tmp_path / "bin" / name).write_text(text.format(bin=Path(sys.executable).parent, folder=tmp_path))
        (tmp_path / "bin" / name).chmod(0o755)
    (tmp_path / "play").symlink_to(tmp_path / "bin" / "speeltafel")
    return tmp_path


def of_every_night(machine: Path) -> str:
    """Return the lines of crontab, as cron would run them."""
    lines = [line for block in fenced(PAGE, "text") for line in block.splitlines() if line.strip()]
    commands = (
        "\n".join(f"({line.split(None, 5)[-1]})" for line in lines).replace("\\%", "%").replace("cd FOLDER", f"cd {machine}")
    )
    return f"mkdir {machine}/backups\n" + commands.replace("/backups", f"{machine}/backups").replace(
        "/var/lib/speeltafel", f"{machine}/data"
    )


def script(machine: Path, port: int) -> str:
    text = "\n".join([*fenced(PAGE, "sh"), of_every_night(machine)])
    for here, there in ((" /opt", f" {machine}/opt"), ("\n/opt", f"\n{machine}/opt"), (" /etc", f" {machine}/etc")):
        text = text.replace(here, there)
    text = re.sub(r"(127\.0\.0\.1|localhost):800[01]/", rf"\1:{port}/", text)
    missing = [program for program in ("promtool", "curl") if shutil.which(program) is None]
    lines = [line for line in text.splitlines() if line.partition(" ")[0] not in missing]
    return "\n".join(["set -eux -o pipefail", *lines])


def test_every_command_of_the_page_works(machine: Path) -> None:
    port = free_port()
    database = new_postgresql_database()
    open_database(database).dispose()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SPEELTAFEL_")}
    environment = {
        **kept,
        "PATH": f"{machine / 'bin'}:{postgresql().bin_path}:{os.environ['PATH']}",
        "SPEELTAFEL_PORT": str(port),
        "SPEELTAFEL_DATA": str(machine / "data"),
        "TOKEN": "a-token-of-a-family-member",
        "LANG": "en_GB.UTF-8",
    }
    typed = script(machine, port).replace("postgresql://me@localhost/tables", f"'{database}'")
    try:
        bash = ["/bin/bash", "-c", typed]
        done = subprocess.run(bash, cwd=machine, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST_S)
    finally:
        if (machine / "served").exists():
            os.kill(int((machine / "served").read_text()), 15)
    assert done.returncode == 0, done.stderr[-3000:]
    noted = (machine / "noted").read_text().splitlines()
    assert "docker compose up --detach --build" in noted
    assert "docker compose --profile think up --detach --build" in noted
    assert "systemctl enable --now speeltafel-think" in noted
    assert "pip install --require-hashes --only-binary :all: -r server.lock" in noted
    assert "runuser --user postgres -- createdb --owner speeltafel speeltafel" in noted
    settings = (machine / "etc" / "speeltafel.env").read_text()
    assert re.findall(r"^(SPEELTAFEL_\w+)=.", settings, re.MULTILINE) == [
        "SPEELTAFEL_DATABASE",
        "SPEELTAFEL_ALLOWED_HOSTS",
        "SPEELTAFEL_TRUSTED_PROXIES",
        "SPEELTAFEL_PASSWORD",
    ]
    caddy = (machine / "etc" / "caddy" / "Caddyfile").read_text()
    assert "tables.invalid {" in caddy
    assert "reverse_proxy 127.0.0.1:8001 127.0.0.1:8002 127.0.0.1:8003 {" in caddy
    assert "systemctl enable --now speeltafel@8001 speeltafel@8002 speeltafel@8003" in noted
    assert noted.index("cluster up") < noted.index("cluster down")
    assert (machine / "monday.dump").stat().st_size > 1000
    assert "# HELP speeltafel_connections" in done.stdout
    assert "of this person's tables" in done.stdout
    assert sorted(path.suffix for path in (machine / "backups").iterdir()) == [".dump", ".sqlite"]
    assert "runuser -u postgres -- pg_dump --format=custom speeltafel" in noted
    assert "docker compose exec -T database pg_dump -U speeltafel --format=custom speeltafel" in noted


def test_nothing_to_type_stands_elsewhere_on_that_page() -> None:
    """Only blocks `sh` are run; in a sentence stand names, and what a block has already."""
    text = re.sub(r"^```.*?^```$", "", PAGE.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    run = "\n".join(fenced(PAGE, "sh"))
    for typed in re.findall(r"`((?:speeltafel|docker|curl|systemctl|python3) [^`]+)`", text):
        assert typed in run
