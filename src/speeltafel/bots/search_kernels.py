"""Searches, written once for every game in the style of the rules: plain Python that can be compiled.

The names of a game's rules (`draw`, `legal` and the others) are bound later, as in fast/playout_kernels.py. So are the hooks of
its bots (`policy`, `estimate` and the others; `BotsModule` in core/contract/protocols.py). search_driver.py calls what is here.
"""

from dataclasses import dataclass, field
from math import exp, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from speeltafel.core.chance import Generator, below, go_to
from speeltafel.core.contract.levels import AT_RANDOM
from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import CHANCE, OVER, copy_into

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import BotsModule, Rules

    GAME = cast(Rules, None)
    draw, legal, outcomes, play, wins = GAME.draw, GAME.legal, GAME.outcomes, GAME.play, GAME.wins
    BOTS = cast(BotsModule, None)
    policy, is_cutoff, estimate, shortlist = BOTS.policy, BOTS.is_cutoff, BOTS.estimate, BOTS.shortlist
    priors, prior_values, observation_key = BOTS.priors, BOTS.prior_values, BOTS.observation_key
    determinize, world_weight, rewind = BOTS.determinize, BOTS.world_weight, BOTS.rewind
    log_likelihood = BOTS.log_likelihood

MOST_STEPS = 20_000  # a box can be made with which a game never ends; a rollout does
EXPLORATION = 0.6  # PUCT's constant
IMPOSSIBLE = -1e9
LEAST_TRUST = 0.001  # in what the others did
NONE = -1


class Playout(NamedTuple):
    """The way all players move in rollouts."""

    style: int
    weights: Any


class Workspace(NamedTuple):
    """The memory of one search."""

    tried: Any  # one state, the one that is played on
    scratch: Scratch  # for the game's hooks
    moves: Any
    dice: Any  # one generator
    shares: Any  # of the win, by seat: what a rollout came to


class MovesSinceChance(NamedTuple):
    """Moves since chance played last, the first one first."""

    actors: Any
    codes: Any


# ---- Worlds ----


def determinize_all(worlds: Any, dice: Any, seat: int) -> None:
    """Fill in worlds that `seat` cannot tell from the first one."""
    for i in range(1, len(worlds)):
        copy_into(worlds[i], worlds[0])
        determinize(worlds[i], seat, dice[0])


def log_weights_of(worlds: Any, work: Workspace, played: MovesSinceChance, seat: int, weights: Any, log_weights: Any) -> None:
    """Fill in the log-likelihood of the other seats' moves in each world; minus infinity where they were illegal."""
    s = work.tried[0]
    for i in range(len(worlds)):
        copy_into(s, worlds[i])
        rewind(s, work.scratch, played.actors, played.codes)
        log_weights[i] = 0.0
        for j in range(len(played.codes)):
            if s.actor != played.actors[j]:
                log_weights[i] = IMPOSSIBLE
                break
            if s.actor != seat:
                count = legal(s, work.moves)
                log_weights[i] += log_likelihood(s, work.scratch, work.moves, count, played.codes[j], weights)
            play(s, played.codes[j])


def world_weights(worlds: Any, work: Workspace, seat: int, playout: Playout, found: Any) -> None:
    for i in range(len(worlds)):
        found[i] = world_weight(worlds[i], work.scratch, seat, playout.style, playout.weights)


def temper(log_weights: Any, weights: Any, variety: float) -> None:
    """Make weights from log-likelihoods, flat enough to be worth at least `variety` equally likely worlds.

    Likelihoods of many moves multiply: unflattened, a handful of worlds would be left to search in.
    """
    highest = log_weights[0]
    for i in range(len(log_weights)):
        highest = max(highest, log_weights[i])
    trust = 1.0
    settled = False
    while not settled:
        total = 0.0
        squares = 0.0
        for i in range(len(log_weights)):
            weights[i] = exp(trust * (log_weights[i] - highest))
            total += weights[i]
            squares += weights[i] * weights[i]
        settled = trust <= LEAST_TRUST or total * total >= variety * squares
        trust *= 0.8


def choose_by_weight(weights: Any, luck: float, chosen: Any) -> None:
    """Draw as many indexes by weight as there is room for in `chosen`, with one random number below 1 for all."""
    total = 0.0
    for i in range(len(weights)):
        total += weights[i]
    at = 0
    reached = weights[0]
    for i in range(len(chosen)):
        while at < len(weights) - 1 and reached / total < (i + luck) / len(chosen):
            at += 1
            reached += weights[at]
        chosen[i] = at


