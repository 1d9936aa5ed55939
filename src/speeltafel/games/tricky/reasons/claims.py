"""tricky: which column is won this turn, or what else the turn brings, counted exactly; and which dice make it so."""

from collections import Counter

from speeltafel.core.contract.reasons import Claim, ExampleStep, Rollouts, instead, mostly, number, sentence
from speeltafel.core.line import Line, Word
from speeltafel.games.tricky.mechanics.dice import DICE
from speeltafel.games.tricky.reasons import turn_endings as row
from speeltafel.games.tricky.rules import COLUMNS
from speeltafel.games.tricky.view import View

LIKELY = 0.5
# By id, the plainest first: the column of turn_endings, what the player wants of it, whether it is an amount.
KINDS: dict[str, tuple[int, int, bool]] = {
    "ends-winning": (row.ENDS_AND_WINS, 1, False),
    "ends-losing": (row.ENDS_AND_LOSES, -1, False),
    "column": (row.WINS_COLUMN, 1, False),
    "any-column": (row.WINS_ANY, 1, False),
    "next-column": (row.NEXT_WINS_COLUMN, -1, False),
    "next-any": (row.NEXT_WINS_ANY, -1, False),
    "gain": (row.GAINS, 1, True),
    "others-lose": (row.OTHERS_LOSE, 1, True),
    "next-gain": (row.NEXT_GAINS, -1, True),
    "few": (row.HAS_FEW, -1, False),
    "lead": (row.LEADS, 1, False),
    "next-ends": (row.NEXT_ENDS, 0, False),
}
ORDER = list(KINDS)


def move(view: View, text: str) -> Line:
    return _line("move-dice", dice=" ".join(_dice(text)))


def look(view: View, claim: Claim | None, better: str) -> Line:
    if claim is not None and claim.id in ("column", "next-column"):
        return _line("look-column", column=claim.place)
    if claim is not None and claim.id.startswith("next"):
        return _line("look-next", player=(view.turn + 1) % view.players)
    if claim is not None and claim.id in ("few", "ends-winning", "ends-losing"):
        return _line("look-chips")
    return _line("look-dice", dice=DICE - len(view.kept) - len(_dice(better)))


