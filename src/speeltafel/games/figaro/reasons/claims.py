"""Claims of Figaro: which player takes the cards next, how that comes about, and why it is good."""

from functools import cached_property
from typing import Any, NamedTuple

from speeltafel.core.array_library import np
from speeltafel.core.chance import generator
from speeltafel.core.contract.reasons import (
    NOTHING,
    Claim,
    ExampleStep,
    Rollouts,
    also,
    cases,
    how_often,
    instead,
    mostly,
    number,
    sentence,
)
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.scoring import player_with_fewest
from speeltafel.games.figaro.mechanics.state import (
    CHOSE,
    DANCE,
    DANCED,
    EXCHANGED,
    NL,
    NOBODY,
    PLAYED,
    REACHED_SIX,
    ROUNDS,
    TOOK_CARDS,
    UNABLE,
    VALUES,
)
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons import table
from speeltafel.games.figaro.reasons.table import at_once, card_line, colour_of, colours_after, line, totals_after
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View, resample
from speeltafel.games.figaro.words import viewer_event

EVENTS = [PLAYED, DANCED, TOOK_CARDS, EXCHANGED]
ENOUGH = HALF = 0.5
OFTEN, APART, SURELY = 0.35, 0.15, 0.65  # of the samples: mostly, often, now and then, nearly always
RESULTS = ["none", "swap", "longest"]
ORDER = [
    "anyway",
    "needless",
    "later",
    "me-next",
    "next",
    "spared",
    "more-cards",
    "own-none",
    "own-swap",
    "own-longest",
    *RESULTS,
]
USUAL = 2  # the value of most cards (F1)
FAR = 3  # of road: less makes nobody the rival to stop
NEAR = 4  # a row that one usual card fills


class Rounds(NamedTuple):
    """The rest of the round, by sample."""

    taker: Any  # who takes next onto their stack, or NOBODY
    cards: Any  # how many
    why: Any  # why they take
    filler: Any  # whose card made the row full, or NOBODY; the move itself does not count
    filled_with: Any  # that card
    until: Any  # events until then
    at_me: Any  # [sample, colour]: a rival lays that in front of the player before the player's next card
    pieces: Any  # [sample, seat]: how many road pieces they own in the end
    longest: Any  # [sample, seat]: whether they get the longest one of the round
    swapped: Any  # who exchanges, or NOBODY


def rounds(view: View, ends: Any) -> Rounds:
    """Read the events of all samples at once."""
    recorded, me, room = ends["recorded"], view.seat, ends["recorded"].shape[1]
    at, every = np.arange(room), np.arange(len(ends))
    event, seat, a, b, c = (np.where(at < ends["recorded_count"][:, None], recorded[:, :, i], -1) for i in range(5))
    takes = (event == TOOK_CARDS) & ~((b == CHOSE) & (c == NL)) & (at > 0)
    is_taken, t = takes.any(1), takes.argmax(1)
    taker = np.where(is_taken, seat[every, t], NOBODY)
    until = np.where(is_taken, t, room)
    before = every, np.maximum(t - 1, 0)
    filled = is_taken & (t > 1) & (event[before] == PLAYED) & (b[before] == taker)
    own = ((event == PLAYED) | (event == DANCED)) & (at > 0) & (at < until[:, None]) & (seat == me)
    mine = np.where(own.any(1), own.argmax(1), until)
    laid = (event == PLAYED) & (at > 0) & (at < mine[:, None]) & (b == me) & (seat != me)
    at_me = [(laid & (a >= k * VALUES) & (a < (k + 1) * VALUES)).any(1) for k in range(len(COLOUR_NAMES))]
    owned = np.stack([ends["owner"] == other for other in range(view.players)], 1)
    top = (ends["length"] == max(view.groups[view.round - 1], default=0))[:, None]
    swaps = event == EXCHANGED
    return Rounds(
        taker=taker,
        cards=np.where(is_taken, a[every, t], 0),
        why=np.where(is_taken, b[every, t], NOBODY),
        filler=np.where(filled, seat[before], NOBODY),
        filled_with=np.where(filled, a[before], NOBODY),
        until=until,
        at_me=np.stack(at_me, 1),
        pieces=owned.sum(2),
        longest=(owned & top).any(2),
        swapped=np.where(swaps.any(1), seat[every, swaps.argmax(1)], NOBODY),
    )


