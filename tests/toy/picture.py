"""Draw a view in a terminal."""

from typing import Any

from rich.console import Group
from rich.text import Text


def picture(view: Any, texts: Any) -> Group:
    said = [("low", "high")[claim] for claim in view.claims] + ["-"] * (view.players - len(view.claims))
    lines = [f"{texts.label(seat)}: {texts.say(said[seat]) if said[seat] != '-' else '-'}" for seat in range(view.players)]
    return Group(*map(Text, lines), Text(f"{texts.say('your-card')}: {view.card}"))
