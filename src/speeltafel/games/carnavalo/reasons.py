"""Why one move is better than another: what the day brings whom, place by place, weighed by what that is worth."""

from typing import Any

import numpy as np

from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Fact, Finding, Numbers
from speeltafel.games.carnavalo.bots.estimate import DISC_ON_1, DISCS, FURTHEST, HAS_FLOAT, POINTS
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.bots.weights import THINGS, WINNING
from speeltafel.games.carnavalo.box import BAR, DAYS, MISS, NOBODY, PRINCE, TENTS, VALUES, WON
from speeltafel.games.carnavalo.cards import card_of
from speeltafel.games.carnavalo.notation import CITIZEN, KIND, SHAPES
from speeltafel.games.carnavalo.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.view import View

NUMBERS: Numbers = "grades"
HEARD: list[int] = []  # the counted day tells it all
FUTURES = (0, 0)  # there are too many

LAST_DAY_POINT = 0.33  # what a point more at the end of the last day is worth, in logarithms of the odds
TRUST = 1.0  # what things are worth is known better than a few rollouts could tell
CARDS_THAT_MATTER = 1.0
SPOKEN = {"x": "2x", "z": "3x"}


def facts(view: View, ends: Any, chances: Any) -> list[Fact]:
    """Who wins which disc and chip, who buys a float, what stays in hand: read off the counted day."""
    me = _me(view)
    counts = _counts(view)
    found: list[Fact] = []

    def fact(id_: str, seat: int, values: Any, topic: str, things: float, good: int, clear: float = 1.0, **args: Word) -> None:
        """`things`: what it adds to their standing."""
        own = seat == me
        slope = chances[me] * (1 - chances[me]) if own else -chances[me] * chances[seat]
        named: dict[str, Word] = {} if own else {"player": seat}
        found.append(
            Fact(
                id=id_ if own else f"{id_}-other",
                values=values * 1.0,
                topic=topic,
                good=good if own else -good,
                args={**args, **named},
                clear=clear if own else 0.85 * clear,
                worth=things * slope,
                trust=TRUST,
            )
        )

    chip_winners = [_chip_winners(view, ends, tent) for tent in range(TENTS)]
    for seat in range(view.players):
        for tent in range(TENTS):
            field, chip = view.discs[seat][tent], view.tents[tent].chip
            if field is not None:
                values = ends["disc"][:, seat, tent] == WON
                fact("why-disc", seat, values, f"tent-{tent}", _worth_of_disc(counts, field), 1, tent=tent + 1)
            if chip is not None:
                things = counts[POINTS] * CHIP_WORTH[KIND.index(chip)]
                fact(
                    "why-chip",
                    seat,
                    chip_winners[tent] == seat,
                    f"tent-{tent}",
                    things,
                    1,
                    tent=tent + 1,
                    chip=SPOKEN.get(chip, chip),
                )
        if not view.has_float[seat]:
            things = counts[HAS_FLOAT] - FLOAT_COSTS_POINTS * counts[POINTS]
            id_ = "why-float" if things < 0 else "why-early-float"
            fact(id_, seat, ends["has_float"][:, seat] == 1, "procession", things, -1 if things < 0 else 1)
        if view.procession_chip is not None:
            won = ends["parade_won"][:, seat].sum(1) > len(view.procession_chips_won[seat])
            things = counts[POINTS] * view.procession_chip
            fact("why-parade", seat, won, "procession", things, 1, chip=view.procession_chip)
    taken = np.isin(ends["middle"], [card_of(me, value) for value in range(1, VALUES + 1)])
    found.append(Fact(id="why-middle", values=taken * 1.0, topic="middle", good=-1, clear=0.7))
    found.append(_unplayed(view, ends))
    return found


def _counts(view: View) -> list[float]:
    """What points, discs and a float are worth tomorrow; on the last day only points count."""
    if view.day < DAYS:
        return WINNING[view.players][max(view.day, 1) - 1]
    return [LAST_DAY_POINT] + [0.0] * (THINGS - 1)


def _worth_of_disc(counts: list[float], field: int) -> float:
    before = counts[DISC_ON_1 + min(field, FURTHEST) - 1] if field > 0 else 0.0
    return counts[POINTS] * (POINTS_FOR_A_DISC - field) + counts[DISCS] - before


def _chip_winners(view: View, ends: Any, tent: int) -> Any:
    """Who wins the tent's chip (C19): the highest, if their disc was won before, else the second."""
    values = ends["value"][:, tent, : view.players]
    first = _highest(values)
    second = _highest(np.where(np.arange(view.players) == first[:, np.newaxis], 0, values))
    had_won = np.array([field is None for field in (discs[tent] for discs in view.discs)])
    return np.where(first < 0, NOBODY, np.where(had_won[first], first, second))


def _highest(values: Any) -> Any:
    """Who alone has most, and not 0; else NOBODY."""
    most = values.max(1)
    is_alone = (values == most[:, np.newaxis]).sum(1) == 1
    return np.where(is_alone & (most > 0), values.argmax(1), NOBODY)


def _unplayed(view: View, ends: Any) -> Fact:
    """What is still in hand when the day is counted."""
    me = _me(view)
    left = np.zeros(len(ends))
    for value in range(1, VALUES + 1):
        card = card_of(me, value)
        left += value * ((ends["counted_at"][:, card] == 0) & (ends["middle"] != card))
    return Fact(id="why-unplayed", values=left, topic="hand", good=-1, clear=0.6, is_amount=True, least=CARDS_THAT_MATTER)


# ---- Words ----


