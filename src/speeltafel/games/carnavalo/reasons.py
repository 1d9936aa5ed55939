"""Why one move is better than another: what the day brings whom, place by place, weighed by what that is worth."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Explanation, Fact, Finding, Numbers, Story
from speeltafel.games.carnavalo import after_move as then
from speeltafel.games.carnavalo.account import Account, account, in_all, said
from speeltafel.games.carnavalo.bots.estimate import DISC_ON_1, DISCS, FURTHEST, HAS_FLOAT, POINTS
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.bots.weights import THINGS, WINNING
from speeltafel.games.carnavalo.box import DAYS, NOBODY, TENTS, WON
from speeltafel.games.carnavalo.courses import HEARD, Day, day
from speeltafel.games.carnavalo.deeds import SPOKEN, deeds, line, move, shuts_out
from speeltafel.games.carnavalo.notation import KIND
from speeltafel.games.carnavalo.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC
from speeltafel.games.carnavalo.turns import (
    SELDOM,
    Turn,
    goes_with,
    in_sentences,
    is_shown,
    near_places,
    place_of,
    places_by_worth,
    promised,
    tellable,
    turned_out,
    weight,
)
from speeltafel.games.carnavalo.view import View

__all__ = ["FUTURES", "HEARD", "NUMBERS", "SENTENCES", "deeds", "facts", "look", "move", "story"]

NUMBERS: Numbers = "tens"
SENTENCES = 10  # of its story, at the very most
FUTURES = (0, 0)  # there are too many

LAST_DAY_POINT = 0.33  # what a point more at the end of the last day is worth, in logarithms of the odds
TRUST = 1.0  # what things are worth is known better than a few rollouts could tell
LEAST = 0.15  # of a chance
FAINT = 0.2  # how readily a reader sees something that is far away
DISCS_THAT_END_IT = 5  # C23
ENDS = 0.3  # how much oftener the game ends, to be worth a word
SURELY = 0.95
HALF = 0.5  # a point
TENS = 10
LIKELY = 0.5
NOT_ALWAYS = 0.65  # how often one wins what one set out for, if that is no reason to do so
LINES = 3  # beside the example and the points
LATER = 0.35  # how often a card that is kept goes to the same tent
PLACES = 2  # that are told of
DISCS_NEAR_THE_END = 3


def facts(view: View, ends: Any, chances: Any, _moves: tuple[str, str]) -> list[Fact]:
    """Who wins which disc and chip, and who buys a float: read off the counted day."""
    me = then.own_seat(view)
    counts = _counts(view)
    found: list[Fact] = []

    def fact(id_: str, seat: int, values: Any, topic: str, things: float, good: int, **args: Word) -> None:
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
            clear=1.0 if own else 0.85,
            least=LEAST,
            worth=things * slope,
            trust=TRUST,
            account=f"player-{seat}",
        )
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
    return [*found, *_last_day(view, ends)]


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
        clear = 0.7 if is_near else FAINT
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


# ---- Words ----


def story(
    view: View, found: Explanation, chosen: list[Finding], moves: tuple[str, str], say: Callable[[Finding], Line], _counts: bool
) -> Story:
    """An example of how the day goes on after each of the moves, how often it comes to that, and all the points it brings."""
    if found.pairs is None or view.phase not in ("before", "after"):
        return Story([], [], [say(finding) for finding in chosen], bool(chosen), is_shown=False)
    days = ([day(view, end) for end in found.pairs.best], [day(view, end) for end in found.pairs.played])
    points = account(view, found.pairs, *days)
    ends, meaning = _end(view, found, points)
    turn = turned_out(view, found, moves, days, ends)
    lines = [] if ends is None else [say(ends), *meaning]
    told = _told(view, found, moves, turn, ends)
    for finding in told:
        lines += [say(finding), *_meaning(finding)]
    lines += _promises(view, found, moves, turn, told, say)
    main = _main(view, found, points, told, turn)[: max(0, LINES - len(lines))]
    told += main
    lines += [say(finding) for finding in main]
    where = {*(place_of(finding) for finding in told), *points.main_places(then.own_seat(view))}
    later = _later(view, moves, days[0], where, lambda share: say(found.others[0]._replace(played=share)).args["how_one"])
    lines += later if len(lines) < LINES else []
    adds_up = points.speaks_for_best(then.own_seat(view))
    lines += in_all(view, points, _is_last_day(found), told) if adds_up else []
    shown = in_sentences(view, turn, moves, days) if turn else ([], [])
    if all(one.id != "why-too-far" for one in shown[1]):
        shown[1][:0] = [one for one in shuts_out(view, *moves) if int(str(one.args["tent"])) - 1 in where][:1]
    explains = (bool(chosen) or turn is not None) and (adds_up or ends is not None)
    return Story(
        *shown, lines, explains, is_shown=turn is not None and is_shown(view, turn, moves) and _is_paid(view, points, told)
    )


def _is_paid(view: View, points: Account, told: list[Finding]) -> bool:
    """One has more points for it, or whoever has fewer was spoken of: else the table does not show what it is good for."""
    me = then.own_seat(view)
    rival = points.rival(me)
    spoken = any(finding.fact.args.get("player") == rival for finding in told)
    return points.apart(me) >= HALF or (spoken and points.is_near(me, rival))


def _told(view: View, found: Explanation, moves: tuple[str, str], turn: Turn | None, ends: Finding | None) -> list[Finding]:
    """What the example is about, and what the better move brings in its own tent; without them what brings most."""
    places = [place for place in places_by_worth(found) if turn is None or place not in turn.places]
    near = [_most(found, place) for place in places if place in near_places(view, moves[0])]
    is_equal = turn is not None and turn.is_vain and all(turn.finding is not one for one in tellable(found, turn.places[1]))
    is_said = turn is None or is_equal or (ends is not None and goes_with(turn.finding, ends))
    told = [*([] if is_said or turn is None else [turn.finding]), *filter(None, near)]
    if turn is not None and turn.is_vain and not told:
        told = [*filter(None, (_most(found, place) for place in places[:1]))]
    if told or turn is not None:
        return told[:PLACES]
    return [*filter(None, (_most(found, place) for place in places))][:PLACES] or _heaviest(found)


def _main(view: View, found: Explanation, points: Account, told: list[Finding], turn: Turn | None) -> list[Finding]:
    """What brings most of the points, if nothing was said of it."""
    places = points.main_places(then.own_seat(view)) - {place_of(finding) for finding in told} - {*(turn.places if turn else ())}
    own = [[one for one in tellable(found, place) if "player" not in one.fact.args] for place in places]
    return [max(one, key=weight) for one in own if one][: max(0, PLACES - len(told))]


def _heaviest(found: Explanation) -> list[Finding]:
    """Where nothing makes much of a difference, what weighs most, if one can tell the numbers apart."""
    able = [one for one in found.others if one.is_certain and round(TENS * one.best) != round(TENS * one.played)]
    return sorted((one for one in able if weight(one) > 0), key=weight)[-1:]


def _promises(
    view: View, found: Explanation, moves: tuple[str, str], turn: Turn | None, told: list[Finding], say: Callable[[Finding], Line]
) -> list[Line]:
    """That what the played move sets out for is seldom won, and how often that of the better one."""
    best, played = (promised(view, found, text) for text in moves)
    lines = []
    if played and played.played <= SELDOM and all(played is not one for one in told):
        lines.append(line("why-in-vain", **_prize(played), one=say(played).args["one"], how=say(played).args["how_one"]))
    elif played and best and played.played <= NOT_ALWAYS and all(place_of(played) != place_of(one) for one in (best, *told)):
        lines.append(line("why-aimed", **_prize(played), one=say(played).args["one"], how=say(played).args["how_one"]))
    is_aim = best is not None and best.best >= LATER and all(best is not one for one in told)
    if best and is_aim and turn and (played is None or place_of(best) != place_of(played)):
        lines.append(line("why-kept", **_prize(best), how=say(best._replace(played=best.best)).args["how_one"]))
    return lines


def _later(
    view: View, moves: tuple[str, str], days: list[Day], where: set[int | None], how: Callable[[float], Word]
) -> list[Line]:
    """Where the card of the played move mostly goes when the better one keeps it in hand, if that is where its points are."""
    value = then.card_value(moves[1])
    if not value or then.card_value(moves[0]) == value:
        return []
    tents = Counter(act.tent for day in days for act in day.acts[1:] if act.seat == view.seat and act.value == value)
    tent, often = next(iter(tents.most_common(1)), (0, 0))
    if often < LATER * len(days) or tent not in where:
        return []
    return [line("why-later", value=value, tent=tent + 1, how=how(often / len(days)))]


def _prize(finding: Finding) -> dict[str, Word]:
    return {**finding.fact.args, "prize": finding.fact.id}


def _most(found: Explanation, place: int) -> Finding | None:
    """What makes the most difference there, to oneself rather than to others."""
    return max(tellable(found, place), key=lambda one: weight(one) * (1 if "player" in one.fact.args else 2), default=None)


def _meaning(finding: Finding) -> list[Line]:
    return [line("why-float-pays")] if finding.fact.id == "why-early-float" else []


def _end(view: View, found: Explanation, points: Account) -> tuple[Finding | None, list[Line]]:
    """Whose fifth disc ends the game more often after one of the moves, and who then has the most points.

    That says something where it is another after the played move, or who decides after the better one.
    """
    able = [one for one in found.others if one.fact.topic == "end" and one.is_certain]
    ends = max(able, key=lambda one: abs(one.best - one.played), default=None)
    if ends is None or abs(ends.best - ends.played) < ENDS or max(ends.best, ends.played) < LIKELY:
        return None, []
    me, move = then.own_seat(view), 0 if ends.best > ends.played else 1
    totals = [points.total(move, seat) for seat in range(view.players)]
    most = max(range(view.players), key=lambda seat: totals[seat])
    if (most == me) != (move == 0):
        return None, []
    if most == me:
        return ends, [line("why-ahead-then", points=said(totals[me]))]
    return ends, [line("why-behind-then", player=most, own=said(totals[me]), points=said(totals[most]))]


def _is_last_day(found: Explanation) -> bool:
    """Somebody's fifth disc ends it after either move."""
    return max((min(one.best, one.played) for one in found.others if one.fact.topic == "end"), default=0.0) >= SURELY


def look(view: View, finding: Finding | None, best: str) -> Line:
    verb, *parts = best.split(" ")
    if verb == "card":
        return line("look-tent", tent=int(parts[1][1:]))
    if verb in ("move", "chip"):
        return line("look-citizen", citizen=parts[0] if verb == "move" else parts[1])
    return line("look-hand") if verb == "pick" else line("look-chips")
