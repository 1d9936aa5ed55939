"""Why one card is better than another: who takes the cards next instead of whom, and what the round then adds to whose road."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from speeltafel.core.contract.reasons import Explanation, Finding, Numbers, Story
from speeltafel.core.line import Line
from speeltafel.games.figaro.mechanics.state import DANCED, EXCHANGED, NOBODY, PLAYED, RANKED, TOOK_CARDS
from speeltafel.games.figaro.reasons import links
from speeltafel.games.figaro.reasons.courses import Step, Take, card_named, line, of_100, taken, taker
from speeltafel.games.figaro.reasons.fact_table import LENGTH_THAT_MATTERS, facts
from speeltafel.games.figaro.reasons.move_effects import deeds, keeps, move, spares, takes_at_once
from speeltafel.games.figaro.reasons.paired_rollouts import Difference
from speeltafel.games.figaro.reasons.shows import Both, both_ways, other_take, own_take
from speeltafel.games.figaro.reasons.turns import Turn, by_a_card, games_won, more_cards, next_take
from speeltafel.games.figaro.view import View

__all__ = ["FUTURES", "HEARD", "NUMBERS", "SENTENCES", "deeds", "facts", "look", "move", "story"]

NUMBERS: Numbers = "fives"
HEARD = [PLAYED, DANCED, TOOK_CARDS, RANKED, EXCHANGED]
SENTENCES = 6
FUTURES = (0, 0)  # there are too many

HALF = 0.5  # of the loss: so much explains it
ANYWAY = 0.3  # of all cases
LITTLE = 0.1  # of the loss
RARE = 0.08  # of all cases
HARDLY = 0.02  # a loss that is hardly seen
MUCH = 0.12  # of all cases, that one exchanges oneself
MOSTLY = 0.6  # of all cases

# What makes clear why it is good that a rival takes.
BY_NO_CARDS = ("why-no-piece-other", "why-swap-other")
BY_STACKS = ("why-no-piece", "why-longest", "why-swap")  # what is given out by the sizes of the stacks
SPEAKS_FOR_ITSELF = ("why-rival", "why-leader", "why-fewest", "why-none-yet", "why-stacks-after", "why-swap", "why-swap-other")


class Told(NamedTuple):
    """What there is to tell of."""

    view: View
    both: Both  # how it goes on
    moves: tuple[str, str]  # the better one and the played one
    chosen: list[Finding]  # what explains most
    others: list[Finding]  # every fact that could be weighed
    say: Callable[[Finding], Line]
    counts: bool  # whether what only a good memory knows may be said


def story(
    view: View, found: Explanation, chosen: list[Finding], moves: tuple[str, str], say: Callable[[Finding], Line], counts: bool
) -> Story:
    """An example of how it goes on after each of the moves, what that means, and how often it comes out like that."""
    if found.pairs is None or moves[0] in ("swap", "stay"):
        return Story([], [], [say(finding) for finding in chosen[:1]], bool(chosen))
    told = Told(view, both_ways(view, found.pairs, moves), moves, chosen, found.others, say, counts)
    ways = (_take_either_way, _take_later, _take_too_soon, _fills_too_soon, _another_takes, _by_a_card, _takes_more)
    main = next((story for way in ways if (story := way(told))), None) or _facts_alone(told)
    shield = links.shield(view, moves[0]) if counts else None
    is_own = any(one.id == "why-you-fill" for one in main.after_best)
    colours = links.more_of_it(view, *moves) if counts and not is_own else None
    begins = _some(shield, colours, links.open_row(view, *moves), links.free(view, moves[0]))
    more = [*_some(spares(view, *moves)), *main.more]
    room = SENTENCES - len(main.after_played) - len(main.after_best) - len(more)
    after_best = [*begins[: max(0, room)], *main.after_best]
    room -= len(begins)
    takes = room > 0 and any(_ends_with(view, one) for one in main.after_played)
    got = [_some(links.row_got(view, text, text == moves[0]) if takes and counts else None) for text in moves]
    own = links.own_colour(view, *moves) if takes and not shield and takes_at_once(view, moves[0]) == NOBODY else None
    got[0] += [] if own is None or any(got) else [own]
    room -= len(got[0]) + len(got[1])
    more += _some(keeps(view, *moves) if room > 0 else None)
    return main._replace(after_played=[*got[1], *main.after_played], after_best=[*got[0], *after_best], more=more)


def _ends_with(view: View, example: Line) -> bool:
    """Whether one takes oneself in it."""
    last = example.args.get("steps")
    while isinstance(last, Line) and last.id == "comma":
        last = last.args["last"]
    return isinstance(last, Line) and last.id == "course-takes" and last.args["player"] == view.seat


def _some(*lines: Line | None) -> list[Line]:
    return [one for one in lines if one is not None]


def _take_either_way(told: Told) -> Story | None:
    """Both moves make one take at once: by taking, or with a card that fills one's own row."""
    if not all(_takes_oneself(told.view, text) for text in told.moves):
        return None
    both = line("why-either-way", more="yes" if told.moves[1] == "take" else "no")
    return Story([], [], [both, *map(told.say, told.chosen[:1])], explains=bool(told.chosen))


