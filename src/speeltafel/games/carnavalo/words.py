"""Words of Carnavalo: every event and every prompt as a line of text/*.ftl."""

from speeltafel.core.events import SILENT, ViewerEvent
from speeltafel.core.line import Line, Word
from speeltafel.core.state import Event
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import NOBODY
from speeltafel.games.carnavalo.mechanics.events import EVENTS
from speeltafel.games.carnavalo.mechanics.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN, chip_name
from speeltafel.games.carnavalo.rules import BY_HANDS, BY_PROCESSION, BY_QUIET
from speeltafel.games.carnavalo.view import View

SPOKEN = {"x": "2×", "z": "3×"}
REASONS = {BY_HANDS: "hands", BY_PROCESSION: "procession", BY_QUIET: "quiet"}

# An event's details, named as in its line.
DETAILS: dict[int, list[str]] = {
    events.PICKED: ["player", "value"],
    events.DEALT: ["player", "tent"],
    events.LIES: ["player", "value", "tent"],
    events.TENT_CHIP_OPEN: ["tent", "chip"],
    events.PROCESSION_CHIP_OPEN: ["number"],
    events.BEGINS: ["player"],
    events.MOVED: ["player", "citizen", "steps", "field"],
    events.CHIP_MOVED: ["player", "tent", "citizen", "steps", "field"],
    events.CHIP_DIRECT: ["player", "tent", "citizen", "field"],
    events.PLAYED_EMPTY: ["player", "value", "tent"],
    events.PLAYED_TOP: ["player", "value", "tent"],
    events.PLAYED_UNDER: ["player", "value", "tent"],
    events.CONFETTI: ["player", "tent", "field"],
    events.GOT_CHIP: ["player", "tent"],
    events.NO_CHIP_LEFT: ["player"],
    events.TO_PROCESSION: ["player", "value", "tent"],
    events.TURNED_UP: ["player", "value", "tent"],
    events.LAID: ["player", "value", "tent"],
    events.TAKEN: ["player", "value", "tent"],
    events.NOTHING_THERE: ["citizen", "tent"],
    events.BARRED: ["citizen", "tent"],
    events.BARRICADE: ["tent"],
    events.PASSED: ["player"],
    events.RETURNED: ["player", "tent"],
    events.RING: ["number"],
    events.RING_ZERO: [],
    events.DAY_OVER: ["player", "day", "reason", "other"],
    events.FACE_DOWN: ["player", "value", "tent"],
    events.IN_TENT: ["player", "tent", "cards", "confetti"],
    events.IN_PROCESSION: ["player", "value"],
    events.WON_DISC: ["player", "tent", "points"],
    events.WON_TENT_CHIP: ["player", "tent", "chip", "points"],
    events.BOUGHT_FLOAT: ["player", "points"],
    events.WON_PROCESSION_CHIP: ["player", "number", "points"],
    events.NOBODY_THERE: ["place"],
    events.TIED_FIRST: ["place"],
    events.TIED_SECOND: ["place"],
    events.NO_SECOND: ["place"],
    events.FLOAT_REMOVED: [],
    events.NEW_DAY: ["day", "player"],
    events.ENDED: ["day"],
    events.COUNTED: ["player", "discs", "confetti", "chips"],
    events.FLOAT_COSTS: ["player"],
    events.TOTAL: ["player", "points"],
}

# Details that only the player concerned sees; the others get the line of this name, without them.
SECRETS = {
    events.PICKED: "value",
    events.CHIP_MOVED: "tent",
    events.PLAYED_UNDER: "value",
    events.GOT_CHIP: "tent",
    events.RETURNED: "tent",
}


def viewer_event(event: Event, viewer: int | None) -> ViewerEvent:
    kind, *numbers = event
    said = dict(zip(DETAILS[kind], numbers, strict=False))
    if kind in SECRETS and said["player"] != viewer:
        del said[SECRETS[kind]]
        return ViewerEvent(EVENTS[kind], _spoken(said), f"{EVENTS[kind]}-unseen")
    if kind == events.IN_TENT:
        said["value"] = said["cards"] + said["confetti"]
    elif kind == events.COUNTED:
        said["for_discs"] = POINTS_FOR_A_DISC * said["discs"]
    elif kind == events.DAY_OVER and (said["reason"] != BY_HANDS or said["other"] == NOBODY):
        del said["other"]
    elif kind == events.FLOAT_COSTS:
        said["points"] = FLOAT_COSTS_POINTS
    line = SILENT if kind == events.RING else "day-over-two" if "other" in said else None
    return ViewerEvent(EVENTS[kind], _spoken(said), line)


def _spoken(said: dict[str, int]) -> dict[str, Word]:
    return {name: _word(name, number) for name, number in said.items()}


def _word(name: str, number: int) -> Word:
    match name:
        case "tent":
            return number + 1
        case "citizen":
            return CITIZEN[number]
        case "chip":
            return SPOKEN.get(chip_name(number), chip_name(number))
        case "reason":
            return REASONS[number]
        case "place":
            return "procession" if number == PROCESSION else number + 1
    return number


def prompt(view: View) -> Line:
    if view.result is not None:
        return _line("prompt-over", players=view.result.winners, count=len(view.result.winners))
    if not isinstance(view.actor, int):
        return _line("prompt-setup")
    if view.actor != view.seat:
        return _line(f"prompt-wait-{view.phase}", player=view.actor)
    if view.phase == "before":
        can = "pass" if "pass" in view.legal else "both" if view.ring and view.hand else "move" if view.ring else "card"
        return _line("prompt-before", player=view.actor, ring=view.ring, can=can, chips=len(view.chips or []))
    return _line(f"prompt-{view.phase}", player=view.actor, ring=view.ring)


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")
