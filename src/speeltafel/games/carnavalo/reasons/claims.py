"""Carnavalo: which prize is won more often, and what happens in that place that makes it so."""

from typing import Any, NamedTuple

from speeltafel.core.array_library import np
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
    sentence,
)
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.bots.prospects import CHIP_WORTH
from speeltafel.games.carnavalo.mechanics import events as ev
from speeltafel.games.carnavalo.mechanics.components import MISS, NO_TENT, NOBODY, PRINCE, TENTS, WON
from speeltafel.games.carnavalo.mechanics.scoring import POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN, KIND
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons import day
from speeltafel.games.carnavalo.reasons.day import Day
from speeltafel.games.carnavalo.reasons.moves import SPOKEN, advice, line
from speeltafel.games.carnavalo.view import View

EVENTS = day.EVENTS
ENOUGH, APART = 0.5, 0.15  # of the samples: mostly, now and then
SELDOM = 0.1
SURELY = 0.65  # up to there it is said how seldom a lead wins
UNSURE = 0.01  # with face-down cards nothing is always or never so
OWN_PRIZE, LINKED = 1.0, 4.0  # how much plainer a claim is


class Cause(NamedTuple):
    """A cause in a place: a player plays there, or a card is taken away, brought, or goes into the procession."""

    kind: str
    seat: int  # who plays, or whose card it is
    citizen: int
    better: float
    played: float
    by: int = NOBODY  # who mostly moves that citizen
    value: int = 0  # of that card, if it is mostly the same one
    tent: int = NO_TENT  # where it lies


