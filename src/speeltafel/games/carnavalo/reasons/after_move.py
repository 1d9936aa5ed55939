"""Direct effects of a move, as far as a view shows them: citizens' places, the cards of a tent, and the reach of walks."""

from itertools import combinations, product

from speeltafel.core.chance import generator
from speeltafel.games.carnavalo import rules
from speeltafel.games.carnavalo.mechanics.components import BAR, MISS, PRINCE
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.mechanics.state import CLOSE, END
from speeltafel.games.carnavalo.notation import CITIZEN, read_move
from speeltafel.games.carnavalo.view import View, resample


def own_seat(view: View) -> int:
    return 0 if view.seat is None else view.seat


def card_value(text: str) -> int:
    """Return the value of the played card, or 0."""
    verb, *parts = text.split(" ")
    return int(parts[0]) if verb == "card" else 0


def card_tent(text: str) -> int:
    """Return the tent where a card is played."""
    return int(text.split(" ")[2][1:]) - 1


def goal(view: View, citizen: str, steps: int) -> int:
    """Return the number of the tent to which they come, or 0."""
    field = (view.citizens[CITIZEN.index(citizen)] + steps) % view.route.fields
    return view.route.tents.index(field) + 1 if field in view.route.tents else 0


def arrives_at(view: View, text: str) -> tuple[int, int] | None:
    """Return the citizen that a move brings to a tent, and the tent; None if it brings none."""
    verb, *parts = text.split(" ")
    if verb == "chip" and parts[2] == "direct":
        return CITIZEN.index(parts[1]), int(parts[0][1:]) - 1
    if verb in ("move", "chip"):
        citizen, steps = parts[-2], int(parts[-1])
        number = goal(view, citizen, steps)
        return (CITIZEN.index(citizen), number - 1) if number else None
    return None


def touched(view: View, text: str) -> list[int]:
    """Return the tents in which a move changes something."""
    if card_value(text):
        return [card_tent(text)]
    walked = arrives_at(view, text)
    left = [barred_tent(view)] if " bar " in f"{text} " else []
    return [tent for tent in [*left, *([walked[1]] if walked else [])] if tent is not None]


def barred_tent(view: View) -> int | None:
    """Return the tent where Barricadol stands."""
    field = view.citizens[BAR]
    return view.route.tents.index(field) if field in view.route.tents else None


def ends_day(view: View, text: str) -> bool:
    """Whether a move ends the day.

    The counts of cards in hand and in the procession are public, so any fitting position will do.
    """
    s = resample(view, generator(0))
    rules.play(s, read_move(s, text))
    return s.day != view.day or s.phase in (CLOSE, END)


def sums_after(view: View, place: int, text: str) -> tuple[list[int], list[int]]:
    """Return by player the known sum in a place after that move, confetti included.

    The second list has how many of their cards lie there face down.
    """
    piles = [list(tent.cards) for tent in view.tents]
    discs = [[field or 0 for field in fields] for fields in view.discs]
    procession = list(view.procession)
    middle = view.middle
    sums, hidden = [0] * view.players, [0] * view.players
    verb, *parts = text.split(" ")
    if verb == "card":
        value, tent = int(parts[0]), int(parts[1][1:]) - 1
        if tent == place:
            sums[own_seat(view)] += value
        if parts[2:] == ["top"] and view.discs[piles[tent][0].owner][tent] is not None:
            owner = piles[tent][0].owner
            discs[owner][tent] = min(view.track, discs[owner][tent] + 1)
    walked = arrives_at(view, text)
    if walked and piles[walked[1]] and view.route.tents[walked[1]] != view.citizens[BAR]:
        citizen, tent = walked
        if citizen == PRINCE:
            card = piles[tent].pop(0)
            procession.append(card)
            if view.discs[card.owner][tent] is not None:
                discs[card.owner][tent] = min(view.track, discs[card.owner][tent] + 1)
        elif citizen == MISS:
            if middle is not None:
                piles[tent].insert(0, middle)
            piles[tent].pop()
    for card in procession if place == PROCESSION else piles[place]:
        sums[card.owner] += card.value or 0
        hidden[card.owner] += card.value is None
    if place != PROCESSION:
        for seat in range(view.players):
            sums[seat] += discs[seat][place]
    for seat, values in enumerate(view.unseen):
        if hidden[seat] and hidden[seat] == len(values):  # they can be no others
            sums[seat], hidden[seat] = sums[seat] + sum(values), 0
    return sums, hidden


def on_top(view: View, place: int, text: str) -> int | None:
    """Return the owner of a tent's top card after a played card or a walk; None if there is no card."""
    owners = [card.owner for card in view.tents[place].cards]
    walked = arrives_at(view, text)
    if card_value(text) and card_tent(text) == place and not text.endswith("under"):
        owners.insert(0, own_seat(view))
    elif walked and walked[1] == place and owners and barred_tent(view) != place:
        if walked[0] == PRINCE:
            owners.pop(0)
        elif walked[0] == MISS:
            owners = [*([view.middle.owner] if view.middle else []), *owners][:-1]
    return owners[0] if owners else None


def standings(view: View, tent: int, text: str) -> set[str]:
    """Return all possible standings in a tent, for any values of the face-down cards."""
    sums, hidden = sums_after(view, tent, text)
    values = ({sum(some) for some in combinations(*one)} for one in zip(view.unseen, hidden, strict=True))
    return {
        standing_of(view, tent, [known + more for known, more in zip(sums, cards, strict=True)]) for cards in product(*values)
    }


def standing_of(view: View, tent: int, sums: list[int]) -> str:
    me = own_seat(view)
    above = [seat for seat in range(view.players) if seat != me and sums[seat] > sums[me]]
    level = [seat for seat in range(view.players) if seat != me and sums[seat] == sums[me]]
    chip = view.tents[tent].chip is not None
    if not sums[me] or len(above) > 1:
        return "behind"
    wins_disc = bool(above) and view.discs[above[0]][tent] is not None
    if level and above:
        return "shared" if chip and wins_disc else "behind"
    if level:
        return "level"
    if not above:
        return "disc" if view.discs[me][tent] is not None else "chip" if chip else "behind"
    return "second" if chip and wins_disc else "behind"
