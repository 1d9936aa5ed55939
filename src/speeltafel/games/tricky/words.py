"""Words of tricky: every event and every prompt as a line of text/*.ftl."""

from speeltafel.core.events import ViewerEvent
from speeltafel.core.line import Line, Word
from speeltafel.core.state import Event
from speeltafel.games.tricky.mechanics.dice import DICE
from speeltafel.games.tricky.notation import digits
from speeltafel.games.tricky.rules import (
    BANKRUPT,
    BORROWED,
    EVENTS,
    FILLED,
    GAVE,
    KEPT,
    MOST_BORROWED,
    ROLLED,
    WON,
)
from speeltafel.games.tricky.view import View


def viewer_event(event: Event, viewer: int | None) -> ViewerEvent:
    kind, player, a, b, c, own, common = event
    args: dict[str, Word] = {"player": player}
    if kind in (ROLLED, KEPT):
        args["dice"] = " ".join(digits(a))
    elif kind == FILLED:
        args |= {"column": a + 1, "first": b + 1, "last": c, "cells": c - b, "own": own, "common": common}
    elif kind in (WON, GAVE):
        args |= {"column": a + 1, "chips": b}
    elif kind == BORROWED:
        args["chips"] = a
    elif kind == BANKRUPT:
        args["most"] = MOST_BORROWED
    return ViewerEvent(EVENTS[kind], args)


def prompt(view: View) -> Line:
    if view.result is not None:
        return _line("prompt-over", players=view.result.winners, count=len(view.result.winners))
    if view.actor == "chance":
        return _line("prompt-roll", player=view.turn, dice=DICE - len(view.kept))
    if view.seat != view.turn:
        return _line("prompt-wait", player=view.turn)
    if len(view.roll) == 1:
        return _line("prompt-last-die", player=view.turn)
    return _line("prompt-keep", player=view.turn)


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "tricky")