class Coach:
    """The words for one pair of moves."""

    def __init__(self, view: View, moves: tuple[str, str], rollouts: Rollouts, may_count_cards: bool) -> None:
        self.view, self.moves, self.rollouts, self.may_count = view, moves, rollouts, may_count_cards
        self.me = int(view.seat or 0)
        self.after = rounds(view, rollouts.better.ends), rounds(view, rollouts.played.ends)
        self.rivals = [seat for seat in range(view.players) if seat != self.me]
        self.face_up = sum(len(row.cards) for row in view.rows)
        self.at_once = tuple(at_once(view, text) for text in moves)
        self.about = self.me  # whose row matters most, if all rows are passed on
        self.claims = self._claims()

    # ---- What can be claimed ----

    def _claims(self) -> list[Claim]:
        (one, two), me = self.after, self.me
        never, always = np.zeros(len(one.taker), bool), np.ones(len(one.taker), bool)
        found = [Claim("me-next", one.taker == me, two.taker == me, -1, me)]
        takes_later = float(np.mean(two.taker == me)) >= SURELY
        if self.moves[0] == "take" and self._mean(1, me) > self.face_up and takes_later:
            found.append(Claim("anyway", never, two.taker == me, -1, me))
        if self.moves[1] == "take":
            found.append(Claim("needless", one.taker == me, always, -1, me))
        for rival in self.rivals:
            found.append(Claim("next", one.taker == rival, two.taker == rival, 1, rival))
            if self.at_once[1] == rival:
                found.append(Claim("spared", one.taker == rival, always, -1, rival))
            if self.at_once[1] == rival != self.at_once[0] and self._mean(0, rival) > self.face_up + 1:
                found.append(Claim("later", one.taker == rival, always, -1, rival, where=one.taker == rival))
            elif NOBODY in self.at_once and self._mean(0, rival, both=True) > self._mean(1, rival, both=True):
                both = (one.taker == rival) & (two.taker == rival)
                found.append(Claim("more-cards", both, both, 1, rival, where=both))
        for seat in range(self.view.players):
            own, good = ("own-", 1) if seat == me else ("", -1)
            had = len(self.view.pieces[seat])
            swaps = [after.swapped == seat for after in self.after]
            none = [(after.pieces[:, seat] == had) & ~swap for after, swap in zip(self.after, swaps, strict=True)]
            found.append(Claim(f"{own}none", none[0], none[1], good, seat))
            found.append(Claim(f"{own}swap", swaps[0], swaps[1], good, seat))
            found.append(Claim(f"{own}longest", one.longest[:, seat], two.longest[:, seat], -good, seat))
        return found

    def _mean(self, arm: int, who: int, both: bool = False) -> int:
        """Return how many cards `who` takes on average, in samples in which they are the next to take."""
        where = self.after[arm].taker == who
        where = where & (self.after[1 - arm].taker == who) if both else where
        return round(float(self.after[arm].cards[where].mean())) if where.any() else 0

    def _get(self, id_: str, seat: int) -> Claim:
        return next(claim for claim in self.claims if claim.id == id_ and claim.seat == seat)

    def clarity(self, claim: Claim) -> float:
        """Rate a claim: with a cause on the table before without; then the plainest first."""
        return 2 * len(ORDER) * (self._cause_of(claim) is not None) - ORDER.index(claim.id)

    def _cause_of(self, claim: Claim) -> Line | None:
        """Return what can be seen of how it comes about; for what happens at once that is the advice itself."""
        if claim.id not in ("me-next", "next"):
            is_result = claim.id.removeprefix("own-") in RESULTS
            return (self._how_result() or self._own_stack()) if is_result else self._advice()
        if self.moves[0] == "take":
            return self._advice() if claim.id == "me-next" else None
        return self._advice() if self.at_once[0] != NOBODY else self._how(claim)

    def places(self, claim: Claim) -> list[str]:
        who = self.me if claim.seat is None else claim.seat
        return [f"road-{who}"] if claim.id.removeprefix("own-") in RESULTS else [f"window-{who}"]

    def example(self, claim: Claim) -> tuple[list[ExampleStep], list[ExampleStep]] | None:
        """Return the shortest sample in which it comes out differently, until the next take."""
        flips = claim.flips > 0 if claim.where is None else claim.where
        able = np.flatnonzero(flips)
        if not len(able):
            return None
        lengths = np.maximum(self.after[0].until[able], self.after[1].until[able])
        sample = int(able[lengths.argmin()])
        arms = zip((self.rollouts.better, self.rollouts.played), self.after, strict=True)
        better, played = (steps(outcomes.ends[sample], int(after.until[sample])) for outcomes, after in arms)
        return better, played

    # ---- What is said ----

    def sentences(self, said: list[Claim]) -> list[Line]:
        if not said:
            return [*sentence(self._advice()), *sentence(self._kept_card())]
        main, who = said[0], said[0].seat if said[0].seat is not None else self.me
        self.about = self.me if who == self.me else (self._gains() - 1) % self.view.players
        clauses = getattr(self, f"_say_{main.id.replace('-', '_')}", self._say_result)(main, who)
        clauses = [clause for clause in clauses if clause is not None]
        return [*sentence(self._advice()), *(line for clause in clauses[:2] for line in sentence(clause))]

    def _say_anyway(self, main: Claim, _who: int) -> list[Line | None]:
        own, later = self.view.stack_sizes[self.me], self._mean(1, self.me)
        why = self._say("because-anyway", cases=cases(main.after_played), cards=number(later))
        return [why, self._passes(own + self.face_up, later - self.face_up, "yes") or self._own_stack() or self._result(self.me)]

    def _say_needless(self, main: Claim, _who: int) -> list[Line | None]:
        fills, own = self.at_once[0], self._own_aim(self.face_up)
        if fills == self.me:
            return [self._own_stack(), self._result(self.me)]
        if fills != NOBODY:
            return [own or self._why(fills) or self._result(self.me)]
        taker = max(self.rivals, key=lambda seat: self._get("next", seat).after_better)
        share = self._get("next", taker).after_better
        if share >= ENOUGH:
            why = self._say("because-needless-other", other=taker, how=how_often(share), cases=cases(share))
        else:
            why = self._say("because-needless", how=how_often(1 - main.after_better), cases=cases(1 - main.after_better))
        return [why, own or self._why(taker) or self._how(self._get("me-next", self.me))]

    def _say_later(self, main: Claim, who: int) -> list[Line | None]:
        more, fewer = number(self._mean(0, who)), number(self.face_up + 1)
        why = self._say("because-later", other=who, cases=cases(main.after_better), more=more, fewer=fewer)
        return [why, self._overtakes(who) or self._kept_card() or self._result(self.me)]

    def _say_more_cards(self, _main: Claim, who: int) -> list[Line | None]:
        more, fewer = (number(self._mean(arm, who, both=True)) for arm in (0, 1))
        return [self._say("because-more-cards", other=who, more=more, fewer=fewer), self._overtakes(who) or self._why(who)]

    def _say_me_next(self, main: Claim, _who: int) -> list[Line | None]:
        own = totals_after(self.view, self.moves[1])[self.me]
        at = self._say("with-own-row", total=own) if own >= NEAR else NOTHING
        aim = self._own_aim(self._mean(1, self.me), "yes")
        if self.at_once[0] != NOBODY or self.moves[0] == "take":
            says = self._say("because-otherwise-me", how=how_often(main.after_played), cases=cases(main.after_played), at=at)
            if self.moves[0] == "take":
                return [says, self._own_stack() or self._result(self.me)]
            return [says, self._swap(self.at_once[0]) or aim or self._why(self.at_once[0])]
        says = self._say("because-me-next", often=instead(main.after_better, main.after_played))
        how = self._how_unless_said(main)
        if how is not None:
            return [how, _and_why(says, aim)]
        return [says, aim or self._kept_card()]

    def _say_spared(self, _main: Claim, who: int) -> list[Line | None]:
        """Say that the played move makes a rival take at once who had better not."""
        says = self._say("because-spared", other=who, cards=self.face_up + 1)
        if self.moves[0] == "take" or self.at_once[0] == NOBODY:
            why = self._own_stack() if self.moves[0] == "take" else None
            return [also(says, self._too_far(who)), why or self._result(self.me)]
        why = self._why(self.at_once[0])
        return [says if why and why.id == "because-roads" else also(says, self._too_far(who)), why or self._result(self.me)]

    def _say_next(self, main: Claim, who: int) -> list[Line | None]:
        loses, why = self._takes_instead(who), self._why(who)
        if self.at_once[0] == who:
            if self.at_once[1] not in (NOBODY, self.me):
                return self._say_spared(main, self.at_once[1])
            if loses != NOBODY and main.after_played < ENOUGH:
                share = self._get("me-next" if loses == self.me else "next", loses).after_played
                id_ = "because-otherwise-me" if loses == self.me else "because-otherwise-other"
                return [self._say(id_, other=loses, how=how_often(share), cases=cases(share), at=NOTHING), why]
            takes = "takes-own" if loses == self.me else "takes-other"
            third: Word = NOTHING if loses == NOBODY else self._say(takes, other=loses)
            share = main.after_played
            says = self._say("because-otherwise-next", other=who, how=how_often(share), cases=cases(share), then=third)
            return [says, why]
        if self.moves[0] == "take":  # nothing on the table says why they take
            return []
        says = self._say("because-next", other=who, often=instead(main.after_better, main.after_played))
        if loses == self.me:
            says = also(says, self._say("because-instead"))
        elif loses != NOBODY and (why is None or why.id != "because-roads"):
            says = also(says, self._say("because-instead-other", other=loses))
        how = self._how_unless_said(main)
        if self.at_once[1] not in (NOBODY, self.me):
            how = self._say("because-spared", other=self.at_once[1], cards=self.face_up + 1)
        if how is None:
            return [says, why or self._kept_card()]
        return [how, _and_why(says, why)]

    def _say_result(self, main: Claim, who: int) -> list[Line | None]:
        is_own = self.at_once[0] == self.me or self.moves[0] == "take"
        how = (self._own_stack() if is_own else None) or self._anyway() or self._how_result() or self._kept_card()
        often, gives = instead(main.after_better, main.after_played), max(self.view.pieces[who], default=0)
        gets = min(self.view.groups[self.view.round - 1], default=0)
        says = self._say(f"because-{main.id}", other=who, often=often, gives=gives, gets=gets)
        return [how, says]

    def _anyway(self) -> Line | None:
        """Return how many cards the player takes later, if they do not take these now."""
        often, later = self._get("me-next", self.me).after_played, self._mean(1, self.me)
        if self.moves[0] != "take" or often < OFTEN or later <= self.face_up:
            return None
        return self._say("because-anyway", cases=cases(often), cards=number(later))

    def _how_result(self) -> Line | None:
        """Return how it comes that another player takes: all results come about that way."""
        turns = [claim for claim in self.claims if claim.id in ("next", "me-next") and claim.explains > 0]
        turn = max(turns, key=lambda claim: (claim.id == "me-next" and claim.explains >= OFTEN, claim.explains), default=None)
        return None if turn is None or self.at_once[0] != NOBODY or self.moves[0] == "take" else self._how(turn)

    def _gains(self) -> int:
        """Return the rival who takes more often after the better move."""
        return max(self.rivals, key=lambda seat: self._get("next", seat).apart)

    def _advice(self) -> Line:
        """Return the better move, with what it does at once."""
        (best, played), me, view = self.moves, self.me, self.view
        if best == "take":
            own = self._say("own-row-too") if view.rows[me].cards else NOTHING
            return self._say("advice-take", cards=self.face_up, own=own)
        if best in ("swap", "stay"):
            return self._say(f"advice-{best}", gives=max(view.pieces[me]), gets=min(view.groups[view.round - 1], default=0))
        said: dict[str, Word] = {"move": table.move(view, best), "but": self._but(), "fills": self._fills()}
        return self._say("advice-wait", cards=self.face_up, **said) if played == "take" else self._say("advice-play", **said)

    def _but(self) -> Word:
        """Return what the better move differs in, if the card or the row is the same."""
        (card, _, here), (other, _, there) = (text.partition(">") for text in self.moves)
        if there and card == other and here != there:
            return self._say("not-own") if int(there) == self.me else self._say("not-other", other=int(there))
        return self._say("not-card", card=card_line(other)) if here and here == there else NOTHING

    def _fills(self) -> Word:
        view, full, cards = self.view, self.at_once[0], self.face_up + 1
        if self.moves[0] == CARDS[DANCE]:
            moved = [seat for seat in range(view.players) if view.rows[seat].total]
            order = sorted(
                moved, key=lambda seat: (seat != self.about, seat not in (self.me, (self._gains() - 1) % view.players))
            )
            said: Word = NOTHING
            for id_, seat in reversed(list(zip(("passes", "row-too"), order, strict=False))):
                to = self._to((seat + 1) % view.players)
                said = self._say(id_, row=self._row(seat), total=view.rows[seat].total, to=to, too=said)
            return said
        if full == NOBODY:
            return NOTHING
        return self._say("fills-own", cards=cards) if full == self.me else self._say("fills-row", other=full, cards=cards)

    def _to(self, seat: int) -> Word:
        return self._say("to-own") if seat == self.me else self._say("to-other", other=seat)

    def _passes(self, own: int, more: int, about: str) -> Line | None:
        """Return the rival whom so many more cards put the player past; None if there is none."""
        over = [seat for seat in self.rivals if own < self.view.stack_sizes[seat] < own + more]
        if not over or not self.may_count:
            return None
        most = max(over, key=lambda seat: self.view.stack_sizes[seat])
        theirs = number(self.view.stack_sizes[most])
        return self._say("because-passes", other=most, more=number(more), cards=theirs, about=about)

    def _own_aim(self, more: int, about: str = "no") -> Line | None:
        """Return why the player had better not take: what they get for few cards (F17, F18), or whom they pass."""
        own, others = self.view.stack_sizes[self.me], [self.view.stack_sizes[seat] for seat in self.rivals]
        if not self.may_count:
            return None
        if swap := self._swap(self.me):
            return swap
        if not own:
            return self._say("because-own-no-cards")
        if own < min(others) < own + more:
            return self._say("because-own-fewest")
        return self._passes(own, more, about)

    def _own_stack(self) -> Line | None:
        """Return what the cards that the player takes at once make of their stack: still the fewest, or the most as before."""
        view, more = self.view, self.face_up + (self.moves[0] != "take")
        own, others = view.stack_sizes[self.me], [view.stack_sizes[seat] for seat in self.rivals]
        if not self.may_count:
            return None
        if own + more < min(others):
            return self._say("because-still-fewest", cards=number(own + more))
        return self._say("because-most-already", cards=number(more)) if own > max(others) else None

    def _overtakes(self, who: int) -> Line | None:
        """Past the player with the more cards only."""
        own, theirs = self.view.stack_sizes[self.me], self.view.stack_sizes[who]
        fewer = theirs + (self.face_up + 1 if self.at_once[1] == who else self._mean(1, who))
        if not self.may_count or not theirs + self._mean(0, who) > own >= fewer:
            return None
        return self._say("because-overtakes", other=who, cards=number(own))

    def _result(self, who: int, least: float = ENOUGH) -> Line | None:
        """Return the result for a player, without a number; None if it explains too little of the loss."""
        own = "own-" if who == self.me else ""
        able = [c for c in self.claims if c.seat == who and c.id.removeprefix("own-") in RESULTS and c.apart >= APART]
        most = max(able, key=lambda claim: claim.explains, default=None)
        if most is None or most.explains < least:
            return None
        return self._say(f"so-{own}{most.id.removeprefix('own-')}", other=who)

    # ---- How it comes about ----

    def _how(self, main: Claim) -> Line | None:
        """Return what stands on the table only after the better move and bears on the samples that come out differently."""
        flips = main.flips > 0
        if not flips.any():
            return None
        is_me = main.id == "me-next"
        seats = [seat for seat in self.rivals if self._get("next", seat).apart > 0] if is_me else [int(main.seat or 0)]
        ways = [way(flips, who) for who in seats for way in (self._filled_by_oneself, self._raised)]
        if is_me or self._takes_instead(seats[0]) == self.me:
            ways += [self._blocked(flips), self._own_colour(flips), self._own_row()]
        part, said = max(ways, key=lambda one: one[0], default=(0.0, None))
        if part >= APART and said is not None:
            return said
        top = max(seats, key=lambda seat: self._get("next", seat).apart, default=None)
        return self._raises_played(main) or (None if top is None else self._filled_by(flips, top))

    def _how_unless_said(self, main: Claim) -> Line | None:
        """Return the same, but of a ring dance the advice has said already which row goes where."""
        return None if self.moves[0] == CARDS[DANCE] and self._fills() != NOTHING else self._how(main)

    def _raises_played(self, main: Claim) -> Line | None:
        """Return the row of who takes otherwise, which the played move makes higher."""
        loses = self.me if main.seat == self.me else self._takes_instead(main.seat if main.seat is not None else self.me)
        if loses == NOBODY or self.at_once[1] != NOBODY or self.moves[1] == CARDS[DANCE]:
            return None
        one, two = (totals_after(self.view, text)[loses] for text in self.moves)
        return (
            self._say("because-raises", move=table.move(self.view, self.moves[1]), row=self._row(loses), total=two)
            if two > one and two >= NEAR - 1
            else None
        )

    def _filled_by(self, flips: Any, who: int) -> Line | None:
        """Return the player who fills the row, if mostly the same after both moves, or who is stuck."""
        one, two = self.after
        about = flips & (one.taker == who)
        if about.sum() < ENOUGH * flips.sum():
            return None
        if float((one.why[about] == UNABLE).mean()) >= ENOUGH:
            return self._say("because-stuck", other=who)
        fillers, counts = np.unique(one.filler[about & (one.why == REACHED_SIX)], return_counts=True)
        part = counts.max() / about.sum() if len(fillers) else 0.0
        if totals_after(self.view, self.moves[0])[who] + VALUES < TOO_MUCH:  # no single card fills it
            return None
        if part < OFTEN or fillers[counts.argmax()] in (NOBODY, self.me):
            return None
        filler, how = int(fillers[counts.argmax()]), mostly(min(part, SURELY))
        instead_of = self._takes_instead(who)
        same = (two.filler[about] == filler) & (two.taker[about] == instead_of)
        id_ = "because-fills-next" if filler == (self.me + 1) % self.view.players else "because-fills"
        otherwise: Word = NOTHING
        if instead_of != NOBODY and float(same.mean()) >= ENOUGH:
            otherwise = self._say("otherwise-row", row=self._row(instead_of, filler))
        return self._say(id_, other=filler, row=self._row(who, filler), how=how, otherwise=otherwise)

    def _row(self, seat: int, speaker: int = NOBODY) -> Line:
        if seat == speaker:
            return self._say("row-themselves")
        return self._say("row-own") if seat == self.me else self._say("row-other", other=seat)

    def _blocked(self, flips: Any) -> tuple[float, Line | None]:
        """Explain by a colour that fits only elsewhere, once it is in front of the player after the played move (F7)."""
        colour, to = colour_of(self.moves[0]), self.moves[0].partition(">")[2]
        is_new = colour is not None and to != str(self.me) and all(row.colour != colour for row in self.view.rows)
        if colour is None or not is_new or self.at_once[0] != NOBODY or colour == colour_of(self.moves[1]):
            return 0.0, None
        comes = float(self.after[1].at_me[flips, COLOUR_NAMES.index(colour)].mean())
        return comes, self._say("because-blocked", colour=line(colour), other=int(to))

    def _own_colour(self, flips: Any) -> tuple[float, Line | None]:
        """Other colours that are laid in front of the player after the played move do not fit there any more."""
        one, two = (colours_after(self.view, text)[self.me] for text in self.moves)
        if one is None or two is not None or self.moves[0] == CARDS[DANCE]:
            return 0.0, None
        others = [k for k, name in enumerate(COLOUR_NAMES) if name != one]
        comes = float(self.after[1].at_me[flips][:, others].any(1).mean())
        left = self._with_others(one)
        few: Word = NOTHING
        if self.may_count and left <= USUAL:
            few = self._say("few-left" if left else "none-left", left=number(left))
        return comes + (OFTEN if few != NOTHING else 0.0), self._say("because-own-colour", colour=line(one), few=few)

    def _with_others(self, colour: str) -> int:
        """Return how many cards of that colour the others hold: all that have not been seen."""
        s, first = resample(self.view, generator(0)), COLOUR_NAMES.index(colour) * VALUES
        return sum(s.hand[seat][kind] for seat in self.rivals for kind in range(first, first + VALUES))

    def _filled_by_oneself(self, flips: Any, who: int) -> tuple[float, Line | None]:
        """Explain by a card of the player's own that fills that row next time, and would not after the other move."""
        one = self.after[0]
        own = flips & (one.taker == who) & (one.filler == self.me)
        if not own.any():
            return 0.0, None
        kinds, counts = np.unique(one.filled_with[own], return_counts=True)
        card, part = CARDS[int(kinds[counts.argmax()])], float(own.sum() / flips.sum())
        after, other = (self._can_fill(text, card, who) for text in self.moves)
        if not after or other:
            return 0.0, None
        total = totals_after(self.view, self.moves[0])[who]
        return part + OFTEN, self._say("because-you-fill", other=who, total=total, card=card_line(card))

    def _can_fill(self, text: str, card: str, who: int) -> bool:
        """Whether that card of the player's then fills their row: it fits, and comes to six."""
        hand = list(self.view.hand or [])
        if text.partition(">")[0] in hand:
            hand.remove(text.partition(">")[0])
        colours, totals, colour = colours_after(self.view, text), totals_after(self.view, text), colour_of(card)
        fits = colour is None or colours[who] == colour or (colours[who] is None and colour not in colours)
        return card in hand and fits and totals[who] + int(card[1]) >= TOO_MUCH

    def _raised(self, flips: Any, who: int) -> tuple[float, Line | None]:
        """Rate their row being higher then than after the played move: what fills it, and whether the player has that."""
        one, two = (totals_after(self.view, text)[who] for text in self.moves)
        part = float((flips & (self.after[0].taker == who)).sum() / flips.sum())
        if one <= max(two, 1) or self.at_once[0] != NOBODY:
            return 0.0, None
        if self.moves[1] == CARDS[DANCE] and one == self.view.rows[who].total:
            to = self._to((who + 1) % self.view.players)
            return part, self._say("because-dance-passes", row=self._row(who), total=one, to=to)
        colour = colours_after(self.view, self.moves[0])[who]
        (card, _, to), (other, _, there) = (text.partition(">") for text in self.moves)
        if to == there and card[1:2] > other[1:2]:
            return part, self._say("because-higher", other=who, total=one, less=two)
        hand = list(self.view.hand or [])
        if card in hand:
            hand.remove(card)
        own = sum(colour_of(held) == colour for held in hand) if colour is not None else 0
        args: dict[str, Word] = {"colour": NOTHING if colour is None else line(colour), "any": "yes" if colour is None else "no"}
        if one < NEAR and own:
            return part, self._say("because-more-for-it", other=who, total=one, more=number(own), count=own, **args)
        if one < USUAL:
            return 0.0, None
        id_ = {USUAL: "because-two-more", NEAR - 1: "because-three", NEAR: "because-near"}.get(one, "because-full")
        return part * (1.0 if one >= NEAR else HALF), self._say(id_, other=who, total=one, **args)

    def _own_row(self) -> tuple[float, Line | None]:
        """Rate the player's own row being empty then, or lower."""
        one, two = (totals_after(self.view, text)[self.me] for text in self.moves)
        is_it = two >= NEAR - 1 and one < two
        return (SURELY, self._say("because-own-row", total=two, less=one)) if is_it else (0.0, None)

    def _kept_card(self) -> Line | None:
        """Explain by a kept card that fits everywhere, or by the higher one of a colour."""
        one, two = (text.partition(">")[0] for text in self.moves)
        if two[:1] == "j" != one[:1] or (one[:1] == two[:1] and one[1:] < two[1:]):
            return self._say("because-keeps", card=card_line(two), jester="yes" if two[:1] == "j" else "no")
        return self._say("because-keeps-dance") if two == CARDS[DANCE] != one else None

    # ---- Why it is good ----

    def _why(self, who: int) -> Line | None:
        """Return what is seen of who takes, if they lose by it; else what the player gets by it; else what they get."""
        if who == self.me:
            return self._own_stack()
        one, two = (outcomes.shares.mean(0) for outcomes in self.rollouts[:2])
        hurt = float(two[who] - one[who]) >= ENOUGH * float((one - two)[self.me])
        seen = self._seen_of(who)
        is_me = self._takes_instead(who) == self.me
        own = self._own_aim(self._mean(1, self.me), "yes") if is_me else None
        said = (
            (self._swap(who) if hurt else None) or own or (seen if hurt or (NOBODY not in self.at_once and not is_me) else None)
        )
        said = said or self._result(self.me) or seen or self._result(who)
        return said or self._result(self.me, APART) or self._result(who, APART)

    @cached_property
    def fewest(self) -> int:
        """The player whom the rules would name for the fewest cards if the round ended now (F18)."""
        return player_with_fewest(resample(self.view, generator(0)))

    def _swap(self, who: int) -> Line | None:
        """Return the exchange that they would make if the round ended now (F18); None if the rules name somebody else."""
        view = self.view
        gives, gets = max(view.pieces[who], default=0), min(view.groups[view.round - 1], default=0)
        if view.round != ROUNDS or not self.may_count or who != self.fewest or gives <= gets:
            return None
        return self._say("because-own-swaps" if who == self.me else "because-swaps", other=who, gives=gives, gets=gets)

    def _seen_of(self, who: int) -> Line | None:
        """Why it should be them, beside who takes otherwise."""
        other = self._takes_instead(who)
        others = [seat for seat in self.rivals if seat != who]
        roads, stacks = [sum(pieces) for pieces in self.view.pieces], self.view.stack_sizes
        if swap := self._swap(who):
            return swap
        if self.view.round > 1 and other in others and roads[who] + FAR <= roads[other]:
            return self._say("because-roads", other=who, third=line("seat", other=other), short=roads[who], long=roads[other])
        if self.view.round > 1 and others and all(roads[who] < roads[seat] for seat in others):
            return self._say("because-shortest", other=who)
        if not self.may_count:
            return None
        is_spared = who == self.fewest or not stacks[who]  # F17
        return self._say("because-no-piece", other=who) if is_spared else None

    def _too_far(self, who: int) -> Line | None:
        """Return why it should not be them: their road is the longest, or they have the most cards already."""
        others = [seat for seat in self.rivals if seat != who]
        roads, stacks = [sum(pieces) for pieces in self.view.pieces], self.view.stack_sizes
        if self.view.round > 1 and others and all(roads[who] > roads[seat] for seat in [*others, self.me]):
            return self._say("because-longest-road", other=who)
        is_most = self.may_count and others and all(stacks[who] > stacks[seat] for seat in [*others, self.me])
        return self._say("because-has-most", other=who) if is_most else None

    def _takes_instead(self, who: int) -> int:
        """Return who takes after the played move, where `who` takes only after the better one."""
        if who == self.me:
            return NOBODY
        takers = self.after[1].taker[self._get("next", who).flips > 0]
        seats, counts = np.unique(takers, return_counts=True)
        return int(seats[counts.argmax()]) if len(seats) and counts.max() >= ENOUGH * len(takers) else NOBODY

    def _say(self, id_: str, **args: Word) -> Line:
        return line(id_, player=self.me, **args)


