"""The ending of a game of Figaro, solved by OpenSpiel's CFR (Zinkevich and others, 2007).

python -m examples.solve_ending --iterations 100

A random game is played and stopped some moves before its end; that of seed 37 still has something to decide then.
`openspiel.ending` makes a game of what is left: chance deals one of the worlds that fit what everybody has seen, and each player
knows what they know. That is small enough to be solved.
"""

import argparse
from typing import Any

from open_spiel.python.algorithms import cfr, exploitability

import speeltafel
from speeltafel.research import openspiel


def late_record(game: str, players: int, moves: int, seed: int) -> dict[str, Any]:
    """Return a random game without its last moves."""
    table = speeltafel.new(game, players, seed=seed)
    bots = [speeltafel.bot(game, "random", seed=seat) for seat in range(players)]
    while isinstance(table.actor, int):
        table.play(bots[table.actor].choose(table.view(table.actor)))
    record = table.record()
    del record["result"]
    record["moves"] = record["moves"][:-moves]
    return record


def size_of(state: Any) -> int:
    """How many positions can come of it."""
    if state.is_terminal():
        return 1
    actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    return 1 + sum(size_of(state.child(action)) for action in actions)


def solve(ending: Any, iterations: int) -> list[tuple[int, float]]:
    """After how many iterations how much could be won, by all together, against the average of what was played."""
    solver = cfr.CFRSolver(ending)
    curve = []
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0 or number == iterations:
            curve.append((number, exploitability.nash_conv(ending, solver.average_policy())))
    return curve


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=37, help="of the game")
    arguments.add_argument("--moves", type=int, default=6, help="before the end of the game")
    arguments.add_argument("--worlds", type=int, default=10, help="that chance can deal")
    arguments.add_argument("--iterations", type=int, default=100)
    given = arguments.parse_args()
    ending = openspiel.ending(late_record("figaro", 3, given.moves, given.seed), worlds=given.worlds)
    print(f"{size_of(ending.new_initial_state()):,} positions")
    for iteration, open_to in solve(ending, given.iterations):
        print(f"after {iteration:4} iterations: NashConv {open_to:.5f}", flush=True)
