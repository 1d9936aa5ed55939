"""Why one move is better than another: what the day brings whom, place by place, weighed by what that is worth."""

from typing import Any

import numpy as np

from speeltafel.core.chance import generator
from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Deeds, Fact, Finding, Numbers
from speeltafel.games.carnavalo import rules
from speeltafel.games.carnavalo.bots.estimate import DISC_ON_1, DISCS, FURTHEST, HAS_FLOAT, POINTS
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.bots.weights import THINGS, WINNING
from speeltafel.games.carnavalo.box import BAR, DAYS, MISS, NOBODY, PRINCE, TENTS, VALUES, WON
from speeltafel.games.carnavalo.cards import card_of
from speeltafel.games.carnavalo.notation import CITIZEN, KIND, SHAPES, read_move
from speeltafel.games.carnavalo.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.table import CLOSE, END
from speeltafel.games.carnavalo.view import Card, View, resample

NUMBERS: Numbers = "tens"
HEARD: list[int] = []  # the counted day tells it all
FUTURES = (0, 0)  # there are too many

LAST_DAY_POINT = 0.33  # what a point more at the end of the last day is worth, in logarithms of the odds
TRUST = 1.0  # what things are worth is known better than a few rollouts could tell
LEAST = 0.15  # of a chance
FAR = 0.55  # how readily a reader sees what a move has to do with a tent that it leaves as it is
DISCS_THAT_END_IT = 5
SPOKEN = {"x": "2x", "z": "3x"}


def facts(view: View, ends: Any, chances: Any, moves: tuple[str, str]) -> list[Fact]:
    """Who wins which disc and chip, who buys a float, what stays in hand: read off the counted day."""
    me = _me(view)
    counts = _counts(view)
    near = {f"tent-{tent}" for text in moves for tent in _touched(view, text)} | {"procession"}
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
                clear=clear * (1.0 if own else 0.85) * (1.0 if topic in near else FAR),
                least=LEAST,
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
    found.append(Fact(id="why-middle", values=taken * 1.0, topic="middle", good=-1, clear=0.5, least=LEAST))
    return found + _unplayed(view, ends, moves)


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


def _unplayed(view: View, ends: Any, moves: tuple[str, str]) -> list[Fact]:
    """Whether the highest card that stays in hand either way is still there when the day is counted."""
    spent = [_value(text) for text in moves]
    kept = [value for value in view.hand or [] if value not in spent]
    if not kept:
        return []
    card = card_of(_me(view), max(kept))
    left = (ends["counted_at"][:, card] == 0) & (ends["middle"] != card)
    args: dict[str, Word] = {"value": max(kept)}
    return [Fact(id="why-unplayed", values=left * 1.0, topic="hand", good=-1, clear=0.5, least=LEAST, args=args)]


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


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """Who then has what in the tent of a card; what a citizen does; and which of the moves ends the day."""
    if view.phase not in ("before", "after"):
        return None
    ends = [_ends_day(view, text) for text in (played, best)]
    one, two = (
        _line("why-ends-day", does=_deed(view, text)) if last and not all(ends) else _deed(view, text)
        for text, last in zip((played, best), ends, strict=True)
    )
    return Deeds(one, two, [])


def how(view: View, finding: Finding, findings: list[Finding], best: str, played: str, counts: bool) -> list[Line]:
    """What links the moves to the place that is spoken of, and that a fifth disc would end the game."""
    lines: list[Line | None] = []
    if "tent" in finding.fact.args:
        tent = int(str(finding.fact.args["tent"])) - 1
        lines.append(
            _barred_by_own(view, tent, finding, best, played)
            or _kept_for(view, tent, finding, best, played)
            or _within_reach(view, tent, best, played)
        )
        if finding.fact.id == "why-chip" and view.discs[_me(view)][tent] is not None:
            lines.append(_line("why-as-second"))
    if finding.fact.id == "why-parade" and not view.has_float[_me(view)]:
        lines.append(_line("why-behind-float"))
    if finding.fact.id == "why-middle" and finding.best < finding.played and played.endswith("under"):
        lines.append(_line("why-at-bottom", tent=_tent_of(played) + 1, value=_value(played)))
    if finding.fact.id in ("why-float", "why-early-float"):
        lines.append(_fetched(view, best, played, finding.best < finding.played))
    if finding.fact.id == "why-early-float":
        lines.append(_line("why-float-pays"))
    if finding.fact.id in ("why-disc", "why-disc-other"):
        lines.append(_fifth(view, finding.fact.args.get("player")))
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


