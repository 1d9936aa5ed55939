"""What the two moves are called, and what they do at once."""

from speeltafel.core.contract.reasons import Deeds
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics.components import PRINCE
from speeltafel.games.carnavalo.notation import SHAPES
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.view import Card, View

DUEL = 2
PRIZES = ("disc", "chip", "second")  # that somebody is ahead for
SPOKEN = {"x": "2x", "z": "3x"}


def move(view: View, text: str) -> Line:
    verb = text.partition(" ")[0]
    parts = SHAPES[verb].fullmatch(text)
    args = list(parts.groups()) if parts else []
    if verb == "card":
        place = args[2].strip() or "empty"
        return line("why-move-card", value=int(args[0]), tent=int(args[1]), place=place)
    if verb == "move":
        return line("why-move-citizen", citizen=args[0], steps=int(args[1]), tent=then.goal(view, args[0], int(args[1])))
    if verb == "chip" and args[2] == "direct":
        return line("why-move-direct", citizen=args[1], tent=int(args[0]))
    if verb == "chip":
        tent = then.goal(view, args[1], int(args[2]))
        return line("why-move-chip", citizen=args[1], steps=int(args[2]), tent=tent)
    if verb == "pass":
        return line("why-move-pass")
    return line(f"why-move-{verb}", number=int(args[0]))


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """Who then has what in the tent of a card; what a citizen does; and which of the moves ends the day."""
    if view.phase not in ("before", "after"):
        return None
    moves = (played, best)
    ends, empties = ([has(view, text) for text in moves] for has in (then.ends_day, _is_last_card))
    given = [gives_chip_to(view, text) for text in moves]
    moved = [moves_disc_of(view, text) for text in moves]
    told = []
    for text, is_end, is_last in zip(moves, ends, empties, strict=True):
        does = _deed(view, text)
        owner = gives_chip_to(view, text)
        if owner is not None and given[0] != given[1]:
            does = line("why-gives-chip", does=does, player=owner)
        covered = moves_disc_of(view, text)
        if covered is not None and moved[0] != moved[1]:
            does = line("why-moves-disc", does=does, player=covered)
        if is_end and not all(ends):
            does = line("why-ends-day", does=does)
        elif is_last and not is_end and not all(empties):
            does = line("why-last-card", does=does, players="pair" if view.players == DUEL else "several")
        told.append(_and_on(view, text, does))
    return Deeds(told[0], told[1], [*([line("why-both-end")] if all(ends) else []), *_keeps(view, best, played)])


def _keeps(view: View, best: str, played: str) -> list[Line]:
    """That a lower card does the same there."""
    values = [then.card_value(text) for text in (best, played)]
    if not 0 < values[0] < values[1] or best.split(" ")[2:] != played.split(" ")[2:]:
        return []
    tent = then.card_tent(best)
    stands = [then.standing_of(view, tent, then.at_least(*then.sums_after(view, tent, text))) for text in (best, played)]
    enough = "yes" if stands[0] == stands[1] and stands[0] in PRIZES else "no"
    return [line("why-keeps", tent=tent + 1, value=values[1], other_value=values[0], enough=enough)]


def gives_chip_to(view: View, text: str) -> int | None:
    """Who gets a movement chip for a card that is played under theirs (C12, CR6)."""
    cards = view.tents[then.card_tent(text)].cards if text.endswith("under") else []
    return cards[0].owner if cards and view.stack else None


def moves_disc_of(view: View, text: str) -> int | None:
    """Whose disc moves on because their card is covered (C12)."""
    cards = view.tents[then.card_tent(text)].cards if text.endswith("top") else []
    return cards[0].owner if cards and view.discs[cards[0].owner][then.card_tent(text)] is not None else None


def _is_last_card(view: View, text: str) -> bool:
    return bool(then.card_value(text)) and len(view.hand or []) == 1


def _and_on(view: View, text: str, does: Line) -> Line:
    """A chip that is played first leaves the turn's action to do (C9); the last one put back sets the ring to 0 (C13)."""
    if text.startswith("chip") and not then.ends_day(view, text):
        ring = then.ring_after(view, text)
        if view.phase == "before":
            return line("why-goes-on", does=does, ring=ring, cards="yes" if view.hand else "no")
        return does if ring else line("why-ring-zero", does=does)
    if text.startswith("return") and len(view.chips or []) == 1:
        return line("why-ring-back", does=does)
    return does


