"""Play games between bots and give their records: the review is measured on them."""

from collections.abc import Iterator, Sequence

from speeltafel.arena.simulate import Simulation, simulate


def bot_games(name: str, seats: Sequence[str], count: int, seed: int, jobs: int = 1) -> Iterator[str]:
    """So many games with these levels in the seats; the same seed gives the same games."""
    plan = Simulation(name, len(seats), {}, seed, tuple(seats), count, with_records=True)
    plan.check()
    for tally in simulate(plan, jobs):
        yield from tally.records
