"""Moves of Carnavalo in words: as the object of a sentence, and as advice with what a citizen does at once."""

from speeltafel.core.contract.reasons import NOTHING
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics.components import PRINCE
from speeltafel.games.carnavalo.notation import PATTERNS
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.view import Card, View

SPOKEN = {"x": "2×", "z": "3×"}


def move(view: View, text: str) -> Line:
    """Return a move as the object of a sentence."""
    verb, parts = _parts(text)
    if verb == "card":
        return line("move-card", value=int(parts[0]), tent=int(parts[1]), place=parts[2].strip() or "empty")
    if verb == "chip" and parts[2] == "direct":
        return line("move-direct", citizen=parts[1], tent=int(parts[0]))
    if verb in ("move", "chip"):
        citizen, steps = parts[-2], int(parts[-1])
        id_ = "move-citizen" if verb == "move" else "move-chip"
        return line(id_, citizen=citizen, steps=steps, tent=then.goal(view, citizen, steps))
    return line(f"move-{verb}", number=int(parts[0]) if parts else 0)


def advice(view: View, text: str, me: int) -> Line:
    """`Play your 4 on top in tent 2`, with what a citizen does there at once (C14, C15)."""
    verb, parts = _parts(text)
    if verb == "card":
        how = parts[2].strip() or "empty"
        return line("advice-card", player=me, value=int(parts[0]), tent=int(parts[1]), place=how)
    if verb == "chip" and parts[2] == "direct":
        effect = _effect(view, text, me)
        return line("advice-direct", player=me, citizen=parts[1], tent=int(parts[0]), effect=effect)
    if verb in ("move", "chip"):
        citizen, steps = parts[-2], int(parts[-1])
        goal = then.goal(view, citizen, steps)
        to: Word = line("to-tent", tent=goal) if goal else NOTHING
        args: dict[str, Word] = {"citizen": citizen, "steps": steps, "to": to, "effect": _effect(view, text, me)}
        if verb == "chip":
            args["tent"] = int(parts[0])
        return line("advice-walk" if verb == "move" else "advice-chip", player=me, **args)
    return line(f"advice-{verb}", player=me, number=int(parts[0]) if parts else 0)


def _effect(view: View, text: str, me: int) -> Word:
    walked = then.arrives_at(view, text)
    if " bar " in f"{text} " or not walked or walked[1] == then.barred_tent(view) or not view.tents[walked[1]].cards:
        return NOTHING
    cards, middle = view.tents[walked[1]].cards, view.middle
    if walked[0] == PRINCE:
        return line("effect-prince", card=_card(cards[0], me))
    if middle is None:
        return line("effect-miss", card=_card(cards[-1], me))
    return line("effect-miss-both", card=_card(cards[-1], me), brings=_card(middle, me))


def _card(card: Card, me: int) -> Line:
    """`your 4`, `Ann’s face-down card`."""
    args: dict[str, Word] = {"player": me} if card.owner == me else {"other": card.owner}
    whose = "own" if card.owner == me else "other"
    return line(f"hidden-{whose}", **args) if card.value is None else line(f"card-{whose}", value=card.value, **args)


def _parts(text: str) -> tuple[str, list[str]]:
    verb = text.partition(" ")[0]
    match = PATTERNS[verb].fullmatch(text)
    return verb, [part or "" for part in match.groups()] if match else []


def line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")
