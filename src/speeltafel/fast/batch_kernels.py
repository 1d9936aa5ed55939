"""Many games side by side, for programs that learn: written once for every game, in the style of the rules.

As in playout_kernels.py, the rules of some game stand behind these names, and here its `observe` too. Bots play by
`policy_move`.
"""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from speeltafel.core.chance import Generator, below, go_to
from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import CHANCE, OVER
from speeltafel.fast.playout_kernels import CHANCE_STREAM, FIRST_SEATS_STREAM, MOST_DECISIONS

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import Observations, Rules

    SOME_GAME = cast(Rules, None)
    draw, legal, outcomes, play = SOME_GAME.draw, SOME_GAME.legal, SOME_GAME.outcomes, SOME_GAME.play
    score, set_up, wins = SOME_GAME.score, SOME_GAME.set_up, SOME_GAME.wins
    observe = cast(Observations, None).observe

CONTROLLED_BY_CALLER = -2  # the style of a seat whose actions come from outside


class BatchArrays(NamedTuple):
    """Arrays with a place for each game."""

    table: Any  # states
    chance: Any  # generators
    own_dice: Any  # generators, one for each seat
    numbers: Any  # which game of the seed it is
    decisions: Any  # so far
    seats: Any  # the seat to act
    observations: Any
    masks: Any
    rewards: Any
    scores: Any
    done: Any
    truncated: Any


class Bots(NamedTuple):
    """The players of the seats, and scratch space for one bot at a time."""

    styles: Any  # of each seat, or CONTROLLED_BY_CALLER
    weights: Any
    scratch: Scratch
    moves: Any


def policy_move(s: Any, scratch: Scratch, moves: Any, g: Generator, style: int, weights: Any) -> int:  # noqa: ARG001
    """Return a random move, for tables without other bots."""
    return int(moves[below(g, legal(s, moves))])


def begin(s: Any, chance: Generator, own_dice: Any, players: int, number: int) -> None:
    """Begin the game of that number. Its chance and its players' own dice don't depend on earlier games."""
    go_to(chance, number, CHANCE_STREAM)
    for seat in range(players):
        go_to(own_dice[seat], number, FIRST_SEATS_STREAM + seat)
    set_up(s, players)


def go_on(s: Any, chance: Generator, own_dice: Any, bots: Bots, decisions: int) -> int:
    """Let chance and bots play until an outside seat is to act or the game is over.

    Return the number of decisions so far.
    """
    while s.actor != OVER and decisions < MOST_DECISIONS:
        if s.actor == CHANCE:
            draw(s, below(chance, outcomes(s)))
        elif bots.styles[s.actor] == CONTROLLED_BY_CALLER:
            break
        else:
            style = bots.styles[s.actor]
            play(s, policy_move(s, bots.scratch, bots.moves, own_dice[s.actor], style, bots.weights))
            decisions += 1
    return decisions


def write_rewards(s: Any, rewards: Any, scores: Any) -> None:
    """Write the rewards (n · share − 1) / (n − 1): 1 for a single winner, −1 / (n − 1) for losers, 0 in sum."""
    winners = 0
    for seat in range(s.players):
        winners += int(wins(s, seat))
    for seat in range(s.players):
        rewards[seat] = (s.players * int(wins(s, seat)) / winners - 1) / (s.players - 1)
        scores[seat] = score(s, seat)


def write_observation(s: Any, moves: Any, observation: Any, mask: Any) -> None:
    """Write the observation of the seat to act, and the mask of its actions."""
    observe(s, s.actor, observation)
    for action in range(len(mask)):
        mask[action] = 0
    for i in range(legal(s, moves)):
        mask[moves[i]] = 1


def advance_to_next_decision(places: BatchArrays, bots: Bots, i: int) -> None:
    """Go on to the next outside decision.

    If a game ends before that, the next one begins: its number plus the batch size.
    """
    s = places.table[i]
    places.done[i] = False
    while True:
        places.decisions[i] = go_on(s, places.chance[i], places.own_dice[i], bots, places.decisions[i])
        if s.actor >= 0 and places.decisions[i] < MOST_DECISIONS:
            break
        if not places.done[i]:  # else bots ended it before any outside decision
            places.done[i] = True
            places.truncated[i] = s.actor != OVER
            if s.actor == OVER:
                write_rewards(s, places.rewards[i], places.scores[i])
        places.numbers[i] += len(places.table)
        places.decisions[i] = 0
        begin(s, places.chance[i], places.own_dice[i], len(bots.styles), int(places.numbers[i]))
    places.seats[i] = s.actor
    write_observation(s, bots.moves, places.observations[i], places.masks[i])


def begin_all(places: BatchArrays, bots: Bots, first: int, last: int) -> None:
    """Begin the games of the given numbers, and play each to its first outside decision."""
    for i in range(first, last):
        places.decisions[i] = 0
        begin(places.table[i], places.chance[i], places.own_dice[i], len(bots.styles), int(places.numbers[i]))
        advance_to_next_decision(places, bots, i)


def step_all(places: BatchArrays, bots: Bots, actions: Any, first: int, last: int) -> None:
    """Play an action in each game, one game after the other, so that each stays in the processor's cache."""
    for i in range(first, last):
        for seat in range(len(bots.styles)):
            places.rewards[i][seat] = 0
        places.truncated[i] = False
        play(places.table[i], int(actions[i]))
        places.decisions[i] += 1
        advance_to_next_decision(places, bots, i)


def first_illegal(masks: Any, actions: Any) -> int:
    """Return the first game whose action is illegal; −1 if all are legal."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i][actions[i]] == 0:
            return i
    return -1


def sample_all(places: BatchArrays, bots: Bots, actions: Any, first: int, last: int) -> None:
    """Choose a random legal action for each game, the same as a random player does in `speeltafel simulate`."""
    for i in range(first, last):
        count = legal(places.table[i], bots.moves)
        actions[i] = bots.moves[below(places.own_dice[i][places.table[i].actor], count)]
