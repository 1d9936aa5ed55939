"""Build what the page needs to play without a server, if something has changed since the last time.

python -m tools.setup.build_pocket           build it into dist/pocket; `speeltafel pocket FOLDER` puts it beside the page
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.setup import build_page, environment

BUILT = environment.ROOT / "dist" / "pocket"
STAMP = "speeltafel-built"
PYODIDE = build_page.WEB / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
HERE = Path(__file__).parent
MSGSPEC = HERE / "msgspec_pyodide.txt"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
MADE_FROM = ("*.py", "*.toml", "*.jsonl", "*.json", "*.npz")


def build() -> Path:
    """Build the folder and return it. Compiles the bots to WebAssembly first, which takes a minute or two the first time."""
    environment.ready_for_pocket()
    build_page.install()
    BUILT.parent.mkdir(exist_ok=True)
    with environment.alone(BUILT.parent / "pocket.lock"):  # of its own, since this takes longer than anybody else should wait
        stamp = sources()
        if not (BUILT / STAMP).is_file() or (BUILT / STAMP).read_text() != stamp:
            environment.say("Building the page's pocket: bots as WebAssembly, and Python. This takes a minute or two.")
            with tempfile.TemporaryDirectory(dir=BUILT.parent) as folder:
                fresh, old = Path(folder) / "pocket", Path(folder) / "old"
                _make(fresh, Path(folder))
                (fresh / STAMP).write_text(stamp)
                if BUILT.exists():
                    BUILT.rename(old)
                fresh.rename(BUILT)
    return BUILT


def sources() -> str:
    """Return a hash that changes when something in it would."""
    source = environment.ROOT / "src" / "speeltafel"
    files = [path for pattern in MADE_FROM for path in source.rglob(pattern) if "__pycache__" not in path.parts]
    own = [*HERE.glob("*pocket*"), MSGSPEC, environment.POCKET_LOCK, build_page.WEB / "package-lock.json"]
    digest = hashlib.sha256()
    for path in sorted([*files, *own]):
        digest.update(str(path.relative_to(environment.ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _make(fresh: Path, scratch: Path) -> None:
    from speeltafel import games
    from speeltafel.bots import wasm_kernels as bots
    from speeltafel.review.rollouts import wasm_kernels as reviews

    (fresh / "pyodide").mkdir(parents=True)
    wanted = [(made, f"{name}{end}.wasm", name) for made, end in ((bots, ""), (reviews, "-judge")) for name in games.names()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each is another process
        for (_, file, _), code in zip(wanted, pool.map(lambda one: one[0].kernels(games.modules(one[2])), wanted), strict=True):
            (fresh / file).write_bytes(code)
    wheel = _msgspec(scratch)
    shutil.copy(wheel, fresh / "msgspec.whl")
    node = build_page.node()
    _run([node, str(HERE / "pack_pocket.mjs"), str(fresh), str(wheel)])
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, fresh / "pyodide")
    (fresh / "python_stdlib.gzip").rename(fresh / "pyodide" / "python_stdlib.gzip")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (fresh / "pyodide" / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    (fresh / "notices.txt").write_text(_notices(wheel, version), "utf-8")
    # In the order in which they are needed. Pyodide's scripts are not among them: it imports them itself.
    first = [f"pyodide/{PYODIDE_FILES[-1]}", "pyodide/python_stdlib.gzip", "msgspec.gzip", "speeltafel.gzip"]
    first += [f"{name}.wasm" for name in games.names()]
    about = {
        "games": games.names(),
        "first": {name: (fresh / name).stat().st_size for name in first},
        "later": sorted(path.name for path in fresh.glob("*.npz")),
    }
    (fresh / "files.json").write_text(json.dumps(about))


def _msgspec(scratch: Path) -> Path:
    """Download msgspec for Pyodide: that very file, by its hash."""
    asked = ["--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(MSGSPEC), *PLATFORM, "--dest", str(scratch)]
    _run([str(environment.BIN / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "download", *asked])
    return next(scratch.glob("msgspec-*.whl"))


def _notices(wheel: Path, version: str) -> str:
    """Write whose work is in it."""
    import zipfile

    import ziglang

    line = f"\n{'-' * 80}\n\n"
    with zipfile.ZipFile(wheel) as packed:
        licence = next(name for name in packed.namelist() if name.endswith("/LICENSE"))
        msgspec = packed.read(licence).decode()
    musl = (Path(ziglang.__file__).parent / "lib" / "libc" / "musl" / "COPYRIGHT").read_text("utf-8")
    pyodide = (
        f"pyodide {version}: MPL-2.0\n\nUnchanged, but for parts of Python's library that were left out. Its source is at "
        f"https://github.com/pyodide/pyodide/tree/{version}, the licence at https://www.mozilla.org/MPL/2.0/.\n"
        "It holds CPython, under the Python Software Foundation License: https://docs.python.org/3/license.html.\n"
    )
    return "".join(line + one for one in (pyodide, f"msgspec: BSD-3-Clause\n\n{msgspec}", f"musl: MIT\n\n{musl}"))


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=environment.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThis did not work: {' '.join(command)}")


if __name__ == "__main__":
    print(build())
