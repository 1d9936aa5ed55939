"""Why one keep is better than another: what this turn brings, exactly, and what it leaves to the next player."""

from collections import Counter
from dataclasses import replace
from typing import Any

from speeltafel.core.chance import generator
from speeltafel.core.contract.reasons import Deeds, Fact, Finding, Numbers
from speeltafel.core.line import Line, Word
from speeltafel.games.tricky.bots.turn import CHOICES
from speeltafel.games.tricky.mechanics.dice import DICE
from speeltafel.games.tricky.reasons import turn_endings as row
from speeltafel.games.tricky.reasons.turn_endings import futures as futures
from speeltafel.games.tricky.rules import COLUMNS
from speeltafel.games.tricky.view import View, resample

NUMBERS: Numbers = "exact"
HEARD: list[int] = []  # there is no need to listen
SENTENCES = 4
FUTURES = (CHOICES, row.NUMBERS)
CHIPS_THAT_MATTER = 0.5
LIKELY = 0.5


def facts(view: View, rows: Any, chances: Any, moves: tuple[str, str]) -> list[Fact]:
    """Of every way to end the turn, row by row."""
    following: dict[str, Word] = {"player": (view.turn + 1) % view.players}
    found = []
    for column in range(COLUMNS):
        own, theirs = rows[:, row.WINS_COLUMN + column], rows[:, row.NEXT_WINS_COLUMN + column]
        number: dict[str, Word] = {"column": column + 1}
        found.append(Fact(id="why-column", values=own, topic="win", good=1, args=number))
        found.append(Fact(id="why-next-column", values=theirs, topic="next", good=-1, args={**following, **number}))

    def chance(id_: str, number: int, topic: str, good: int, clear: float) -> None:
        args = following if topic.startswith("next") else {}
        found.append(Fact(id=id_, values=rows[:, number], topic=topic, good=good, clear=clear, args=args))

    def amount(id_: str, number: int, topic: str, good: int, clear: float) -> None:
        chance(id_, number, topic, good, clear)
        found[-1] = replace(found[-1], is_amount=True, least=CHIPS_THAT_MATTER)

    chance("why-any-column", row.WINS_ANY, "win", 1, 0.6)
    amount("why-gain", row.GAINS, "chips", 1, 0.8)
    chance("why-ends-losing", row.ENDS_AND_LOSES, "end", -1, 1.1)
    chance("why-ends-winning", row.ENDS_AND_WINS, "end", 1, 1.1)
    chance("why-next-any", row.NEXT_WINS_ANY, "next", -1, 0.6)
    amount("why-next-gain", row.NEXT_GAINS, "next", -1, 0.7)
    chance("why-few", row.HAS_FEW, "few", -1, 0.7)
    amount("why-others", row.OTHERS_LOSE, "others", 1, 0.6)
    chance("why-lead", row.LEADS, "lead", 1, 0.7)
    chance("why-next-ends", row.NEXT_ENDS, "next-end", 0, 0.6)
    return found


def move(view: View, text: str) -> Line:
    return _line("why-move", dice=" ".join(_dice(text)))


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """Which dice are kept says it all."""
    return None


def how(view: View, finding: Finding, findings: list[Finding], best: str, played: str, counts: bool) -> list[Line]:
    """What links the keeps to it, and that a column which the played one wins can wait."""
    lines: list[Line | None] = [*_how(view, finding, findings, best, played)]
    if finding.fact.topic in ("win", "chips", "end"):
        worth_more = _worth_more(view, _column(finding, findings), best, played)
        lines += [_can_wait(view, findings, best, played, worth_more is not None), worth_more]
    return [line for line in lines if line]


def _how(view: View, finding: Finding, findings: list[Finding], best: str, played: str) -> list[Line]:
    """A die that is wanted, more dice to roll, a column that lacks little; else what the column that is spoken of brings."""
    column = _column(finding, findings)
    if column:
        have, have_played = (_dice(text).count(str(column)) for text in (best, played))
        kept = view.kept.count(column)
        needed = len(view.board[column - 1].cells) - view.filled[column - 1] - kept
        if have > have_played and needed > 0:
            args: dict[str, Word] = {"column": column, "needed": needed, "have": min(have, needed), "kept": kept}
            rolls = _rolls_more(view, best, played) if finding.fact.id == "why-gain" else None
            return [_line("why-needed", best=move(view, best), **args), *([rolls] if rolls else [])]
    extra = _extra(view, best, played) if finding.fact.topic in ("win", "chips", "end") else None
    if column and finding.fact.id != "why-column":
        return [_more_often(view, _winning(findings, column), best, played), *([extra] if extra else [])]
    if extra:
        return [extra]
    if finding.fact.topic == "next":
        lacks = _lacks_less(view, finding, best, played)
        if lacks:
            return [lacks]
    if finding.fact.id == "why-next-ends":
        return _leads_now(view, finding)
    rolls = _rolls_more(view, best, played) if finding.fact.topic == "win" else None
    if rolls:
        return [rolls]
    if finding.fact.id in ("why-column", "why-next-column"):
        column = int(str(finding.fact.args["column"]))
        return [_line("why-column-brings", column=column, chips=_chips(view, column), arrow=view.board[column - 1].arrow)]
    return []


def _rolls_more(view: View, best: str, played: str) -> Line | None:
    left = DICE - len(view.kept)
    dice, fewer = left - len(_dice(best)), left - len(_dice(played))
    named = {"best": move(view, best), "played": move(view, played)}
    return _line("why-roll-more", dice=dice, fewer=fewer, **named) if dice > fewer else None