def _takes_oneself(view: View, text: str) -> bool:
    return (text == "take" and view.options.edition != "nl") or takes_at_once(view, text) == view.seat


def _take_later(told: Told) -> Story | None:
    """It is better to take, since else one has to take more: with an example of how."""
    if told.moves[0] != "take":
        return None
    later = anyway(told.view, told.both.played)
    if later is None:
        return None
    after = own_take(told.both, int(str(later.args["cards"])))
    own = [one for one in told.chosen if "player" not in one.fact.args][:1]
    by_stacks = _still_fewest(told) if any(one.fact.id in BY_STACKS for one in own) else None
    more = [later, *_some(by_stacks), *(map(told.say, own) if own else [games_won(told.both, None)])]
    return Story(_some(after), [], more, explains=True, is_shown=after is not None)


def _still_fewest(told: Told) -> Line | None:
    """The stacks after a take of one's own, where nobody has fewer cards then."""
    view, me = told.view, _me(told.view)
    others = [size for seat, size in enumerate(view.stack_sizes) if seat != me]
    is_so = view.stack_sizes[me] + sum(len(row.cards) for row in view.rows) <= min(others)
    return links.stacks_then(view, *told.moves) if told.counts and told.moves[0] == "take" and is_so else None


def _take_too_soon(told: Told) -> Story | None:
    """It is better not to take, since one hardly has to: with an example of who does."""
    if told.moves[1] != "take" or told.view.options.edition == "nl":
        return None
    courses = told.both.best
    often = sum(taker(steps) == told.view.seat for steps in courses) / len(courses)
    if often > HALF:
        return None
    at_once = takes_at_once(told.view, told.moves[0]) != NOBODY
    after = None if at_once else other_take(told.both)
    own = [one for one in told.chosen if "player" not in one.fact.args and _is_much(one)]
    soon = [] if at_once and own else [line("why-too-soon", cases=of_100(often))]
    more = [*soon, *map(told.say, own[:1])]
    return Story([], _some(after), more, explains=True, is_shown=at_once or after is not None)


def _fills_too_soon(told: Told) -> Story | None:
    """It is better not to fill that row, since they mostly take all the same, and by then more cards: with an example of how."""
    who = takes_at_once(told.view, told.moves[1])
    if who in (NOBODY, told.view.seat) or takes_at_once(told.view, told.moves[0]) != NOBODY or told.moves[0] == "take":
        return None
    theirs = [steps for steps in told.both.best if taker(steps) == who]
    now, then = sum(len(row.cards) for row in told.view.rows) + 1, _cards_taken_in(theirs)
    if len(theirs) < MOSTLY * len(told.both.best) or then <= now:
        return None
    after = other_take(told.both, who)
    swap = [one for one in told.others if one.fact.id == "why-swap" and _speaks(one)]
    own = swap or [one for one in told.chosen if "player" not in one.fact.args] or told.chosen
    more = [_later(told, who, theirs), *map(told.say, own[:1])]
    return Story([], _some(after), more, bool(own), after is not None)


