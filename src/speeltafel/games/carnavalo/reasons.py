"""Why one move is better than another: what the day brings whom, place by place, weighed by what that is worth."""

import itertools
from dataclasses import replace
from typing import Any

import numpy as np

from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Deeds, Fact, Finding, Numbers
from speeltafel.games.carnavalo import after_move as then
from speeltafel.games.carnavalo.bots.estimate import DISC_ON_1, DISCS, FURTHEST, HAS_FLOAT, POINTS
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.bots.weights import THINGS, WINNING
from speeltafel.games.carnavalo.box import BAR, DAYS, MISS, NOBODY, PRINCE, TENTS, WON
from speeltafel.games.carnavalo.cards import card_of
from speeltafel.games.carnavalo.notation import KIND, SHAPES
from speeltafel.games.carnavalo.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.view import Card, View

NUMBERS: Numbers = "tens"
HEARD: list[int] = []  # the counted day tells it all
FUTURES = (0, 0)  # there are too many

LAST_DAY_POINT = 0.33  # what a point more at the end of the last day is worth, in logarithms of the odds
TRUST = 1.0  # what things are worth is known better than a few rollouts could tell
LEAST = 0.15  # of a chance
LINKED = 0.7  # how readily a reader sees what a move has to do with a tent that it leaves as it is, if that can be said
FAR = 0.2  # and if not
SET_OUT_FOR = 1.4  # and what the better move puts the player ahead for
LEAST_FAR = 0.3
DISCS_THAT_END_IT = 5
DISCS_NEAR_THE_END = 3
SELDOM = 0.45
NO_LESS = 0.05
ONE_CARD = 5  # no card is higher
SPOKEN = {"x": "2x", "z": "3x"}


def facts(view: View, ends: Any, chances: Any, moves: tuple[str, str]) -> list[Fact]:
    """Who wins which disc and chip, who buys a float, what stays in hand: read off the counted day."""
    me = then.own_seat(view)
    counts = _counts(view)
    near = _near_topics(view, moves)
    promises = [_promise(view, moves[1])] if _promise(view, moves[0]) != _promise(view, moves[1]) else []
    found: list[Fact] = []

    def fact(id_: str, seat: int, values: Any, topic: str, things: float, good: int, clear: float = 1.0, **args: Word) -> None:
        """`things`: what it adds to their standing."""
        own = seat == me
        slope = chances[me] * (1 - chances[me]) if own else -chances[me] * chances[seat]
        named: dict[str, Word] = {} if own else {"player": seat}
        new = Fact(
            id=id_ if own else f"{id_}-other",
            values=values * 1.0,
            topic=topic,
            good=good if own else -good,
            args={**args, **named},
            clear=clear * (1.0 if own else 0.85),
            least=LEAST,
            worth=things * slope,
            trust=TRUST,
            account=f"player-{seat}",
            promised=own and (id_, args.get("tent")) in promises,
        )
        if own and (id_, args.get("tent")) == _promise(view, moves[0]):
            new = replace(new, clear=SET_OUT_FOR)
        elif topic not in near or _seems_the_reverse(view, new, moves):
            linked = _link(view, Finding(new, max(0, new.good), max(0, -new.good), 1.0), *moves) is not None
            new = replace(new, clear=new.clear * (LINKED if linked else FAR), least=LEAST if linked else LEAST_FAR)
        found.append(new)

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
    return [*found, *_unplayed(view, ends, moves), *_last_day(view, ends)]


def _seems_the_reverse(view: View, fact: Fact, moves: tuple[str, str]) -> bool:
    """What the played move sets out for and the better one does not: that it then happens less often asks for a word on how."""
    if "player" in fact.args or view.phase not in ("before", "after"):
        return False
    if fact.id == "why-parade":
        in_line = 0 if view.has_float[then.own_seat(view)] else 1  # without a float it is the second who wins it
        return _rank_in_procession(view, moves[1]) == in_line != _rank_in_procession(view, moves[0])
    return (fact.id, fact.args.get("tent")) == _promise(view, moves[1])


def _rank_in_procession(view: View, text: str) -> int:
    """From 0 on; last without a card there."""
    me = then.own_seat(view)
    sums, _ = then.sums_after(view, PROCESSION, text)
    return sum(one >= sums[me] for seat, one in enumerate(sums) if seat != me) if sums[me] else view.players


