"""BotClient ahead, written once for every game, in the style of the rules: plain Python that can be compiled.

As in fast/playout.py, the rules of some game stand behind `draw`, `legal` and the others, and its bots.py behind `policy`. The
functions that follow are what bots.py may also have; here is what they are where it has not.
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, cast

from speeltafel.core.chance import Generator, below, go_to
from speeltafel.core.level import AT_RANDOM
from speeltafel.core.state import CHANCE, OVER, become

if TYPE_CHECKING:
    from speeltafel.core.protocol import BotsModule, Rules

    SOME_GAME = cast(Rules, None)
    SOME_BOTS = cast(BotsModule, None)
    draw, legal, outcomes, play, wins = SOME_GAME.draw, SOME_GAME.legal, SOME_GAME.outcomes, SOME_GAME.play, SOME_GAME.wins
    policy = SOME_BOTS.policy

MOST_STEPS = 20_000  # a box can be made with which a game never ends; a thought does
CURIOSITY = 0.6
IMPOSSIBLE = -1e9
NONE = -1


# ---- What a game's bots.py may say otherwise ----


def is_settled(s: Any, start: Any) -> bool:
    """Whether a thought that began at `start` can stop at `s`, where nobody has won yet, since `estimate` knows enough there."""
    return False


def estimate(s: Any, shares: Any, knowledge: Any) -> None:
    """Everybody's chance to win from here."""
    for seat in range(s.players):
        shares[seat] = 1.0 / s.players


def sign(s: Any, seat: int, move: int) -> int:
    """A number for all that `seat` saw between his knowing the position before `move`, whoever played it, and now.

    Tree search keeps apart what has different numbers. The same number for everything means: what chance did is not told apart.
    """
    return 0


def likings(s: Any, moves: Any, count: int, manner: int, knowledge: Any, liking: Any) -> None:
    """How much tree search is to think of each of the legal moves, for what the seat to move can know; `liking` is 1 for all."""


def world_weight(s: Any, seat: int, manner: int, knowledge: Any) -> float:
    """How likely the others would have played so that it came to `s`, compared with other worlds that look the same to `seat`."""
    return 1.0


def shortlist(s: Any, desk: Any, moves: Any, count: int, knowledge: Any) -> int:
    """Bring those of the `count` legal moves that are worth a thought to the front: how many they are."""
    return count


def hunches(s: Any, desk: Any, moves: Any, count: int, knowledge: Any, hunch: Any) -> None:
    """What flat Monte Carlo takes as won with each of these moves before it thinks: differences count. `hunch` is 0 for all."""


def imagine(s: Any, seat: int, g: Generator) -> None:
    """Make `s` another world that `seat` cannot tell from it: what `resample` does for a view, for many worlds at once."""


def rewind(s: Any, desk: Any, actors: Any, codes: Any) -> None:
    """Make `s` the position in which the first of these moves was played; the last of them led to it."""


def plausibility(s: Any, desk: Any, moves: Any, count: int, move: int, knowledge: Any) -> float:
    """The logarithm of how likely the seat to move plays this of its `count` legal moves."""
    return 0.0


# ---- Worlds ----


def imagine_worlds(table: Any, dice: Any, seat: int) -> None:
    """The first world is there; the others become such as `seat` cannot tell from it."""
    for i in range(1, len(table)):
        become(table[i], table[0])
        imagine(table[i], seat, dice[0])


def weigh_worlds(
    table: Any, tried: Any, desk: Any, moves: Any, actors: Any, codes: Any, seat: int, knowledge: Any, credits_: Any
) -> None:
    """How likely the others would have played as they did, in each world, as a logarithm. Where they could not, it is out."""
    s = tried[0]
    for i in range(len(table)):
        become(s, table[i])
        rewind(s, desk, actors, codes)
        credits_[i] = 0.0
        for j in range(len(codes)):
            if s.actor != actors[j]:
                credits_[i] = IMPOSSIBLE
                break
            if s.actor != seat:
                credits_[i] += plausibility(s, desk, moves, legal(s, moves), codes[j], knowledge)
            play(s, codes[j])


# ---- A thought: to the end of the game, or far enough ----


def think_on(s: Any, start: Any, desk: Any, moves: Any, g: Generator, manner: int, knowledge: Any, shares: Any) -> None:
    """Everybody plays on in that manner; in the end `shares` says who won."""
    steps = 0
    while s.actor != OVER and steps < MOST_STEPS and not is_settled(s, start):
        if s.actor == CHANCE:
            draw(s, below(g, outcomes(s)))
        else:
            play(s, one_move(s, desk, moves, legal(s, moves), g, manner, knowledge))
        steps += 1
    if s.actor == OVER:
        share_out(s, shares)
    else:
        estimate(s, shares, knowledge)


def one_move(s: Any, desk: Any, moves: Any, count: int, g: Generator, manner: int, knowledge: Any) -> int:
    if manner == AT_RANDOM:
        return int(moves[below(g, count)])
    return policy(s, desk, moves, count, g, manner, knowledge)


def likings_of(s: Any, moves: Any, count: int, manner: int, knowledge: Any, liking: Any) -> None:
    for i in range(count):
        liking[i] = 1.0
    if manner != AT_RANDOM:
        likings(s, moves, count, manner, knowledge, liking)


def share_out(s: Any, shares: Any) -> None:
    """The game is over: one win, in equal parts for all who won."""
    winners = 0
    for seat in range(s.players):
        if wins(s, seat):
            winners += 1
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if wins(s, seat) else 0.0


def move_at(table: Any, desk: Any, moves: Any, dice: Any, manner: int, knowledge: Any) -> int:
    """The move of the first state of a table, without looking ahead."""
    return one_move(table[0], desk, moves, legal(table[0], moves), dice[0], manner, knowledge)


