"""Rehearse the pocket in Pyodide, and pack what was used (for pack_pocket.mjs, which runs it there)."""

import asyncio
import gzip
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

SOURCES, OUT = Path("/src"), Path("/out")
# What a message in a browser may need though the rehearsal did not.
ENCODINGS = ("idna", "latin_1", "ascii", "utf_32_le", "utf_8_sig", "utf_16")
ALSO = (*(f"encodings.{name}" for name in ENCODINGS), "ast", "linecache", "traceback", "tokenize", "zipfile")
LARGE = 1_000_000  # bytes: what masters know of so many players stays at home until one sits down
DATA = ("*.toml", "*.jsonl", "*.json", "*.npz")
JUDGES = "tempering.json"  # data that only reviews read
TOKEN = "r" * 32

sys.path.insert(0, str(SOURCES))


class Rehearsal:
    """A host that keeps logs in lists."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.lists: dict[str, str] = {}
        self.sent: list[Any] = []

    def send(self, connection: int, text: str) -> None:  # noqa: ARG002 - there is one
        self.sent.append(json.loads(text))

    async def keep(self, batches: Any) -> None:
        for kept in batches:
            self.logs.setdefault(kept.table, []).append(kept.batch)
            if kept.entry:
                self.lists[kept.table] = kept.entry

    async def batches(self, table: str) -> list[str]:
        return self.logs.get(table, [])

    async def entries(self) -> list[str]:
        return list(self.lists.values())

    def kernels(self, game: str) -> Any:
        from js import readKernels  # type: ignore[import-not-found]

        from speeltafel.pocket.browser import BrowserKernels

        return BrowserKernels(readKernels(game))

    async def fetch_judge(self, game: str) -> Any:
        return self.kernels(f"{game}-judge")

    def say(self, lines: list[Any], game: str, players: int) -> list[str]:  # noqa: ARG002 - the page says it
        return [""]

    async def fetch_learned(self, game: str, players: int) -> bool:  # noqa: ARG002 - it is all there
        return True


async def rehearse() -> None:
    """Play some moves of every game against every level, and look at everything else."""
    from speeltafel.pocket.hub import Hub

    host: Any = Rehearsal()
    hub = Hub(host)

    async def ask(path: str, body: object = None) -> Any:
        status, text = await hub.fetch(path, TOKEN, None if body is None else json.dumps(body))
        if status != 200:
            raise RuntimeError(f"{path}: {text}")
        return json.loads(text)

    about = await ask("games")
    (OUT / "games.json").write_text(json.dumps(about, separators=(",", ":")))
    for game in about:
        for level in game["levels"]:
            seats = [{"who": "me", "name": "A"}, *[{"who": "bot", "level": level}] * (game["fewest_players"] - 1)]
            table = (await ask("tables", {"game": game["name"], "seats": seats}))["table"]
            for message in (
                {"type": "hello", "version": 2, "table": table, "token": TOKEN},
                {"type": "listen", "seat": 0, "explained": []},
                {"type": "start", "id": "start"},
            ):
                await hub.said(1, json.dumps(message))
            live = await hub.open(table)
            for number in range(8):
                while live.table.bot_to_act():
                    await asyncio.sleep(0.01)
                game_now = live.table.game
                if game_now is None or game_now.actor != 0:
                    break
                move = game_now.view(0).legal[0]
                said = {"type": "move", "id": str(number), "seat": 0, "position": live.table.position, "move": move}
                await hub.said(1, json.dumps(said))
                await hub.said(1, json.dumps(said | {"type": "why", "id": f"why-{number}"}))
            await ask(f"tables/{table}/steps?viewer=0&first=0")
            so_far = await ask(f"tables/{table}/record")
            await ask("replay?everybody=true", so_far)
            if "result" not in so_far:  # a short game may be over
                await ask("tables", {"game": game["name"], "seats": seats, "begun": [move for _, move in so_far["moves"]]})
        for scene in range(game["scenes"]):
            await ask(f"lessons/{game['name']}", {"scene": scene, "moves": [], "language": "en"})
        await ask(f"puzzles/{game['name']}")
    await ask("tables/mine")


async def rehearse_judge() -> None:
    """Give a tip in every game, and review one."""
    import speeltafel
    from speeltafel import games
    from speeltafel.pocket.hub import Hub

    hub = Hub(Rehearsal())  # type: ignore[arg-type]
    for name in games.names():
        game = speeltafel.new(name, players=games.modules(name).rules.FEWEST_PLAYERS, seed=1)
        assert isinstance(game.actor, int)  # noqa: S101 - that of the first move
        view = game.view(game.actor)
        judge = await hub._judge(name, view.players)
        judge.tip(games.modules(name), view, True)
        if games.modules(name).bots.is_exact:  # in a second
            while game.result is None:
                game.play(game.legal()[0])
            review = judge.ask(json.dumps(game.record()).encode()).review
            news = await judge.news(review, 0)
            while not news.over:
                news = await judge.news(review, news.number)
        elif games.modules(name).reasons is None:
            raise RuntimeError(f"{name} has lost its reasons")


def names_used(folder: str) -> set[str]:
    """Return the modules from there that somebody imported."""
    found = set()
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is not None and str(spec.origin).startswith(folder):
            found.add(name)
    return found


def bytecode(source: bytes, name: str, has_lines: bool = True) -> bytes:
    """Compile a module, without the time of the file."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    unchecked = (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code if has_lines else without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Let each instruction be from the first line of its function. The table of lines is a third of Python's library."""
    constants = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)  # an entry of the table has eight instructions at most
    table = stays(8) * eights + (stays(rest) if rest else b"")
    return code.replace(co_linetable=table, co_consts=constants)