def _near_topics(view: View, moves: tuple[str, str]) -> set[str]:
    """The places in which the moves themselves change something: all of them, where one of the moves ends the day."""
    tents = {f"tent-{tent}" for tent in range(TENTS)}
    if view.phase not in ("before", "after") or len({then.ends_day(view, text) for text in moves}) > 1:
        return {*tents, "procession"}
    near = {f"tent-{tent}" for text in moves for tent in then.touched(view, text)}
    walked = [then.arrival(view, text) for text in moves]
    return near | ({"procession"} if any(one and one[0] == PRINCE for one in walked) else set())


def _last_day(view: View, ends: Any) -> list[Fact]:
    """Who then has a fifth disc, which ends the game (C23)."""
    if view.day == DAYS:
        return []
    fifth = (ends["disc"][:, : view.players] == WON).sum(2) >= DISCS_THAT_END_IT
    found = []
    for seat in range(view.players):
        own = seat == then.own_seat(view)
        args: dict[str, Word] = {} if own else {"player": seat}
        id_ = "why-game-ends" if own else "why-game-ends-other"
        is_near = sum(field is None for field in view.discs[seat]) >= DISCS_NEAR_THE_END
        clear = 0.7 if is_near else FAR
        found.append(Fact(id=id_, values=fifth[:, seat] * 1.0, topic="end", clear=clear, least=LEAST, args=args))
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


def _unplayed(view: View, ends: Any, moves: tuple[str, str]) -> list[Fact]:
    """Whether the highest card that stays in hand either way is still there when the day is counted."""
    spent = [then.card_value(text) for text in moves]
    kept = [value for value in view.hand or [] if value not in spent]
    if not kept:
        return []
    card = card_of(then.own_seat(view), max(kept))
    left = (ends["counted_at"][:, card] == 0) & (ends["middle"] != card)
    args: dict[str, Word] = {"value": max(kept)}
    return [Fact(id="why-unplayed", values=left * 1.0, topic="hand", good=-1, clear=FAR, least=LEAST, args=args)]


# ---- Words ----


def move(view: View, text: str) -> Line:
    verb = text.partition(" ")[0]
    parts = SHAPES[verb].fullmatch(text)
    args = list(parts.groups()) if parts else []
    if verb == "card":
        place = args[2].strip() or "empty"
        return _line("why-move-card", value=int(args[0]), tent=int(args[1]), place=place)
    if verb == "move":
        return _line("why-move-citizen", citizen=args[0], steps=int(args[1]), tent=then.goal(view, args[0], int(args[1])))
    if verb == "chip" and args[2] == "direct":
        return _line("why-move-direct", citizen=args[1], tent=int(args[0]))
    if verb == "chip":
        tent = then.goal(view, args[1], int(args[2]))
        return _line("why-move-chip", citizen=args[1], steps=int(args[2]), tent=tent)
    if verb == "pass":
        return _line("why-move-pass")
    return _line(f"why-move-{verb}", number=int(args[0]))


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """Who then has what in the tent of a card; what a citizen does; and which of the moves ends the day."""
    if view.phase not in ("before", "after"):
        return None
    ends = [then.ends_day(view, text) for text in (played, best)]
    one, two = (
        _line("why-ends-day", does=_deed(view, text)) if last and not all(ends) else _deed(view, text)
        for text, last in zip((played, best), ends, strict=True)
    )
    return Deeds(one, two, [])


def how(view: View, finding: Finding, findings: list[Finding], best: str, played: str, counts: bool) -> list[Line]:
    """What links the moves to the place that is spoken of, and that a fifth disc would end the game."""
    fact = finding.fact
    lines = [_link(view, finding, best, played), _ahead(view, finding) if fact.topic == "end" else None]
    lines.append(_does_not_last(view, finding, findings, best, played))
    if fact.id == "why-early-float":
        lines.append(_line("why-float-pays"))
    if fact.id == "why-parade" and not view.has_float[then.own_seat(view)]:
        lines.append(_line("why-behind-float"))
    if fact.id == "why-chip" and _is_ahead_for_disc(view, _place(fact), best):
        lines.append(_line("why-as-second"))
    if fact.id in ("why-disc", "why-disc-other"):
        lines.append(_fifth(view, fact.args.get("player")))
    return [line for line in lines if line]


def _is_ahead_for_disc(view: View, tent: int, text: str) -> bool:
    """Then the chip is won by who comes second (C19)."""
    return then.standing_of(view, tent, then.sums_after(view, tent, text)[0]) == "disc"


def _place(fact: Fact) -> int:
    """The tent that is spoken of."""
    return int(str(fact.args["tent"])) - 1


