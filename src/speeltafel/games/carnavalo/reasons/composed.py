"""Why one move is better than another: what the day brings whom, place by place, weighed by what that is worth."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from speeltafel.core.contract.reasons import Explanation, Fact, Finding, Numbers, Story
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.bots.estimate import DISC_ON_1, DISCS, FURTHEST, HAS_FLOAT, POINTS
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.bots.weights import THINGS, WINNING
from speeltafel.games.carnavalo.mechanics.components import DAYS, NOBODY, TENTS, WON
from speeltafel.games.carnavalo.mechanics.events import WON_PROCESSION_CHIP
from speeltafel.games.carnavalo.mechanics.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.notation import KIND
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.account import Account, account, in_all, said
from speeltafel.games.carnavalo.reasons.causes import Days
from speeltafel.games.carnavalo.reasons.choice import CLEAR, NEARLY, Choice, chosen
from speeltafel.games.carnavalo.reasons.courses import HEARD, Day, Prize, days_of, every_other
from speeltafel.games.carnavalo.reasons.findings import promised
from speeltafel.games.carnavalo.reasons.links import Answers, Say, aim, link, name, plan, replies
from speeltafel.games.carnavalo.reasons.move_effects import SPOKEN, deeds, line, move
from speeltafel.games.carnavalo.view import View

__all__ = ["FUTURES", "HEARD", "NUMBERS", "SENTENCES", "deeds", "facts", "look", "move", "story"]

NUMBERS: Numbers = "tens"
SENTENCES = 10  # of its story, at the very most
FUTURES = (0, 0)  # there are too many

LAST_DAY_POINT = 0.33  # what a point more at the end of the last day is worth, in logarithms of the odds
TRUST = 1.0  # what things are worth is known better than a few rollouts could tell
LEAST = 0.15  # of a chance
BARELY = 1e-6  # so that what is always so after one move and never after the other can be weighed as well
FAINT = 0.2  # how readily a reader sees something that is far away
DISCS_THAT_END_IT = 5  # C23
ENDS = 0.3  # how much oftener the game ends, to be worth a word
SURELY = 0.95
LIKELY, MOSTLY = 0.5, 0.7
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
        values = fifth[:, seat] * 1.0
        found.append(Fact(id=id_, values=values, topic="end", clear=clear, least=LEAST, args=args, trust=BARELY))
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


def story(view: View, found: Explanation, first: list[Finding], moves: tuple[str, str], say: Say, _counts: bool) -> Story:
    """How often each move wins what it sets out for; what is won more often after the better one, and why; and all the points."""
    if found.pairs is None or view.phase not in ("before", "after"):
        return Story([], [], [say(finding) for finding in first], bool(first), is_shown=False)
    pairs = every_other(found.pairs)
    days = days_of(view, pairs)
    points = account(view, pairs, *days)
    ends, meaning = _end(view, found, points)
    promises = [promised(view, found, text) for text in moves]
    choice = chosen(view, found, moves, days, promises, ends, points)
    is_near = all(one.clarity >= NEARLY for one in choice.told)
    answers: Answers = ([], []) if is_near else replies(view, moves, days, say)
    after = [
        [*_aimed(view, promises, choice, move, moves, days, say), *plan(view, moves[move], days[move], say), *answers[move]]
        for move in (0, 1)
    ]
    more = [] if ends is None else [say(ends), *meaning]
    for one in choice.told:
        more += [say(one.finding), *_meaning(view, one.finding, ends, days), *link(view, one, moves, days, say)]
    more += [] if choice.against is None else [Line("reason-although", {"played": name(say), "fact": say(choice.against)})]
    adds_up = points.speaks_for_best(then.own_seat(view))
    more += in_all(view, points, choice.rival, _is_last_day(found), name(say)) if adds_up else []
    is_seen = ends is not None or any(choice.aims) or any(one.clarity >= CLEAR for one in choice.told[:1])
    is_shown = is_seen and (choice.is_complete or ends is not None)
    after[0] = [one for one in after[0] if one not in after[1] or one.id == "why-aim"]
    more = [one for number, one in enumerate(more) if one not in (*after[0], *after[1], *more[:number])]
    return Story(after[1], after[0], more, explains=is_seen and (adds_up or ends is not None), is_shown=is_shown)


def _aimed(
    view: View, promises: Sequence[Finding | None], choice: Choice, move: int, moves: tuple[str, str], days: Days, say: Say
) -> list[Line]:
    """How often a move wins what it sets out for; and if that is oftener after the better one, why."""
    promise, told = promises[move], choice.aims[move]
    if promise is None:
        return []
    said = aim(view, promise, promises[0] is promises[1], moves[move], days[move], say, after_best=move == 0)
    if told is None or (move == 1 and promises[0] is promises[1]):
        return [said]
    is_known = move == 1 and told.cause is not None and said.args["stop"] == told.cause.happening.kind == "taken"
    links = link(view, told, moves, days, say)
    return [said, *(one for one in links if not (is_known and one.id == "why-there-taken"))]


def _meaning(view: View, finding: Finding, ends: Finding | None, days: Days) -> list[Line]:
    """What a float is good for, with how much in the procession one wins its chip, and that a fifth disc ends the game, unless
    that was said (C20, C23)."""
    seat = int(str(finding.fact.args.get("player", then.own_seat(view))))
    id_ = finding.fact.id.removesuffix("-other")
    won = sum(field is None for field in view.discs[seat])
    if id_ == "why-disc" and ends is None and won == DISCS_THAT_END_IT - 1 and view.day < DAYS:
        return [line("why-fifth", who="you" if seat == view.seat else "other", player=seat)]
    if id_ == "why-parade":
        return _rank(finding, seat, days[0 if finding.best > finding.played else 1])
    return [line("why-float-pays")] if finding.fact.id == "why-early-float" else []


def _rank(finding: Finding, seat: int, arm: list[Day]) -> list[Line]:
    """With the most there, or as second behind who has to buy a float: if it is mostly the one or the other (C20)."""
    chip = Prize(WON_PROCESSION_CHIP, seat, int(str(finding.fact.args["chip"])))
    sums = [day.sums.get(PROCESSION, {}) for day in arm if chip in day.prizes.get(PROCESSION, ())]
    first = sum(counts.get(seat, 0) == max(counts.values(), default=0) for counts in sums)
    if not sums or MOSTLY > first / len(sums) > 1 - MOSTLY:
        return []
    return [line("why-has-float" if first / len(sums) >= MOSTLY else "why-as-second")]


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