def worth_a_thought(table: Any, desk: Any, moves: Any, knowledge: Any) -> int:
    """The legal moves of the first state of a table: `moves` begins with so many good ones."""
    return shortlist(table[0], desk, moves, legal(table[0], moves), knowledge)


def hunches_at(table: Any, desk: Any, moves: Any, knowledge: Any, hunch: Any) -> None:
    """What the seat to move in the first state of a table expects of these moves of it."""
    hunches(table[0], desk, moves, len(moves), knowledge, hunch)


def world_weights(worlds: Any, seat: int, manner: int, knowledge: Any, found: Any) -> None:
    for i in range(len(worlds)):
        found[i] = world_weight(worlds[i], seat, manner, knowledge)


# ---- Flat Monte Carlo: every move tried in the same worlds, with the same luck ----


def weigh(
    worlds: Any, tried: Any, desk: Any, moves: Any, dice: Any, candidates: Any, first: int, last: int, manner: int,
    knowledge: Any, shares: Any, sums: Any,
) -> None:  # fmt: skip
    """Thoughts number `first` to `last` − 1 about each of the candidates: what they won the seat to move, added to `sums`."""
    seat = worlds[0].actor
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        for i in range(len(candidates)):
            go_to(dice[0], number, 0)
            become(tried[0], world)
            play(tried[0], candidates[i])
            think_on(tried[0], world, desk, moves, dice[0], manner, knowledge, shares)
            sums[i] += shares[seat]


# ---- Information-set Monte Carlo tree search, seen by the seat to move ----


@dataclass(slots=True)
class Edge:
    """A move tried at a node. Whoever is to move there has a `total` share of so many `visits`."""

    move: int = 0
    visits: int = 0
    total: float = field(default=0.0, metadata={"item": "f8"})
    next: int = NONE  # the next edge of the same node
    branch: int = NONE  # the first node behind it


@dataclass(slots=True)
class Node:
    """What the searching seat can tell apart behind an edge."""

    sign: int = field(default=0, metadata={"item": "i8"})
    edge: int = NONE  # the first of its edges
    next: int = NONE  # the next node behind the same edge


def grow(
    worlds: Any, tried: Any, desk: Any, moves: Any, dice: Any, nodes: Any, edges: Any, path: Any, actors: Any, slots: Any,
    liking: Any, first: int, last: int, manner: int, knowledge: Any, shares: Any,
) -> None:  # fmt: skip
    """Thoughts number `first` to `last` − 1 into a tree whose root is nodes[0]. `slots` has room for every move, all NONE."""
    seat = worlds[0].actor
    s = tried[0]
    g = dice[0]
    node_count = 1
    edge_count = 0
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        go_to(g, number, 0)
        become(s, world)
        node = 0
        depth = 0
        fresh = False
        while s.actor != OVER and not fresh and depth < len(path) and not (depth > 0 and is_settled(s, world)):
            count = legal(s, moves)
            likings_of(s, moves, count, manner, knowledge, liking)
            move = promising(nodes[node], edges, slots, moves, count, liking)
            edge = slots[move]
            if edge == NONE:
                edge = edge_count
                edge_count += 1
                add_edge(nodes[node], edges, edge, move)
                fresh = True
            clear_slots(nodes[node], edges, slots)
            path[depth] = edge
            actors[depth] = s.actor
            depth += 1
            play(s, move)
            while s.actor == CHANCE and not is_settled(s, world):
                draw(s, below(g, outcomes(s)))
            if not fresh and s.actor != OVER:
                node = branch_of(nodes, edges[edge], sign(s, seat, move), node_count)
                if node == node_count:
                    node_count += 1
        think_on(s, world, desk, moves, g, manner, knowledge, shares)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += shares[actors[i]]


def promising(node: Any, edges: Any, slots: Any, moves: Any, count: int, liking: Any) -> int:
    """The move to think about: one that did well, or that is liked and was not thought of much (PUCT; Silver and others, 2017).

    What was not tried yet is taken to be as good as what was. Not every world allows every move: only those count that this one
    does. Fills the slots of the moves that were tried.
    """
    edge = node.edge
    while edge != NONE:
        slots[edges[edge].move] = edge
        edge = edges[edge].next
    visits = 0
    total = 0.0
    liked = 0.0
    for i in range(count):
        liked += liking[i]
        edge = slots[moves[i]]
        if edge != NONE:
            visits += edges[edge].visits
            total += edges[edge].total
    usual = total / visits if visits > 0 else 0.0
    curiosity = CURIOSITY * sqrt(visits + 1.0) / liked
    best = moves[0]
    highest = -1.0
    for i in range(count):
        edge = slots[moves[i]]
        hope = usual + curiosity * liking[i]
        if edge != NONE:
            hope = edges[edge].total / edges[edge].visits + curiosity * liking[i] / (1.0 + edges[edge].visits)
        if hope > highest:
            highest = hope
            best = moves[i]
    return int(best)


def add_edge(node: Any, edges: Any, edge: int, move: int) -> None:
    edges[edge].move = move
    edges[edge].next = node.edge
    node.edge = edge


def clear_slots(node: Any, edges: Any, slots: Any) -> None:
    edge = node.edge
    while edge != NONE:
        slots[edges[edge].move] = NONE
        edge = edges[edge].next


def branch_of(nodes: Any, edge: Any, seen: int, free: int) -> int:
    """The node behind an edge for what was seen; the free one, now in use, where it was not seen before."""
    node = edge.branch
    while node != NONE:
        if nodes[node].sign == seen:
            return int(node)
        node = nodes[node].next
    nodes[free].sign = seen
    nodes[free].next = edge.branch
    edge.branch = free
    return free