def move(view: View, text: str) -> Line:
    verb = text.partition(" ")[0]
    parts = SHAPES[verb].fullmatch(text)
    args = list(parts.groups()) if parts else []
    if verb == "card":
        place = args[2].strip() or "empty"
        return _line("why-move-card", value=int(args[0]), tent=int(args[1]), place=place)
    if verb == "move":
        return _line("why-move-citizen", citizen=args[0], steps=int(args[1]), tent=_goal(view, args[0], int(args[1])))
    if verb == "chip" and args[2] == "direct":
        return _line("why-move-direct", citizen=args[1], tent=int(args[0]))
    if verb == "chip":
        tent = _goal(view, args[1], int(args[2]))
        return _line("why-move-chip", citizen=args[1], steps=int(args[2]), tent=tent)
    if verb == "pass":
        return _line("why-move-pass")
    return _line(f"why-move-{verb}", number=int(args[0]))


def how(view: View, finding: Finding, findings: list[Finding], best: str, played: str, counts: bool) -> list[Line]:
    """What the move does at once, and who then has what in the place that is spoken of."""
    is_best = finding.best >= finding.played
    text = best if is_best else played
    lines = [_walk(view, text) or _walk(view, played if is_best else best)]
    if finding.fact.topic == "procession":
        lines.append(_exposed(view, text) if "player" not in finding.fact.args else None)
    elif "tent" in finding.fact.args:
        lines.append(_sums(view, int(str(finding.fact.args["tent"])) - 1, text, finding.fact.args.get("player")))
    if finding.fact.id == "why-early-float":
        lines.append(_line("why-float-pays"))
    return [line for line in lines if line]


def look(view: View, finding: Finding | None, best: str) -> Line:
    verb, *parts = best.split(" ")
    if verb == "card":
        return _line("look-tent", tent=int(parts[1][1:]))
    if verb in ("move", "chip"):
        return _line("look-citizen", citizen=parts[0] if verb == "move" else parts[1])
    return _line("look-hand") if verb == "pick" else _line("look-chips")


def _goal(view: View, citizen: str, steps: int) -> int:
    """The number of the tent to which they come, or 0."""
    field = (view.citizens[CITIZEN.index(citizen)] + steps) % view.route.fields
    return view.route.tents.index(field) + 1 if field in view.route.tents else 0


def _walked(view: View, text: str) -> tuple[int, int] | None:
    """The citizen that a move brings to a tent, and which tent; None where it brings nobody to one."""
    verb, *parts = text.split(" ")
    if verb == "chip" and parts[2] == "direct":
        return CITIZEN.index(parts[1]), int(parts[0][1:]) - 1
    if verb in ("move", "chip"):
        citizen, steps = parts[-2], int(parts[-1])
        goal = _goal(view, citizen, steps)
        return (CITIZEN.index(citizen), goal - 1) if goal else None
    return None


def _walk(view: View, text: str) -> Line | None:
    """What a citizen does where the move brings them."""
    walked = _walked(view, text)
    if walked is None:
        return None
    citizen, tent = walked
    if citizen == BAR:
        return _line("why-bar", tent=tent + 1, move=move(view, text))
    cards = view.tents[tent].cards
    if not cards or view.route.tents[tent] == view.citizens[BAR]:
        return None
    card = cards[0] if citizen == PRINCE else cards[-1]
    id_ = "why-prince" if citizen == PRINCE else "why-miss"
    if card.owner == view.seat:
        return _line(f"{id_}-own", value=card.value or 0, tent=tent + 1, move=move(view, text))
    return _line(id_, player=card.owner, value=card.value or 0, tent=tent + 1, move=move(view, text))


def _exposed(view: View, text: str) -> Line | None:
    """A card on the stage, which the Prince can bring into the procession."""
    verb, *parts = text.split(" ")
    if verb != "card" or parts[2:] == ["under"]:
        return None
    return _line("why-exposed", value=int(parts[0]), tent=int(parts[1][1:]))


def _sums(view: View, tent: int, text: str, winner: Word | None) -> Line | None:
    """What the player and the strongest other, or the one that is spoken of, then have there: where it shows who is ahead."""
    me = _me(view)
    sums, hidden = _after(view, tent, text)
    others = [seat for seat in range(view.players) if seat != me and (sums[seat] or hidden[seat])]
    args: dict[str, Word] = {"tent": tent + 1, "own": sums[me]}
    if not others:
        return _line("why-alone", **args) if sums[me] and winner is None else None
    rival = max(others, key=lambda seat: (sums[seat], hidden[seat])) if winner is None else int(str(winner))
    if (sums[me] > sums[rival]) != (winner is None) or sums[me] == sums[rival]:
        return None
    return _line("why-sums", player=rival, theirs=sums[rival], hidden=hidden[rival], **args)


def _after(view: View, place: int, text: str) -> tuple[list[int], list[int]]:
    """By player the known sum in a place after that move, confetti included, and how many of their cards lie there face down."""
    piles = [list(tent.cards) for tent in view.tents]
    discs = [[field or 0 for field in fields] for fields in view.discs]
    procession = list(view.procession)
    middle = view.middle
    sums, hidden = [0] * view.players, [0] * view.players
    verb, *parts = text.split(" ")
    if verb == "card":
        value, tent = int(parts[0]), int(parts[1][1:]) - 1
        if tent == place:
            sums[_me(view)] += value
        if parts[2:] == ["top"] and view.discs[piles[tent][0].owner][tent] is not None:
            owner = piles[tent][0].owner
            discs[owner][tent] = min(view.track, discs[owner][tent] + 1)
    walked = _walked(view, text)
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
    return sums, hidden


def _me(view: View) -> int:
    return 0 if view.seat is None else view.seat


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")