def _later(told: Told, who: int, theirs: Sequence[Sequence[Step]]) -> Line:
    """How often they take all the same; or how often it is another who fills that row, if so one keeps the card for it."""
    others = [steps for steps in theirs if len(steps) > 1 and steps[-2].seat != told.view.seat]
    card = told.moves[1].partition(">")[0]
    all_ = len(told.both.best)
    if len(others) < MOSTLY * all_ or card == told.moves[0].partition(">")[0]:
        return line("why-later", player=who, cases=of_100(len(theirs) / all_), cards=_cards_taken_in(theirs))
    cases, cards = of_100(len(others) / all_), _cards_taken_in(others)
    return line("why-later-by-others", player=who, cases=cases, cards=cards, kept=card_named(card))


def _cards_taken_in(courses: Sequence[Sequence[Step]]) -> int:
    """How many cards about are taken at the end of them."""
    return round(sum(map(taken, courses)) / len(courses)) if courses else 0


def _another_takes(told: Told) -> Story | None:
    turn = next_take(told.both)
    if turn is None:
        return None
    means = _means(told, turn)
    is_meant = turn.found.played == told.view.seat or any(one.id in SPEAKS_FOR_ITSELF for one in means)
    is_meant |= turn.says.args.get("stops") == "yes"
    is_meant &= told.moves[0] != "take"  # why one should take oneself would need more words
    won = told.both.pairs.won
    is_seen = float((won[:, 0] - won[:, 1]).mean()) >= HARDLY and turn.found.often >= RARE
    is_shown = turn.is_easy and is_meant and is_seen and turn.found.share >= HALF
    after_best = turn.shown.after_best or _some(links.own_cards(told.view, *told.moves, turn.who))
    means = means[-1:] if turn.shown.is_counted else means  # it would get long
    return Story(turn.shown.after_played, after_best, [*means, turn.says], explains=True, is_shown=is_shown)


def _by_a_card(told: Told) -> Story | None:
    found = by_a_card(told.both)
    return Story(_some(own_take(told.both)), found[0], [found[1]], explains=True) if found else None


def _takes_more(told: Told) -> Story | None:
    more = more_cards(told.both)
    if more is None:
        return None
    so_many = [pair for pair, steps in enumerate(told.both.best) if abs(taken(steps) - int(str(more.args["more"]))) <= 1]
    after = other_take(told.both, int(str(more.args["player"])), so_many)
    return Story([], _some(after), [more, games_won(told.both, more.args["player"])], explains=True, is_shown=after is not None)


def _facts_alone(told: Told) -> Story:
    about = told.chosen[0].fact.args.get("player") if told.chosen else None
    view, moves = told.view, told.moves
    fact = told.chosen[0].fact.id if told.chosen else ""
    then = links.stacks_then(view, *moves, fact) if links.stacks_then(view, *moves) else links.stacks(view)
    stacks = links.stacks_after(view, *moves) or then
    seen = _some(links.rival(view, about), stacks)
    won = games_won(told.both, about)
    wins = [won] if won.args["stops"] == "yes" else []
    more = [*(seen if told.counts and told.chosen else []), *map(told.say, told.chosen), *wins]
    return Story([], [], more, bool(told.chosen), is_shown=False)


def _means(told: Told, turn: Turn) -> list[Line]:
    """What it is to the player that this one takes instead of that one. That it is not oneself speaks for itself."""
    view, (played, best) = told.view, turn.found[:2]
    swap = [one for one in told.others if one.fact.id == "why-swap" and _speaks(one, MUCH)]
    if played == view.seat:
        return [] if turn.shown.is_counted else _means_not_oneself(told, swap, turn.who)
    about = links.rival(view, best, played) if told.counts and turn.falls else None
    exchanges = links.exchanges(view, turn.who) if told.counts else None
    is_stopped = turn.says.args.get("stops") == "yes"
    if about and is_stopped and exchanges is None:
        return [about]
    own = swap or [one for one in told.others if "player" not in one.fact.args and not one.fact.is_amount and _speaks(one)]
    theirs = [one for one in told.others if one.fact.args.get("player") == best and _is_plain(one) and _speaks(one)]
    if is_stopped:
        theirs = [one for one in theirs if not one.fact.is_amount]
    if about and exchanges is None and _most(theirs) >= HALF * _most(own):
        return [about]
    if own and _most(own) >= (HALF if swap else 1.0) * _most(theirs):
        most = max(own, key=lambda one: one.share)
        return [*_some(_standing(told, turn.found, most) if told.counts else None), told.say(most)]
    if not theirs:
        return _some(exchanges if is_stopped else None) or _some(about)
    strongest = max(theirs, key=lambda one: (not one.fact.is_amount, one.share * one.fact.clear))
    return [*_some(_rank(told, strongest, played, is_stopped) if told.counts else None), told.say(strongest)]


