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
from speeltafel.games.figaro.mechanics.state import (
    CHOSE,
    DANCE,
    DANCED,
    EXCHANGED,
    NL,
    NOBODY,
    PLAYED,
    REACHED_SIX,
    TOOK_CARDS,
    UNABLE,
    VALUES,
)
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons import table
from speeltafel.games.figaro.reasons.table import at_once, card_line, colour_of, colours_after, if_it_ended, line, totals_after
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View, resample
from speeltafel.games.figaro.words import viewer_event

EVENTS = [PLAYED, DANCED, TOOK_CARDS, EXCHANGED]
ENOUGH = 0.5
OFTEN, APART, SURELY = 0.35, 0.15, 0.65  # of the samples: mostly, often, now and then, nearly always
RESULTS = ["piece", "swap", "longest"]
ORDER = [
    "anyway",
    "needless",
    "later",
    "me-next",
    "next",
    "spared",
    "more-cards",
    "own-piece",
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
            gets = [after.pieces[:, seat] > had for after in self.after]
            found.append(Claim(f"{own}piece", gets[0], gets[1], -good, seat))
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
            return self._how_result() if is_result else self._advice()
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
        say = getattr(self, f"_say_{main.id.replace('-', '_')}", self._say_result)
        if self.moves[0] == "take":
            say = self._say_taking
        elif self.moves[1] == "take":
            say = self._say_needless
        elif self.at_once[1] not in (NOBODY, self.me):
            say = self._say_spared
        clauses = [clause for clause in say(main, who) if clause is not None]
        return [*sentence(self._advice()), *(line for clause in clauses[:2] for line in sentence(clause))]

    def _say_taking(self, main: Claim, who: int) -> list[Line | None]:
        """Say what these cards do to the player, and who takes them otherwise."""
        own, often, later = (
            self._unchanged(self.me, self.face_up),
            self._get("me-next", self.me).after_played,
            self._mean(1, self.me),
        )
        if self.at_once[1] not in (NOBODY, self.me):
            return [own, self._takes_all(self.at_once[1], self._mean(1, self.at_once[1]))]
        if often < APART or later <= self.face_up:
            return [own] if own is not None or main.id.removeprefix("own-") not in RESULTS else self._say_result(main, who)
        past = self._aim(self.me, later, "short") or NOTHING
        return [own, self._say("because-anyway", cases=cases(often), cards=number(later), but=past)]

    def _say_needless(self, _main: Claim, _who: int) -> list[Line | None]:
        own, fills = self._aim(self.me, self.face_up), self.at_once[0]
        if fills != NOBODY:
            return [own or (self._unchanged(self.me, self.face_up + 1) if fills == self.me else self._why(fills))]
        taker = max(self.rivals, key=lambda seat: self._get("next", seat).after_better)
        share = self._get("next", taker).after_better
        other: Word = line("seat", other=taker) if share >= ENOUGH else NOTHING
        share = share if share >= ENOUGH else 1 - self._get("me-next", self.me).after_better
        who = "other" if share >= ENOUGH and other != NOTHING else "some"
        why = self._say("because-needless", who=who, other=other, how=how_often(share), cases=cases(share))
        return [why, own or self._why(taker)]

    def _say_later(self, main: Claim, who: int) -> list[Line | None]:
        more = self._mean(0, who)
        why = self._say(
            "because-later", other=who, cases=cases(main.after_better), more=number(more), fewer=number(self.face_up + 1)
        )
        return [why, self._aim(who, more) or self._kept_card()]

    def _say_more_cards(self, _main: Claim, who: int) -> list[Line | None]:
        more, fewer = (self._mean(arm, who, both=True) for arm in (0, 1))
        says = self._say("because-more-cards", other=who, more=number(more), fewer=number(fewer))
        return [says, self._aim(who, more) or self._why(who)]

    def _say_me_next(self, main: Claim, _who: int) -> list[Line | None]:
        aim, fills = self._aim(self.me, self._mean(1, self.me)), self.at_once[0]
        if fills != NOBODY:
            own = totals_after(self.view, self.moves[1])[self.me]
            at = self._say("with-own-row", total=own) if own >= NEAR else NOTHING
            says = self._say(
                "because-otherwise",
                who="own",
                other=fills,
                how=how_often(main.after_played),
                cases=cases(main.after_played),
                at=at,
            )
            return [says, aim or self._why(fills)]
        says = self._say("because-me-next", often=instead(main.after_better, main.after_played))
        how = self._how_unless_said(main)
        if how is not None:
            return [how, _and_why(says, aim)]
        return [says, aim or self._kept_card()]

    def _say_spared(self, main: Claim, who: int) -> list[Line | None]:
        """Say that the played move makes a rival take at once who had better not."""
        spared, fills = self.at_once[1], self.at_once[0]
        says = self._takes_all(spared, self.face_up + 1)
        if main.id in ("later", "more-cards") or fills == who:
            return [says, *(self._say_later(main, who) if main.id == "later" else [self._why(fills)])][:2]
        if main.id == "next" and who != spared:
            taker = self._say("because-next", other=who, often=instead(main.after_better, main.after_played), too=NOTHING)
            return [says, _and_why(taker, self._why(who))]
        return [says, self._why(fills) if fills not in (NOBODY, self.me) else None]

    def _takes_all(self, who: int, cards: int) -> Line:
        says = self._say("because-spared", other=who, cards=cards)
        return also(says, self._say("because-longest-road", other=who) if self._is_last(who) else self._unchanged(who, cards))

    def _say_next(self, main: Claim, who: int) -> list[Line | None]:
        loses, why = self._takes_instead(who), self._why(who)
        if self.at_once[0] == who:
            share = 0.0 if loses == NOBODY else self._get("me-next" if loses == self.me else "next", loses).after_played
            if share >= OFTEN:
                whose, cases_ = "own" if loses == self.me else "other", cases(share)
                return [
                    self._say("because-otherwise", who=whose, other=loses, how=how_often(share), cases=cases_, at=NOTHING),
                    why,
                ]
            share = main.after_played
            return [self._say("because-otherwise-next", other=who, how=how_often(share), cases=cases(share)), why]
        too: Word = NOTHING
        if loses != NOBODY and (why is None or why.id != "because-roads"):
            too = self._say("because-instead", who="own" if loses == self.me else "other", other=loses)
        says = self._say("because-next", other=who, often=instead(main.after_better, main.after_played), too=too)
        how = self._how_unless_said(main)
        return [says, why or self._kept_card()] if how is None else [how, _and_why(says, why)]

    def _say_result(self, main: Claim, who: int) -> list[Line | None]:
        often, gives = instead(main.after_better, main.after_played), max(self.view.pieces[who], default=0)
        gets = min(self.view.groups[self.view.round - 1], default=0)
        own = self._unchanged(self.me, self.face_up + 1) if self.at_once[0] == self.me else None
        says = self._say(f"because-{main.id}", other=who, often=often, gives=gives, gets=gets)
        return [own or self._how_result() or self._kept_card(), says]

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
            return self._say("advice-take", cards=self.face_up, but=own)
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

    # ---- What the cards do to who takes them: as if the round ended now ----

    @cached_property
    def now(self) -> table.Standing:
        return if_it_ended(self.view)

    def _aim(self, who: int, more: int, form: str = "full") -> Line | None:
        """Return what so many more cards would cost a player: an exchange, or the piece that they get by rank."""
        if not self.may_count or more <= 0:
            return None
        view, stacks, then = self.view, self.view.stack_sizes, if_it_ended(self.view, who, more)
        whose, own = "own" if who == self.me else "other", stacks[who]
        if self.now.swapper == who != then.swapper:
            gives, gets = max(view.pieces[who]), min(view.groups[view.round - 1])
            form = "tied" if form == "full" and stacks.count(own) > 1 else form
            return self._say("because-swaps", who=whose, form=form, other=who, gives=gives, gets=gets)
        if form == "full" and not own:
            return self._say("because-no-cards", who=whose, other=who)
        over = [seat for seat in range(view.players) if own < stacks[seat] < own + more]
        if not over or then.pieces[who] <= self.now.pieces[who]:
            return None
        if self.me in over:
            gets, instead_of = then.pieces[self.me], self.now.pieces[self.me]
            return self._say("because-passes-you", other=who, more=number(more), own=stacks[self.me], piece=gets, less=instead_of)
        past = max(over, key=lambda seat: stacks[seat])
        is_usual = {then.pieces[who], self.now.pieces[who]} <= {0, *view.groups[view.round - 1]}
        form = form if is_usual or form == "short" else "plain"
        args: dict[str, Word] = {
            "past": line("seat", other=past),
            "cards": stacks[past],
            "piece": then.pieces[who],
            "less": self.now.pieces[who],
        }
        return self._say("because-passes", who=whose, other=who, form=form, more=number(more), **args)

    def _unchanged(self, who: int, more: int) -> Line | None:
        """Return that so many more cards cost a player nothing, as things stand."""
        then = if_it_ended(self.view, who, more)
        if not self.may_count or then.pieces[who] > self.now.pieces[who] or then.swapper != self.now.swapper:
            return None
        if who == self.me:
            return self._say("because-unchanged-own", cards=self.view.stack_sizes[who] + more, piece=then.pieces[who])
        return self._say("because-unchanged", other=who, piece=then.pieces[who])

    def _is_last(self, who: int) -> bool:
        """Whether that rival's road is the longest of all."""
        roads = [sum(pieces) for pieces in self.view.pieces]
        return all(roads[who] > road for seat, road in enumerate(roads) if seat != who)

    def _why(self, who: int) -> Line | None:
        """Return why that rival had better take: what it spares the player, or what it costs the rival."""
        if who in (self.me, NOBODY):
            return None
        one, two = (outcomes.shares.mean(0) for outcomes in self.rollouts[:2])
        hurt = float(two[who] - one[who]) >= ENOUGH * float((one - two)[self.me])
        loses = self._takes_instead(who)
        cost = self._aim(who, self.face_up + 1 if self.at_once[0] == who else self._mean(0, who))
        own = self._aim(self.me, self._mean(1, self.me)) if loses == self.me else None
        order = [cost, self._road(who, loses), own] if hurt else [own, cost, self._road(who, loses)]
        return next((reason for reason in order if reason is not None), None)

    def _road(self, who: int, loses: int) -> Line | None:
        """Return whose road is short, beside who takes otherwise."""
        roads, others = [sum(pieces) for pieces in self.view.pieces], [seat for seat in self.rivals if seat != who]
        if self.view.round == 1:
            return None
        if loses in others and roads[who] + FAR <= roads[loses]:
            return self._say("because-roads", other=who, third=line("seat", other=loses), short=roads[who], long=roads[loses])
        return (
            self._say("because-shortest", other=who, short=roads[who])
            if all(roads[who] < roads[seat] for seat in others)
            else None
        )

    def _takes_instead(self, who: int) -> int:
        """Return who takes after the played move, where `who` takes only after the better one."""
        if who == self.me:
            return NOBODY
        takers = self.after[1].taker[self._get("next", who).flips > 0]
        seats, counts = np.unique(takers, return_counts=True)
        return int(seats[counts.argmax()]) if len(seats) and counts.max() >= ENOUGH * len(takers) else NOBODY

    # ---- How it comes about ----

    def _how(self, main: Claim) -> Line | None:
        """Return what stands on the table only after the better move and bears on the samples that come out differently."""
        flips = main.flips > 0
        if not flips.any():
            return None
        is_me = main.id == "me-next"
        seats = [seat for seat in self.rivals if self._get("next", seat).apart > 0] if is_me else [int(main.seat or 0)]
        seats.sort(key=lambda seat: -self._get("next", seat).apart)
        loses = self.me if is_me else self._takes_instead(seats[0]) if seats else NOBODY
        ways = [self._raises_played(loses)] if loses == self.me else []
        ways += [self._filled_by_oneself(flips, who) for who in seats]
        to = self.moves[0].partition(">")[2]
        ways += [self._raised(who, loses) for who in ([int(to)] if is_me and to and int(to) != self.me else seats[:1])]
        if loses == self.me:
            ways += [self._own_row(), self._blocked(flips), self._own_colour(flips)]
        ways += [self._filled_by(flips, who) for who in seats[:1]]
        ways += [self._raises_played(loses), self._kept_card()]
        return next((way for way in ways if way is not None), None)

    def _how_unless_said(self, main: Claim) -> Line | None:
        """Return the same, but of a ring dance the advice has said already which row goes where."""
        return None if self.moves[0] == CARDS[DANCE] and self._fills() != NOTHING else self._how(main)

    def _raised(self, who: int, loses: int) -> Line | None:
        """Return that their row is the highest then, or higher, with what fills it; and whose is after the played move."""
        one, two = (totals_after(self.view, text) for text in self.moves)
        total = one[who]
        (card, _, to), (other, _, there) = (text.partition(">") for text in self.moves)
        own, less = self._supply(card), self._supply(other) if to == there else 0
        if self.at_once[0] != NOBODY or total < two[who] or (total == two[who] and own <= less):
            return None
        if total < NEAR and own > max(1, less) and to == str(who):
            return self._say("because-more-for-it", other=who, total=total, more=number(own), colour=line(str(colour_of(card))))
        if total == two[who]:
            return None
        if self.moves[1] == CARDS[DANCE] and total == self.view.rows[who].total:
            return self._say("because-dance-passes", row=self._row(who), total=total, to=self._to((who + 1) % self.view.players))
        is_highest = all(total > other for seat, other in enumerate(one) if seat != who)
        top = max(range(self.view.players), key=lambda seat: two[seat])
        contrast: Word = NOTHING
        if is_highest and top == loses != who and all(two[top] > other for seat, other in enumerate(two) if seat != top):
            contrast = self._say("otherwise-highest", row=self._row(top), total=two[top])
        colour = colours_after(self.view, self.moves[0])[who]
        if total < USUAL or (total < NEAR - 1 and not is_highest):
            return None
        args: dict[str, Word] = {"colour": NOTHING if colour is None else line(colour), "any": "yes" if colour is None else "no"}
        fills = self._say("row-filled", total=total, **args)
        return self._say("because-row", other=who, total=total, highest="yes" if is_highest else "no", at=fills, too=contrast)

    def _supply(self, card: str) -> int:
        """Return how many more cards of its colour the player holds."""
        colour = colour_of(card)
        return 0 if colour is None else sum(colour_of(held) == colour for held in self.view.hand or []) - 1

    def _raises_played(self, loses: int) -> Line | None:
        """Return the row of who takes otherwise, which the played move makes higher."""
        if loses == NOBODY or self.at_once[1] != NOBODY or self.moves[1] == CARDS[DANCE]:
            return None
        one, two = (totals_after(self.view, text)[loses] for text in self.moves)
        if two <= one or two < NEAR - 1:
            return None
        return self._say("because-raises", move=table.move(self.view, self.moves[1]), row=self._row(loses), total=two)

    def _filled_by(self, flips: Any, who: int) -> Line | None:
        """Return the player who mostly fills the row, or who is stuck."""
        one, two = self.after
        about = flips & (one.taker == who)
        if about.sum() < max(ENOUGH * flips.sum(), APART * len(flips)):
            return None
        if float((one.why[about] == UNABLE).mean()) >= ENOUGH:
            return self._say("because-stuck", other=who)
        fillers, counts = np.unique(one.filler[about & (one.why == REACHED_SIX)], return_counts=True)
        part = counts.max() / about.sum() if len(fillers) else 0.0
        if totals_after(self.view, self.moves[0])[who] + VALUES < TOO_MUCH:  # no single card fills it
            return None
        if part < OFTEN or fillers[counts.argmax()] in (NOBODY, self.me):
            return None
        filler, how, instead_of = int(fillers[counts.argmax()]), mostly(min(part, SURELY)), self._takes_instead(who)
        same = (two.filler[about] == filler) & (two.taker[about] == instead_of)
        otherwise: Word = NOTHING
        if instead_of != NOBODY and float(same.mean()) >= ENOUGH:
            otherwise = self._say("otherwise-row", row=self._row(instead_of, filler))
        return self._say("because-fills", other=filler, row=self._row(who, filler), how=how, too=otherwise)

    def _row(self, seat: int, speaker: int = NOBODY) -> Line:
        if seat == speaker:
            return self._say("row-themselves")
        return self._say("row-own") if seat == self.me else self._say("row-other", other=seat)

    def _blocked(self, flips: Any) -> Line | None:
        """Explain by a colour that fits only elsewhere, once it is in front of the player after the played move (F7)."""
        colour, to = colour_of(self.moves[0]), self.moves[0].partition(">")[2]
        is_new = colour is not None and to != str(self.me) and all(row.colour != colour for row in self.view.rows)
        if colour is None or not is_new or self.at_once[0] != NOBODY or colour == colour_of(self.moves[1]):
            return None
        other = self.moves[1].partition(">")[2]
        if other not in ("", str(self.me)) and colours_after(self.view, self.moves[1]) != [row.colour for row in self.view.rows]:
            return None  # so it is with another colour after the played move
        if float(self.after[1].at_me[flips, COLOUR_NAMES.index(colour)].mean()) < APART:
            return None
        return self._say("because-blocked", colour=line(colour), other=int(to))

    def _own_colour(self, flips: Any) -> Line | None:
        """Other colours that are laid in front of the player after the played move do not fit there any more."""
        one, two = (colours_after(self.view, text)[self.me] for text in self.moves)
        if one is None or two is not None or self.moves[0] == CARDS[DANCE]:
            return None
        others = [k for k, name in enumerate(COLOUR_NAMES) if name != one]
        if float(self.after[1].at_me[flips][:, others].any(1).mean()) < APART:
            return None
        left = self._with_others(one)
        few: Word = NOTHING
        if self.may_count and left <= USUAL:
            few = self._say("few-left", left=number(left), none="no" if left else "yes")
        return self._say("because-own-colour", colour=line(one), few=few)

    def _with_others(self, colour: str) -> int:
        """Return how many cards of that colour the others hold: all that have not been seen."""
        s, first = resample(self.view, generator(0)), COLOUR_NAMES.index(colour) * VALUES
        return sum(s.hand[seat][kind] for seat in self.rivals for kind in range(first, first + VALUES))

    def _filled_by_oneself(self, flips: Any, who: int) -> Line | None:
        """Explain by a card of the player's own that fills that row next time, and would not after the other move."""
        one = self.after[0]
        own = flips & (one.taker == who) & (one.filler == self.me)
        if float(own.sum()) < APART * flips.sum():
            return None
        kinds, counts = np.unique(one.filled_with[own], return_counts=True)
        card = CARDS[int(kinds[counts.argmax()])]
        after, other = (self._can_fill(text, card, who) for text in self.moves)
        if card == self.moves[1].partition(">")[0] and card not in self.moves[0] and (self.view.hand or []).count(card) == 1:
            return self._say("because-keeps-for", other=who, card=card_line(card))
        if not after or other:
            return None
        total = totals_after(self.view, self.moves[0])[who]
        return self._say("because-you-fill", other=who, total=total, card=card_line(card))

    def _can_fill(self, text: str, card: str, who: int) -> bool:
        """Whether that card of the player's then fills their row: it fits, and comes to six."""
        hand = list(self.view.hand or [])
        if text.partition(">")[0] in hand:
            hand.remove(text.partition(">")[0])
        colours, totals, colour = colours_after(self.view, text), totals_after(self.view, text), colour_of(card)
        fits = colour is None or colours[who] == colour or (colours[who] is None and colour not in colours)
        return card in hand and fits and totals[who] + int(card[1]) >= TOO_MUCH

    def _own_row(self) -> Line | None:
        """Return that the player's own row is empty then, or lower."""
        one, two = (totals_after(self.view, text)[self.me] for text in self.moves)
        return self._say("because-own-row", total=two, less=one) if two >= NEAR - 1 and one < two else None

    def _kept_card(self) -> Line | None:
        """Explain by a kept card that fits everywhere, or by the higher one of a colour."""
        one, two = (text.partition(">")[0] for text in self.moves)
        if two[:1] == "j" != one[:1] or (one[:1] == two[:1] and one[1:] < two[1:]):
            return self._say("because-keeps", card=card_line(two), jester="yes" if two[:1] == "j" else "no")
        return self._say("because-keeps-dance") if two == CARDS[DANCE] != one else None

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