def _link(view: View, finding: Finding, best: str, played: str) -> Line | None:
    """What the moves have to do with it, where that does not meet the eye."""
    fact = finding.fact
    if view.phase not in ("before", "after"):
        return None
    if fact.topic == "procession":
        return (
            (_exposed(view, best, played) if fact.id == "why-float" else None)
            or _covered(view, finding, best, played)
            or (_fetched(view, finding, best, played) if "float" in fact.id else None)
            or _changes_procession(view, finding, best, played)
        )
    if "tent" in fact.args:
        tent = _place(fact)
        found = (
            _within_reach(view, tent, best, played)
            or _kept_for(view, tent, finding, best, played)
            or _barred_by_own(view, tent, finding, best, played)
            or _kept_higher(view, tent, finding, best, played)
        )
        spoken_of = fact.id == "why-disc" and (tent in then.touched(view, best) or tent in then.touched(view, played))
        return found or (_easily_passed(view, best, played) if spoken_of else None)
    return None


def look(view: View, finding: Finding | None, best: str) -> Line:
    verb, *parts = best.split(" ")
    if verb == "card":
        return _line("look-tent", tent=int(parts[1][1:]))
    if verb in ("move", "chip"):
        return _line("look-citizen", citizen=parts[0] if verb == "move" else parts[1])
    return _line("look-hand") if verb == "pick" else _line("look-chips")


def _deed(view: View, text: str) -> Line:
    """A move, with what it does."""
    named = move(view, text)
    if then.card_value(text):
        return _line("why-card", move=named, **_standing(view, then.card_tent(text), text))
    if text.partition(" ")[0] not in ("move", "chip"):
        return named
    walked = then.arrival(view, text)
    if " bar " in f"{text} ":
        opened = then.barred_tent(view)
        closed = walked[1] if walked else None
        if opened == closed:
            return _line("why-nothing", move=named, waits="yes" if text.startswith("move") else "no")
        return _line(
            "why-bar", move=named, opened=0 if opened is None else opened + 1, closed=0 if closed is None else closed + 1
        )
    if walked is None or walked[1] == then.barred_tent(view):
        return _line("why-nothing", move=named, waits="yes" if text.startswith("move") else "no")
    citizen, tent = walked
    cards = view.tents[tent].cards
    if citizen == PRINCE:
        does = (
            _line("why-prince", move=named, **_card(view, cards[0], ""))
            if cards
            else _line("why-nothing", move=named, waits="yes" if text.startswith("move") else "no")
        )
        return _with_sums(view, does, tent, text) if cards else does
    laid = _card(view, view.middle, "laid_") if view.middle is not None else {"laid_whose": "nobody", "laid_value": 0, "other": 0}
    if not cards:
        return _line("why-nothing", move=named, waits="yes" if text.startswith("move") else "no")
    return _with_sums(view, _line("why-miss", move=named, **laid, **_card(view, cards[-1], "")), tent, text)


def _card(view: View, card: Card, prefix: str) -> dict[str, Word]:
    """Whose it is and its value, 0 if that is hidden."""
    whose = "own" if card.owner == view.seat else "theirs"
    return {f"{prefix}whose": whose, f"{prefix}value": card.value or 0, "other" if prefix else "player": card.owner}


def _standing(view: View, tent: int, text: str) -> dict[str, Word]:
    """What the player then has there, what the strongest other has, and what that wins as it stands (C19, C21)."""
    me = then.own_seat(view)
    sums, hidden = then.sums_after(view, tent, text)
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
    return {**args, **_face_down(hidden, rival, others), "stands": then.standing_of(view, tent, sums)}


def _face_down(hidden: list[int], rival: int, others: list[int]) -> dict[str, Word]:
    """Whose cards lie there face down."""
    owners = [seat for seat in others if hidden[seat]]
    if not owners:
        return {"faces": "none"}
    if len(owners) > 1:
        return {"faces": "several"}
    return {"faces": "same" if owners == [rival] else "one", "other": owners[0]}


def _with_sums(view: View, does: Line, tent: int, text: str) -> Line:
    """And who has what where the Prince or the Miss took a card, if the player has something there."""
    standing = _standing(view, tent, text)
    return _line("why-leaves", does=does, **standing) if standing["own"] else does


def _barred_by_own(view: View, tent: int, finding: Finding, best: str, played: str) -> Line | None:
    """A card of one's own on top, on which one may not play (C12)."""
    own = "player" not in finding.fact.args and tent not in then.touched(view, best)
    has_more = any(value > then.card_value(played) for value in view.hand or [])  # which could have been added
    if own and has_more and then.card_value(played) and then.card_tent(played) == tent and not played.endswith("under"):
        return _line("why-own-on-top", value=then.card_value(played), tent=tent + 1)
    return None


