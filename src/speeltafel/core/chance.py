"""Sources of chance: a seeded generator, the same on every machine, or the operating system.

The seeded one is xoshiro128++ (Blackman and Vigna, 2019), a small generator that passes the known test suites. The start of
its stream is a function of (seed, game, stream) alone, by Philox4x32-10 (Salmon and others, 2011). So game 1,000,000 of a
simulation needs none of the games before it, and any number of processes deals the same games. Both use 32-bit arithmetic in
plain ints, so that their compiled copy gives the same numbers.
"""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Protocol

MASK = 0xFFFFFFFF
LONG = {"item": "i8"}


@dataclass(slots=True)
class Generator:
    """A generator of random words: its seed (the key), and its place in the stream (a, b, c, d)."""

    key_low: int = field(default=0, metadata=LONG)
    key_high: int = field(default=0, metadata=LONG)
    a: int = field(default=0, metadata=LONG)
    b: int = field(default=0, metadata=LONG)
    c: int = field(default=0, metadata=LONG)
    d: int = field(default=0, metadata=LONG)


def go_to(g: Generator, game: int, stream: int) -> None:
    """Go to the start of a stream of a game under this seed: stream 0 is the game's chance, the others its players' own."""
    a, b, c, d = scrambled(game & MASK, (game >> 32) & MASK, stream & MASK, 0, g.key_low, g.key_high)
    g.a = a
    g.b = b
    g.c = c
    g.d = d | 1  # all four 0 would stay 0


def scrambled(a: int, b: int, c: int, d: int, key_low: int, key_high: int) -> tuple[int, int, int, int]:
    """Scramble the counter (a, b, c, d) under a key, by Philox4x32-10."""
    for _ in range(10):
        p = a * 0xD2511F53
        q = c * 0xCD9E8D57
        a = ((q >> 32) & MASK) ^ b ^ key_low
        b = q & MASK
        c = ((p >> 32) & MASK) ^ d ^ key_high
        d = p & MASK
        key_low = (key_low + 0x9E3779B9) & MASK
        key_high = (key_high + 0xBB67AE85) & MASK
    return a, b, c, d


def next_word(g: Generator) -> int:
    """Return 32 random bits, by xoshiro128++."""
    a = g.a
    b = g.b
    d = g.d
    sum_ = (a + d) & MASK
    word = (((sum_ << 7) & MASK | sum_ >> 25) + a) & MASK
    c = g.c ^ a
    d ^= b
    g.a = a ^ d
    g.b = b ^ c
    g.c = c ^ ((b << 9) & MASK)
    g.d = (d << 11) & MASK | d >> 21
    return word


def below(g: Generator, n: int) -> int:
    """Return one of 0 … n−1, all exactly equally likely.

    Lemire's method: multiply, and redraw the few words that would favour some.
    """
    product = next_word(g) * n
    if product & MASK < n:
        product = redrawn(g, n, product)
    return product >> 32


def redrawn(g: Generator, n: int, product: int) -> int:
    """Redraw a product until its low half stands for each number equally often."""
    unfair = (MASK + 1 - n) % n
    while product & MASK < unfair:
        product = next_word(g) * n
    return product


def kinds_in(bag: list[int]) -> list[tuple[int, int]]:
    """Return for each kind in a bag the first draw that brings it, and how many draws do."""
    return [(sum(bag[:kind]), count) for kind, count in enumerate(bag) if count]


def generator(seed: int, game: int = 0, stream: int = 0) -> Generator:
    """Yield a stream of that seed; any whole number is a seed."""
    size = (seed.bit_length() + 8) // 8
    digest = hashlib.sha256(seed.to_bytes(size, "little", signed=True)).digest()
    key_low, key_high = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4))
    g = Generator(key_low, key_high)
    go_to(g, game, stream)
    return g


class Chance(Protocol):
    """A source of draws."""

    def below(self, n: int) -> int:
        """Return one of 0 … n−1, all equally likely."""


class Seeded:
    """Chance that can be repeated: the same seed, game and stream always give the same draws."""

    def __init__(self, seed: int, game: int = 0, stream: int = 0) -> None:
        self._generator = generator(seed, game, stream)

    def below(self, n: int) -> int:
        return below(self._generator, n)


class Unpredictable:
    """Chance from the operating system, for live games: it can be neither known nor repeated."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)
