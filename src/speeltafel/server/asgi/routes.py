"""The REST interface: everything that needs no WebSocket. Litestar derives the OpenAPI description from it."""

import asyncio
import logging
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from speeltafel import __version__, games
from speeltafel.core.errors import (
    NoSuchReview,
    NoSuchTable,
    NotOpened,
    OurFault,
    SpeeltafelError,
    StoreError,
    TableUnreadable,
    TooMany,
    Unauthorized,
    make_error,
    refusal,
)
from speeltafel.core.line import Line
from speeltafel.core.record import MOST_STEPS
from speeltafel.server.answers import (
    GameInfo,
    JoinCode,
    LanAddresses,
    SeatClaim,
    SeatClaimed,
    SeatCode,
    TableCreated,
    TableDetails,
    TableFound,
    about_game,
    game_of_record,
    viewers_of,
)
from speeltafel.server.asgi.client_address import address_of
from speeltafel.server.asgi.join_codes import JoinCodes
from speeltafel.server.asgi.lan_addresses import EVERYWHERE, is_loopback, lan_urls
from speeltafel.server.asgi.middleware import CLIENT_GONE
from speeltafel.server.asgi.problem import Problem, problem, words
from speeltafel.server.asgi.security_headers import password_of, token_of
from speeltafel.server.asgi.table_lists import lists_of_open, lists_of_somebody
from speeltafel.server.identity import new_name, person_of
from speeltafel.server.limits.fair_mutex import MutexTurn
from speeltafel.server.network_listener import NetworkListener
from speeltafel.server.tables.listing import Listing
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.commands import NewTable, Sit, TakeSeat
from speeltafel.table.messages import info
from speeltafel.table.replay import ReplayPart, replay_part

LOG = logging.getLogger("speeltafel.rest")
MOST_LISTED = 100
HTTP = 80


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str
    version: str
    warning: str = ""  # a problem that doesn't keep people from playing


AnyCommand = TypeVar("AnyCommand", bound=msgspec.Struct)
TableId = Annotated[str, Parameter(max_length=40, description="The name of a table.")]
Viewing = Annotated[int | None, Parameter(ge=0, le=15, description="Who looks: a seat, or nothing for a spectator's.")]
Everybody = Annotated[bool, Parameter(description="Instead: a spectator and every seat, each with their own eyes.")]
FirstStep = Annotated[int, Parameter(ge=0, le=MOST_STEPS, description="After how many steps the answer begins.")]


_PROBLEM = ResponseSpec(Problem, description="Why not.", generate_examples=False)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return dict.fromkeys((400, 401, 503, *statuses), _PROBLEM)


def require_person(request: Request[Any, Any, Any]) -> str:
    """Return the person of a request.

    Raises Unauthorized without a token as `Authorization: Bearer …`, or without a private server's password as
    `X-Speeltafel-Password`.
    """
    person = optional_person(request)
    if person is None:
        raise make_error(Unauthorized, "token-wrong")
    return person


async def parse_strictly(data: AnyCommand, request: Request[Any, Any, Any]) -> AnyCommand:
    """Parse the request's JSON strictly, since Litestar would take 0 for false; in JSON 2.0 is a whole number."""
    return msgspec.convert(_whole(msgspec.json.decode(await request.body())), type(data))


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def optional_person(request: Request[Any, Any, Any]) -> str | None:
    """Return the person of a request; None if it names none.

    Raises TooMany or Unauthorized if the password is wrong.
    """
    person = person_who_asks(request)
    line = request.app.state.password_check.refusal_for(password_of(request.scope), person, address_of(request.scope))
    if line is not None:
        raise (TooMany if line.id == "too-many-guesses" else Unauthorized)(line)
    return person


def person_who_asks(request: Request[Any, Any, Any]) -> str | None:
    return person_of(token_of(request.scope))


@get("/api/health/live", operation_id="live", sync_to_thread=False)
def health_live() -> Health:
    """Whether the server is there: if it doesn't answer, start it again."""
    return Health("ok", __version__)


@get("/api/health", operation_id="health", responses={503: _PROBLEM})
async def health(request: Request[Any, Any, Any], hub: TableRegistry) -> Health:
    """Check that this server can play, by asking its store. If not, send it no players."""
    await hub.ready()
    warning = "" if hub.jobs.is_possible() else words(Line("nobody-thinks"), request.scope)
    return Health("ok", __version__, warning)


