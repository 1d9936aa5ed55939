"""What is written about the protocol is what the server speaks."""

import re

from tools.write import protocol_schema

from speeltafel.server.connections.messages import FromClient, FromServer


def test_the_schema_is_up_to_date() -> None:
    written = protocol_schema.FILE.read_text("utf-8")
    assert written == protocol_schema.schema(), "run: python -m tools.write.protocol_schema"


def test_the_document_names_every_message() -> None:
    document = (protocol_schema.FILE.parent / "protocol.md").read_text("utf-8")
    words = set(re.findall(r"[a-z-]+", document))
    for kind in (*FromClient.__args__, *FromServer.__args__):
        assert kind.__struct_config__.tag in words, kind.__name__
