"""History of a game, packed in blocks of 8 steps: servers keep many games in memory and rarely read old steps."""

from collections.abc import Iterable, Iterator

import msgspec

BLOCK = 8  # steps that are packed together


class PlayedStep(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A move or chance event as it was played."""

    actor: int | str
    text: str
    codes: tuple[int, ...]  # the move, or the draws
    phase: int  # in which it was played
    final: bool  # chance, or a move that showed something new: never taken back
    events: bytes  # one after the other; as tuples they would be most of what a table takes


PACK = msgspec.msgpack.Encoder().encode
UNPACK = msgspec.msgpack.Decoder(list[PlayedStep]).decode


class History:
    __slots__ = ("_packed", "recent")

    def __init__(self, steps: Iterable[PlayedStep] = ()) -> None:
        self._packed: list[bytes] = []  # blocks
        self.recent: list[PlayedStep] = []  # the last steps, at least a block of them where there are so many
        for step in steps:
            self.append(step)

    def append(self, step: PlayedStep) -> None:
        self.recent.append(step)
        if len(self.recent) == 2 * BLOCK:
            self._packed.append(PACK(self.recent[:BLOCK]))
            del self.recent[:BLOCK]

    def truncate(self, length: int) -> None:
        """Drop all steps after that many."""
        kept = max(0, length // BLOCK - 1)
        self.recent = self.since(kept * BLOCK)[: length - kept * BLOCK]
        del self._packed[kept:]

    def since(self, first: int) -> list[PlayedStep]:
        """Return the steps from number `first` on."""
        packed = BLOCK * len(self._packed)
        if first >= packed:
            return self.recent[first - packed :]
        earlier = [step for block in self._packed[first // BLOCK :] for step in UNPACK(block)]
        return earlier[first % BLOCK :] + self.recent

    def __len__(self) -> int:
        return BLOCK * len(self._packed) + len(self.recent)

    def __iter__(self) -> Iterator[PlayedStep]:
        return iter(self.since(0))

    def backwards(self) -> Iterator[PlayedStep]:
        """Yield the steps from the last to the first."""
        yield from reversed(self.recent)
        for block in reversed(self._packed):
            yield from reversed(UNPACK(block))
