"""What a call says, as each way wants it: that it is one's turn, in which game, and a link to the table. Nothing of the game."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from speeltafel import games
from speeltafel.core.i18n import CATALOGUES, Translator
from speeltafel.core.line import Line

JSON = {"Content-Type": "application/json"}
SENDER = "Speeltafel"


class Call(NamedTuple):
    words: str
    link: str
    tag: str  # a newer call with the same tag replaces the older one


class Content(NamedTuple):
    headers: Mapping[str, str]
    body: bytes


def call_for(game: str, language: str, page: str, table: str) -> Call:
    """Return the call for somebody whose turn it is at that table."""
    games.modules(game)
    texts = Translator(language, packages=[CATALOGUES[game]])
    return Call(texts.translate(Line("call-turn", {"game": texts.message("name")})), f"{page}#/table/{table}", table)


def test_call(language: str, page: str) -> Call:
    return Call(Translator(language).message("call-test"), page, "test")


def content(way: str, call: Call) -> Content:
    """Return what is sent by that way."""
    both = f"{call.words}\n{call.link}"
    match way:
        case "ntfy":
            return Content(
                {"Content-Type": "text/plain; charset=utf-8", "Title": SENDER, "Click": call.link}, call.words.encode()
            )
        case "discord":
            said: object = {"content": both, "username": SENDER, "allowed_mentions": {"parse": []}}
        case "slack":
            said = {"text": both.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "matrix":
            said = {"text": both, "username": SENDER}
        case _:
            raise ValueError(way)
    return Content(JSON, msgspec.json.encode(said))
