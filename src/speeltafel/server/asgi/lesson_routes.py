"""Lessons over REST: a scene and the moves in it go in, the position after them comes out. Nothing is stored."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import Parameter
from msgspec import Meta

from speeltafel import games
from speeltafel.core.lesson import MOST_OWN_MOVES, scene_of
from speeltafel.server.asgi.routes import optional_person, parse_strictly, problems, replay_slot
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.commands import MoveText
from speeltafel.table.lesson_moment import LessonMoment, lesson_moment

GameName = Annotated[str, Parameter(max_length=40, description="The name of a game.")]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a learner in a scene. The last one may be illegal."""

    scene: Annotated[int, Meta(ge=0, le=99)]
    moves: Annotated[list[MoveText], Meta(max_length=MOST_OWN_MOVES)] = []
    language: Annotated[str, Meta(max_length=10)] = ""  # of the learner: some games have an edition of their own in it


@post("/api/lessons/{game:str}", operation_id="lesson", status_code=200, responses=problems(409, 429))
async def lesson(game: GameName, data: LessonStep, request: Request[Any, Any, Any], hub: TableRegistry) -> LessonMoment:
    """One scene of the lesson of a game, after these moves of the learner."""
    optional_person(request)
    step = await parse_strictly(data, request)

    def played() -> LessonMoment:
        from speeltafel.bots.quick_bot import QuickBot  # imports NumPy, so only for the first lesson

        modules = games.modules(game)
        partner = QuickBot(modules, scene_of(modules, step.scene).seed)
        return lesson_moment(modules, step.scene, step.moves, partner, step.language)

    async with replay_slot(request, hub):
        return await asyncio.to_thread(played)


HANDLERS = [lesson]
