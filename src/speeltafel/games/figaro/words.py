"""Words of Figaro: every event and every prompt as a line of text/*.ftl."""

from typing import cast

from speeltafel.core.events import SILENT, ViewerEvent
from speeltafel.core.line import Line, Word
from speeltafel.core.state import Event
from speeltafel.games.figaro.mechanics.state import (
    BOXED,
    CHOSE,
    DANCE,
    DANCED,
    DEALT,
    EN,
    EVENTS,
    EXCHANGED,
    FEWEST_TIED,
    GOT,
    LONGEST,
    NL,
    NO_COLOUR,
    PLAYED,
    RANKED,
    REACHED_SIX,
    ROAD_GROUP,
    ROUND_OVER,
    TIED,
    TOOK_CARDS,
    WON,
)
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.view import View


def viewer_event(event: Event, viewer: int | None) -> ViewerEvent:
    kind, a, b, c, d, e, _ = event
    if kind == BOXED:
        return ViewerEvent("boxed", {"colour": _line(COLOUR_NAMES[a])})
    if kind == ROAD_GROUP:
        return ViewerEvent("road-group", {"round": a + 1, "roads": _lengths(b)})
    if kind == DEALT:
        return ViewerEvent("dealt", {"player": a, "round": b + 1, "cards": c})
    if kind == PLAYED:
        line = "played-before-self" if a == c else None
        return ViewerEvent("played", {"player": a, "card": _card(b), "kind": CARDS[b], "other": c, **_row(d, e)}, line)
    if kind == DANCED:
        return ViewerEvent("danced", {"player": a, "kind": CARDS[DANCE]})
    if kind == GOT:
        row = _row(c, d)
        return ViewerEvent("got", {"player": a, "other": b, "row": _row_line(row), "cards": e, **row}, None if e else SILENT)
    if kind == TOOK_CARDS:
        into = "hand" if c == CHOSE and d == NL else "stack"
        return ViewerEvent("took", {"player": a, "into": into}, _take(a, c, d, viewer))
    if kind == ROUND_OVER:
        return ViewerEvent("round-over", {"player": a, "round": b + 1})
    if kind == RANKED:
        return ViewerEvent("ranked", {"player": a, "rank": b + 1, "cards": c, "length": d})
    if kind in (TIED, FEWEST_TIED):
        return ViewerEvent(EVENTS[kind], {"player": a, "other": b, "cards": c})
    if kind == EXCHANGED:
        return ViewerEvent("exchanged", {"player": a, "gave": b, "got": c})
    if kind == WON:
        line = None if c == 1 else "won-with-king" if d == 0 else "won-near-king"
        return ViewerEvent("won", {"player": a, "length": b}, line)
    return ViewerEvent(EVENTS[kind], {"player": a})


def _take(player: int, why: int, edition: int, viewer: int | None) -> str | None:
    """Return the line for why cards were taken. In `en` only the taker knows whether they could have played."""
    if why == REACHED_SIX:
        return "took-at-six"
    if edition == EN and viewer != player:
        return None
    if why == CHOSE:
        return "took-by-choice" if edition == EN else "took-into-hand"
    return "took-unable"


def prompt(view: View) -> Line:
    if view.result is not None:
        return _line("prompt-over", player=view.result.winners[0])
    if view.actor == "chance":
        return _line(f"prompt-{view.phase}", round=view.round)
    player = cast(int, view.actor)
    if view.phase == "swap":
        return _prompt_exchange(view, player)
    if view.seat != player:
        return _line(f"prompt-wait-{view.why}", player=player)
    if view.legal == ["take"]:
        return _line("prompt-unable", player=player)
    if view.elsewhere:
        return _line("prompt-elsewhere", player=player)
    return _line("prompt-play-or-take" if "take" in view.legal else "prompt-play", player=player)


def _prompt_exchange(view: View, player: int) -> Line:
    """Return the prompt for an exchange (FE3): their longest piece for the shortest of the last group."""
    id_ = "prompt-exchange" if view.seat == player else "prompt-wait-fewest"
    return _line(id_, player=player, gives=view.pieces[player][0], gets=view.groups[-1][-1])


def _card(kind: int) -> Line:
    card = CARDS[kind]
    return _line(f"card-{card[0]}", value=card[1:])


def _row(colour: int, total: int) -> dict[str, Word]:
    """Return the colour of a row, if it has one, and its total."""
    return {"total": total} if colour == NO_COLOUR else {"colour": COLOUR_NAMES[colour], "total": total}


def _row_line(row: dict[str, Word]) -> Line:
    return _line(f"row-{row.get('colour', 'undetermined')}", total=row["total"])


def _lengths(number: int) -> list[int]:
    """Return the lengths of a group, out of one number."""
    lengths: list[int] = []
    while number:
        number, length = divmod(number, LONGEST + 1)
        lengths.insert(0, length)
    return lengths


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "figaro")
