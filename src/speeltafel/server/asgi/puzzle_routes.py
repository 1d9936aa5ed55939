"""The puzzles of a day over REST: the view of the seat to move, and the judge's verdicts on its moves."""

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from speeltafel import games
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.review.model import Verdict
from speeltafel.review.puzzles import LEVELS, Puzzle, of_the_day, position_of
from speeltafel.server.asgi.routes import optional_person, problems, replay_slot
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.replay import Frame

GameName = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
Day = Annotated[str, Parameter(max_length=40, description="As 2026-11-16; today in UTC where it is left out.")]


class PuzzleShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as the seat that is to move sees it."""

    id: str
    players: int
    seat: int
    frame: Frame
    verdict: Verdict  # `played` is the move that tempts
    missed: int  # so many levels of bots play something else
    levels: int  # of so many


class DayOfPuzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a day, from the easiest to the hardest."""

    game: str
    day: str
    puzzles: list[PuzzleShown]


@get("/api/puzzles/{game:str}", operation_id="puzzles", responses=problems(409, 429))
async def puzzles(game: GameName, request: Request[Any, Any, Any], hub: TableRegistry, day: Day = "") -> DayOfPuzzles:
    """Return the three puzzles of a day, the same for everybody."""
    optional_person(request)
    async with replay_slot(request, hub):
        return await asyncio.to_thread(day_of_puzzles, games.modules(game), day_meant(day))


def day_meant(text: str) -> date:
    if not text:
        return datetime.now(UTC).date()
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise make_error(UnknownName, "day-unknown", found=ascii(text)) from None


def day_of_puzzles(modules: GameModules, day: date) -> DayOfPuzzles:
    return DayOfPuzzles(modules.name, day.isoformat(), [shown(modules, puzzle) for puzzle in of_the_day(modules, day)])


def shown(modules: GameModules, puzzle: Puzzle) -> PuzzleShown:
    game = position_of(modules, puzzle)
    view = game.view(puzzle.seat, game.length)
    return PuzzleShown(
        id=puzzle.id,
        players=puzzle.players,
        seat=puzzle.seat,
        frame=Frame(modules.words.prompt(view), view),
        verdict=puzzle.verdict,
        missed=len(puzzle.missed_by),
        levels=len(LEVELS),
    )


HANDLERS = [puzzles]