def _value(text: str) -> int:
    """Of the card that is played, or 0."""
    verb, *parts = text.split(" ")
    return int(parts[0]) if verb == "card" else 0


def _tent_of(text: str) -> int:
    """Where a card is played."""
    return int(text.split(" ")[2][1:]) - 1


def _touched(view: View, text: str) -> list[int]:
    """The tents in which a move changes something."""
    if _value(text):
        return [_tent_of(text)]
    walked = _walked(view, text)
    left = [_barred(view)] if " bar " in f"{text} " else []
    return [tent for tent in [*left, *([walked[1]] if walked else [])] if tent is not None]


def _barred(view: View) -> int | None:
    """The tent where the Barricade man stands."""
    field = view.citizens[BAR]
    return view.route.tents.index(field) if field in view.route.tents else None


def _deed(view: View, text: str) -> Line:
    """A move, with what it does."""
    named = move(view, text)
    if _value(text):
        return _line("why-card", move=named, **_standing(view, _tent_of(text), text))
    if text.partition(" ")[0] not in ("move", "chip"):
        return named
    walked = _walked(view, text)
    if " bar " in f"{text} ":
        opened = _barred(view)
        closed = walked[1] if walked else None
        if opened == closed:
            return _line("why-nothing", move=named)
        return _line(
            "why-bar", move=named, opened=0 if opened is None else opened + 1, closed=0 if closed is None else closed + 1
        )
    if walked is None or walked[1] == _barred(view):
        return _line("why-nothing", move=named)
    citizen, tent = walked
    cards = view.tents[tent].cards
    if citizen == PRINCE:
        does = _line("why-prince", move=named, **_card(view, cards[0], "")) if cards else _line("why-nothing", move=named)
        return _with_sums(view, does, tent, text) if cards else does
    laid = _card(view, view.middle, "laid_") if view.middle is not None else {"laid_whose": "nobody", "laid_value": 0, "other": 0}
    if not cards:
        return _line("why-nothing", move=named)
    return _with_sums(view, _line("why-miss", move=named, **laid, **_card(view, cards[-1], "")), tent, text)


def _card(view: View, card: Card, prefix: str) -> dict[str, Word]:
    """Whose it is and its value, 0 if that is hidden."""
    whose = "own" if card.owner == view.seat else "theirs"
    return {f"{prefix}whose": whose, f"{prefix}value": card.value or 0, "other" if prefix else "player": card.owner}


def _standing(view: View, tent: int, text: str) -> dict[str, Word]:
    """What the player then has there, what the strongest other has, and what that wins as it stands (C19, C21)."""
    me = _me(view)
    sums, hidden = _after(view, tent, text)
    others = [seat for seat in range(view.players) if seat != me]
    rival = max(others, key=lambda seat: (sums[seat], hidden[seat]))
    chip = view.tents[tent].chip
    args: dict[str, Word] = {
        "own": sums[me],
        "player": rival,
        "theirs": sums[rival],
        "hidden": sum(hidden[seat] for seat in others),
        "chip": SPOKEN.get(chip or "", chip or ""),
    }
    return {**args, "stands": _stands(view, tent, sums)}


def _stands(view: View, tent: int, sums: list[int]) -> str:
    me = _me(view)
    above = [seat for seat in range(view.players) if seat != me and sums[seat] > sums[me]]
    level = [seat for seat in range(view.players) if seat != me and sums[seat] == sums[me]]
    chip = view.tents[tent].chip is not None
    if not sums[me] or len(above) > 1:
        return "behind"
    if level:
        return "behind" if above else "level"
    if not above:
        return "disc" if view.discs[me][tent] is not None else "chip" if chip else "behind"
    return "second" if chip and view.discs[above[0]][tent] is not None else "behind"


def _with_sums(view: View, does: Line, tent: int, text: str) -> Line:
    """And who has what where the Prince or the Miss took a card, if the player has something there."""
    standing = _standing(view, tent, text)
    return _line("why-leaves", does=does, **standing) if standing["own"] else does


def _ends_day(view: View, text: str) -> bool:
    """By the rules, in a position that fits the view: how many cards are in hand and in the procession is open."""
    s = resample(view, generator(0))
    rules.play(s, read_move(s, text))
    return s.day != view.day or s.phase in (CLOSE, END)


def _barred_by_own(view: View, tent: int, finding: Finding, best: str, played: str) -> Line | None:
    """A card of one's own on top, on which one may not play (C12)."""
    own = "player" not in finding.fact.args and tent not in _touched(view, best)
    if own and _value(played) and _tent_of(played) == tent and not played.endswith("under"):
        return _line("why-own-on-top", value=_value(played), tent=tent + 1)
    return None