def stays(instructions: int) -> bytes:
    """Return the entry of so many instructions on the line of those before (CPython, Objects/locations.md)."""
    return bytes((0x80 | 13 << 3 | instructions - 1, 0))


def pack_library() -> None:
    whole = next(path for path in sys.path if path.endswith(".zip"))
    used = names_used(whole) | set(ALSO)
    with zipfile.ZipFile(whole) as found, packed("python_stdlib") as to:
        for file in found.namelist():
            module = file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if file.endswith(".py") and (module in used or any(name.startswith(f"{module}.") for name in used)):
                put(to, f"{file}c", bytecode(found.read(file), file, has_lines=False))


def pack_msgspec() -> None:
    with zipfile.ZipFile(OUT / "msgspec.whl") as found, packed("msgspec") as to:
        for file in found.namelist():
            put(to, file, found.read(file))
    (OUT / "msgspec.whl").unlink()


def pack_ourselves(used: set[str]) -> None:
    with packed("speeltafel") as to:
        put_modules(to, used)
        for path in data_files():
            if path.name == JUDGES:
                continue
            if path.stat().st_size < LARGE:
                put(to, str(path.relative_to(SOURCES)), path.read_bytes())
            else:
                game = path.relative_to(SOURCES / "speeltafel" / "games").parts[0]
                (OUT / f"{game}-{path.name}").write_bytes(path.read_bytes())


def pack_judge(used: set[str]) -> None:
    """Pack what only tips and reviews need."""
    with packed("judge") as to:
        put_modules(to, used)
        for path in data_files():
            if path.name == JUDGES:
                put(to, str(path.relative_to(SOURCES)), path.read_bytes())


def put_modules(to: zipfile.ZipFile, used: set[str]) -> None:
    for name in sorted(used):
        origin = Path(str(sys.modules[name].__file__))
        file = origin.relative_to(SOURCES)
        source = origin.read_bytes()
        put(to, str(file), b"")  # what a game has is found by the names of its files
        put(to, str(file.parent / "__pycache__" / f"{file.stem}.cpython-314.pyc"), bytecode(source, str(file)))


def data_files() -> Iterator[Path]:
    games = SOURCES / "speeltafel" / "games"
    yield from sorted(path for pattern in DATA for path in games.rglob(pattern))


@contextmanager
def packed(name: str) -> Iterator[zipfile.ZipFile]:
    """Write a ZIP of plain files, compressed as one: small files that are alike take less room so. The worker unpacks it."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as to:
        yield to
    (OUT / f"{name}.gzip").write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))  # hosts may unpack what ends in .gz


def put(to: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file, with a time that is always the same."""
    to.writestr(zipfile.ZipInfo(name), content)


async def main() -> None:
    await rehearse()
    used = names_used(str(SOURCES))
    pack_ourselves(used)
    await rehearse_judge()
    pack_judge(names_used(str(SOURCES)) - used)
    pack_library()
    pack_msgspec()