def _deed(view: View, text: str) -> Line:
    """A move, with what it does."""
    named = move(view, text)
    if then.card_value(text):
        return line("why-card", move=named, **_standing(view, then.card_tent(text), text))
    if text.partition(" ")[0] not in ("move", "chip"):
        return named
    walked = then.arrival(view, text)
    if " bar " in f"{text} ":
        opened = then.barred_tent(view)
        closed = walked[1] if walked else None
        if opened == closed:
            return _nothing(view, named, text)
        does = line("why-bar", move=named, opened=0 if opened is None else opened + 1, closed=0 if closed is None else closed + 1)
        return does if closed is None else _with_sums(view, does, closed, text)
    if walked is None or walked[1] == then.barred_tent(view):
        return _nothing(view, named, text)
    citizen, tent = walked
    cards = view.tents[tent].cards
    if citizen == PRINCE:
        does = line("why-prince", move=named, **_card(view, cards[0], "")) if cards else _nothing(view, named, text)
        return _with_sums(view, does, tent, text) if cards else does
    laid = _card(view, view.middle, "laid_") if view.middle is not None else {"laid_whose": "nobody", "laid_value": 0, "other": 0}
    if not cards:
        return _nothing(view, named, text)
    return _with_sums(view, line("why-miss", move=named, **laid, **_card(view, cards[-1], "")), tent, text)


def _nothing(view: View, named: Line, text: str) -> Line:
    waits = "yes" if text.startswith("move") and view.hand and not view.chips else "no"
    ring = then.ring_after(view, text)
    is_told = ring == 0 or (view.phase == "before" and text.startswith("chip"))  # how the ring then stands
    stays = "told" if is_told else "yes" if ring == view.ring else "no"
    return line("why-nothing", move=named, waits=waits, ring=ring, stays=stays)


def _card(view: View, card: Card, prefix: str) -> dict[str, Word]:
    """Whose it is and its value, 0 if that is hidden."""
    whose = "own" if card.owner == view.seat else "theirs"
    return {f"{prefix}whose": whose, f"{prefix}value": card.value or 0, "other" if prefix else "player": card.owner}


def _standing(view: View, tent: int, text: str) -> dict[str, Word]:
    """What the player then has there, what the strongest other has, and what that wins as it stands (C19, C21)."""
    me = then.own_seat(view)
    sums, hidden = then.sums_after(view, tent, text)
    others = [seat for seat in range(view.players) if seat != me]
    stands, sure, whom = _stands(view, tent, text)
    rival = max(others, key=lambda seat: (seat == whom and stands == "second", sums[seat], hidden[seat]))
    chip = view.tents[tent].chip
    args: dict[str, Word] = {
        "own": sums[me],
        "player": rival,
        "theirs": sums[rival],
        "hidden": sum(hidden[seat] for seat in others),
        "chip": SPOKEN.get(chip or "", chip or ""),
    }
    args |= {"level": line("person", player=whom)} if stands == "shared" and whom is not None else {}
    return {**args, **_face_down(hidden, rival, others), "stands": stands, "sure": sure}


def _stands(view: View, tent: int, text: str) -> tuple[str, str, int | None]:
    """How one then stands there, whether that is so whatever lies face down, and with whom ahead or level."""
    able = then.standings(view, tent, text)
    if len(able) == 1:
        ((stands, whom),) = able
        return stands, "yes", whom
    prizes = [prize for prize in PRIZES if any(prize == stands for stands, _ in able)]
    return (prizes[0], "no", None) if prizes else ("behind", "yes", None)


def _face_down(hidden: list[int], rival: int, others: list[int]) -> dict[str, Word]:
    """Whose cards lie there face down."""
    owners = [seat for seat in others if hidden[seat]]
    if not owners:
        return {"faces": "none"}
    if len(owners) > 1:
        return {"faces": "several"}
    return {"faces": "same" if owners == [rival] else "one", "other": owners[0]}


def _with_sums(view: View, does: Line, tent: int, text: str) -> Line:
    """And who has what where the Prince or the Miss took a card or the Barricade man is, if the player has something there."""
    standing = _standing(view, tent, text)
    return line("why-leaves", does=does, **standing) if standing["own"] else does


def line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")
