"""Tips and reviews on a device: the judge's own code, on WebAssembly. It is loaded when somebody asks."""

import asyncio
import traceback
from collections.abc import Iterator, Mapping
from types import SimpleNamespace

import msgspec

from speeltafel.bots.bot_engine import BotEngine
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import NeverAskedFor, make_error
from speeltafel.core.line import Line
from speeltafel.core.record import read
from speeltafel.core.view import AnyView
from speeltafel.pocket.wasm_memory import Kernels, WasmMemory, function
from speeltafel.review.model import JUDGE_VERSION, Hint, Part, ReviewFinished, Verdict
from speeltafel.review.pipeline import deeper_verdict, review_parts
from speeltafel.review.rollouts import engine as engines
from speeltafel.review.rollouts import recording_engine
from speeltafel.review.rollouts.engine import ReviewEngine
from speeltafel.review.rollouts.wasm_kernels import RECORDED, exported_names
from speeltafel.review.timeline import reviewable
from speeltafel.review.tips import hint
from speeltafel.server.answers import ReviewAsked, ReviewNews, news_of


def get_ready(modules: GameModules, kernels: Kernels) -> None:
    """Let reviews of this game run on these kernels from now on, and their reasons on those of them that record events."""
    memory, wanted = WasmMemory(kernels), exported_names(modules)

    def built(names: Mapping[str, str]) -> ReviewEngine:
        found = SimpleNamespace(**{name: function(export, kernels, memory) for name, export in names.items()})
        return ReviewEngine(BotEngine(modules, True, found, found, memory), found, None)

    recorded = {name.removeprefix(RECORDED): name for name in wanted if name.startswith(RECORDED)}
    engines.use(built({name: name for name in wanted if not name.startswith(RECORDED)}))
    if recorded:
        recording_engine.use(built(recorded))


class Making:
    """A review that is made part by part, as long as somebody listens."""

    def __init__(self, record: bytes) -> None:
        self.record = record
        self.parts: list[Part] = []
        self._more: Iterator[Part] = review_parts(record)
        self.turn = asyncio.Lock()
        self.is_over = False
        self.problem: Line | None = None

    def go_on(self) -> None:
        """Make the next part."""
        try:
            self.parts.append(next(self._more))
        except Exception:  # the page must not wait for ever
            traceback.print_exc()  # into the console
            self.problem = Line("review-failed")
        self.is_over = self.problem is not None or isinstance(self.parts[-1], ReviewFinished)


class Judge:
    """Tips and reviews of this device. Each takes the time of the whole worker, a part at a time."""

    def __init__(self) -> None:
        self._reviews: dict[str, Making] = {}

    @staticmethod
    def game_of(record: bytes) -> str:
        return read(record).game

    @staticmethod
    def tip(modules: GameModules, view: AnyView, counts: bool) -> Hint:
        return hint(modules, view, counts)

    def ask(self, record: bytes) -> ReviewAsked:
        """Begin a review, unless it was. Raises BadRecord if the record cannot be reviewed."""
        record_hash, plain = reviewable(record)
        name = f"{record_hash}-{JUDGE_VERSION}-usual"
        if name not in self._reviews or self._reviews[name].problem:
            self._reviews[name] = Making(plain)
        return ReviewAsked(name)

    async def news(self, name: str, after: int) -> ReviewNews:
        """Return the parts that the page has not heard of; make the next one if it has heard of all."""
        found = self._found(name)
        async with found.turn:
            await asyncio.sleep(0)  # tables first
            if len(found.parts) <= after and not found.is_over:
                found.go_on()
        parts = [msgspec.json.encode(part) for part in found.parts[after:]]
        return news_of(0, parts, len(found.parts), found.is_over, found.problem)

    def longer(self, name: str, number: int) -> Verdict:
        return deeper_verdict(self._found(name).record, number)

    def _found(self, name: str) -> Making:
        if name not in self._reviews:
            raise make_error(NeverAskedFor, "review-unknown")
        return self._reviews[name]
