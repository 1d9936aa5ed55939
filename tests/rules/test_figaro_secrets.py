"""What can be known in Figaro, and what cannot: the worlds that a viewer has to reckon with are found by trying them all out."""

from collections import Counter
from collections.abc import Iterator
from math import comb, prod
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.game import Game
from speeltafel.games.figaro.notation import cards_of, counts_of
from speeltafel.games.figaro.state import KINDS, State

ROOM = games.room("figaro")


def test_a_viewer_sees_his_own_hand_of_a_deal_and_a_spectator_none() -> None:
    game = speeltafel.new("figaro", players=4)
    game.play("roads 1 2 3 / 4 5 6 / 7 8 9")
    game.play("start 2")
    hands = ["b1 b1 b1 b2 b2 b2 b2 b2 b2 b3 g1 g1 g1 g2 g2", "g2 g2 g2 g2 g3 p1 p1 p1 p2 p2 p2 p2 p2 p2 p3"]
    hands += ["r1 r1 r1 r2 r2 r2 r2 r2 r2 r3 y1 y1 y1 y2 y2", "j1 j1 j1 j2 j2 o o o o o y2 y2 y2 y2 y3"]
    game.play("deal " + " / ".join(hands))
    assert game.view(1).history[-1].move == f"deal ? / {hands[1]} / ? / ?"
    assert game.view(None).history[-1].move == "deal ? / ? / ? / ?"
    seen: Any = game.view(3)
    assert (seen.hand, seen.hand_sizes) == (hands[3].split(), [15] * 4)
    assert (game.view(None).hand, game.view(0).legal) == (None, [])  # type: ignore[attr-defined]


def deal_of_this_round(game: Game, hands: list[list[int]]) -> list[str]:
    """The hands that were dealt, if these are the hands now: without the cards taken since, with those played."""
    deal = max(i for i, (_, text) in enumerate(game.moves) if text.startswith("deal"))
    replayed = Game(game.room, game.players, game.options)
    for _, text in game.moves[: deal + 1]:
        replayed.play(text)
    dealt_now = [Counter(cards_of(cards)) for cards in hands]
    for actor, text in game.moves[deal + 1 :]:
        assert isinstance(actor, int)
        before: Any = replayed.view(actor)
        replayed.play(text)
        after: Any = replayed.view(actor)
        dealt_now[actor].update(Counter(before.hand) - Counter(after.hand))
        dealt_now[actor].subtract(Counter(after.hand) - Counter(before.hand))
    return [" ".join(sorted(cards.elements())) for cards in dealt_now]


def same_past(game: Game, hands: list[list[int]], viewer: int | None) -> bool:
    """Whether the viewer would have seen and heard just the same, had these been the hands behind this position."""
    other = Game(game.room, game.players, game.options)
    deals = [i for i, (_, text) in enumerate(game.moves) if text.startswith("deal")]
    try:
        for i, (_, text) in enumerate(game.moves):
            other.play(text if i != deals[-1] else "deal " + " / ".join(deal_of_this_round(game, hands)))
    except speeltafel.IllegalMove:
        return False
    return other.log(viewer) == game.log(viewer) and msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(
        game.view(viewer)
    )


def random_positions(players: int, edition: str, seed: int) -> Iterator[Game]:
    game = speeltafel.new("figaro", players, {"edition": edition}, seed)
    g = generator(seed)
    while isinstance(game.actor, int):
        yield game
        moves = game.legal()
        game.play(moves[below(g, len(moves))])


@pytest.mark.parametrize("edition", ["en", "nl"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_resample_fits_everything_that_the_viewer_saw(players: int, edition: str) -> None:
    g = generator(players)
    for seed in range(2):
        for step, game in enumerate(random_positions(players, edition, seed)):
            if step % 17 == 0:
                for viewer in (None, 0, players - 1):
                    world: State = ROOM.views.resample(game.view(viewer), g)
                    assert same_past(game, world.hand[:players], viewer)


def splits(cards: list[int], sizes: list[int]) -> Iterator[list[list[int]]]:
    """Every way to deal these cards (counts by kind) into hands of such sizes, cards of a kind being alike."""
    if not sizes:
        yield []
        return
    for first in hands_of(cards, sizes[0], 0):
        rest = [a - b for a, b in zip(cards, first, strict=True)]
        yield from ([first, *others] for others in splits(rest, sizes[1:]))


def hands_of(cards: list[int], size: int, kind: int) -> Iterator[list[int]]:
    if kind == KINDS:
        if size == 0:
            yield []
        return
    for count in range(min(cards[kind], size) + 1):
        yield from ([count, *rest] for rest in hands_of(cards, size - count, kind + 1))


def ways(deal: list[list[int]]) -> int:
    """In how many ways single cards make this deal."""
    return prod(comb(sum(hand[kind] for hand in deal[i:]), deal[i][kind]) for i in range(len(deal)) for kind in range(KINDS))


def worlds_of(game: Game, viewer: int) -> dict[str, int]:
    """By trying them all out from the beginning of the round: every world of that viewer, and its weight."""
    seen: Any = game.view(viewer)
    real = ROOM.views.resample(seen, generator(0)).hand[: game.players]
    others = [seat for seat in range(game.players) if seat != viewer]
    known = {seat: counts_of(seen.known[seat]) for seat in others}
    unseen = [sum(real[seat][kind] - known[seat][kind] for seat in others) for kind in range(KINDS)]
    sizes = [seen.hand_sizes[seat] - len(seen.known[seat]) for seat in others]
    worlds = {}
    for deal in splits(unseen, sizes):
        hands = [cards[:] for cards in real]
        for seat, cards in zip(others, deal, strict=True):
            hands[seat] = [a + b for a, b in zip(known[seat], cards, strict=True)]
        if same_past(game, hands, viewer):
            worlds[repr(hands)] = ways(deal)
    return worlds


def position_where(players: int, what: str) -> Game:
    """A position late in the first round of a Dutch game in which such a thing is known about somebody, and little else open."""
    for seed in range(2000):
        for game in random_positions(players, "nl", seed):
            seen: Any = game.view(0)
            if seen.round > 1:
                break
            unseen = [size - len(known) for size, known in zip(seen.hand_sizes, seen.known, strict=True)][1:]
            about = [bool(size and getattr(seen, what)[seat]) for seat, size in enumerate(unseen, 1)]
            if sum(about) >= players - 2 and min(unseen) > 0 and 4 <= sum(unseen) <= 6:
                return game
    raise AssertionError("no such position")


@pytest.mark.parametrize("what", ["known", "only", "not_only"])
def test_FR6_resample_draws_every_world_that_fits_equally_often(what: str) -> None:
    game = position_where(3, what)
    worlds = worlds_of(game, viewer=0)
    assert len(worlds) > 2
    draws = 150 * len(worlds)
    g = generator(1)
    drawn = Counter(repr(ROOM.views.resample(game.view(0), g).hand[:3]) for _ in range(draws))
    assert drawn.keys() == worlds.keys()
    expected = {world: draws * weight / sum(worlds.values()) for world, weight in worlds.items()}
    chi_square = sum((drawn[world] - count) ** 2 / count for world, count in expected.items())
    freedom = len(worlds) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4
