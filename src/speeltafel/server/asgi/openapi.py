"""The OpenAPI description as it is given out: Litestar's, with the types as msgspec itself describes them.

Litestar's own account of a struct leaves out what is forbidden: unknown fields, and bounds of a number that may be missing.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from speeltafel import __version__
from speeltafel.core.game import FORMAT
from speeltafel.core.record import Record
from speeltafel.server import answers
from speeltafel.server.asgi import routes
from speeltafel.server.asgi.problem import Problem
from speeltafel.server.tables.listing import Listing
from speeltafel.table.commands import NewTable
from speeltafel.table.lesson_moment import LessonMoment
from speeltafel.table.replay import ReplayPart

STRUCTS_IN_SCHEMA = (
    *(NewTable, answers.SeatClaim, answers.SeatCode, routes.Health, answers.GameInfo, Listing, answers.TableCreated),
    *(answers.TableDetails, answers.SeatClaimed, Problem, ReplayPart, Record, answers.LessonStep, LessonMoment),
    answers.DayOfPuzzles,
)
EXAMPLES: dict[str, dict[str, Any]] = {
    "NewTable": {"game": "tricky", "seats": [{"who": "me", "name": "Ann"}, {}, {"who": "bot"}], "listed": True},
    "SeatClaim": {"name": "Bo"},
    "SeatCode": {"code": "1k2j-9x8d"},
    "Record": {"format": FORMAT, "game": "tricky", "players": 2, "moves": [["chance", "roll 13466"], [0, "keep 46"]]},
}
TABLE = {"table": "$response.body#/table"}
A_RECORD = {"required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}}}
A_SEAT_OR_NONE = {"oneOf": [{"type": "integer", "minimum": 0, "maximum": 15}, {"type": "null"}]}


class Described(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = msgspec.json.schema_components(STRUCTS_IN_SCHEMA, ref_template="#/components/schemas/{name}")
        del exact["AnyView"]["additionalProperties"]  # each game's view has fields of its own
        for name, example in EXAMPLES.items():
            exact[name]["examples"] = [example]
        openapi_schema["components"]["schemas"] |= exact
        paths = openapi_schema["paths"]
        paths["/api/replay"]["post"]["requestBody"] = A_RECORD
        for looking_back in (paths["/api/replay"]["post"], paths["/api/tables/{table}/steps"]["get"]):
            for parameter in looking_back["parameters"]:
                if parameter["name"] == "viewer":
                    parameter["schema"] = A_SEAT_OR_NONE
        links = {name: {"operationId": name, "parameters": TABLE} for name in ("table", "claimSeat", "tableSteps")}
        paths["/api/tables"]["post"]["responses"]["201"]["links"] = links
        return super().render(request, openapi_schema)


def description() -> OpenAPIConfig:
    return OpenAPIConfig("Speeltafel", __version__, path="/api/description", render_plugins=[Described()])