class Coach:
    """The words for one pair of moves."""

    def __init__(self, view: View, moves: tuple[str, str], rollouts: Rollouts) -> None:
        self.view, self.moves, self.rollouts = view, moves, rollouts
        self.me = then.own_seat(view)
        self.days = tuple(Day(outcomes.ends, text) for outcomes, text in zip(rollouts[:2], moves, strict=True))
        self.near = tuple(near(view, text) for text in moves)
        self.claims = self._claims()

    # ---- What can be claimed ----

    def _claims(self) -> list[Claim]:
        view, found = self.view, []
        ends = [outcomes.ends for outcomes in self.rollouts[:2]]
        winners = [[chip_winner(view, one, tent) for one in ends] for tent in range(TENTS)]
        for seat in range(view.players):
            own, wants = ("-own", 1) if seat == self.me else ("", -1)
            for tent in range(TENTS):
                field, chip = view.discs[seat][tent], view.tents[tent].chip
                if field is not None:
                    won = [one["disc"][:, seat, tent] == WON for one in ends]
                    worth = POINTS_FOR_A_DISC - field
                    found.append(Claim(f"disc{own}", won[0], won[1], wants, seat, tent, account=seat, worth=worth))
                if chip is not None:
                    won = [one == seat for one in winners[tent]]
                    found.append(
                        Claim(f"chip{own}", won[0], won[1], wants, seat, tent, account=seat, worth=CHIP_WORTH[KIND.index(chip)])
                    )
            if not view.has_float[seat]:
                bought = [one["has_float"][:, seat] == 1 for one in ends]
                found.append(
                    Claim(
                        f"float{own}",
                        bought[0],
                        bought[1],
                        -wants,
                        seat,
                        PROCESSION,
                        account=("float", seat),
                        worth=POINTS_FOR_A_DISC,
                    )
                )
            if view.procession_chip is not None:
                before = len(view.procession_chips_won[seat])
                won = [one["parade_won"][:, seat].sum(1) > before for one in ends]
                found.append(
                    Claim(f"parade{own}", won[0], won[1], wants, seat, PROCESSION, account=seat, worth=view.procession_chip)
                )
        return [claim for claim in found if not self._is_second_best(claim)]

    def _is_second_best(self, claim: Claim) -> bool:
        """Whether a claim is the chip of a tent in which the player leads for the disc: it would sound like a loss."""
        is_own_chip = claim.id == "chip-own"
        return is_own_chip and any(self._stands(arm, claim.place) == "disc" for arm in (0, 1))

    def clarity(self, claim: Claim) -> float:
        """Rate a claim: with a cause before without; places that the better move touches first, and the player's own prizes."""
        own = [one for one in self.claims if one.id == "disc-own" and one.place == claim.place]
        if claim.id == "chip" and own and abs(own[0].apart) >= APART:
            return 0.0  # a rival's chip is little beside the player's own disc
        is_near = (claim.place in self.near[0]) + (claim.place in self.near[1]) / 2
        return self._explain(claim)[0] + (OWN_PRIZE * claim.id.endswith("-own") + is_near) / TENTS

    def places(self, claim: Claim) -> list[str]:
        if claim.place < TENTS:
            return [f"tent-{claim.place}"]
        return [f"procession-{i}" for i in range(max(1, len(self.view.procession)))]

    def example(self, claim: Claim) -> tuple[list[ExampleStep], list[ExampleStep]] | None:
        """Return the shortest sample in which it comes out differently, to the end of the day."""
        able = np.flatnonzero(claim.flips > 0)
        if not len(able):
            return None
        lengths = np.maximum(self.days[0].acts[able].sum(1), self.days[1].acts[able].sum(1))
        sample = int(able[lengths.argmin()])
        return day.steps(self.rollouts.better.ends[sample]), day.steps(self.rollouts.played.ends[sample])

    # ---- What is said ----

    def sentences(self, said: list[Claim]) -> list[Line]:
        plainly, clauses = self._explain(said[0]) if said else (0.0, [])
        tents = self._tent(0), self._tent(1)
        stands = ["" if tent is None else self._stands(arm, tent) for arm, tent in enumerate(tents)]
        is_better_now = stands[0] == "disc" != stands[1] and bool(said) and said[0].place != tents[0]
        if plainly < LINKED or (is_better_now and plainly <= LINKED + 1):
            state, contrast, kept = self._gained_state(), self._contrast(), self._kept_card()
            if state is not None or contrast is not None or not plainly:
                clauses = [
                    state or kept,
                    contrast or (self._prize(said[0], None, False) if said and kept and not state else None),
                ]
        found = [clause for clause in clauses if clause is not None]
        return [*sentence(advice(self.view, self.moves[0], self.me)), *(one for clause in found[:2] for one in sentence(clause))]

    def _explain(self, claim: Claim) -> tuple[float, list[Line | None]]:
        """Return what is said of a claim, and how plainly a reader sees it: what is so by the rules before what others do."""
        place, is_gain = claim.place, claim.after_better > claim.after_played
        prize, contrast = self._prize(claim, None, False), self._contrast()
        over, new, kept = self._day_over(claim), self._new_state(claim), self._kept(claim)
        if over is not None:
            return LINKED + 3, [over, prize if new is None else _and(new, self._prize(claim, new, False))]
        if kept is not None:
            return LINKED + (3 if claim.seat == self.me else 1), [kept, prize]
        how = self._how(claim)
        if new is not None and (how is None or not how.id.startswith(("rule", "clause"))):
            says = _and(new, self._prize(claim, new, new.args.get("when") == "otherwise"))
            return LINKED + (3 if claim.seat == self.me else 1), [says, contrast or how or self._kept_card()]
        if claim.seat == self.me and is_gain and place == self._tent(1) and place not in self.near[0] and contrast is not None:
            return LINKED + 1, [contrast, self._prize(claim, None, False, "where-later")]
        if how is not None:
            return LINKED, [how, self._prize(claim, None, how.args.get("when") == "otherwise")]
        return float(place in self.near[0]), [prize, contrast] if place in self.near[0] | self.near[1] else [contrast]

    def _gained_state(self) -> Line | None:
        """Return how the player stands where the better move was played, if the played move brings less in its own place."""
        tent, other = self._tent(0), self._tent(1)
        state = self._state(0, tent)
        if tent is None or state is None or state.id == "state-level":
            return None
        if self._contrast() is None and other is not None and self._stands(0, tent) == self._stands(1, other) != "":
            return None
        gains = [claim for claim in self.claims if claim.seat == self.me and claim.place == tent and claim.apart >= APART]
        most = max(gains, key=lambda claim: claim.worth, default=None)
        if most is not None:
            return _and(state, self._prize(most, state, False))
        stands, chip = self._stands(0, tent), self.view.tents[tent].chip
        if stands == "chip" and chip is not None:
            return also(state, self._say("enough-for-chip", chip=SPOKEN.get(chip, chip)))
        return also(state, self._say("enough-for-disc")) if stands == "disc" else state

    def _kept_card(self) -> Line | None:
        """Return the higher card that the player keeps, or that it is their last one, so that the day ends soon (C17)."""
        one, two = (then.card_value(text) for text in self.moves)
        rivals = [size for seat, size in enumerate(self.view.hand_sizes) if seat != self.me]
        if one and not two and len(self.view.hand or []) == 1 and min(rivals) <= 1:
            return self._say("last-card")
        return self._say("keeps-card", value=two) if one and two > one and two == max(self.view.hand or [0]) else None

    def _new_state(self, claim: Claim) -> Line | None:
        """Return the standings there after the better move, if that is why and the played move does not bring it."""
        if claim.place == PROCESSION:
            return self._leads_procession(claim)
        if claim.place != self._tent(0):
            return None
        if claim.seat != self.me:
            return self._rival_stands(claim) if claim.after_better < claim.after_played else None
        if claim.after_better <= claim.after_played:
            return None
        leads = "state-ahead", "state-alone", "state-open", "state-surely"
        fits = {"disc-own": leads, "chip-own": (*leads, "state-second")}
        states = [self._state(arm, claim.place) for arm in (0, 1)]
        return states[0] if states[0] is not None and states[0].id in fits.get(claim.id, ()) and states[0] != states[1] else None

    def _prize(self, claim: Claim, state: Line | None, is_otherwise: bool, where: str = "where-tent") -> Line:
        """Return the prize, with how often it is won."""
        place: Word = NOTHING if state is not None or claim.place == PROCESSION else line(where, tent=claim.place + 1)
        args: dict[str, Word] = {"other": claim.seat or 0, "place": place, "chip": self._chip(claim)}
        is_hidden = any(any(then.sums_after(self.view, claim.place, text)[1]) for text in self.moves)
        after_better, after_played = (
            min(max(share, UNSURE), 1 - UNSURE) if is_hidden else share for share in (claim.after_better, claim.after_played)
        )
        if not is_otherwise and claim.after_better <= SELDOM and claim.id in ("disc", "chip", "parade", "float-own"):
            return self._say(f"otherwise-{claim.id}", how=how_often(after_played), cases=cases(after_played), **args)
        return self._say(f"because-{claim.id}", often=instead(after_better, after_played), **args)

    def _chip(self, claim: Claim) -> Word:
        if claim.id.startswith("parade"):
            return self.view.procession_chip or 0
        chip = self.view.tents[claim.place].chip if claim.place < TENTS else None
        return NOTHING if chip is None else SPOKEN.get(chip, chip)

    def _state(self, arm: int, tent: int | None) -> Line | None:
        """Return how the player then stands in a tent, with the sums, if no face-down card hides it."""
        if tent is None or tent == PROCESSION:
            return None
        sums, hidden = then.sums_after(self.view, tent, self.moves[arm])
        stands = self._stands(arm, tent)
        others = [who for who in range(self.view.players) if who != self.me]
        if stands == "level" and not any(hidden):
            level = next(who for who in others if sums[who] == sums[self.me])
            return self._say("state-level", other=level, score=score(sums[self.me], sums[level]))
        most = max(others, key=lambda who: sums[who])
        if any(hidden) and not stands and sums[self.me] > sums[most]:
            return self._say("state-open", score=score(sums[self.me], sums[most]))
        if stands not in ("disc", "chip", "second"):
            return None
        if any(hidden):
            return self._say("state-surely") if stands != "second" else None
        if not sums[most]:
            return self._say("state-alone")
        id_ = "state-second" if stands == "second" else "state-ahead"
        return self._say(id_, other=most, score=score(sums[self.me], sums[most]))

    def _tent(self, arm: int) -> int | None:
        """Return the tent where the move plays a card, or brings a citizen."""
        text = self.moves[arm]
        walked = then.arrives_at(self.view, text)
        return then.card_tent(text) if then.card_value(text) else walked[1] if walked else None

    def _stands(self, arm: int, tent: int) -> str:
        """Return how the player then stands there; "" if that depends on face-down cards."""
        able = then.standings(self.view, tent, self.moves[arm])
        return able.pop() if len(able) == 1 else ""

    def _contrast(self) -> Line | None:
        """Return what the played move was worth where it was played."""
        tent, value = self._tent(1), then.card_value(self.moves[1])
        given = self._gives_chip_to(1)
        gives = (
            None if given is None or self._gives_chip_to(0) is not None else self._say("contrast-chip", value=value, other=given)
        )
        if tent is None or not value or tent in self.near[0]:
            return gives
        stands, chip = self._stands(1, tent), self.view.tents[tent].chip
        sums, hidden = then.sums_after(self.view, tent, self.moves[1])
        above = [who for who in range(self.view.players) if who != self.me and sums[who] >= sums[self.me]]
        if stands in ("level", "behind", "shared") and above and not any(hidden):
            most = max(above, key=lambda who: sums[who])
            id_ = "contrast-level" if sums[most] == sums[self.me] else "contrast-behind"
            return self._say(
                id_, value=value, tent=tent + 1, other=most, score=score(sums[self.me], sums[most]), too=line("so-nothing")
            )
        prizes = [one for one in self.claims if (one.seat, one.place) == (self.me, tent) and one.id in ("disc-own", "chip-own")]
        more, less = sum(one.after_better for one in prizes), sum(one.after_played for one in prizes)
        if prizes and abs(more - less) < APART and less >= ENOUGH:
            return self._say("contrast-wait", tent=tent + 1)
        if stands == "disc" and less - more >= APART and less > SURELY:
            return self._say("contrast-less", tent=tent + 1, often=instead(more, less))
        if self.view.discs[self.me][tent] is None and chip is not None:
            return self._say("contrast-won", value=value, tent=tent + 1, chip=SPOKEN.get(chip, chip))
        if prizes and stands in ("disc", "chip") and less <= SURELY and not any(hidden):
            most = max((who for who in range(self.view.players) if who != self.me), key=lambda who: sums[who])
            if sums[most]:
                against = score(sums[self.me], sums[most])
                return self._say(
                    "contrast-ahead", value=value, tent=tent + 1, score=against, how=how_often(less), cases=cases(less)
                )
            return self._say("contrast-alone", value=value, tent=tent + 1, how=how_often(less), cases=cases(less))
        return gives

    # ---- What makes it so ----

    def _how(self, claim: Claim) -> Line | None:
        """Explain by the rules first, then by what happens to a card there, last by another player's move there."""
        causes = self._causes(claim)
        return self._by_rule(claim) or self._said(causes, claim, True) or self._said(causes, claim, False)

    def _leads_procession(self, claim: Claim) -> Line | None:
        """Return who has most in the procession at once, after the move that sends a card there: who buys the float (C20)."""
        if claim.place != PROCESSION:
            return None
        for arm in (0, 1):
            sums, _ = then.sums_after(self.view, PROCESSION, self.moves[arm])
            if PROCESSION not in self.near[arm] or not max(sums):
                continue
            order = sorted(range(self.view.players), key=lambda seat: -sums[seat])
            first, second, when = order[0], order[1], "otherwise" if arm else "then"
            if sums[first] == sums[second]:
                continue
            wins = first if self.view.has_float[first] else second
            if claim.id == "parade-own" and arm == 0 and wins == self.me == second and sums[second]:
                against = score(sums[second], sums[first])
                return self._say("procession-second", other=first, score=against, chip=self.view.procession_chip or 0)
            if claim.seat != (first if claim.id.startswith("float") else wins) or not (sums[second] or claim.seat == first):
                continue
            id_ = "procession-leads" if sums[second] else "procession-only"
            id_ = f"{id_}-own" if first == self.me else id_
            has = "yes" if self.view.has_float[first] else "no"
            return self._say(
                id_, other=first, when=when, has=has, chip=self.view.procession_chip or 0, score=score(sums[first], sums[second])
            )
        return None

    def _day_over(self, claim: Claim) -> Line | None:
        """Explain by the end of the day: the better move ends it, so that nothing changes in that place any more."""
        if not then.ends_day(self.view, self.moves[0]) or then.ends_day(self.view, self.moves[1]):
            return None
        return line("ends-day-tent", tent=claim.place + 1) if claim.place < TENTS else line("ends-day")

    def _by_rule(self, claim: Claim) -> Line | None:
        """Explain by a player who may play there only after one of the moves (C12, C16), if samples show that too."""
        place = claim.place
        if place == PROCESSION:
            return None
        tops = [then.on_top(self.view, place, text) for text in self.moves]
        plays = [[float(one.plays_in(who, place).mean()) for who in range(self.view.players)] for one in self.days]
        apart = [better - less for better, less in zip(*plays, strict=True)]
        if tops[1] == self.me != tops[0] and apart[self.me] >= APART and self._helps("plays", self.me, claim):
            value = then.card_value(self.moves[1])
            return self._say("rule-own-card" if value else "rule-own-top", value=value, tent=place + 1)
        for who in range(self.view.players):
            if who != self.me and tops[0] == who != tops[1] and apart[who] <= -APART and not self._helps("plays", who, claim):
                return self._say("rule-their-top", other=who, tent=place + 1)
        now, (best, played) = then.barred_tent(self.view), (self._barred(text) for text in self.moves)
        if place == now == played != best:
            return line("rule-opens", tent=place + 1)
        is_closed = best != played and place != now and place in (best, played)
        if not is_closed:
            return None
        closes = line("rule-closes", when="then" if place == best else "otherwise", tent=place + 1)
        state = self._state(0, place) if place == best and claim.seat == self.me else None
        return closes if state is None else _and(closes, state)

    def _helps(self, kind: str, who: int, claim: Claim) -> bool:
        """Whether this helps to the better outcome: a player's own cards in a place help them win there."""
        return ((claim.seat == who) != (kind == "taken")) == (claim.after_better > claim.after_played)

    def _barred(self, text: str) -> int | None:
        walked = then.arrives_at(self.view, text)
        return (walked[1] if walked else None) if " bar " in f"{text} " else then.barred_tent(self.view)

    def _said(self, causes: list[Cause], claim: Claim, is_own: bool) -> Line | None:
        """Explain by the cause that differs most, first among the cards of the player who wins or loses the prize."""
        able = [one for one in causes if (one.seat == claim.seat and one.kind != "plays") == is_own]
        near = self.near[0] | self.near[1]
        if claim.place not in near:
            able = [one for one in able if one.kind != "plays" and (one.tent in near or abs(one.better - one.played) >= ENOUGH)]
        return self._cause_in_words(max(able, key=lambda one: abs(one.better - one.played)), claim) if able else None

    def _causes(self, claim: Claim) -> list[Cause]:
        """Return what happens there more often after one of the moves, at least half as much as the prize is won."""
        found, tent = [], None if claim.place == PROCESSION else claim.place
        for who in range(self.view.players):
            kinds = [("taken", PRINCE, ev.TO_PROCESSION), ("taken", MISS, ev.TAKEN), ("brought", MISS, ev.LAID)]
            kinds = [("enters", PRINCE, ev.TO_PROCESSION)] if tent is None else kinds
            seen = [(kind, citizen, self._both(event, who, tent), event) for kind, citizen, event in kinds]
            if tent is not None and who != self.me:
                seen.append(("plays", NOBODY, tuple(one.plays_in(who, tent) for one in self.days), 0))
            for kind, citizen, (best, played), event in seen:
                better, less = float(best.mean()), float(played.mean())
                is_it = abs(better - less) >= max(APART, ENOUGH * abs(claim.after_better - claim.after_played))
                if is_it and self._helps(kind, who, claim) == (better > less):
                    cause = Cause(kind, who, citizen, better, less, *self._mostly(event, who, tent, int(better < less)))
                    is_own_way = better < less and cause.by == self.me  # what the player would do after a worse move is no reason
                    if not is_own_way and (kind == "plays" or self._lies_there(cause, int(better < less))):
                        found.append(cause)
        return found

    def _both(self, event: int, who: int, tent: int | None) -> tuple[Any, ...]:
        return tuple(one.moved(event, who, tent).any(1) for one in self.days)

    def _lies_there(self, cause: Cause, arm: int) -> bool:
        """Whether that card can be seen on the table, or is played by the move itself."""
        if cause.value == 0 or (cause.tent == NO_TENT and cause.kind != "brought"):
            return False
        if cause.kind == "brought":
            middle = self.view.middle
            return middle is not None and (middle.owner, middle.value) == (cause.seat, cause.value)
        text = self.moves[arm]
        if cause.seat == self.me and then.card_value(text) == cause.value and then.card_tent(text) == cause.tent:
            return True
        return any((card.owner, card.value) == (cause.seat, cause.value) for card in self.view.tents[cause.tent].cards)

    def _mostly(self, event: int, owner: int, tent: int | None, arm: int) -> tuple[int, int, int]:
        """Return the mover, the card and the tent it comes from, as in most cases."""
        events = self.days[arm]
        if not event:
            return NOBODY, 0, NO_TENT
        found = events.moved(event, owner, tent)

        def most(values: Any, unknown: int) -> int:
            which, counts = np.unique(values[found], return_counts=True)
            return int(which[counts.argmax()]) if len(which) and counts.max() >= ENOUGH * counts.sum() else unknown

        return most(events.by, NOBODY), most(events.b, 0), most(events.c, NO_TENT)

    def _cause_in_words(self, cause: Cause, claim: Claim) -> Line:
        arm = int(cause.better < cause.played)
        if cover := self._covers(cause, arm):
            return self._say(
                f"covers-{'some' if cause.by == NOBODY else 'other'}",
                value=cover,
                other=max(cause.by, 0),
                how=mostly(cause.played),
                card=self._card(cause.seat, cause.value),
                place="procession" if claim.place == PROCESSION else "away",
                too=NOTHING if claim.place == PROCESSION else self._result(cause, claim, arm),
            )
        args: dict[str, Word] = {"when": "otherwise" if arm else "then", "how": mostly(max(cause.better, cause.played))}
        if cause.kind == "plays":
            return self._say("cause-plays", other=cause.seat, tent=claim.place + 1, **args)
        id_ = "cause-own" if cause.by == self.me else "cause-some" if cause.by == NOBODY else "cause-other"
        own = cause.by == cause.seat != self.me
        what = {"taken": "away", "brought": "there", "enters": "procession"}[cause.kind]
        args |= {
            "what": what,
            "citizen": CITIZEN[cause.citizen],
            "card": self._say("card-themselves", value=cause.value) if own else self._card(cause.seat, cause.value),
            "tent": claim.place + 1,
            "at": line("from-tent", tent=cause.tent + 1),
        }
        return self._say(id_, other=max(cause.by, 0), too=self._result(cause, claim, arm), **args)

    def _covers(self, cause: Cause, arm: int) -> int:
        """Return the card that the better move plays on top of the one that the Prince takes otherwise (C14), or 0."""
        best = self.moves[0]
        if (
            arm == 0
            or cause.citizen != PRINCE
            or cause.kind == "plays"
            or not best.endswith(" top")
            or then.card_tent(best) != cause.tent
        ):
            return 0
        card = self.view.tents[cause.tent].cards[0]
        return then.card_value(best) if (card.owner, card.value) == (cause.seat, cause.value) else 0

    def _result(self, cause: Cause, claim: Claim, arm: int) -> Word:
        """Return who then leads in that place, with the sums; nothing where face-down cards hide it."""
        place, track = claim.place, self.view.track
        sums, hidden = then.sums_after(self.view, place, self.moves[arm])
        if any(hidden) or not cause.value:
            return NOTHING
        if cause.kind == "taken":
            field = self.view.discs[cause.seat][place]
            sums[cause.seat] -= cause.value - (cause.citizen == PRINCE and field is not None and field < track)
        else:
            sums[cause.seat] += cause.value
        first, second = sorted(range(self.view.players), key=lambda seat: -sums[seat])[:2]
        if not sums[first]:
            return NOTHING
        if sums[first] == sums[second]:
            return line("result-tie", score=score(sums[first], sums[second]))
        return self._say(
            "result-own" if first == self.me else "result-other", other=first, score=score(sums[first], sums[second])
        )

    def _gives_chip_to(self, arm: int) -> int | None:
        """Return who gets a movement chip for a card that is played under theirs (C12); None if none does."""
        text = self.moves[arm]
        cards = self.view.tents[then.card_tent(text)].cards if text.endswith("under") else []
        return cards[0].owner if cards and self.view.stack else None

    def _kept(self, claim: Claim) -> Line | None:
        """Explain by a later play there, mostly with the card that the played move spends; or in this very turn."""
        uses_chip = self.moves[0].startswith("chip")
        touched = set() if uses_chip else self.near[0] | self.near[1]
        if claim.place == PROCESSION or claim.place in touched or not self.view.hand or not self._helps("plays", self.me, claim):
            return None
        best, played = (one.plays_in(self.me, claim.place) for one in self.days)
        if float(best.mean() - played.mean()) < APART:
            return None
        events = self.days[0]
        values, counts = np.unique(events.b[events.plays & (events.a == self.me) & (events.c == claim.place)], return_counts=True)
        value = int(values[counts.argmax()]) if len(values) and counts.max() >= ENOUGH * counts.sum() else 0
        hand = sorted(self.view.hand or [])
        is_possible = then.on_top(self.view, claim.place, self.moves[0]) != self.me and self._barred(self.moves[0]) != claim.place
        if not value or not is_possible or (not uses_chip and value not in hand[-1:]):
            return None
        sums, hidden = then.sums_after(self.view, claim.place, self.moves[0])
        own, others = sums[self.me] + value, [who for who in range(self.view.players) if who != self.me]
        most = max(others, key=lambda who: sums[who])
        beats = not any(hidden) and own > sums[most] > 0
        against: Word = self._say("beats", own=own, other=most, most=sums[most]) if beats else NOTHING
        if uses_chip and float(best.mean()) >= ENOUGH:
            opens = "yes" if claim.place == self._opened() else "no"
            return self._say("then-play", value=value, tent=claim.place + 1, opens=opens, too=against)
        return (
            self._say("keep-for", value=value, tent=claim.place + 1, too=against)
            if value == then.card_value(self.moves[1])
            else None
        )

    def _opened(self) -> int | None:
        """Return the tent that Barricadol leaves by the better move."""
        return then.barred_tent(self.view) if " bar " in f"{self.moves[0]} " else None

    def _rival_stands(self, claim: Claim) -> Line | None:
        """Return the standings after the better move that keep a rival from the prize, as far as they are seen (C19)."""
        place, me, rival = claim.place, self.me, claim.seat
        (best, hidden), (played, _) = (then.sums_after(self.view, place, text) for text in self.moves)
        if any(hidden) or rival is None:
            return None
        if best[me] == best[rival] > 0:
            return self._say("state-level", other=rival, score=score(best[me], best[rival]))
        level = [who for who in range(self.view.players) if who != rival and best[who] == best[rival] > 0]
        if level:
            third, both = line("seat", other=level[0]), score(best[rival], best[rival])
            return self._say("state-level-two", other=rival, third=third, score=both)
        if (
            best[me] == max(best) > best[rival]
            and (state := self._state(0, place)) is not None
            and self._stands(1, place) != "disc"
        ):
            return state
        if best[me] > best[rival] and played[me] <= played[rival]:
            return self._say("state-ahead-of", other=rival, score=score(best[me], best[rival]))
        leads = max(range(self.view.players), key=lambda who: best[who])
        if leads in (me, rival) or not best[rival] or sorted(best)[-2] == best[leads]:
            return None
        return self._say("state-leads", other=leads, score=score(best[leads], best[rival]))

    def _card(self, owner: int, value: int) -> Line:
        return self._say("card-own", value=value) if owner == self.me else line("card-other", other=owner, value=value)

    def _say(self, id_: str, **args: Word) -> Line:
        return line(id_, player=self.me, **args)


