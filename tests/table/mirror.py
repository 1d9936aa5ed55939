"""What a page does with its messages, and nothing more: if this ends with the right view, so can any client."""

from typing import Any

import msgspec

from speeltafel.table.streams import SHOWN


class Mirror:
    """One seat's picture of a table, kept from messages alone. Repeated and old ones are passed over; a gap is noticed."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number: int | None = None
        self.state: dict[str, Any] = {}
        self.gap = False

    def apply(self, data: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(data)
        if self.seat in message.get("seats", ()):
            if message["type"] == "snapshot":
                self._replace(message)
            elif message["type"] == "update":
                self._change(message)
        return message

    def _replace(self, message: dict[str, Any]) -> None:
        if self.number is not None and message["number"] < self.number:
            return
        self.number, self.gap = message["number"], False
        kept = ("position", "table", "view", "prompt", "chat", "deadline", "undo")
        self.state = {key: message.get(key) for key in kept}
        self.state["steps"] = message.get("steps", [])
        self.state["chat"] = message.get("chat", [])

    def _change(self, message: dict[str, Any]) -> None:
        if self.number is None or message["after"] > self.number:
            self.gap = True
            return
        if message["number"] <= self.number:
            return
        assert message["after"] == self.number, "messages never overlap"
        self.number = message["number"]
        state = self.state
        state["position"] = message["position"]
        state["deadline"], state["undo"] = message.get("deadline"), message.get("undo")
        state["steps"] = (state["steps"] + message.get("steps", []))[-SHOWN:]
        state["chat"] = (state["chat"] + message.get("chat", []))[-100:]
        for key in ("table", "prompt"):
            if key in message:
                state[key] = message[key]
        if message.get("changed"):
            state["view"] = {**state["view"], **message["changed"]}