# ---- Rollouts: to the end of the game, or far enough ----


def rollout(s: Any, root: Any, scratch: Scratch, moves: Any, g: Generator, style: int, weights: Any, shares: Any) -> None:
    """Play on from `s` to the end, and write who won into `shares`.

    (Opening named tuples here would cost some per cent.)
    """
    steps = 0
    while s.actor != OVER and steps < MOST_STEPS and not is_cutoff(s, root):
        if s.actor == CHANCE:
            draw(s, below(g, outcomes(s)))
        else:
            play(s, policy_move(s, scratch, moves, g, style, weights))
        steps += 1
    if s.actor == OVER:
        share_win(s, shares)
    else:
        estimate(s, scratch, shares, weights)


def policy_move(s: Any, scratch: Scratch, moves: Any, g: Generator, style: int, weights: Any) -> int:
    """Return the move of the seat to move, without search."""
    count = legal(s, moves)
    if style == AT_RANDOM:
        return int(moves[below(g, count)])
    return policy(s, scratch, moves, count, g, style, weights)


def share_win(s: Any, shares: Any) -> None:
    """Divide one win equally among the winners of a finished game."""
    winners = 0
    for seat in range(s.players):
        if wins(s, seat):
            winners += 1
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if wins(s, seat) else 0.0


# ---- Single questions about the first world ----


def move_at(worlds: Any, work: Workspace, playout: Playout) -> int:
    """Return the move without search."""
    return policy_move(worlds[0], work.scratch, work.moves, work.dice[0], playout.style, playout.weights)


def shortlist_at(worlds: Any, work: Workspace, weights: Any) -> int:
    """Put the moves that are worth searching first in `work.moves`. Return how many they are."""
    return shortlist(worlds[0], work.scratch, work.moves, legal(worlds[0], work.moves), weights)


def prior_values_at(worlds: Any, work: Workspace, moves: Any, weights: Any, values: Any) -> None:
    """Fill in the wins that these moves are credited with before any rollout."""
    prior_values(worlds[0], work.scratch, moves, len(moves), weights, values)


# ---- Flat Monte Carlo search: every move tried in the same worlds, with the same luck ----


def flat_search(worlds: Any, work: Workspace, candidates: Any, first: int, last: int, playout: Playout, sums: Any) -> None:
    """Run rollouts number `first` to `last` − 1 of each candidate. Adds the wins of the seat to move to `sums`."""
    scratch, moves, shares = work.scratch, work.moves, work.shares
    style, weights = playout.style, playout.weights
    seat = worlds[0].actor
    s = work.tried[0]
    g = work.dice[0]
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        for i in range(len(candidates)):
            go_to(g, number, 0)
            copy_into(s, world)
            play(s, candidates[i])
            rollout(s, world, scratch, moves, g, style, weights, shares)
            sums[i] += shares[seat]


# ---- Information-set Monte Carlo tree search, seen by the seat to move ----


@dataclass(slots=True)
class Edge:
    """A move tried at a node: its `visits`, and the `total` of wins for the seat to move there."""

    move: int = 0
    visits: int = 0
    total: float = field(default=0.0, metadata={"item": "f8"})
    next: int = NONE  # the next edge of the same node
    child: int = NONE  # the first node behind it


@dataclass(slots=True)
class Node:
    """An information set of the searching seat, behind an edge."""

    key: int = field(default=0, metadata={"item": "i8"})  # its observation key
    edge: int = NONE  # the first of its edges
    next: int = NONE  # the next node behind the same edge


class Tree(NamedTuple):
    """A tree, and room for one way down."""

    nodes: Any  # the root is nodes[0]
    edges: Any
    path: Any  # edges on the way down
    actors: Any  # the actor at each
    edge_of: Any  # by move, at the node that is looked at; NONE everywhere else
    priors: Any  # of the legal moves there


class SearchTrace(NamedTuple):
    """Record of every iteration or rollout, as far as there is room."""

    shares: Any  # shares[number][seat]: what it came to
    ends: Any  # the positions in which they ended