def _kept_for(view: View, tent: int, finding: Finding, best: str, played: str) -> Line | None:
    """A card that the better move keeps, and that would be the highest in the tent that is spoken of."""
    kept = _value(played)
    if finding.fact.id == "why-chip" and view.discs[_me(view)][tent] is not None:
        return None  # the highest wins a disc there
    if kept <= _value(best) or tent in _touched(view, best) or tent in _touched(view, played) or tent == _barred(view):
        return None
    sums, hidden = _after(view, tent, best)
    me = _me(view)
    others = [seat for seat in range(view.players) if seat != me]
    rival = max(others, key=lambda seat: (sums[seat], hidden[seat]))
    if sums[me] + kept <= sums[rival] or (view.tents[tent].cards and view.tents[tent].cards[0].owner == me):
        return None
    return _line(
        "why-kept-for", value=kept, tent=tent + 1, own=sums[me] + kept, player=rival, theirs=sums[rival], hidden=hidden[rival]
    )


def _within_reach(view: View, tent: int, best: str, played: str) -> Line | None:
    """A card of one's own that a citizen can take away by walking after the played move, and not after the better one."""
    for citizen, id_ in ((PRINCE, "why-prince-near"), (MISS, "why-miss-near")):
        if _can_take(view, citizen, tent, played) and not _can_take(view, citizen, tent, best):
            return _near(view, id_, citizen, tent, played)
    return None


def _fetched(view: View, best: str, played: str, is_bad: bool) -> Line | None:
    """That the Prince can walk to a card of one's own after one of the moves only."""
    text, other = (played, best) if is_bad else (best, played)
    for tent in range(TENTS):
        if _can_take(view, PRINCE, tent, text) and not any(_can_take(view, PRINCE, one, other) for one in range(TENTS)):
            return _near(view, "why-prince-near", PRINCE, tent, text)
    return None


def _near(view: View, id_: str, citizen: int, tent: int, text: str) -> Line:
    return _line(id_, move=move(view, text), tent=tent + 1, ring=_ring(view, text), steps=_steps(view, citizen, tent, text))


def _can_take(view: View, citizen: int, tent: int, text: str) -> bool:
    """Whether the next player can walk that citizen to a tent where they take a card of this player.

    Not to be told with chips in hand, which can move the ring first (C10, C13).
    """
    if view.chips or tent == _barred_after(view, text):
        return False
    owners = _owners(view, tent, text)
    taken = (owners[0] if citizen == PRINCE else owners[-1]) if owners else None
    return taken == view.seat and _steps(view, citizen, tent, text) <= _ring(view, text)


def _owners(view: View, tent: int, text: str) -> list[int]:
    """Whose cards then lie there, from the top; for a move by which no citizen takes one there."""
    owners = [card.owner for card in view.tents[tent].cards]
    if _value(text) and _tent_of(text) == tent:
        return [*owners, _me(view)] if text.endswith("under") else [_me(view), *owners]
    walked = _walked(view, text)
    return [] if walked and walked[0] != BAR and walked[1] == tent else owners


def _ring(view: View, text: str) -> int:
    """Where the ring then stands (C10–C12)."""
    verb, *parts = text.split(" ")
    if verb == "card":
        under = parts[2:] == ["under"]
        return (view.tents[_tent_of(text)].cards[0].value or 0) if under else int(parts[0])
    if verb == "pass":
        return view.ring
    return 0 if parts[-1] == "direct" else int(parts[-1])


def _steps(view: View, citizen: int, tent: int, text: str) -> int:
    """How far that citizen then is from that tent; once round if they stand there."""
    verb, *parts = text.split(" ")
    field = view.citizens[citizen]
    if verb in ("move", "chip") and CITIZEN.index(parts[-2]) == citizen:
        direct = parts[-1] == "direct"
        field = view.route.tents[int(parts[0][1:]) - 1] if direct else (field + int(parts[-1])) % view.route.fields
    return (view.route.tents[tent] - field - 1) % view.route.fields + 1


def _barred_after(view: View, text: str) -> int | None:
    if " bar " not in f"{text} ":
        return _barred(view)
    walked = _walked(view, text)
    return walked[1] if walked else None


def _fifth(view: View, player: Word | None) -> Line | None:
    """That the disc would be the fifth, which ends the game before its last day (C23)."""
    seat = _me(view) if player is None else int(str(player))
    won = sum(field is None for field in view.discs[seat])
    if won != DISCS_THAT_END_IT - 1 or view.day == DAYS:
        return None
    return _line("why-fifth") if player is None else _line("why-fifth-other", player=seat)


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
