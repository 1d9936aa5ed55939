"""Draw a view: what each player claims."""

from typing import Any

from speeltafel.core.drawing import Drawing, Label


def drawing(view: Any, texts: Any) -> Drawing:
    claims = [("low", "high")[claim] for claim in view.claims]
    lines = [f"{texts.label(seat)}: {texts.say(claim)}" for seat, claim in enumerate(claims)]
    return Drawing(400, 40 + 24 * view.players, [Label(20, 30 + 24 * place, line) for place, line in enumerate(lines)])