class Coach:
    """The words for one pair of keeps."""

    def __init__(self, view: View, moves: tuple[str, str], rollouts: Rollouts) -> None:
        self.view, self.me, self.next = view, view.turn, (view.turn + 1) % view.players
        self.best, self.played = map(_dice, moves)
        self.rollouts = rollouts
        self.claims = [
            self._claim(id_, number_ + column - 1 if column else number_, wants, is_amount, column)
            for id_, (number_, wants, is_amount) in KINDS.items()
            for column in (range(1, COLUMNS + 1) if id_ in ("column", "next-column") else [0])
        ]

    def _claim(self, id_: str, number_: int, wants: int, is_amount: bool, column: int) -> Claim:
        better, played = self.rollouts[:2]
        values = better.ends[:, number_], played.ends[:, number_]
        seat = self.next if id_.startswith("next") else None if id_ == "others-lose" else self.me
        weights = (better.weight, played.weight)
        return Claim(id_, *values, wants, seat, column, is_amount=is_amount, weights=weights)

    def clarity(self, claim: Claim) -> float:
        return -ORDER.index(claim.id)

    def places(self, claim: Claim) -> list[str]:
        if claim.place > 0:
            filled = self.view.filled[claim.place - 1]
            return [f"cell-{claim.place - 1}-{i}" for i in range(filled, len(self.view.board[claim.place - 1].cells))]
        return [] if claim.seat is None else [f"purse-{claim.seat}"]

    def example(self, _claim: Claim) -> tuple[list[ExampleStep], list[ExampleStep]] | None:
        """None: the dice that come are all there is, and the sentence counts them."""
        return None

    def sentences(self, said: list[Claim]) -> list[Line]:
        extra = Counter(self.played) - Counter(self.best)
        only = "yes" if extra and not Counter(self.best) - Counter(self.played) else "no"
        advice = sentence(self._say("advice-keep", dice=_named(self.best), only=only))
        if not said:
            return [*advice, *sentence(self._rolls())]
        main = said[0]
        why = self._can_wait(main) or self._needed(main) or self._leaves(main) or self._rolls()
        return [*advice, *sentence(self._in_words(main)), *sentence(why)]

    def _in_words(self, claim: Claim) -> Line:
        args: dict[str, Word] = {"other": self.next, "column": claim.place}
        if not claim.is_amount:
            return self._say(f"because-{claim.id}", often=instead(claim.after_better, claim.after_played), **args)
        one, two = round(claim.after_better), round(claim.after_played)
        amounts = _line("about-chips", one=_chips(one), two=_chips(two))
        alike = _line("a-little", more="yes" if claim.after_better > claim.after_played else "no")
        return self._say(f"because-{claim.id}", chips=alike if one == two else amounts, **args)

    def _needed(self, claim: Claim) -> Line | None:
        """Explain by a die that the column needs."""
        column = claim.place if claim.id == "column" else 0
        have, other = self.best.count(str(column)), self.played.count(str(column))
        if not column or have <= other:
            return None
        lacks = len(self.view.board[column - 1].cells) - self.view.filled[column - 1] - self.view.kept.count(column)
        if lacks <= 0:
            return None
        if lacks == 1:
            return self._say("because-one-more", column=column)
        return self._say("because-needed", dice=_named(str(column) * have), lacks=lacks, have=number(min(have, lacks)))

    def _can_wait(self, main: Claim) -> Line | None:
        """Explain by a column that the played keep wins at once."""
        for column in range(1, COLUMNS + 1):
            if str(column) in self.played and self._lacks(column, self.played) == 0 < self._lacks(column, self.best):
                still = next(one for one in self.claims if one.id == "column" and one.place == column).after_better
                if still >= LIKELY:
                    return self._say("because-can-wait", column=column, how=mostly(still))
                if main.id == "column" and self._worth(main.place) > self._worth(column):
                    return self._say("because-worth-more", column=main.place, beside=column)
        return None

    def _leaves(self, main: Claim) -> Line | None:
        """Explain by a column that the played keep brings nearer to its end, for the next player."""
        columns = [main.place] if main.id == "next-column" else range(1, COLUMNS + 1) if main.id.startswith("next") else []
        nearer = [one for one in columns if 0 < self._lacks(one, self.played) < self._lacks(one, self.best)]
        if not nearer:
            return None
        column = min(nearer, key=lambda one: self._lacks(one, self.played))
        dice = _named(str(column) * self.played.count(str(column)))
        return self._say("because-leaves", dice=dice, column=column, lacks=number(self._lacks(column, self.played)))

    def _rolls(self) -> Line | None:
        """More dice are rolled again."""
        left = DICE - len(self.view.kept)
        more, fewer = left - len(self.best), left - len(self.played)
        if more <= fewer:
            return None
        six = "yes" if self.played.count("6") > self.best.count("6") else "no"
        return self._say("because-rolls", six=six, dice=more, many=number(more), fewer=fewer, few=number(fewer))

    def _lacks(self, column: int, dice: str) -> int:
        """Return how many dice that column still needs, with those that are kept."""
        have = self.view.filled[column - 1] + self.view.kept.count(column) + dice.count(str(column))
        return max(0, len(self.view.board[column - 1].cells) - have)

    def _worth(self, column: int) -> int:
        """Return the chips in a column when it is won."""
        return sum(2 if cell.endswith("2") else 1 for cell in self.view.board[column - 1].cells)

    def _say(self, id_: str, **args: Word) -> Line:
        return _line(id_, player=self.me, **args)


def coach(view: View, moves: tuple[str, str], rollouts: Rollouts, may_count_cards: bool) -> Coach:
    return Coach(view, moves, rollouts)


def _chips(amount: int) -> Word:
    """Return a number of chips, below 0 as `minus 2`."""
    return amount if amount >= 0 else _line("minus", chips=-amount)


def _named(dice: str) -> Word:
    """`3, 6 and 6`."""
    first: Word = ", ".join(dice[:-1])
    return Line("and", {"first": first, "last": dice[-1]}) if first else dice


def _dice(text: str) -> str:
    """`46` of `keep 46`."""
    return text.partition(" ")[2]


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "tricky")
