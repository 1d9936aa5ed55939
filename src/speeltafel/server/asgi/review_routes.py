"""Reviews over REST: ask for one, then for its parts as they come."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from speeltafel.core.errors import refusal
from speeltafel.review.model import Hint, Verdict
from speeltafel.server.answers import ReviewAsked, ReviewNews, TipWish
from speeltafel.server.asgi.client_address import address_of
from speeltafel.server.asgi.routes import (
    TableId,
    optional_person,
    parse_strictly,
    person_who_asks,
    problems,
    replay_slot,
    require_person,
)
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.decide import view_for_tip

PATIENCE_S = 15.0  # how long a question about what is new waits for news; less than any proxy does

AnyRequest = Request[Any, Any, Any]
Deep = Annotated[bool, Parameter(description="Whether the judge looks four times as far, and takes as long.")]
ReviewName = Annotated[str, Parameter(max_length=80, description="The name of a review.")]
After = Annotated[int, Parameter(ge=0, le=1_000_000, description="The number of the last part one has.")]
StepNumber = Annotated[int, Parameter(ge=1, le=1_000_000, description="How many steps had been played after the decision.")]


@post("/api/tables/{table:str}/tip", operation_id="tip", status_code=200, responses=problems(404, 409, 429))
async def tip(table: TableId, data: TipWish, request: AnyRequest, hub: TableRegistry) -> Hint:
    """Return what the judge would play now, from what that seat sees, if the host allows tips."""
    person = require_person(request)
    wish = await parse_strictly(data, request)
    live = await hub.open(table)
    async with hub.at(live) as seen:
        view = view_for_tip(seen, person, wish.seat, wish.position)
        counts = seen.created.memory_aids
    return await hub.reviews.tip(view, counts, _asker(request))


@post("/api/tables/{table:str}/review", operation_id="reviewTable", status_code=200, responses=problems(404, 409, 429))
async def review_table(table: TableId, request: AnyRequest, hub: TableRegistry, deep: Deep = False) -> ReviewAsked:
    """Request the review of a game that is over. Only for players, and for spectators if they were allowed."""
    person = require_person(request)
    live = await hub.open(table)
    async with hub.at(live) as seen:
        if not live.may_watch(person, None):
            raise refusal("no-spectators")
        if seen.status != "over":
            raise refusal("review-unfinished")
    record = await asyncio.to_thread(hub.store.record, table)
    if record is None:
        raise refusal("record-unknown")
    return await _asked(request, hub, record, deep)


@post("/api/review", operation_id="reviewRecord", status_code=200, responses=problems(409, 413, 429))
async def review_record(request: AnyRequest, hub: TableRegistry, deep: Deep = False) -> ReviewAsked:
    """Have the game of a record judged, which is the body of the request."""
    optional_person(request)
    return await _asked(request, hub, await request.body(), deep)


async def _asked(request: AnyRequest, hub: TableRegistry, record: bytes, deep: bool) -> ReviewAsked:
    async with replay_slot(request, hub):
        return ReviewAsked(await hub.reviews.ask(record, deep, *_asker(request)))


def _asker(request: AnyRequest) -> Requester:
    return Requester(person_who_asks(request) or "", address_of(request.scope))


@get("/api/reviews/{review:str}", operation_id="reviewNews", responses=problems(404))
async def review_news(review: ReviewName, request: AnyRequest, hub: TableRegistry, after: After = 0) -> ReviewNews:
    """Return the parts of a review after number `after`, as soon as there are any; after a while perhaps none."""
    optional_person(request)
    return await hub.reviews.news(review, after, PATIENCE_S)


@post("/api/reviews/{review:str}/longer", operation_id="thinkLonger", status_code=200, responses=problems(404, 429))
async def think_longer(review: ReviewName, request: AnyRequest, hub: TableRegistry, number: StepNumber) -> Verdict:
    """Analyse one decision of a review with more samples."""
    optional_person(request)
    return await hub.reviews.analyse_deeper(review, number, _asker(request))


HANDLERS = [tip, review_table, review_record, review_news, think_longer]
