"""The wheel as others get it: built, put into an empty environment, and played with.

python -m tests.wheel                        with the Python that runs this
python -m tests.wheel 3.11 3.12 3.13 3.14    with each of these that uv finds or can fetch; the others are named
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
from tools.setup import environment, wheel

from tests.server.running_server import NO_CERTIFICATES, Person, free_port, until_it_answers

UV = str(environment.BIN / "uv")
MOVES = 3


def main(versions: list[str]) -> int:
    built = wheel.build()
    outcomes = {version: tried(built, version) for version in versions or [sys.executable]}
    for version, outcome in outcomes.items():
        sys.stdout.write(f"{version}: {outcome}\n")
    return 0 if set(outcomes.values()) == {"plays"} else 1


def tried(built: Path, version: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run([UV, "venv", "--quiet", "--python", version, folder], capture_output=True, text=True, check=False)
        if made.returncode:
            return "there is no such Python here"
        python = Path(folder) / "bin" / "python"
        subprocess.run([UV, "pip", "install", "--quiet", "--python", str(python), f"{built}[server]"], check=True)
        plays(python, Path(folder) / "data")
    return "plays"


def plays(python: Path, data: Path, **also: str) -> None:
    """Play in the terminal, on the page and at a live table of the installed package."""
    command = [str(python), "-m", "speeltafel"]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SPEELTAFEL_", "VIRTUAL_ENV"))}
    kept |= {"SPEELTAFEL_DATA": str(data), "LANG": "en_GB.UTF-8", **also}
    said = subprocess.run([*command, "games"], cwd=data.parent, env=kept, capture_output=True, text=True, check=True).stdout
    assert "carnavalo" in said
    with served(command, data.parent, kept) as url:
        page = httpx.get(url, headers={"accept": "text/html"}, verify=NO_CERTIFICATES).text
        script = page.partition('src="./')[2].partition('"')[0]
        assert httpx.get(f"{url}/{script}", verify=NO_CERTIFICATES).headers["content-type"].startswith("text/javascript")
        assert "Svelte" in httpx.get(f"{url}/notices.txt", verify=NO_CERTIFICATES).text
        asyncio.run(a_few_moves(url))


@contextmanager
def served(command: list[str], folder: Path, variables: dict[str, str]) -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen(
        [*command, "serve"], cwd=folder, env={**variables, "SPEELTAFEL_PORT": str(port)}, stderr=subprocess.DEVNULL
    )
    try:
        url = f"http://127.0.0.1:{port}"
        until_it_answers(url)
        yield url
    finally:
        process.terminate()
        process.wait(20)


async def a_few_moves(url: str) -> None:
    """Against a bot, at whatever answers there."""
    server = SimpleNamespace(url=url, settings=SimpleNamespace(port=httpx.URL(url).port))
    ann = Person.new(cast(Any, server))
    created = ann.create("tricky", "me bot")
    client = await ann.connect(created["table"], 0)
    await client.until("snapshot")
    await client.ask("start")
    for _ in range(MOVES):
        while not client.mirrors[0].state.get("view", {}).get("legal"):
            await client.receive(60)
        assert (await client.move(0))["type"] != "refusal"
    await client.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
