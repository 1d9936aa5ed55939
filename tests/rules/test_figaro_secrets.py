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
from speeltafel.games.figaro.mechanics.state import KINDS, State
from speeltafel.games.figaro.notation import cards_of, counts_of

MODULES = games.modules("figaro")


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
    assert (game.view(None).hand, game.view(0).legal) == (None, [])


def played_this_round(game: Game) -> list[Counter[str]]:
    """By seat, the cards that left the hand since the deal; less those that came into it."""
    played: list[Counter[str]] = []
    replayed = Game(game.modules, game.players, game.options)
    for actor, text in game.moves:
        before: Any = replayed.view(actor if isinstance(actor, int) else None)
        replayed.play(text)
        if isinstance(actor, int):
            after: Any = replayed.view(actor)
            played[actor].update(before.hand)
            played[actor].subtract(after.hand)
        else:
            played = [Counter() for _ in range(game.players)]
    return played


def same_past(game: Game, played: list[Counter[str]], hands: list[list[int]], viewer: int | None) -> bool:
    """Whether the viewer would have seen and heard just the same, had these been the hands behind this position."""
    dealt = [sorted((Counter(cards_of(cards)) + gone).elements()) for cards, gone in zip(hands, played, strict=True)]
    last_deal = max(i for i, (_, text) in enumerate(game.moves) if text.startswith("deal"))
    other = Game(game.modules, game.players, game.options)
    try:
        for i, (_, text) in enumerate(game.moves):
            other.play(text if i != last_deal else "deal " + " / ".join(map(" ".join, dealt)))
    except speeltafel.IllegalMove:
        return False
    return other.log(viewer) == game.log(viewer) and seen_of(other, viewer) == seen_of(game, viewer)


def seen_of(game: Game, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(viewer))


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
                played = played_this_round(game)
                for viewer in (None, 0, players - 1):
                    world: State = MODULES.views.resample(game.view(viewer), g)
                    assert same_past(game, played, world.hand[:players], viewer)


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
    real = MODULES.views.resample(seen, generator(0)).hand[: game.players]
    others = [seat for seat in range(game.players) if seat != viewer]
    known = {seat: counts_of(seen.known[seat]) for seat in others}
    unseen = [sum(real[seat][kind] - known[seat][kind] for seat in others) for kind in range(KINDS)]
    sizes = [seen.hand_sizes[seat] - len(seen.known[seat]) for seat in others]
    played = played_this_round(game)
    worlds = {}
    for deal in splits(unseen, sizes):
        hands = [cards[:] for cards in real]
        for seat, cards in zip(others, deal, strict=True):
            hands[seat] = [a + b for a, b in zip(known[seat], cards, strict=True)]
        if same_past(game, played, hands, viewer):
            worlds[repr(hands)] = ways(deal)
    return worlds


def position_where(players: int, things: set[str]) -> Game:
    """In the first round of a Dutch game, when such things are known about hands of others and not too much is open."""
    for seed in range(1000):
        for game in random_positions(players, "nl", seed):
            seen: Any = game.view(0)
            if seen.round > 1:
                break
            unseen = [size - len(known) for size, known in zip(seen.hand_sizes, seen.known, strict=True)]
            others = [seat for seat in range(1, players) if unseen[seat]]
            found = {thing for thing in things for seat in others if getattr(seen, thing)[seat]}
            if found == things and len(others) > 1 and 5 <= sum(unseen[1:]) <= 7:
                return game
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("players", "things"),
    [(3, {"known"}), (3, {"only"}), (3, {"not_only"}), (4, {"only"}), (4, {"not_only"}), (4, {"only", "not_only"})],
)
def test_FR6_resample_draws_every_world_that_fits_equally_often(players: int, things: set[str]) -> None:
    game = position_where(players, things)
    worlds = worlds_of(game, viewer=0)
    assert len(worlds) > 1
    draws = 500 + 100 * len(worlds)
    g = generator(1)
    view = game.view(0)
    drawn = Counter(repr(MODULES.views.resample(view, g).hand[:players]) for _ in range(draws))
    assert drawn.keys() <= worlds.keys()
    expected = {world: draws * weight / sum(worlds.values()) for world, weight in worlds.items()}
    chi_square = sum((drawn[world] - count) ** 2 / count for world, count in expected.items())
    freedom = len(worlds) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4, "a world left out, or drawn too often"
