"""Write docs/protocol.schema.json, the JSON Schema of everything that goes over the WebSocket.

    python -m tools.write.protocol_schema

Python's structs are the only source. A test compares the written file with them.
"""

import json
from pathlib import Path

import msgspec

from speeltafel.server.connections.messages import VERSION, FromClient, FromServer

FILE = Path(__file__).resolve().parents[2] / "docs" / "protocol.schema.json"


def schema() -> str:
    (client, server), components = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    del components["AnyView"]["additionalProperties"]  # each game's view has fields of its own
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Speeltafel's WebSocket protocol, version {VERSION}",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }
    return json.dumps(described, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(schema(), "utf-8")
    print(FILE.name)
