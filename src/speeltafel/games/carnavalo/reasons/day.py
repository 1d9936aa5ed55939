"""The rest of a day, read off the events of all samples at once; and one sample as moves."""

from typing import Any

from speeltafel.core.array_library import np
from speeltafel.core.contract.reasons import ExampleStep
from speeltafel.core.events import SILENT
from speeltafel.core.line import Line
from speeltafel.games.carnavalo.mechanics import events as ev
from speeltafel.games.carnavalo.mechanics.components import NOBODY
from speeltafel.games.carnavalo.notation import CITIZEN, tent_name
from speeltafel.games.carnavalo.words import viewer_event

PLAYS = {ev.PLAYED_EMPTY: "", ev.PLAYED_TOP: " top", ev.PLAYED_UNDER: " under"}
EVENTS = [*PLAYS, ev.MOVED, ev.CHIP_MOVED, ev.CHIP_DIRECT, ev.TO_PROCESSION, ev.LAID, ev.TAKEN]
EVENTS += [ev.RING, ev.PASSED, ev.RETURNED, ev.NEW_DAY, ev.ENDED]


class Day:
    """The rest of the day after the move itself, by sample."""

    def __init__(self, ends: Any, move: str) -> None:
        recorded, at = ends["recorded"], np.arange(ends["recorded"].shape[1])
        rows = [np.where(at < ends["recorded_count"][:, None], recorded[:, :, i], -1) for i in range(4)]
        over = np.isin(rows[0], (ev.NEW_DAY, ev.ENDED))
        end = np.where(over.any(1), over.argmax(1), len(at))
        has_ring = move.split(" ")[0] in ("card", "move", "chip")
        first = (rows[0] == ev.RING).argmax(1) + 1 if has_ring else np.zeros(len(ends), int)
        inside = (at >= first[:, None]) & (at < end[:, None])
        self.event, self.a, self.b, self.c = (np.where(inside, row, -1) for row in rows)
        self.plays = np.isin(self.event, tuple(PLAYS))
        self.acts = self.plays | np.isin(self.event, (ev.MOVED, ev.CHIP_MOVED, ev.CHIP_DIRECT, ev.PASSED))
        last = np.maximum.accumulate(np.where(self.acts, at, -1), 1)
        self.by = np.where(last >= 0, np.take_along_axis(self.a, np.maximum(last, 0), 1), NOBODY)

    def plays_in(self, seat: int, tent: int) -> Any:
        """Return by sample whether that seat plays a card there."""
        return (self.plays & (self.a == seat) & (self.c == tent)).any(1)

    def moved(self, event: int, owner: int, tent: int | None) -> Any:
        """Return where that seat's card is taken, brought, or sent into the procession."""
        return (self.event == event) & (self.a == owner) & (True if tent is None else self.c == tent)


def steps(end: Any) -> list[ExampleStep]:
    """Return a sample to the end of the day, as moves with the sentences of the log."""
    found: list[ExampleStep] = []
    for event, *details in end["recorded"][: int(end["recorded_count"])].tolist():
        if event in (ev.NEW_DAY, ev.ENDED):
            break
        text = _move(event, details)
        if text:
            spoken = viewer_event((event, *details), None)
            said = None if spoken.line == SILENT else Line(spoken.line or spoken.event, spoken.args, "carnavalo")
            found.append(ExampleStep(details[0], text, said))
    return found


def _move(event: int, details: list[int]) -> str:
    """Return a move in the notation of records; "" for an event that is no move."""
    _, b, c, d, *_ = details
    if event in PLAYS:
        return f"card {b} {tent_name(c)}{PLAYS[event]}"
    if event == ev.MOVED:
        return f"move {CITIZEN[b]} {c}"
    if event == ev.CHIP_MOVED:
        return f"chip {tent_name(b)} {CITIZEN[c]} {d}"
    if event == ev.CHIP_DIRECT:
        return f"chip {tent_name(b)} {CITIZEN[c]} direct"
    return "pass" if event == ev.PASSED else f"return {tent_name(b)}" if event == ev.RETURNED else ""
