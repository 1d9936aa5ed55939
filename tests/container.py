"""The steps of the Containerfile, in a bare Debian: for machines that can pull no image. As root, with debootstrap.

python -m tests.container FOLDER      a folder with room for 3 GB; the bare Debian in it is made once

Each FROM begins a folder of its own, COPY and RUN happen there, and what ENTRYPOINT and CMD start is started there: as the user
that USER names, with everything but the volume and /tmp read-only. Then somebody plays.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from tests.server.running_server import free_port, until_it_answers
from tests.wheel import a_few_moves

ROOT = Path(__file__).parent.parent
FILE = ROOT / "Containerfile"
# How this machine reaches names and packages is not the container's business, but its steps need it here.
OF_THIS_MACHINE = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/npmrc", "/usr/local/share/ca-certificates"),
    *(str(Path.home() / name) for name in (".npmrc", ".config/pip")),
)
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"  # where Debian puts them all together


@dataclass
class Stage:
    root: Path
    folder: str = "/"
    user: str = "0"
    volume: str = ""
    health: list[str] = field(default_factory=list)
    start: list[str] = field(default_factory=list)
    variables: dict[str, str] = field(default_factory=dict)

    def inside(self, path: str) -> Path:
        return self.root / str(PurePosixPath(os.path.normpath(f"{self.folder}/{path}" if path[0] != "/" else path))).lstrip("/")


def instructions(text: str) -> list[tuple[str, str]]:
    """As they stand in the file, without comments, and lines that go on put together."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [
        (word, rest.strip())
        for word, _, rest in (line.partition(" ") for line in "\n".join(lines).replace("\\\n", " ").splitlines())
    ]


def build(work: Path) -> Stage:
    stages: dict[str, Stage] = {}
    stage = Stage(work)
    for word, rest in instructions(FILE.read_text("utf-8")):
        print(f"{word} {rest[:110]}", flush=True)  # noqa: T201
        match word:
            case "FROM":
                image, _, name = re.sub(r"--platform=\S+ ", "", rest).partition(" AS ")
                stage = stages[name] = Stage(work / (name or "last"))
                bare(work, image, stage.root)
            case "RUN":
                run(stage, ["sh", "-c", rest])
            case "WORKDIR":
                stage.folder = rest
                stage.inside(".").mkdir(parents=True, exist_ok=True)
            case "COPY":
                copy(stage, stages, shlex.split(rest))
            case "ENV":
                stage.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                stage.user = rest
            case "VOLUME":
                stage.volume = rest
            case "HEALTHCHECK":
                stage.health = json.loads(rest.partition("CMD ")[2])
            case "ENTRYPOINT" | "CMD":
                stage.start += json.loads(rest)
            case "EXPOSE" | "STOPSIGNAL":
                pass
            case _:
                raise AssertionError(f"{word} is not known here")
    return stage


def bare(work: Path, image: str, root: Path) -> None:
    """Start a Debian of the name that the image has, as small as one is."""
    suite = re.fullmatch(r"debian:(\w+)-slim", image)
    assert suite, f"{image} is no Debian"
    debian = work / suite[1]
    if not (debian / "etc" / "debian_version").exists():
        subprocess.run(["debootstrap", "--variant=minbase", suite[1], str(debian)], check=True, stdout=subprocess.DEVNULL)  # noqa: S607
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "-a", str(debian), str(root)], check=True)  # noqa: S607
    for path in map(Path, OF_THIS_MACHINE):
        if path.exists():
            to = root / str(path)[1:]
            to.parent.mkdir(parents=True, exist_ok=True)
            to.unlink(missing_ok=True) if not path.is_dir() else None
            subprocess.run(["cp", "-aLT", str(path), str(to)], check=True)  # noqa: S607


def copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    source = stages[words.pop(0).removeprefix("--from=")].root if words[0].startswith("--from=") else ROOT
    *names, to = words
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", *(["dist"] if source == ROOT else []))
    for name in names:
        path, place = source / name.lstrip("/"), stage.inside(to)
        if path.is_dir():
            shutil.copytree(path, place, symlinks=True, dirs_exist_ok=True, ignore=left_out)
        else:
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)


def run(stage: Stage, command: list[str]) -> None:
    variables = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", **packages_of_this_machine()}
    there = [shutil.which("chroot") or "/usr/sbin/chroot", str(stage.root), "env", "-C", stage.folder, *command]
    subprocess.run(there, env={**variables, **stage.variables}, check=True, stdout=subprocess.DEVNULL)


def packages_of_this_machine() -> dict[str, str]:
    return dict.fromkeys(("PIP_CERT", "NODE_EXTRA_CA_CERTS", "npm_config_cafile"), CERTIFICATES)


def started(stage: Stage, port: int, *more: str) -> list[str]:
    """Return the command that starts it as the container would be: without root, and with only the volume and /tmp writable."""
    inside = stage.root
    mounts = [
        f"mount --bind {inside} {inside}",
        f"mount -o remount,ro,bind {inside}",
        f"mount --bind {inside}-volume {inside}{stage.volume}",
        f"mount -t tmpfs tmpfs {inside}/tmp",  # noqa: S108  of the container
        f"mount -t proc proc {inside}/proc",
    ]
    variables = [f"{name}={value}" for name, value in stage.variables.items()] + [f"SPEELTAFEL_PORT={port}"]
    user = ["chroot", f"--userspec={stage.user}:{stage.user}", str(inside), "env", "-i", *variables]
    script = " && ".join([*mounts, f"exec {shlex.join([*user, *stage.start, *more])}"])
    return ["unshare", "--mount", "sh", "-c", script]


def main(work: Path) -> int:
    work.mkdir(parents=True, exist_ok=True)
    stage = build(work)
    volume = Path(f"{stage.root}-volume")
    shutil.rmtree(volume, ignore_errors=True)
    volume.mkdir()
    os.chown(volume, int(stage.user), int(stage.user))
    port = free_port()
    begun = time.monotonic()
    process = subprocess.Popen(started(stage, port, "--host", "127.0.0.1"))
    try:
        until_it_answers(f"http://127.0.0.1:{port}")
        print(f"It answers after {time.monotonic() - begun:.1f} s.")  # noqa: T201
        asyncio.run(a_few_moves(f"http://127.0.0.1:{port}"))
        health = [word.replace(":8000/", f":{port}/") for word in stage.health]
        run(stage, health)
        owner = Path(f"/proc/{process.pid}").stat().st_uid
        assert owner == int(stage.user), owner
    finally:
        process.terminate()
        code = process.wait(20)
    assert {path.name for path in volume.iterdir()} >= {"tables.sqlite"}
    size = subprocess.run(["du", "-sm", str(stage.root)], capture_output=True, text=True, check=True).stdout.split()[0]  # noqa: S607
    print(f"Played as user {stage.user} on a read-only root; stopped with {code}; {size} MB.")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
