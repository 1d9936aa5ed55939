"""The OpenAPI description as it is given out: Litestar's, with the types as msgspec itself describes them.

Litestar's own account of a struct leaves out what is forbidden: unknown fields, and bounds of a number that may be missing.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from speeltafel import __version__
from speeltafel.server import rest
from speeltafel.server.hub import Listing
from speeltafel.table.commands import NewTable
from speeltafel.table.past import Stretch

SAID = (
    *(NewTable, rest.SeatClaim, rest.Health, rest.GameInfo, Listing, rest.TableCreated),
    *(rest.TableDetails, rest.SeatClaimed, rest.Problem, Stretch),
)
EXAMPLES: dict[str, dict[str, Any]] = {
    "NewTable": {"game": "tricky", "seats": [{"who": "me", "name": "Ann"}, {}, {"who": "bot"}], "listed": True},
    "SeatClaim": {"name": "Bo"},
}
TABLE = {"table": "$response.body#/table"}


class Described(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = msgspec.json.schema_components(SAID, ref_template="#/components/schemas/{name}")
        for name, example in EXAMPLES.items():
            exact[name]["examples"] = [example]
        openapi_schema["components"]["schemas"] |= exact
        created = openapi_schema["paths"]["/api/tables"]["post"]["responses"]["201"]
        created["links"] = {name: {"operationId": name, "parameters": TABLE} for name in ("table", "claimSeat")}
        return super().render(request, openapi_schema)


def description() -> OpenAPIConfig:
    return OpenAPIConfig("Speeltafel", __version__, path="/api/description", render_plugins=[Described()])
