"""Lessons over REST: a scene and the moves in it go in, the position after them comes out. Nothing is stored."""

import asyncio
from typing import Annotated, Any

from litestar import Request, post
from litestar.params import Parameter

from speeltafel.server.answers import LessonStep, moment_of_lesson
from speeltafel.server.asgi.routes import optional_person, parse_strictly, problems, replay_slot
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.lesson_moment import LessonMoment

GameName = Annotated[str, Parameter(max_length=40, description="The name of a game.")]


@post("/api/lessons/{game:str}", operation_id="lesson", status_code=200, responses=problems(409, 429))
async def lesson(game: GameName, data: LessonStep, request: Request[Any, Any, Any], hub: TableRegistry) -> LessonMoment:
    """Return one scene of the lesson of a game, after these moves of the learner."""
    optional_person(request)
    step = await parse_strictly(data, request)

    async with replay_slot(request, hub):
        return await asyncio.to_thread(moment_of_lesson, game, step)


HANDLERS = [lesson]