def _means_not_oneself(told: Told, swap: list[Finding], who: object) -> list[Line]:
    """One's own exchange; else what it is that the one takes before whom the better card is laid, who has no cards yet."""
    best, played = (int(text.partition(">")[2] or NOBODY) for text in told.moves)
    theirs = [one for one in told.others if one.fact.args.get("player") == best and one.fact.id in BY_NO_CARDS and _speaks(one)]
    none = links.none_yet(told.view, best, played) if told.counts and who == best != played else None
    if swap or not theirs or none is None:
        return [*_some(_still_fewest(told) if swap else None), *map(told.say, swap)]
    return [none, told.say(max(theirs, key=lambda one: one.share))]


def _rank(told: Told, finding: Finding, instead: object, is_stopped: bool) -> Line | None:
    """Why somebody gets that piece or none, as far as the stacks tell. `instead`: who takes otherwise. `is_stopped`: it is said
    how many games they win, which is enough."""
    none = links.none_yet(told.view, finding.fact.args["player"], instead)
    if finding.fact.id in BY_NO_CARDS and none:
        return none
    is_by_stacks = finding.fact.id in ("why-no-piece-other", "why-longest-other") and not is_stopped
    return links.stacks_after(told.view, *told.moves) or links.stacks(told.view) if is_by_stacks else None


def _standing(told: Told, turn: Difference, finding: Finding) -> Line | None:
    """Who has how many cards, and what that says."""
    view = told.view
    fewest = links.fewest(view, turn.best) if finding.fact.id in links.BY_FEWEST else None
    return fewest or links.stacks_after(view, *told.moves) or links.stacks(view)


def _is_plain(finding: Finding) -> bool:
    """That a road gets less short is not readily understood."""
    return finding.fact.good != 0 and not (finding.fact.is_amount and min(finding.best, finding.played) < 0)


def _is_much(finding: Finding) -> bool:
    """An amount that hardly differs says nothing."""
    return not finding.fact.is_amount or abs(finding.best - finding.played) >= LENGTH_THAT_MATTERS


def _most(findings: list[Finding]) -> float:
    """Of the loss that one of them explains."""
    return max((one.share for one in findings), default=0.0)


def _speaks(finding: Finding, least: float = 0.0) -> bool:
    """For the better move, for certain, as it usually does, and by so much."""
    apart = (finding.best - finding.played) * finding.fact.good
    return finding.is_certain and finding.share >= LITTLE and apart >= max(least, finding.fact.least)


def anyway(view: View, played: Sequence[Sequence[Step]]) -> Line | None:
    """Where the better move is to take: how often one has to take after the other one, and how many cards that are."""
    if view.options.edition == "nl":
        return None
    own = [steps[-1].cards for steps in played if taker(steps) == view.seat and isinstance(steps[-1], Take)]
    now, then = sum(len(row.cards) for row in view.rows), round(sum(own) / len(own)) if own else 0
    if len(own) < ANYWAY * len(played) or then <= now:
        return None
    return line("why-anyway", cases=of_100(len(own) / len(played)), cards=then)


def look(view: View, finding: Finding | None, best: str) -> Line:
    if best in ("swap", "stay"):
        return line("look-roads")
    if best == "take":
        return line("look-take")
    seat = best.partition(">")[2]
    if not seat:
        return line("look-dance")
    return line("look-own-row") if int(seat) == view.seat else line("look-row", player=int(seat))


def _me(view: View) -> int:
    return 0 if view.seat is None else view.seat
