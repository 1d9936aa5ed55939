"""A folder that any web host serves: the page, Python, our code, and what a browser keeps for when there is no network."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from speeltafel import games
from speeltafel.core.errors import BadFolder, NotBuilt, make_error

FIRST = "index.html"
PARTS = "pocket"  # their folder, beside the page
ABOUT = f"{PARTS}/files.json"
WORKER = "sw.js"
STAMP = "speeltafel-built"
MARK = '<meta name="speeltafel-pocket" content="{}" />\n    <title>'
ALONE, AT_A_SERVER = "alone", "at-a-server"  # what the mark says: web/src/net/transport.ts reads it
HERE = '"./'  # how every address in the page begins
PLACES = ("rules", "learn")


def built_page() -> Path | None:
    """Return the page shipped inside the package, or built beside the sources; None if there is none."""
    package = Path(str(files("speeltafel")))
    places = (package / "web", package.parents[1] / "web" / "dist")
    return next((place for place in places if (place / FIRST).is_file()), None)


def built_parts() -> Path | None:
    """Return what goes beside the page, from the same places."""
    package = Path(str(files("speeltafel")))
    places = (package / PARTS / "files", package.parents[1] / "dist" / PARTS)
    return next((place for place in places if (place / "files.json").is_file()), None)


def write_site(page: Path | None, parts: Path | None, folder: Path, kind: str = ALONE) -> int:
    """Write the folder, over an older one: for a web host, or below a server's own page. Return its size in bytes."""
    if page is None or parts is None:
        raise make_error(NotBuilt, "pocket-not-built")
    if folder.exists() and not folder.is_dir():
        raise make_error(BadFolder, "pocket-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / ABOUT).is_file():
        raise make_error(BadFolder, "pocket-folder", folder=str(folder))
    if folder.is_dir():
        shutil.rmtree(folder / "assets", ignore_errors=True)  # files of older versions
        shutil.rmtree(folder / PARTS, ignore_errors=True)
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(STAMP))
    shutil.copytree(parts, folder / PARTS, dirs_exist_ok=True, ignore=shutil.ignore_patterns(STAMP))
    with (folder / "notices.txt").open("a", encoding="utf-8") as notices:
        notices.write((folder / PARTS / "notices.txt").read_text("utf-8"))
    first = (folder / FIRST).read_text("utf-8").replace("<title>", MARK.format(kind), 1)
    (folder / FIRST).write_text(first, "utf-8")
    for place in (f"{place}/{name}" for place in PLACES for name in games.names()):
        (folder / place).mkdir(parents=True, exist_ok=True)
        (folder / place / FIRST).write_text(first.replace(HERE, '"../../'), "utf-8")
    (folder / WORKER).write_text(_service_worker(folder), "utf-8")
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _service_worker(folder: Path) -> str:
    """Fill in the hashes of all files, and a version that changes with any of them."""
    later = [f"{PARTS}/{name}" for name in json.loads((folder / ABOUT).read_text("utf-8"))["later"]]
    hashes = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in _names(folder)}
    kept = {name.removesuffix(FIRST) or "./": digest for name, digest in hashes.items() if name not in later}
    text = Path(__file__).with_name("service_worker.js").read_text("utf-8")
    version = hashlib.sha256((text + json.dumps(hashes)).encode()).hexdigest()[:16]
    large = {name: hashes[name] for name in later}
    text = text.replace("@VERSION@", version)
    return text.replace('{ "@FILES@": "" }', json.dumps(kept)).replace('{ "@LATER@": "" }', json.dumps(large))


def _names(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != WORKER:
            yield path.relative_to(folder).as_posix()
