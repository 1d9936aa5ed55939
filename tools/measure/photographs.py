"""Compare what others rely on with an older commit: OpenAPI, the protocol, the page's types, and a review of each game.

python -m tools.measure.photographs COMMIT [GAME …]      reviews of tricky, if no games are named: another takes a minute

For each of them you see what is gone, what is new and what is another: after a step that only moves or renames, nothing is.
"""

import json
import os
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx

import speeltafel
from speeltafel import games

ROOT = Path(__file__).parents[2]
KEPT = ("docs/protocol.schema.json", "web/src/net/types.ts", "web/src/net/review-types.ts", "web/src/games/{game}/view.ts")
SERVES = "import sys; from speeltafel.cli import main; sys.argv = ['speeltafel', *sys.argv[1:]]; main()"
REVIEWS = "import json, sys, msgspec, speeltafel; "
REVIEWS += "print(msgspec.json.encode(speeltafel.review(json.load(sys.stdin))).decode())"
SHOWN = 12  # of each kind of difference
LONGEST_START_S = 60


def main(arguments: list[str]) -> None:
    if not arguments:
        sys.exit((__doc__ or "").strip())
    commit, *reviewed = arguments
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder)
        command = ["git", "archive", commit, "src", "docs", "web/src"]
        packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(before, filter="data")
        compare("OpenAPI", openapi(before), openapi(ROOT))
        for name in [kept.format(game=game) for kept in KEPT for game in (games.names() if "{" in kept else [""])]:
            compare(name, content(before / name), content(ROOT / name))
        for game in reviewed or ["tricky"]:
            record = played(game)
            compare(f"review of {game}", review(before, record), review(ROOT, record))


def compare(name: str, before: Any, now: Any) -> None:
    """Print what differs."""
    old, new = dict(leaves(before)), dict(leaves(now))
    kinds = {
        "gone": [place for place in old if place not in new],
        "new": [place for place in new if place not in old],
        "another": [place for place in old if place in new and old[place] != new[place]],
    }
    print(f"{name}: {', '.join(f'{len(places)} {kind}' for kind, places in kinds.items() if places) or 'the same'}")
    for kind, places in kinds.items():
        for place in places[:SHOWN]:
            said = f": {old[place]} -> {new[place]}" if kind == "another" else ""
            print(f"  {kind} {place}{said}"[:160])


def leaves(found: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value with its place."""
    if isinstance(found, dict | list) and found:
        for key, value in found.items() if isinstance(found, dict) else enumerate(found):
            yield from leaves(value, f"{place} {key}")
    else:
        yield place.strip(), found


def content(path: Path) -> Any:
    """Return the values of a JSON file, or the lines of another one; nothing if it isn't there."""
    if not path.exists():
        return {}
    text = path.read_text("utf-8")
    return json.loads(text) if path.suffix == ".json" else {line: "" for line in text.splitlines() if line}


def openapi(tree: Path) -> Any:
    """Return what a server of that tree says of itself."""
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        port = some.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVES, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, env=environment(tree), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + LONGEST_START_S
            while True:
                try:
                    return httpx.get(f"http://127.0.0.1:{port}/api/description/openapi.json").json()
                except httpx.TransportError:
                    if server.poll() is not None or time.monotonic() > end:
                        sys.exit(f"The server of {tree} does not answer.")
                    time.sleep(0.1)
        finally:
            server.terminate()
            server.wait()


def played(game: str) -> Any:
    """Return the same game each time, played by beginners."""
    table = speeltafel.new(game, games.modules(game).rules.FEWEST_PLAYERS, seed=1)
    bots = [speeltafel.bot(game, "beginner", seed=seat) for seat in range(table.players)]
    while isinstance(table.actor, int):
        table.play(bots[table.actor].choose(table.view(table.actor)))
    return {name: value for name, value in table.record().items() if name != "rules"}  # which older code does not know


def review(tree: Path, record: Any) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", REVIEWS], input=json.dumps(record).encode(), env=environment(tree), capture_output=True, check=True
    )
    return json.loads(done.stdout)


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONSAFEPATH": "1"}


if __name__ == "__main__":
    main(sys.argv[1:])