@get("/api/games", operation_id="games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return the games that can be played here."""
    return [about_game(games.modules(name)) for name in games.names()]


@get("/api/house", operation_id="house", responses=problems())
async def lan_addresses(request: Request[Any, Any, Any], hub: TableRegistry) -> LanAddresses:
    """Return this server's addresses on the local network. Empty unless the request comes from the machine itself."""
    require_person(request)
    return await _lan_addresses(request, hub, request.app.state.network)


@post("/api/house", operation_id="openToNetwork", status_code=200, responses=problems(409))
async def open_to_network(request: Request[Any, Any, Any], hub: TableRegistry) -> LanAddresses:
    """Listen on the local network, too, without a restart. Only the person at this machine may ask, and only after `./play`."""
    require_person(request)
    network: NetworkListener = request.app.state.network
    if not network.is_asked_here(request.scope):
        raise make_error(NotOpened, "network-closed")
    await network.open()
    return await _lan_addresses(request, hub, network)


async def _lan_addresses(request: Request[Any, Any, Any], hub: TableRegistry, network: NetworkListener) -> LanAddresses:
    try:
        here = urlsplit(f"//{request.headers.get('host', '')}")
        name, port = here.hostname or "", here.port or HTTP
    except ValueError:  # that is nobody's name
        return LanAddresses([])
    if not is_loopback(name):
        return LanAddresses([])
    may_open = network.may_open and not network.is_open and network.is_asked_here(request.scope)
    host = EVERYWHERE if network.is_open else hub.settings.host
    return LanAddresses(await asyncio.to_thread(lan_urls, host, port), may_open)


@route("/api/tables", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def tables_options() -> Response[None]:
    """Answer OPTIONS for all handlers of this path. Litestar's own answer knows only the first."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@post("/api/tables", operation_id="createTable", responses=problems(404, 409, 429))
async def create_table(data: NewTable, request: Request[Any, Any, Any], hub: TableRegistry) -> TableCreated:
    """Open a table; the person who asks is its host."""
    person = require_person(request)
    wish = await parse_strictly(data, request)
    quotas, address = request.app.state.quotas, address_of(request.scope)
    hub.last_addresses.note(person, address)
    await quotas.set_one(hub.store, person, address, wish.listed)
    try:
        live = await hub.create(wish, person)
    except StoreError:
        quotas.refund(person, address, wish.listed)
        raise
    return TableCreated(live.id, live.table.created.invites)


@get("/api/tables", operation_id="openTables", responses=problems())
async def open_tables(request: Request[Any, Any, Any], hub: TableRegistry) -> list[Listing]:
    """Tables at which anybody may sit down."""
    optional_person(request)
    return await lists_of_open(hub, MOST_LISTED)


@get("/api/tables/mine", operation_id="myTables", responses=problems())
async def my_tables(request: Request[Any, Any, Any], hub: TableRegistry) -> list[Listing]:
    """Tables at which one sits or which one hosts, and whose turn it is there."""
    return await lists_of_somebody(hub, require_person(request), MOST_LISTED)


@get("/api/tables/{table:str}", operation_id="table", responses=problems(404))
async def table_details(table: TableId, request: Request[Any, Any, Any], hub: TableRegistry) -> TableDetails:
    """Return a table, as anybody with its link sees it; the host sees the invitations too."""
    person = require_person(request)
    live = await hub.open(table)
    async with hub.at(live) as seen:
        is_host = person == seen.created.host
        details = TableDetails(table, info(seen), seen.invites if is_host else [])
    if not is_host or details.about.status == "over":
        return details
    codes: JoinCodes = request.app.state.join_codes
    return msgspec.structs.replace(details, join_code=await codes.code_of(table))


@post("/api/join", operation_id="join", status_code=200, responses=problems(404, 429))
async def join(data: JoinCode, request: Request[Any, Any, Any], hub: TableRegistry) -> TableFound:
    """Find a table by its four letters: what its link says, and after the start nothing but its name."""
    require_person(request)
    data = await parse_strictly(data, request)
    codes: JoinCodes = request.app.state.join_codes
    address = address_of(request.scope)
    live = await hub.open(await codes.table_of(data.letters, address))
    async with hub.at(live) as seen:
        if seen.status == "over":  # it ended while somebody asked for its code
            codes.refuse_wrong(address)
        return TableFound(live.id, seen.invites[0].code if seen.status == "lobby" else "")


@post("/api/tables/{table:str}/seats", operation_id="claimSeat", responses=problems(404, 409))
async def claim_seat(table: TableId, data: SeatClaim, request: Request[Any, Any, Any], hub: TableRegistry) -> SeatClaimed:
    """Sit down, with the code of an invitation or at an open table."""
    person = require_person(request)
    data = await parse_strictly(data, request)
    live = await hub.open(table)
    await hub.execute(live, Sit(data.id or new_name(), data.seat, data.name, data.code, data.commitment), person)
    async with hub.at(live) as seen:
        return SeatClaimed(seen.seats_of(person))


@post("/api/tables/{table:str}/seats/moved", operation_id="takeSeat", responses=problems(404, 409))
async def take_seat(table: TableId, data: SeatCode, request: Request[Any, Any, Any], hub: TableRegistry) -> SeatClaimed:
    """Take the seat that the player's other device offers, with the code that it shows."""
    person = require_person(request)
    data = await parse_strictly(data, request)
    live = await hub.open(table)
    await hub.execute(live, TakeSeat(data.id or new_name(), data.code), person)
    async with hub.at(live) as seen:
        return SeatClaimed(seen.seats_of(person))


@get("/api/tables/{table:str}/record", operation_id="record", responses=problems(404, 409))
async def table_record(table: TableId, request: Request[Any, Any, Any], hub: TableRegistry) -> dict[str, Any]:
    """Return the record of a game that is over, with the proof of its chance."""
    person = optional_person(request)
    live = await hub.open(table)  # NoSuchTable where there is none
    if not live.may_watch(person or "", None):
        raise refusal("no-spectators")
    found = await asyncio.to_thread(hub.store.record, table)
    if found is None:
        raise refusal("record-unknown")
    record: dict[str, Any] = msgspec.json.decode(found)
    return record


@get("/api/tables/{table:str}/steps", operation_id="tableSteps", responses=problems(404, 409))
async def table_steps(
    table: TableId,
    request: Request[Any, Any, Any],
    hub: TableRegistry,
    viewer: Viewing = None,
    everybody: Everybody = False,
    first: FirstStep = 0,
) -> ReplayPart:
    """Return a game from its beginning, as the person's own seat saw it; once it is over, as any seat or all of them did."""
    person = require_person(request)
    live = await hub.open(table)
    async with hub.at(live) as seen:
        game = seen.game
        if game is None:
            raise refusal("record-unknown")
        viewers = viewers_of(game, viewer, everybody)
        for one in viewers:
            if not live.may_look_back(person, one):
                raise refusal("seat-not-yours" if one is not None and seen.status != "over" else "no-spectators")
        moves, names = game.moves, [seat.name for seat in seen.seats]
    async with replay_slot(request, hub):
        return await asyncio.to_thread(replay_part, game, moves, viewers, first, names)


@post("/api/replay", operation_id="replay", status_code=200, responses=problems(409, 413))
async def replay(
    request: Request[Any, Any, Any],
    hub: TableRegistry,
    viewer: Viewing = None,
    everybody: Everybody = False,
    first: FirstStep = 0,
) -> ReplayPart:
    """Return the game of the record in the request, as one of its seats or all of them saw it."""
    optional_person(request)
    body = await request.body()

    async with replay_slot(request, hub):
        game, names = await asyncio.to_thread(game_of_record, body)
        return await asyncio.to_thread(replay_part, game, game.moves, viewers_of(game, viewer, everybody), first, names)


def replay_slot(request: Request[Any, Any, Any], hub: TableRegistry) -> MutexTurn:
    """Return a fair slot for a replay: one at a time on this server, so that replays don't delay those who play."""
    return hub.looking_back.of(address_of(request.scope), person_who_asks(request) or "")


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(hub: TableRegistry) -> bytes:
    return hub.metrics.page()


HANDLERS = [
    *(health, health_live, list_games, lan_addresses, open_to_network, tables_options, create_table, open_tables, my_tables),
    *(join, table_details, claim_seat, take_seat, table_record, table_steps, replay, metrics),
]


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer an error in one sentence of the client's language."""
    line, status = _problem_of(error)
    if status >= 500 and not isinstance(error, SpeeltafelError) and CLIENT_GONE not in request.scope:
        LOG.error("a request failed", exc_info=error, extra={"path": request.scope["path"].partition("/tables/")[0]})
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    if isinstance(error, HTTPException):
        headers |= error.headers or {}  # the allowed methods
    return Response(problem(line, request.scope), status_code=status, media_type=MediaType.JSON, headers=headers)


def _problem_of(error: Exception) -> tuple[Line, int]:
    match error:
        case StoreError():
            return error.line, 503
        case NoSuchTable() | NoSuchReview():
            return error.line, 404
        case OurFault() | TableUnreadable():
            return error.line, 500
        case Unauthorized():
            return error.line, 401
        case TooMany():
            return error.line, 429
        case SpeeltafelError():  # well said, but it cannot be
            return error.line, 409
        case msgspec.ValidationError() | RecursionError():
            return Line("request-wrong", {"detail": str(error)[:200]}), 400
        case HTTPException():
            return Line("request-wrong", {"detail": _detail(error)}), error.status_code
    return Line("our-fault"), 500


def _detail(error: HTTPException) -> str:
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    found = extra.get("message", "") if isinstance(extra, dict) else ""
    return str(found or error.detail)[:200].encode("utf-8", "replace").decode()
