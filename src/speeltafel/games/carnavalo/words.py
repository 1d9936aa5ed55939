"""What is said at the table: every event and every prompt as a line of text/*.ftl."""

from speeltafel.core.line import Line, Word
from speeltafel.core.state import Event
from speeltafel.core.told import SILENT, Told
from speeltafel.games.carnavalo.notation import CITIZEN, chip_name
from speeltafel.games.carnavalo.rules import BY_HANDS, BY_PROCESSION, BY_QUIET
from speeltafel.games.carnavalo.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.table import (
    BARRED,
    BARRICADE,
    BEGINS,
    BOUGHT_FLOAT,
    CHIP_DIRECT,
    CHIP_MOVED,
    CONFETTI,
    COUNTED,
    DAY_OVER,
    DEALT,
    ENDED,
    EVENTS,
    FACE_DOWN,
    FLOAT_COSTS,
    FLOAT_REMOVED,
    GOT_CHIP,
    IN_PROCESSION,
    IN_TENT,
    LAID,
    LIES,
    MOVED,
    NEW_DAY,
    NO_CHIP_LEFT,
    NO_SECOND,
    NOBODY_THERE,
    NOTHING_THERE,
    PASSED,
    PICKED,
    PLAYED_EMPTY,
    PLAYED_TOP,
    PLAYED_UNDER,
    PROCESSION_CHIP_OPEN,
    RETURNED,
    RING,
    RING_ZERO,
    TAKEN,
    TENT_CHIP_OPEN,
    TIED_FIRST,
    TIED_SECOND,
    TO_PROCESSION,
    TOTAL,
    TURNED_UP,
    WON_DISC,
    WON_PROCESSION_CHIP,
    WON_TENT_CHIP,
)
from speeltafel.games.carnavalo.view import View

SPOKEN = {"x": "2×", "z": "3×"}
REASONS = {BY_HANDS: "hands", BY_PROCESSION: "procession", BY_QUIET: "quiet"}

# What an event's details are, in the words of its line.
DETAILS: dict[int, list[str]] = {
    PICKED: ["player", "value"],
    DEALT: ["player", "tent"],
    LIES: ["player", "value", "tent"],
    TENT_CHIP_OPEN: ["tent", "chip"],
    PROCESSION_CHIP_OPEN: ["number"],
    BEGINS: ["player"],
    MOVED: ["player", "citizen", "steps", "field"],
    CHIP_MOVED: ["player", "tent", "citizen", "steps", "field"],
    CHIP_DIRECT: ["player", "tent", "citizen", "field"],
    PLAYED_EMPTY: ["player", "value", "tent"],
    PLAYED_TOP: ["player", "value", "tent"],
    PLAYED_UNDER: ["player", "value", "tent"],
    CONFETTI: ["player", "tent", "field"],
    GOT_CHIP: ["player", "tent"],
    NO_CHIP_LEFT: ["player"],
    TO_PROCESSION: ["player", "value", "tent"],
    TURNED_UP: ["player", "value", "tent"],
    LAID: ["player", "value", "tent"],
    TAKEN: ["player", "value", "tent"],
    NOTHING_THERE: ["citizen", "tent"],
    BARRED: ["citizen", "tent"],
    BARRICADE: ["tent"],
    PASSED: ["player"],
    RETURNED: ["player", "tent"],
    RING: ["number"],
    RING_ZERO: [],
    DAY_OVER: ["player", "day", "reason"],
    FACE_DOWN: ["player", "value", "tent"],
    IN_TENT: ["player", "tent", "cards", "confetti"],
    IN_PROCESSION: ["player", "value"],
    WON_DISC: ["player", "tent"],
    WON_TENT_CHIP: ["player", "tent", "chip"],
    BOUGHT_FLOAT: ["player"],
    WON_PROCESSION_CHIP: ["player", "number"],
    NOBODY_THERE: ["place"],
    TIED_FIRST: ["place"],
    TIED_SECOND: ["place"],
    NO_SECOND: ["place"],
    FLOAT_REMOVED: [],
    NEW_DAY: ["day", "player"],
    ENDED: ["day"],
    COUNTED: ["player", "discs", "confetti", "chips"],
    FLOAT_COSTS: ["player"],
    TOTAL: ["player", "points"],
}

# What only the player concerned sees of an event; the others hear the line of this name, without it.
SECRETS = {PICKED: "value", CHIP_MOVED: "tent", PLAYED_UNDER: "value", GOT_CHIP: "tent", RETURNED: "tent"}


def told(event: Event, viewer: int | None) -> Told:
    kind, *numbers = event
    said = dict(zip(DETAILS[kind], numbers, strict=False))
    if kind in SECRETS and said["player"] != viewer:
        del said[SECRETS[kind]]
        return Told(EVENTS[kind], _spoken(said), f"{EVENTS[kind]}-unseen")
    if kind == IN_TENT:
        said["value"] = said["cards"] + said["confetti"]
    elif kind == COUNTED:
        said["for_discs"] = POINTS_FOR_A_DISC * said["discs"]
    elif kind == FLOAT_COSTS:
        said["points"] = FLOAT_COSTS_POINTS
    return Told(EVENTS[kind], _spoken(said), SILENT if kind == RING else None)


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
