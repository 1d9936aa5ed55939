"""The puzzles of a day over REST: the view of the seat to move, and the judge's verdicts on its moves."""

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from speeltafel import games
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.server.answers import DayOfPuzzles, day_of_puzzles
from speeltafel.server.asgi.routes import optional_person, problems, replay_slot
from speeltafel.server.tables.registry import TableRegistry

GameName = Annotated[str, Parameter(max_length=40, description="The name of a game.")]
Day = Annotated[str, Parameter(max_length=40, description="As 2026-11-16; today in UTC where it is left out.")]


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


HANDLERS = [puzzles]