def coach(view: View, moves: tuple[str, str], rollouts: Rollouts, may_count_cards: bool) -> Coach:
    return Coach(view, moves, rollouts)


def look(view: View, claim: Claim | None, better: str) -> Line:
    """Return where to look, without the move."""
    if better.startswith("pick"):
        return line("look-hand")
    if claim is not None and claim.place < TENTS:
        return line("look-tent", tent=claim.place + 1)
    if better.startswith(("chip", "return")):
        return line("look-chips")
    return line("look-procession")


def _and(clause: Line, more: Line) -> Line:
    return Line("clause-semicolon", {"clause": clause, "then": more})


def score(own: int, other: int) -> Line:
    """`5 to 3`."""
    return line("score", own=own, most=other)


def near(view: View, text: str) -> set[int]:
    """Return the places that a move changes directly."""
    walked = then.arrives_at(view, text)
    return {*then.touched(view, text), *([PROCESSION] if walked and walked[0] == PRINCE else [])}


def chip_winner(view: View, ends: Any, tent: int) -> Any:
    """C19: the highest, if their disc was won before, else the second."""
    values = ends["value"][:, tent, : view.players]
    first = _highest(values)
    second = _highest(np.where(np.arange(view.players) == first[:, None], 0, values))
    had_won = np.array([discs[tent] is None for discs in view.discs])
    return np.where(first < 0, NOBODY, np.where(had_won[first], first, second))


def _highest(values: Any) -> Any:
    most = values.max(1)
    return np.where(((values == most[:, None]).sum(1) == 1) & (most > 0), values.argmax(1), NOBODY)
