"""A device without NumPy and Numba, as a browser is: it judges a game on WebAssembly, and prints what its page would be told.

python -m tests.pocket.without_numpy KERNELS < RECORD     prints a tip for the last position, or the review if the game is over
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

TOKEN = "t" * 32
MISSING = ("numpy", "numba", "llvmlite")  # a browser has none of them


class Host:
    """A worker's JavaScript, as far as the judge needs it."""

    def __init__(self, code: bytes) -> None:
        self._code = code

    async def fetch_judge(self, game: str) -> Any:  # noqa: ARG002 - one game
        from tests.pocket.wasmtime_kernels import WasmtimeKernels

        return WasmtimeKernels(self._code)

    async def fetch_learned(self, game: str, players: int) -> bool:  # noqa: ARG002 - it is all there
        return True

    def say(self, lines: list[Any], game: str, players: int) -> list[str]:
        from speeltafel.core.i18n import LANGUAGES, LETTERS, Translator

        texts = [Translator(language, LETTERS[:players], [f"speeltafel.games.{game}"]) for language in LANGUAGES]
        return [" ".join(map(one.translate, lines)) for one in texts]


async def judged(kernels: Path, record: dict[str, Any]) -> Any:
    import msgspec

    import speeltafel
    from speeltafel import games
    from speeltafel.pocket.hub import Hub

    host: Any = Host(kernels.read_bytes())
    hub = Hub(host)
    if "result" in record:
        review = await answer(hub, "review", json.dumps(record))
        news = await answer(hub, f"reviews/{review['review']}")
        while not news["over"]:
            news = await answer(hub, f"reviews/{review['review']}?after={news['number']}")
        return news["parts"][-1]["review"]
    game = speeltafel.replay(record)
    assert isinstance(game.actor, int)
    judge = await hub._judge(game.name, game.players)
    hint = judge.tip(games.modules(game.name), game.view(game.actor), True)
    return json.loads(msgspec.json.encode(hint))


async def answer(hub: Any, path: str, body: str | None = None) -> Any:
    status, text = await hub.fetch(path, TOKEN, body)
    assert status == 200, text
    return json.loads(text)


if __name__ == "__main__":
    sys.modules |= dict.fromkeys(MISSING)  # type: ignore[arg-type]
    sys.stdout.write(json.dumps(asyncio.run(judged(Path(sys.argv[1]), json.load(sys.stdin)))))