def _kept_for(view: View, tent: int, finding: Finding, best: str, played: str) -> Line | None:
    """A card that the better move keeps, and that would be the highest in the tent that is spoken of."""
    kept = then.card_value(played)
    if best.startswith("chip") or (finding.fact.id == "why-chip" and view.discs[then.own_seat(view)][tent] is not None):
        return None  # after a chip the turn goes on; and the highest would win a disc there
    if kept <= then.card_value(best) or tent in then.touched(view, best) or tent == then.barred_tent(view):
        return None
    sums, hidden = then.sums_after(view, tent, best)
    me = then.own_seat(view)
    others = [seat for seat in range(view.players) if seat != me]
    rival = max(others, key=lambda seat: (sums[seat], hidden[seat]))
    if sums[me] + kept <= sums[rival] or (view.tents[tent].cards and view.tents[tent].cards[0].owner == me):
        return None
    return _line(
        "why-kept-for", value=kept, tent=tent + 1, own=sums[me] + kept, player=rival, theirs=sums[rival], hidden=hidden[rival]
    )


def _kept_higher(view: View, tent: int, finding: Finding, best: str, played: str) -> Line | None:
    """Both cards put one ahead in the same way, and the higher one is kept to add to the lower."""
    kept, laid = then.card_value(played), then.card_value(best)
    if "player" in finding.fact.args or not 0 < laid < kept or not (best.endswith("under") and played.endswith("under")):
        return None
    if not then.card_tent(best) == then.card_tent(played) == tent or _promise(view, best) != _promise(view, played):
        return None
    return _line("why-kept-higher", value=laid, kept=kept, tent=tent + 1) if _promise(view, best) else None


def _within_reach(view: View, tent: int, best: str, played: str) -> Line | None:
    """A card of one's own that a citizen can take away by walking after the played move, and not after the better one."""
    me = then.own_seat(view)
    for citizen, id_ in ((PRINCE, "why-prince-near"), (MISS, "why-miss-near")):
        if then.can_take(view, me, citizen, tent, played) and not then.can_take(view, me, citizen, tent, best):
            return _near(view, id_, me, citizen, tent, played)
    return None


def _covered(view: View, finding: Finding, best: str, played: str) -> Line | None:
    """That after the move with which it happens less often a card of theirs is covered, which the Prince then cannot fetch."""
    text = best if finding.best < finding.played else played
    if not text.endswith("top"):
        return None
    tent = then.card_tent(text)
    card = view.tents[tent].cards[0]
    if card.owner != finding.fact.args.get("player"):
        return None
    return _line("why-covers", move=move(view, text), player=card.owner, value=card.value or 0)


def _fetched(view: View, finding: Finding, best: str, played: str) -> Line | None:
    """That the Prince can walk to a card of theirs after one of the moves only."""
    seat = int(str(finding.fact.args.get("player", then.own_seat(view))))
    text, other = (played, best) if finding.best < finding.played else (best, played)
    for tent in range(TENTS):
        if then.can_take(view, seat, PRINCE, tent, text) and not any(
            then.can_take(view, seat, PRINCE, one, other) for one in range(TENTS)
        ):
            return _near(view, "why-prince-near", seat, PRINCE, tent, text)
    return None


def _changes_procession(view: View, finding: Finding, best: str, played: str) -> Line | None:
    """That after the played move only the Prince can walk to somebody's open card which changes who is first and second."""
    less = finding.best * finding.fact.good > finding.played * finding.fact.good
    if not less or any(one[0] == PRINCE for one in (then.arrival(view, best), then.arrival(view, played)) if one):
        return None
    holder = int(str(finding.fact.args.get("player", then.own_seat(view))))
    sums, hidden = then.sums_after(view, PROCESSION, played)
    for seat, tent in itertools.product(range(view.players), range(TENTS)):
        fetched = [then.can_take(view, seat, PRINCE, tent, text) for text in (played, best)]
        with_it = [one + (then.top_value(view, tent, played) if other == seat else 0) for other, one in enumerate(sums)]
        changes = _first_two(with_it) != _first_two(sums)
        if seat != holder and fetched == [True, False] and changes and not any(hidden):
            return _near(view, "why-prince-near", seat, PRINCE, tent, played)
    return None


