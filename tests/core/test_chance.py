"""Chance: the published numbers of the published generators, and no number favoured."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from speeltafel.core.chance import MASK, Generator, Seeded, Unpredictable, below, generator, next_word, scrambled


def test_philox_gives_the_numbers_of_its_authors() -> None:
    """The known-answer vectors of Random123 for philox4x32, 10 rounds."""
    assert scrambled(0, 0, 0, 0, 0, 0) == (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)
    assert scrambled(*[MASK] * 6) == (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)
    pi = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0)
    assert scrambled(*pi) == (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)


def test_xoshiro_gives_the_numbers_of_its_authors() -> None:
    """The first words of xoshiro128++ from the state 1, 2, 3, 4."""
    g = Generator(0, 0, 1, 2, 3, 4)
    first = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [next_word(g) for _ in first] == first


def test_a_seed_gives_the_same_draws_for_ever() -> None:
    """Golden numbers: if these change, everybody's seeds give other games."""
    chance = Seeded(7)
    assert [chance.below(100) for _ in range(8)] == [44, 24, 80, 29, 93, 73, 15, 2]
    chance = Seeded(-(10**40), game=2**33, stream=3)
    assert [chance.below(100) for _ in range(8)] == [35, 76, 69, 63, 93, 4, 82, 71]


def test_games_and_streams_of_a_seed_have_draws_of_their_own() -> None:
    firsts = {
        tuple(Seeded(seed, game, stream).below(1000) for _ in range(1))
        + tuple(next_word(generator(seed, game, stream)) for _ in range(2))
        for seed in (-1, 0, 1, 256)
        for game in (0, 1, 2**32)
        for stream in range(7)
    }
    assert len(firsts) == 4 * 3 * 7


@given(n=st.integers(1, 2**31), seed=st.integers())
def test_a_draw_is_below_its_bound(n: int, seed: int) -> None:
    assert 0 <= below(generator(seed), n) < n
    assert 0 <= Unpredictable().below(n) < n


def test_every_number_comes_equally_often() -> None:
    g = generator(1)
    counts = Counter(below(g, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 25  # chi-square with 5 degrees: 1 in 7,000


def test_words_that_would_favour_a_number_are_drawn_again() -> None:
    """With 3·2³⁰ numbers a quarter of the words must be thrown away; without that the low numbers come twice as often."""
    g = generator(2)
    n = 3 * 2**30
    low = sum(below(g, n) < 2**30 for _ in range(30_000))
    assert abs(low - 10_000) < 400