def _chips(view: View, column: int) -> int:
    """That lie in a column when it is won."""
    return sum(2 if cell.endswith("2") else 1 for cell in view.board[column - 1].cells)


def _extra(view: View, best: str, played: str) -> Line | None:
    """What the played keep sets aside beside the better one, and wins nothing by: its price, and the dice then rolled again."""
    more = Counter(_dice(played))
    more.subtract(_dice(best))
    left = DICE - len(view.kept)
    fewer = left - len(_dice(played))
    if min(more.values()) < 0 or not fewer:
        return None
    columns = [column for column in range(1, COLUMNS + 1) if more[str(column)]]
    if any(_lacks(view, column, played) == 0 for column in columns):
        return None
    s = resample(view, generator(0))
    price = 0
    for column in columns:
        after = view.filled[column - 1] + view.kept.count(column) + _dice(played).count(str(column))
        price += s.own[column - 1][after] - s.own[column - 1][after - more[str(column)]]
    named: dict[str, Word] = {"extra": " ".join(sorted(more.elements())), "best": move(view, best), "played": move(view, played)}
    return _line("why-extra", chips=price, dice=left - len(_dice(best)), fewer=fewer, **named)


def _worth_more(view: View, column: int, best: str, played: str) -> Line | None:
    """The column that is spoken of, beside one that the played keep wins or almost wins."""
    for other in range(1, COLUMNS + 1):
        nearer = _lacks(view, other, played) < _lacks(view, other, best) and _lacks(view, other, played) <= 1
        if not column or not nearer or other == column or _chips(view, other) >= _chips(view, column):
            continue
        arrow, less = (view.board[one - 1].arrow for one in (column, other))
        if less <= arrow:
            chips, fewer = _chips(view, column), _chips(view, other)
            return _line("why-worth-more", column=column, chips=chips, arrow=arrow, beside=other, fewer=fewer, less=less)
    return None


def _winning(findings: list[Finding], column: int) -> Finding:
    return next(found for found in findings if found.fact.id == "why-column" and found.fact.args["column"] == column)


def _more_often(view: View, column: Finding, best: str, played: str) -> Line:
    more, fewer = round(100 * column.best), round(100 * column.played)
    named = {"best": move(view, best), "played": move(view, played)}
    return _line("why-more-often", column=column.fact.args["column"], more=more, fewer=fewer, **named)


def _lacks(view: View, column: int, text: str) -> int:
    """How many dice that column then lacks, with what is kept."""
    have = view.kept.count(column) + _dice(text).count(str(column))
    return max(0, len(view.board[column - 1].cells) - view.filled[column - 1] - have)


def _lacks_less(view: View, finding: Finding, best: str, played: str) -> Line | None:
    """A column that the played keep brings nearer to its end, for the next player."""
    columns = [int(str(finding.fact.args["column"]))] if "column" in finding.fact.args else range(1, COLUMNS + 1)
    less = [column for column in columns if 0 < _lacks(view, column, played) < _lacks(view, column, best)]
    if not less:
        return None
    column = min(less, key=lambda one: _lacks(view, one, played))
    args: dict[str, Word] = {"one": _lacks(view, column, played), "two": _lacks(view, column, best)}
    return _line("why-lacks", column=column, best=move(view, best), played=move(view, played), **args)


def _leads_now(view: View, finding: Finding) -> list[Line]:
    """Who has the most chips, where it matters whether the game ends."""
    most = max(view.chips)
    if view.chips.count(most) > 1:
        return []
    leader = view.chips.index(most)
    if leader == view.turn:
        return [_line("why-you-lead", chips=most)] if finding.best > finding.played else []
    return [_line("why-leads", player=leader, chips=most)] if finding.best < finding.played else []


def _can_wait(view: View, findings: list[Finding], best: str, played: str, is_worth_less: bool) -> Line | None:
    """A column that the played keep wins at once, and the better one probably still this turn; or perhaps, being worth less."""
    for column in range(1, COLUMNS + 1):
        if _dice(played).count(str(column)) and _lacks(view, column, played) == 0 < _lacks(view, column, best):
            still = _winning(findings, column).best
            if still >= LIKELY or is_worth_less:
                args: dict[str, Word] = {"column": column, "still": round(100 * still)}
                id_ = "why-can-wait" if still >= LIKELY else "why-for-certain"
                return _line(id_, best=move(view, best), played=move(view, played), **args)
    return None


def _column(finding: Finding, findings: list[Finding]) -> int:
    """The column that is spoken of, or that the player wins so much more often that it decides about the rest; else 0."""
    if finding.fact.id == "why-column":
        return int(str(finding.fact.args["column"]))
    if finding.fact.topic not in ("win", "chips", "end"):
        return 0
    columns = [found for found in findings if found.fact.id == "why-column" and found.best - found.played > found.fact.least]
    most = max(columns, key=lambda found: found.best - found.played, default=None)
    return int(str(most.fact.args["column"])) if most else 0


def look(view: View, finding: Finding | None, best: str) -> Line:
    """Where to look first, without the move."""
    if finding is not None and "column" in finding.fact.args:
        return _line("look-column", column=finding.fact.args["column"])
    if finding is not None and finding.fact.topic in ("next", "next-end"):
        return _line("look-next", player=(view.turn + 1) % view.players)
    if finding is not None and finding.fact.topic in ("end", "few"):
        return _line("look-chips")
    return _line("look-dice", dice=DICE - len(view.kept) - len(_dice(best)))


def _dice(text: str) -> str:
    """`46` of `keep 46`."""
    return text.partition(" ")[2]


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "tricky")