def tree_search(
    worlds: Any, work: Workspace, tree: Tree, first: int, last: int, playout: Playout, forced: int, notes: SearchTrace
) -> None:
    """Run iterations number `first` to `last` − 1 into an empty tree.

    All begin with the `forced` move, unless it is NONE.
    """
    nodes, edges, path, actors, edge_of = tree.nodes, tree.edges, tree.path, tree.actors, tree.edge_of
    scratch, moves, shares = work.scratch, work.moves, work.shares
    style, weights = playout.style, playout.weights
    prior = tree.priors
    seat = worlds[0].actor
    s = work.tried[0]
    g = work.dice[0]
    node_count = 1
    edge_count = 0
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        go_to(g, number, 0)
        copy_into(s, world)
        node = 0
        depth = 0
        expanded = False
        while s.actor != OVER and not expanded and depth < len(path) and not (depth > 0 and is_cutoff(s, world)):
            count = legal(s, moves)
            set_priors(s, scratch, moves, count, style, weights, prior)
            move = select(nodes[node], edges, edge_of, moves, count, prior)
            if depth == 0 and forced != NONE:
                move = forced
            edge = edge_of[move]
            if edge == NONE:
                edge = edge_count
                edge_count += 1
                add_edge(nodes[node], edges, edge, move)
                expanded = True
            forget_edges(nodes[node], edges, edge_of)
            path[depth] = edge
            actors[depth] = s.actor
            depth += 1
            play(s, move)
            while s.actor == CHANCE and not is_cutoff(s, world):
                draw(s, below(g, outcomes(s)))
            if not expanded and s.actor != OVER:
                node = child_of(nodes, edges[edge], observation_key(s, seat, move), node_count)
                if node == node_count:
                    node_count += 1
        rollout(s, world, scratch, moves, g, style, weights, shares)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += shares[actors[i]]
        record_iteration(notes, number - first, s, shares)


def record_iteration(notes: SearchTrace, number: int, s: Any, shares: Any) -> None:
    """Record an iteration, if there is room for it."""
    if number < len(notes.shares):
        for seat in range(s.players):
            notes.shares[number][seat] = shares[seat]
    if number < len(notes.ends):
        copy_into(notes.ends[number], s)


def set_priors(s: Any, scratch: Scratch, moves: Any, count: int, style: int, weights: Any, prior: Any) -> None:
    for i in range(count):
        prior[i] = 1.0
    if style != AT_RANDOM:
        priors(s, scratch, moves, count, style, weights, prior)


def select(node: Any, edges: Any, edge_of: Any, moves: Any, count: int, prior: Any) -> int:
    """Return the move to try, by PUCT (Silver and others, 2017): a successful one, or one with a high prior and few visits.

    Untried moves are taken to be as good as the average of the tried ones. Only moves count that this world allows. Fills
    `edge_of` for the moves that were tried.
    """
    edge = node.edge
    while edge != NONE:
        edge_of[edges[edge].move] = edge
        edge = edges[edge].next
    visits = 0
    total = 0.0
    total_prior = 0.0
    for i in range(count):
        total_prior += prior[i]
        edge = edge_of[moves[i]]
        if edge != NONE:
            visits += edges[edge].visits
            total += edges[edge].total
    mean = total / visits if visits > 0 else 0.0
    exploration = EXPLORATION * sqrt(visits + 1.0) / total_prior
    best = moves[0]
    highest = -1.0
    for i in range(count):
        edge = edge_of[moves[i]]
        bound = mean + exploration * prior[i]
        if edge != NONE:
            bound = edges[edge].total / edges[edge].visits + exploration * prior[i] / (1.0 + edges[edge].visits)
        if bound > highest:
            highest = bound
            best = moves[i]
    return int(best)


def add_edge(node: Any, edges: Any, edge: int, move: int) -> None:
    edges[edge].move = move
    edges[edge].next = node.edge
    node.edge = edge


def forget_edges(node: Any, edges: Any, edge_of: Any) -> None:
    edge = node.edge
    while edge != NONE:
        edge_of[edges[edge].move] = NONE
        edge = edges[edge].next


def child_of(nodes: Any, edge: Any, key: int, free: int) -> int:
    """Return the node behind an edge for what was observed; if it is new, the free one, which is then in use."""
    node = edge.child
    while node != NONE:
        if nodes[node].key == key:
            return int(node)
        node = nodes[node].next
    nodes[free].key = key
    nodes[free].next = edge.child
    edge.child = free
    return free