def _first_two(sums: list[int]) -> list[list[int]]:
    """Who has the most and the next most."""
    values = sorted({one for one in sums if one}, reverse=True)[:2]
    return [[seat for seat, one in enumerate(sums) if one == value] for value in values]


def _near(view: View, id_: str, seat: int, citizen: int, tent: int, text: str) -> Line:
    ring, steps = then.ring_after(view, text), then.steps_after(view, citizen, tent, text)
    whose = "own" if seat == view.seat else "theirs"
    return _line(id_, move=move(view, text), tent=tent + 1, ring=ring, steps=steps, whose=whose, player=seat)


def _exposed(view: View, best: str, played: str) -> Line | None:
    """A card played open, with which one would have the most in the procession if the Prince fetched it (C20)."""
    value, other = (0 if text.endswith("under") else then.card_value(text) for text in (played, best))
    me = then.own_seat(view)
    sums, hidden = then.sums_after(view, PROCESSION, played)
    theirs = max(sums[seat] for seat in range(view.players) if seat != me)
    if not value or any(hidden) or sums[me] + value <= theirs or (other and sums[me] + other > theirs):
        return None
    return _line("why-exposed", value=value, own=sums[me] + value, theirs=theirs)


def _easily_passed(view: View, best: str, played: str) -> Line | None:
    """Where both cards put one ahead for a disc: that the played one takes less to be passed."""
    if not (then.card_value(best) and then.card_value(played)):
        return None
    tents, enough = [], []
    for text in (played, best):
        tent = then.card_tent(text)
        sums, hidden = then.sums_after(view, tent, text)
        me = then.own_seat(view)
        others = [seat for seat in range(view.players) if seat != me]
        if any(hidden[seat] for seat in others) or then.standing_of(view, tent, sums) != "disc":
            return None
        tents.append(tent)
        enough.append(sums[me] - max(sums[seat] for seat in others) + 1)
    if tents[0] == tents[1] or enough[0] >= enough[1] or enough[0] > ONE_CARD:
        return None
    return _line("why-passed", tent=tents[0] + 1, enough=enough[0], best_tent=tents[1] + 1, needed=min(enough[1], ONE_CARD + 1))


def _promise(view: View, text: str) -> tuple[str, int] | None:
    """What a move puts the player ahead for, and in which tent."""
    walked = then.arrival(view, text)
    tent = then.card_tent(text) if then.card_value(text) else walked[1] if walked and walked[0] != BAR else None
    if tent is None or view.phase not in ("before", "after"):
        return None
    stands = then.standing_of(view, tent, then.sums_after(view, tent, text)[0])
    return (f"why-{stands}", tent + 1) if stands in ("disc", "chip") else None


def _does_not_last(view: View, finding: Finding, findings: list[Finding], best: str, played: str) -> Line | None:
    """That the lead which the played move gives seldom comes to anything, or that one wins as much there without it."""
    promise = _promise(view, played)
    if promise is None or promise[1] - 1 in then.touched(view, best) or promise[1] == finding.fact.args.get("tent"):
        return None
    for found in findings:
        if (found.fact.id, found.fact.args.get("tent")) == promise:
            args: dict[str, Word] = {"stands": promise[0].removeprefix("why-"), "chip": found.fact.args.get("chip", "")}
            if found.played < SELDOM:
                return _line("why-does-not-last", tent=promise[1], cases=round(10 * found.played), **args)
            if found.best > found.played - NO_LESS:
                return _line("why-no-less", tent=promise[1], **args)
    return None


def _ahead(view: View, finding: Finding) -> Line:
    """Who has the most points now, where a later end is better; else what the end is worth, as it was found."""
    me = then.own_seat(view)
    most = max((seat for seat in range(view.players) if seat != me), key=lambda seat: view.points[seat])
    sooner, behind = finding.best > finding.played, view.points[most] > view.points[me]
    if sooner == behind or view.points[most] == view.points[me]:
        return _line("why-end", good="yes" if sooner else "no")
    return _line("why-ahead-you" if sooner else "why-ahead", player=most, points=view.points[most], own=view.points[me])


def _fifth(view: View, player: Word | None) -> Line | None:
    """That the disc would be the fifth, which ends the game before its last day (C23)."""
    seat = then.own_seat(view) if player is None else int(str(player))
    won = sum(field is None for field in view.discs[seat])
    if won != DISCS_THAT_END_IT - 1 or view.day == DAYS:
        return None
    return _line("why-fifth") if player is None else _line("why-fifth-other", player=seat)


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")