def _and_why(says: Line, why: Line | None) -> Line:
    return says if why is None else Line("clause-semicolon", {"clause": says, "then": why})


def coach(view: View, moves: tuple[str, str], rollouts: Rollouts, may_count_cards: bool) -> Coach:
    return Coach(view, moves, rollouts, may_count_cards)


def look(view: View, claim: Claim | None, better: str) -> Line:
    """Return where to look, without the move."""
    if claim is None:
        return line("look-rows")
    if claim.id in ("anyway", "needless"):
        return line("look-take")
    if claim.seat is not None and claim.seat != view.seat:
        return line("look-rival", other=claim.seat)
    return line("look-own")


def steps(end: Any, until: int) -> list[ExampleStep]:
    """Return a sample as moves with the sentences of the log, until a player takes."""
    found = []
    for event, seat, a, b, *rest in end["recorded"][: min(int(end["recorded_count"]), until + 1)].tolist():
        spoken = viewer_event((event, seat, a, b, *rest), None)
        said = Line(spoken.line or spoken.event, spoken.args, "figaro")
        if event == PLAYED:
            found.append(ExampleStep(seat, f"{CARDS[a]}>{b}", said))
        elif event == DANCED:
            found.append(ExampleStep(seat, CARDS[DANCE], said))
        elif event == TOOK_CARDS and b != REACHED_SIX:
            found.append(ExampleStep(seat, "take", said))
    return found
