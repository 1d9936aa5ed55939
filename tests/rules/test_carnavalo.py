"""Carnavalo, rule by rule: docs/rules/carnavalo.md."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.events import line_for_event
from speeltafel.core.game import Game
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import complete_view
from speeltafel.games.carnavalo import words
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.cards import card_of
from speeltafel.games.carnavalo.mechanics.components import (
    BAR,
    DAYS,
    EVERYBODY,
    MISS,
    MOST_PLAYERS,
    NO_CARD,
    OWNER,
    PRINCE,
    PROCESSION_CHIPS,
    TENT_CHIPS,
    TENT_CHIPS_ADVANCED,
    TENTS,
    TIMES_2,
    TIMES_3,
    VALUE,
    WON,
)
from speeltafel.games.carnavalo.mechanics.events import EVENTS
from speeltafel.games.carnavalo.mechanics.movement_chips import FIRST_IN_STACK
from speeltafel.games.carnavalo.mechanics.scoring import score, wins
from speeltafel.games.carnavalo.mechanics.state import AFTER, BEFORE, CLOSE, RETURN, State
from speeltafel.games.carnavalo.options import VARIANTS
from speeltafel.games.carnavalo.rules import draw, outcomes, play, set_up
from speeltafel.games.carnavalo.view import Card, Count, View, resample, ways

MODULES = games.modules("carnavalo")
LETTERS = "ABCDEF"
FIELD = {f"t{i + 1}": field for i, field in enumerate([1, 3, 5, 7, 9, 11])}  # of the printed route


# ---- Positions in words ----


def table(
    players: int = 3,
    *,
    chips: dict[str, str] | None = None,
    stack: str | None = None,
    middle: str = "",
    procession: str = "",
    ring: int = 3,
    hands: dict[str, str] | None = None,
    prince: int = 0,
    miss: int = 4,
    bar: int = 8,
    options: dict[str, Any] | None = None,
    **tents: str,
) -> State:
    """Player A is on turn. `t2="B4 C? A1"`: cards from the top, `C3?` face down. Everything else is in the hands and the stack.

    `chips={"B": "t1 t3"}` are movement chips; the stack, from the top, is the rest of them. Every tent has the chips 1, 2, 3, 4
    from the top, the procession 3, 4, 5, 3.
    """
    s: State = MODULES.set_up(players, MODULES.options_from(options or {}))
    s.at = [prince, miss, bar]
    s.ring, s.phase, s.actor, s.quiet = ring, BEFORE, 0, 1
    s.chip, s.chip_open = [[1, 2, 3, 4] for _ in range(TENTS)], [1] * TENTS
    s.chips_left = [0, 0, 0, 0, 0, s.advanced, s.advanced]
    s.parade, s.parade_open, s.parade_left = [3, 4, 5, 3], 1, [0, 0, 0, 0, 1, 1]
    for name, cards in tents.items():
        for card in reversed(cards.split()):
            tent = int(name[1]) - 1
            s.height[tent] += 1
            s.pile[tent][s.height[tent]] = off_hand(s, card)
    if middle:
        s.middle = off_hand(s, middle)
    for card in procession.split():
        s.procession[s.in_procession] = off_hand(s, card)
        s.in_procession += 1
    for letter, values in (hands or {}).items():  # what is in nobody's place stays out of play in a test
        s.hand[LETTERS.index(letter)] = sum(1 << int(value) - 1 for value in values.split())
    deal(s, chips or {}, stack)
    s.events = []
    return s


def off_hand(s: State, card: str) -> int:
    seat, value = LETTERS.index(card[0]), int(card[1])
    number = card_of(seat, value)
    assert s.hand[seat] >> (value - 1) & 1, f"{card} is on the table twice"
    s.hand[seat] ^= 1 << (value - 1)
    s.shown[number] = int(not card.endswith("?"))
    return number


def deal(s: State, chips: dict[str, str], stack: str | None) -> None:
    """Movement chips, that everybody knows."""
    for letter, names in chips.items():
        s.held[LETTERS.index(letter)] = sum(1 << int(name[1]) - 1 for name in names.split())
    rest = [chip for chip in range(TENTS) if not any(s.held[seat] >> chip & 1 for seat in range(s.players))]
    on_stack = rest if stack is None else [int(name[1]) - 1 for name in stack.split()]
    s.stacked = len(on_stack)
    s.stack = [*on_stack, *[-1] * (TENTS - len(on_stack))]
    for chip in range(TENTS):
        for viewer in range(1 + s.players):
            s.may_be[viewer][chip] = 1 << place_of(s, chip) if chip in on_stack or chip not in rest else 0


def place_of(s: State, chip: int) -> int:
    if chip in s.stack[: s.stacked]:
        return FIRST_IN_STACK + s.stack.index(chip)
    return next(seat for seat in range(s.players) if s.held[seat] >> chip & 1)


def do(s: State, *texts: str) -> State:
    for text in texts:
        play(s, MODULES.legal_move(s, text))
    return s


def refused(s: State, text: str, why: str) -> None:
    with pytest.raises(speeltafel.IllegalMove, match=re.escape(why)):
        MODULES.legal_move(s, text)


def name_of(s: State, card: int) -> str:
    return f"{LETTERS[OWNER[card]]}{VALUE[card]}" + ("" if s.shown[card] else "?")


def tent(s: State, number: int) -> str:
    """Return the cards of a tent, from the top."""
    return " ".join(name_of(s, card) for card in reversed(s.pile[number - 1][1 : s.height[number - 1] + 1]))


def procession(s: State) -> str:
    return " ".join(name_of(s, card) for card in s.procession[: s.in_procession])


def middle(s: State) -> str:
    return "" if s.middle == NO_CARD else name_of(s, s.middle)


def hand(s: State, letter: str) -> str:
    return " ".join(str(value) for value in range(1, 6) if s.hand[LETTERS.index(letter)] >> (value - 1) & 1)


def held(s: State, letter: str) -> str:
    return " ".join(f"t{chip + 1}" for chip in range(TENTS) if s.held[LETTERS.index(letter)] >> chip & 1)


def stack(s: State) -> str:
    return " ".join(f"t{chip + 1}" for chip in s.stack[: s.stacked])


def event_names(s: State) -> list[str]:
    return [EVENTS[event[0]] for event in s.events or [] if event[0] != events.RING]


def legal(s: State) -> list[str]:
    return MODULES.legal_texts(s)


def verbs(s: State) -> set[str]:
    return {text.split()[0] for text in legal(s)}


def seen(s: State, seat: int | None) -> View:
    view = complete_view(MODULES, s, seat)
    assert isinstance(view, View)
    return view


def finish_day(s: State) -> State:
    """End the day by five in the procession, without disturbing the tents: the last card comes from t6."""
    s.at[PRINCE], s.at[BAR], s.ring = 10, 0, 1
    return do(s, "move prince 1")


def new_game(players: int = 2, options: dict[str, Any] | None = None) -> Game:
    return speeltafel.new("carnavalo", players, options)


def started(players: int = 2, spread: str = "0:t3 1:t6", moves: str = "0:t2 1:t5 / t1 t6 t3 t4") -> Game:
    game = new_game(players)
    for seat in range(players):
        game.play(f"pick {seat % 5 + 1}")
    game.play(f"spread {spread}")
    game.play(f"moves {moves}")
    game.play("tents 1342 2413 1144 3312 2243 4312")
    game.play("procession 3545")
    return game


# ---- C1–C8: the table and the setup ----


def test_C1_the_route_is_round_and_walked_clockwise() -> None:
    s = table(bar=10, ring=3)
    assert do(s, "move bar 3").at[BAR] == 1, "from field 10 over 11 and 0"


def test_C1_citizens_share_a_field_and_do_nothing_to_each_other() -> None:
    s = table(prince=1, miss=0, bar=3, ring=2, t1="B2 C3", middle="A1")
    do(s, "move bar 1")
    assert (tent(s, 1), procession(s)) == ("B2 C3", "")
    do(s, "move miss 1")
    assert (tent(s, 1), middle(s), procession(s)) == ("A1 B2", "C3", ""), "the Prince stood there and did nothing more"


def test_C2_five_cards_and_six_discs_each_and_tracks_up_to_4() -> None:
    s: State = MODULES.set_up(6, MODULES.defaults)
    assert [hand(s, letter) for letter in LETTERS] == ["1 2 3 4 5"] * 6
    assert s.disc == [[0] * 6] * 6
    assert s.track == 4


def test_C3_what_the_box_holds() -> None:
    game = started()
    view: Any = game.view()
    assert [(tent.chip, tent.chips) for tent in view.tents] == [(c, 4) for c in "121324"]
    assert (view.procession_chip, view.procession_chips, view.floats) == (3, 4, 4)
    assert TENT_CHIPS == [0, 6, 6, 6, 6, 0, 0]
    assert sum(PROCESSION_CHIPS) == 6


@pytest.mark.parametrize(
    ("events", "bad"),
    [
        (2, "tents 1111 1112 2222 2233 3333 3444"),
        (2, "tents 1342 2413 1144 3312 2243 431"),
        (2, "tents x342 2413 1144 3312 2243 4312"),
        (2, "procession 3545"),
        (3, "procession 3335"),
        (3, "procession 354"),
        (3, "procession 35456"),
        (0, "spread 0:t3 1:t3"),
        (0, "spread 0:t3"),
        (0, "spread 0:t3 0:t4"),
        (0, "spread 0:t3 1:t7"),
        (0, "spread 0:t3 2:t4"),
        (0, "spread ?"),
        (1, "moves 0:t2 1:t5 / t1 t6 t3"),
        (1, "moves 0:t2 1:t5 / t1 t6 t3 t5"),
        (1, "moves 0:t2 1:t5 t1 t6 t3 t4"),
        (1, "moves 0:t2 1:t5 /t1 t6 t3 t4"),
        (1, "moves 0:t2 1:t5 /"),
        (1, "moves 0:t2 1:t5 / ?"),
    ],
)
def test_C3_C5_C6_a_setup_that_cannot_be_is_refused(events: int, bad: str) -> None:
    game = new_game()
    right = ["spread 0:t3 1:t6", "moves 0:t2 1:t5 / t1 t6 t3 t4", "tents 1342 2413 1144 3312 2243 4312", "procession 3545"]
    for text in ["pick 1", "pick 2", *right[:events]]:
        game.play(text)
    before = game.record()
    with pytest.raises(speeltafel.IllegalMove):
        game.play(bad)
    assert game.record() == before


def test_C4_all_discs_start_on_0() -> None:
    assert new_game(3).view().discs == [[0] * 6] * 3  # type: ignore[attr-defined]


def test_C5_a_card_is_picked_in_secret_and_spread_unseen() -> None:
    game = new_game(3)
    assert game.legal() == [f"pick {value}" for value in range(1, 6)]
    for value in (4, 2, 5):
        game.play(f"pick {value}")
    game.play("spread 2:t1 0:t6 1:t2")
    assert game.moves[-1] == ("chance", "spread 0:t6 1:t2 2:t1"), "written by seat"
    view: Any = game.view(0)
    assert [(step.actor, step.move) for step in view.history] == [
        (0, "pick 4"),
        (1, "pick ?"),
        (2, "pick ?"),
        ("chance", "spread ?"),
    ]
    assert view.hand == [1, 2, 3, 5]
    assert all(tent.cards == [] and tent.chip is None for tent in view.tents)
    game.play("moves 0:t1 1:t2 2:t3 / t4 t5 t6")
    game.play("tents 1342 2413 1144 3312 2243 4312")
    view = game.view(1)
    assert all(tent.cards == [] for tent in view.tents)
    game.play("procession 3545")
    view = game.view(1)
    assert [tent.cards for tent in view.tents] == [[Card(2, 5)], [Card(1, 2)], [], [], [], [Card(0, 4)]]


def test_C6_the_first_movement_chip_is_seen_and_moves_a_disc() -> None:
    game = started()
    view: Any = game.view(0)
    assert view.discs == [[0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0]]
    assert (view.chips, view.chip_counts, view.stack) == (["t2"], [1, 1], 4)
    assert view.whereabouts[4].hands == [1], "all saw the first chip of the other"
    assert view.whereabouts[0].stack == [0, 1, 2, 3], "nobody knows the stack"
    assert [step.move for step in view.history][-3:] == [
        "moves 0:t2 1:t5 / ?",
        "tents 1??? 2??? 1??? 3??? 2??? 4???",
        "procession 3???",
    ]


def test_C6_with_six_players_the_stack_is_empty() -> None:
    seats = " ".join(f"{seat}:t{seat + 1}" for seat in range(6))
    game = started(6, seats, seats + " /")
    assert game.moves[-3][1] == f"moves {seats} /"
    view: Any = game.view()
    assert view.stack == 0
    assert view.history[-3].move == f"moves {seats} /"


def test_C7_the_ring_starts_on_1_and_the_citizens_on_their_fields() -> None:
    view: Any = started().view()
    assert (view.ring, view.citizens) == (1, [0, 4, 8])


def test_C8_the_prince_would_reach_the_card_of_the_first_player() -> None:
    assert started(spread="0:t3 1:t6").actor == 0
    assert started(spread="0:t3 1:t2").actor == 1


def test_C8_a_tent_on_the_princes_own_field_counts_last() -> None:
    route = {"fields": 12, "tents": [1, 3, 5, 7, 9, 11], "prince": 5, "miss": 4, "bar": 8}
    for spread, first in [("0:t3 1:t2", 1), ("0:t3 1:t4", 1), ("0:t1 1:t2", 0)]:
        game = new_game(options={"route": route})
        for text in ["pick 1", "pick 2", f"spread {spread}", "moves 0:t2 1:t5 / t1 t6 t3 t4"]:
            game.play(text)
        game.play("tents 1342 2413 1144 3312 2243 4312")
        game.play("procession 3545")
        assert game.actor == first


# ---- C9–C13: a turn ----


def test_C9_chips_then_one_action_then_chips_then_the_next_player() -> None:
    s = table(chips={"A": "t1 t2 t3"})
    assert verbs(s) == {"card", "move", "chip"}
    do(s, "chip t1 bar 1")
    assert (s.actor, s.phase, verbs(s)) == (0, BEFORE, {"card", "move", "chip"})
    do(s, "move bar 1")
    assert (s.actor, s.phase, verbs(s)) == (0, AFTER, {"chip", "return"}), "exactly one action"
    refused(s, "move bar 1", "already moved a citizen or played a card")
    refused(s, "card 3 t1", "already moved a citizen or played a card")
    refused(s, "pass", "already moved a citizen or played a card")
    do(s, "chip t2 bar 1", "chip t3 bar 1")
    assert (s.actor, s.phase) == (1, BEFORE), "no chips left: the turn ends by itself"


def test_C9_without_chips_the_action_is_the_whole_turn() -> None:
    s = table()
    assert do(s, "move bar 1").actor == 1
    assert do(s, "card 1 t1").actor == 2
    assert do(s, "move bar 1").actor == 0


def test_C10_a_chip_walks_a_citizen_up_to_the_ring_which_goes_to_the_steps() -> None:
    s = table(chips={"A": "t4"}, ring=3)
    assert [text for text in legal(s) if text.startswith("chip")] == [
        f"chip t4 {citizen} {how}" for citizen in ("prince", "miss", "bar") for how in ("direct", 1, 2, 3)
    ]
    refused(s, "chip t4 bar 4", "ring is on 3")
    refused(s, "chip t5 bar 1", "the movement chip for tent 5")
    do(s, "chip t4 bar 2")
    assert (s.at[BAR], s.ring, held(s, "A")) == (10, 2, "")
    assert stack(s) == "t1 t2 t3 t5 t6 t4", "under the stack"


def test_C10_a_direct_move_sets_the_ring_to_0() -> None:
    s = table(chips={"A": "t4 t5"}, ring=3)
    do(s, "chip t4 bar direct")
    assert (s.at[BAR], s.ring) == (FIELD["t4"], 0)
    assert [text for text in legal(s) if text.startswith("chip")] == [f"chip t5 {c} direct" for c in ("prince", "miss", "bar")], (
        "on 0 only the direct move"
    )
    refused(s, "chip t5 bar 1", "ring is on 0")
    refused(s, "move bar 1", "ring is on 0")


def test_C10_a_direct_move_to_where_he_stands_is_a_move() -> None:
    s = table(chips={"A": "t2"}, prince=FIELD["t2"], t2="B4 C5")
    do(s, "chip t2 prince direct")
    assert (tent(s, 2), procession(s)) == ("C5", "B4")


def test_C11_moving_is_an_action_up_to_the_ring() -> None:
    s = table(ring=2)
    assert [text for text in legal(s) if text.startswith("move")] == [
        f"move {c} {steps}" for c in ("prince", "miss", "bar") for steps in (1, 2)
    ]
    do(s, "move miss 2")
    assert (s.at[MISS], s.ring, s.actor) == (6, 2, 1)
    assert do(s, "move miss 1").ring == 1


def test_C12_into_an_empty_tent_a_card_goes_open() -> None:
    s = do(table(), "card 4 t2")
    assert (tent(s, 2), s.ring, hand(s, "A"), s.actor) == ("A4", 4, "1 2 3 5", 1)


def test_C12_on_top_the_former_owner_moves_his_disc() -> None:
    s = do(table(t2="B2 C1"), "card 4 t2 top")
    assert (tent(s, 2), s.ring) == ("A4 B2 C1", 4)
    assert s.disc[1][1] == 1
    assert sum(map(sum, s.disc)) == 1, "nobody else"


def test_C12_on_top_of_a_card_whose_owner_has_won_his_disc() -> None:
    s = table(t2="B2 C1")
    s.disc[1][1] = WON
    assert do(s, "card 4 t2 top").disc[1][1] == WON


def test_C12_under_the_pile_the_owner_of_the_stage_card_gets_the_top_chip() -> None:
    s = do(table(t2="B2 C1", stack="t5 t6 t1 t2 t3 t4"), "card 4 t2 under")
    assert (tent(s, 2), s.ring) == ("B2 C1 A4?", 2), "face down, and the ring to the stage card"
    assert (held(s, "B"), stack(s)) == ("t5", "t6 t1 t2 t3 t4")
    assert sum(map(sum, s.disc)) == 0


def test_C12_where_a_card_cannot_be_played() -> None:
    s = table(bar=FIELD["t3"], t1="A2 B3", t2="B2 A3", t3="B4", hands={"A": "1 5"})
    assert {text for text in legal(s) if text.startswith("card")} == {
        f"card {value} {where}" for value in (1, 5) for where in ("t2 top", "t2 under", "t4", "t5", "t6")
    }
    refused(s, "card 1 t1 top", "The stage card in tent 1 is yours")
    refused(s, "card 1 t1 under", "The stage card in tent 1 is yours")
    refused(s, "card 1 t3 under", "Barricadol")
    refused(s, "card 2 t4", "don't have the 2")
    refused(s, "card 1 t4 top", "Tent 4 is empty")
    refused(s, "card 1 t2", "isn't empty")


def test_C13_unused_chips_go_back_in_any_order_and_the_ring_to_0() -> None:
    s = do(table(chips={"A": "t2 t4 t6"}), "card 5 t1")
    assert s.ring == 5
    do(s, "return t6")
    assert (s.phase, legal(s)) == (RETURN, ["return t2", "return t4"]), "the first return ends the chip play"
    refused(s, "chip t2 bar 1", "All you can do now is put")
    assert (s.ring, s.actor) == (5, 0)
    do(s, "return t2", "return t4")
    assert (stack(s), s.ring, s.actor) == ("t1 t3 t5 t6 t2 t4", 0, 1)


def test_C13_without_unused_chips_the_ring_stays() -> None:
    s = do(table(chips={"A": "t2"}), "card 5 t1", "chip t2 bar 4")
    assert (s.ring, s.actor) == (4, 1)


def test_C13_chips_do_not_go_back_before_the_action() -> None:
    refused(table(chips={"A": "t2"}), "return t2", "Play a card or move a citizen first")


# ---- C14–C16: the citizens ----


def test_C14_the_prince_takes_the_stage_card_and_its_owner_moves_his_disc() -> None:
    s = do(table(prince=2, ring=1, t2="B4 C5"), "move prince 1")
    assert (tent(s, 2), procession(s), s.disc[1][1]) == ("C5", "B4", 1)
    assert s.disc[2][1] == 0


def test_C14_a_face_down_card_that_comes_to_the_top_is_turned_up() -> None:
    s = table(prince=2, ring=1, t2="B4 C5? A1?")
    assert seen(s, 0).tents[1].cards == [Card(1, 4), Card(2, None), Card(0, 1)]
    do(s, "move prince 1")
    assert tent(s, 2) == "C5 A1?"
    assert "turned-up" in event_names(s)
    assert seen(s, 1).tents[1].cards == [Card(2, 5), Card(0, None)]


def test_C14_an_open_card_that_comes_to_the_top_is_not_news() -> None:
    assert "turned-up" not in event_names(do(table(prince=2, ring=1, t2="B4 C5"), "move prince 1"))


def test_C14_the_prince_with_one_card() -> None:
    s = do(table(prince=2, ring=1, t2="B4"), "move prince 1")
    assert (tent(s, 2), procession(s)) == ("", "B4")


def test_C14_a_disc_already_won_does_not_move() -> None:
    s = table(prince=2, ring=1, t2="B4 C5")
    s.disc[1][1] = WON
    assert do(s, "move prince 1").disc[1][1] == WON


def test_C14_C15_passing_through_a_tent_does_nothing() -> None:
    s = do(table(prince=2, miss=2, ring=2, t2="B4 C5"), "move prince 2", "move miss 2")
    assert (tent(s, 2), procession(s), middle(s)) == ("B4 C5", "", "")


def test_C15_the_miss_takes_the_bottom_card_along() -> None:
    s = do(table(miss=2, ring=1, t2="B4 C5 A1?"), "move miss 1")
    assert (tent(s, 2), middle(s)) == ("B4 C5", "A1"), "open, even if it lay face down"


def test_C15_with_a_card_in_the_middle_that_one_goes_on_top_without_compensation() -> None:
    s = do(table(miss=2, ring=1, t2="B4 C5", middle="A2"), "move miss 1")
    assert (tent(s, 2), middle(s)) == ("A2 B4", "C5")
    assert sum(map(sum, s.disc)) == 0
    assert s.stacked == 6


def test_C15_with_one_card_in_the_tent() -> None:
    s = do(table(miss=2, ring=1, t2="B4"), "move miss 1")
    assert (tent(s, 2), middle(s)) == ("", "B4")
    s = do(table(miss=2, ring=1, t2="B4", middle="A2"), "move miss 1")
    assert (tent(s, 2), middle(s)) == ("A2", "B4")


def test_C15_the_card_follows_her_to_the_next_tent_where_she_ends() -> None:
    s = do(table(miss=2, ring=2, t2="B4 C5", t3="A1"), "move miss 1", "move miss 1")
    assert (middle(s), tent(s, 3)) == ("C5", "A1"), "not on a field without a tent"
    do(s, "move miss 1")
    assert (middle(s), tent(s, 3)) == ("A1", "C5")


def test_C15_C22_over_night_the_card_stays_in_the_middle() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", middle="A2", miss=0)
    finish_day(s)
    assert (s.day, middle(s), hand(s, "A"), hand(s, "B")) == (2, "A2", "1 3 4 5", "1 2 3 4 5")
    assert seen(s, 1).middle == Card(0, 2)
    do(s, "move miss 1")
    assert (tent(s, 1), middle(s)) == ("", "A2")
    s = do(table(procession="B1 B2 C1 C2", t6="A5", miss=0), "move bar 1")
    finish_day(s)
    do(s, "move miss 1")
    assert (s.day, middle(s), event_names(s)[-1]) == (2, "", "nothing-there")


def test_C16_the_barricade_man_bars_a_tent() -> None:
    s = do(table(bar=2, prince=2, miss=2, ring=1, t2="B4 C5", middle="A2"), "move bar 1")
    assert tent(s, 2) == "B4 C5"
    do(s, "move prince 1", "move miss 1")
    assert (tent(s, 2), procession(s), middle(s)) == ("B4 C5", "", "A2")
    assert event_names(s)[-1] == "barred"
    assert not any("t2" in text for text in legal(s) if text.startswith("card"))
    do(s, "move bar 1", "move bar 1")
    assert any("t2" in text for text in legal(s) if text.startswith("card")), "he has left"


def test_C16_the_prince_and_the_miss_in_an_empty_barred_tent() -> None:
    s = do(table(bar=3, prince=2, miss=2, ring=1, middle="A2"), "move prince 1", "move miss 1")
    assert (tent(s, 2), procession(s), middle(s)) == ("", "", "A2")


def test_C16_counting_and_taking_back_ignore_him() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5 C3")
    s.at[PRINCE], s.at[BAR], s.ring = 10, FIELD["t1"], 1
    do(s, "move prince 1")
    assert s.disc[1][0] == WON
    assert [hand(s, letter) for letter in "ABC"] == ["1 2 3 4 5"] * 3


# ---- C17, C18: the end of a day ----


@pytest.mark.parametrize(("players", "said"), [(2, "A has played their last card"), (3, "A and C have no cards left")])
def test_C17_it_is_said_who_has_no_cards_left(players: int, said: str) -> None:
    s = table(players, hands={"A": "4"} if players == 2 else {"A": "4", "C": "3"})
    if players > 2:
        s.hand[2] = 0
    do(s, "card 4 t1")
    over = next(event for event in s.events or [] if event[0] == events.DAY_OVER)
    line = line_for_event(words.viewer_event(over, None), "carnavalo")
    assert line
    assert said in Translator("en", list("ABCD")).translate(line)


def test_C17_two_players_one_empty_hand_ends_the_day() -> None:
    s = do(table(2, hands={"A": "4"}), "card 4 t1")
    assert (s.day, s.actor, s.ring) == (2, 1, 4), "the ring is set all the same"
    assert "day-over" in event_names(s)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_C17_three_or_more_players_two_empty_hands_end_the_day(players: int) -> None:
    s = do(table(players, hands={"A": "4", "B": "3"}), "card 4 t1")
    assert (s.day, s.actor) == (1, 1)
    do(s, "card 3 t2")
    assert (s.day, s.actor) == (2, 2)


def test_C17_the_last_card_gives_its_compensation_before_the_day_ends() -> None:
    s = do(table(2, hands={"A": "4"}, t1="B2"), "card 4 t1 under")
    assert (s.day, held(s, "B"), s.ring) == (2, "t1", 2)
    s = do(table(2, hands={"A": "4"}, t1="B2"), "card 4 t1 top")
    assert (s.day, s.disc[1][0]) == (2, 1), "and only then the tent is counted"
    assert s.disc[0][0] == WON


def test_C17_C18_five_in_the_procession_within_a_phase_1_chip() -> None:
    s = table(procession="B1 B2 C1 C2", t2="B5", chips={"A": "t2 t3 t4", "B": "t5"}, stack="t1 t6", ring=3)
    do(s, "chip t2 prince direct")
    assert (s.day, s.phase, s.actor, s.ring) == (1, CLOSE, 0, 0), "chip done, no action any more"
    assert (stack(s), s.disc[1][1]) == ("t1 t6 t2", 1)
    assert legal(s) == ["return t3", "return t4"]
    refused(s, "card 1 t1", "All you can do now is put")
    do(s, "return t4", "return t3")
    assert (s.day, s.actor, stack(s), held(s, "B")) == (2, 1, "t1 t6 t2 t4 t3", "t5"), "the others keep theirs"


def test_C17_five_in_the_procession_by_an_action() -> None:
    s = do(table(procession="B1 B2 C1 C2", t1="A5", prince=0, ring=1), "move prince 1")
    assert (s.day, s.actor) == (2, 1)


def test_C18_the_ring_does_not_go_to_0() -> None:
    s = do(table(2, hands={"A": "4"}, chips={"A": "t2 t3"}), "card 4 t1", "return t3", "return t2")
    assert (s.day, s.ring, stack(s)) == (2, 4, "t1 t4 t5 t6 t3 t2")


def test_C18_chips_go_back_before_the_counting_on_the_last_day_too() -> None:
    s = table(2, hands={"A": "4"}, chips={"A": "t2"})
    s.day, s.floats = DAYS, 1
    do(s, "card 4 t1")
    assert (s.phase, s.actor) == (CLOSE, 0)
    assert "in-tent" not in event_names(s)
    do(s, "return t2")
    assert s.actor == OVER
    assert "in-tent" in event_names(s)


# ---- C19–C22: counting ----


def counted(discs: dict[str, int] | None = None, won: str = "", players: int = 3, t1: str = "") -> State:
    """Return a day that ends with these cards in t1; the discs there, and whose is won already."""
    s = table(players, procession="B1 B2 C1 C2", t6="A5", t1=t1)
    for letter, field in (discs or {}).items():
        s.disc[LETTERS.index(letter)][0] = field
    for letter in won:
        s.disc[LETTERS.index(letter)][0] = WON
    return finish_day(s)


def who_won_disc(s: State) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if s.disc[seat][0] == WON)


def who_won_chip(s: State) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if s.chips_won[seat][1] and s.chips_gone[0])


def test_C19_cards_and_confetti_are_added_and_face_down_cards_count() -> None:
    s = counted({"A": 2}, t1="B4 A1 A2? C3")
    assert who_won_disc(s) == "A", "1 + 2 + 2 against 4 and 3"
    assert who_won_chip(s) == "B"
    found = [event for event in s.events or [] if event[2] == 0 and EVENTS[event[0]] == "in-tent"]
    assert [event[1:] for event in found] == [(0, 0, 3, 2, 0, 0), (1, 0, 4, 0, 0, 0), (2, 0, 3, 0, 0, 0)]
    assert "face-down" in event_names(s)


def test_C19_the_highest_who_won_his_disc_before_wins_the_chip() -> None:
    s = counted(won="B", t1="B4 C3")
    assert (who_won_disc(s), who_won_chip(s)) == ("B", "B"), "the second gets nothing"


def test_C19_a_won_disc_counts_0() -> None:
    s = counted({"C": 2}, won="B", t1="B4 C3")
    assert (who_won_disc(s), who_won_chip(s)) == ("BC", "B"), "4 against 3 + 2: C wins his disc, B the chip"


def test_C19_the_second_wins_the_chip_whether_or_not_his_disc_is_won() -> None:
    assert who_won_chip(counted(won="B", t1="C5 B4")) == "B"
    assert who_won_chip(counted(t1="C5 B4")) == "B"


def in_procession(cards: str, floats: str = "") -> State:
    """Return a day that ends with these five cards in the procession."""
    s = table(4, t1=cards.split()[-1], procession=" ".join(cards.split()[:-1]), prince=0, ring=1)
    for letter in floats:
        s.has_float[LETTERS.index(letter)] = 1
        s.floats -= 1
        s.day += 1
    return do(s, "move prince 1")


def floats(s: State) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if s.has_float[seat])


def took(s: State) -> str:
    return "".join(letter for seat, letter in enumerate(LETTERS) if sum(s.parade_won[seat]))


def test_C20_the_highest_buys_a_float_and_the_second_takes_the_chip() -> None:
    s = in_procession("B5 B1 C4 D2 D1")
    assert (floats(s), took(s), s.parade_won[2]) == ("B", "C", [0, 0, 0, 1, 0, 0])
    assert (s.floats, s.parade) == (3, [0, 4, 5, 3])
    assert seen(s, None).procession_chip == 4


def test_C20_a_player_with_a_float_takes_the_chip() -> None:
    s = in_procession("B5 B1 C4 D2 D1", floats="B")
    assert (floats(s), took(s)) == ("B", "B"), "the second gets nothing"


def test_C20_the_second_may_have_a_float() -> None:
    s = in_procession("B5 B1 C4 D2 D1", floats="C")
    assert (floats(s), took(s)) == ("BC", "C")


def test_C21_CR4_a_tie_for_most_in_a_tent() -> None:
    s = counted(players=4, t1="B4 C4 D2")
    assert (who_won_disc(s), who_won_chip(s)) == ("", ""), "and D does not move up"
    assert "tied-first" in event_names(s)
    s = counted(won="B", players=4, t1="B4 C4 D2")
    assert (who_won_disc(s), who_won_chip(s)) == ("B", "")


def test_C21_CR4_a_tie_for_second_in_a_tent() -> None:
    s = counted(players=4, t1="B5 C4 D4")
    assert (who_won_disc(s), who_won_chip(s)) == ("B", "")
    assert "tied-second" in event_names(s)
    s = counted(won="B", players=4, t1="B5 C4 D4")
    assert who_won_chip(s) == "B", "the tie does not matter if the first takes the chip"


def test_C21_CR4_ties_in_the_procession() -> None:
    s = in_procession("B5 C5 D1 D2 D1".replace("D1", "A1", 1))
    assert (floats(s), took(s), s.floats) == ("", "", 3), "nobody buys, so one is removed"
    assert {"tied-first", "float-removed"} <= set(event_names(s))
    s = in_procession("B5 C3 D3 C1 D1")
    assert (floats(s), took(s)) == ("B", "")
    s = in_procession("B5 C3 D3 C1 D1", floats="B")
    assert (floats(s), took(s)) == ("B", "B")
    assert in_procession("B5 C5 A1 A2 A3".replace("A3", "D1"), floats="BC").parade_gone == 0


def test_C22_a_new_day() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5 C3", t2="C5 A1?", chips={"B": "t2"}, middle="A4")
    s.disc[0][3] = s.disc[1][3] = 2
    finish_day(s)
    assert [hand(s, letter) for letter in "ABC"] == ["1 2 3 5", "1 2 3 4 5", "1 2 3 4 5"]
    assert [tent(s, number) for number in range(1, 7)] == [""] * 6
    assert procession(s) == ""
    assert (s.at[PRINCE], s.ring, s.disc[0][3], held(s, "B")) == (FIELD["t6"], 1, 2, "t2")
    assert [found.chip for found in seen(s, None).tents] == ["2", "2", "1", "1", "1", "1"], "the next chip where one was won"
    assert (s.day, s.actor, s.quiet) == (2, 1, 1)
    assert sum(s.shown) == 1, "only the card in the middle is in sight"


def test_C22_the_float_that_nobody_bought_is_removed() -> None:
    s = do(table(2, hands={"A": "4"}), "card 4 t1")
    assert (s.floats, floats(s)) == (3, "")
    assert "float-removed" in event_names(s)
    assert "float-removed" not in event_names(in_procession("B5 B1 C4 D2 D1"))


@pytest.mark.parametrize(("ends", "next_"), [(0, 1), (1, 2), (2, 0)])
def test_C22_the_left_neighbour_of_who_ended_the_day_begins(ends: int, next_: int) -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5")
    s.actor = ends
    assert finish_day(s).actor == next_


# ---- C23–C26: the end ----


def test_C23_the_game_ends_after_the_fourth_day() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5")
    s.day, s.floats = 3, 2
    assert finish_day(s).actor != OVER
    s = table(procession="B1 B2 C1 C2", t6="A5")
    s.day, s.floats = 4, 1
    assert finish_day(s).actor == OVER
    assert legal_or_none(s) == []


def legal_or_none(s: State) -> list[str]:
    return seen(s, 0).legal


def test_C23_the_game_ends_after_a_day_with_a_fifth_disc() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5")
    s.disc[1][2:6] = [WON] * 4
    finish_day(s)
    assert (s.actor, s.day) == (OVER, 1)
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5")
    s.disc[1][2:5] = [WON] * 3
    assert finish_day(s).actor == 1, "four are not enough"


def test_C23_at_the_end_no_chip_is_turned_up_any_more() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5 C3")
    s.day, s.floats = 4, 1
    finish_day(s)
    assert [found.chip for found in seen(s, None).tents] == [None, "1", "1", "1", "1", "1"]
    assert seen(s, None).tents[0].cards == [Card(1, 5), Card(2, 3)]


def test_C24_points() -> None:
    s = table()
    s.disc[0] = [WON, WON, 0, 3, 4, 1]
    s.chips_won[0] = [0, 1, 2, 0, 1, 0, 0]
    s.parade_won[0] = [0, 0, 0, 1, 0, 1]
    assert score(s, 0) == 10 + 8 + (1 + 2 + 2 + 4) + (3 + 5)
    s.has_float[0] = 1
    assert score(s, 0) == 35 - 5
    s.has_float[1] = 1
    assert score(s, 1) == -5


def test_C25_all_who_have_most_win() -> None:
    s = table(4)
    for seat, field in enumerate([3, 4, 4, 0]):
        s.disc[seat][0] = field
    assert [wins(s, seat) for seat in range(4)] == [False, True, True, False]


def test_C26_the_advanced_chips_double_the_2s_and_triple_the_1s() -> None:
    s = table(options={"advanced": True})
    s.chips_won[0] = [0, 2, 3, 1, 0, 0, 0]
    assert score(s, 0) == 2 + 6 + 3
    s.chips_won[0][TIMES_2] = 1
    assert score(s, 0) == 2 + 12 + 3
    s.chips_won[0][TIMES_3] = 1
    assert score(s, 0) == 6 + 12 + 3
    s.chips_won[1][TIMES_3] = 1
    assert score(s, 1) == 0, "by itself it is worth nothing"


def test_C26_two_chips_stay_in_the_box_unseen() -> None:
    game = new_game(options={"advanced": True})
    for text in ["pick 1", "pick 2", "spread 0:t3 1:t6", "moves 0:t2 1:t5 / t1 t6 t3 t4"]:
        game.play(text)
    game.play("tents x342 24z3 1144 3312 2243 4312")
    assert game.moves[-1][1] == "tents x342 24z3 1144 3312 2243 4312"
    game.play("procession 3545")
    assert [tent.chip for tent in game.view().tents] == list("x21324")  # type: ignore[attr-defined]
    with pytest.raises(speeltafel.IllegalMove):
        started().play("tents x342 24z3 1144 3312 2243 4312")


# ---- The rulings ----


def test_CR1_discs_stop_at_the_end_of_the_track() -> None:
    s = table(t2="B2 C1")
    s.disc[1][1] = 4
    assert do(s, "card 4 t2 top").disc[1][1] == 4
    s = table(t2="B2 C1", options={"track": 7})
    s.disc[1][1] = 4
    assert do(s, "card 4 t2 top").disc[1][1] == 5


def test_CR2_in_an_empty_tent() -> None:
    s = do(table(prince=2, miss=2, ring=1), "move prince 1", "move miss 1")
    assert (tent(s, 2), procession(s), middle(s)) == ("", "", "")
    assert event_names(s).count("nothing-there") == 2
    s = do(table(miss=2, ring=1, middle="B3"), "move miss 1")
    assert (tent(s, 2), middle(s)) == ("", "B3")
    assert event_names(s)[-2:] == ["laid", "taken"], "laid down, and taken up again"


def test_CR3_value_0_wins_nothing_and_a_disc_alone_takes_part() -> None:
    s = counted(t1="")
    assert (who_won_disc(s), who_won_chip(s)) == ("", "")
    assert "nobody-there" in event_names(s)
    s = counted({"C": 1}, t1="")
    assert (who_won_disc(s), who_won_chip(s)) == ("C", ""), "and nobody comes second with 0"
    assert "no-second" in event_names(s)
    s = counted({"C": 1}, t1="B5")
    assert (who_won_disc(s), who_won_chip(s)) == ("B", "C")


def test_CR3_an_empty_procession() -> None:
    s = do(table(2, hands={"A": "4"}), "card 4 t1")
    assert (floats(s), took(s)) == ("", "")
    assert in_procession("B5 B4 B3 B2 B1").parade_gone == 0, "nobody comes second"


def test_CR5_the_whole_day_is_counted_before_the_game_ends() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5", t5="C5")
    s.disc[1][1:5] = [WON] * 4
    finish_day(s)
    assert s.actor == OVER
    assert s.disc[2][4] == WON, "t5 is counted after B's fifth disc in t1"
    assert (floats(s), took(s)) == ("A", ""), "the procession too: 5 for A, 3 each for B and C"


def test_CR6_an_empty_stack_gives_no_chip() -> None:
    s = do(table(t2="B2", chips={"C": "t1 t2 t3 t4 t5 t6"}), "card 4 t2 under")
    assert (held(s, "B"), tent(s, 2), s.ring) == ("", "B2 A4?", 2)
    assert "no-chip" in event_names(s)


def test_CR7_who_can_neither_move_nor_play_passes() -> None:
    s = table(hands={"A": ""}, ring=0)
    assert legal(s) == ["pass"]
    assert do(s, "pass").actor == 1


def test_CR7_no_passing_while_something_can_be_done() -> None:
    refused(table(hands={"A": ""}, ring=1), "pass", "can't pass")
    refused(table(ring=0), "pass", "can't pass")


def test_CR7_passing_with_chips() -> None:
    s = table(hands={"A": ""}, ring=0, chips={"A": "t1 t2"})
    assert legal(s)[0] == "pass"
    assert verbs(s) == {"pass", "chip"}
    do(s, "chip t1 bar direct", "pass")
    assert (s.phase, verbs(s)) == (AFTER, {"chip", "return"})


def test_CR8_a_chip_is_shown_only_for_a_direct_move() -> None:
    s = do(table(chips={"A": "t1 t2 t3 t4"}), "card 5 t1")
    moves = {text: MODULES.notation.seen_move(s, MODULES.notation.read_move(s, text), 1) for text in legal(s)}
    assert moves["chip t2 bar 3"] == "chip ? bar 3"
    assert moves["chip t2 bar direct"] == "chip t2 bar direct"
    assert moves["return t2"] == "return ?"
    assert MODULES.notation.seen_move(s, MODULES.notation.read_move(s, "return t2"), 0) == "return t2"
    do(s, "chip t2 bar 3", "chip t3 bar direct", "return t1")
    said = {viewer: [MODULES.words.viewer_event(event, viewer) for event in s.events or []] for viewer in (0, 1)}
    chips = {viewer: [event.args.get("tent") for event in said[viewer] if event and "player" in event.args] for viewer in said}
    assert 2 in chips[0]
    assert 2 not in chips[1]
    assert 3 in chips[1]


def test_CR8_what_the_others_know_of_chips_put_away() -> None:
    s = do(table(chips={"A": "t1 t2 t3"}, stack="t4 t5 t6"), "card 5 t1", "chip t2 bar 3")
    one = seen(s, 1)
    for chip in (0, 1, 2):
        assert (one.whereabouts[chip].hands, one.whereabouts[chip].stack) == ([0], [3])
    assert (seen(s, 0).whereabouts[1].hands, seen(s, 0).whereabouts[1].stack) == ([], [3]), "he knows himself"
    do(s, "chip t3 bar direct")
    one = seen(s, 1)
    assert (one.whereabouts[2].hands, one.whereabouts[2].stack) == ([], [4]), "shown"
    assert (one.whereabouts[0].hands, one.whereabouts[0].stack) == ([0], [3])
    do(s, "return t1")
    one = seen(s, 1)
    assert [one.whereabouts[chip].stack for chip in range(6)] == [[3, 5], [3, 5], [4], [0], [1], [2]]


def test_CR8_who_draws_a_known_chip_is_known_to_hold_it() -> None:
    s = do(table(t2="B2", stack="t5 t6 t1 t2 t3 t4"), "card 4 t2 under")
    assert seen(s, 2).whereabouts[4].hands == [1], "everybody knew what lay on top"


def test_CR8_who_draws_one_of_two_chips_put_back_unseen_knows_the_other() -> None:
    s = do(table(chips={"A": "t1 t2", "C": "t3 t4 t5 t6"}, t1="C2"), "card 5 t2", "return t2", "return t1")
    assert [seen(s, 2).whereabouts[chip].stack for chip in (0, 1)] == [[0, 1], [0, 1]]
    do(s, "card 1 t1 under")
    assert seen(s, 2).chips == ["t2", "t3", "t4", "t5", "t6"]
    assert (seen(s, 2).whereabouts[0].hands, seen(s, 2).whereabouts[0].stack) == ([], [0])
    assert (seen(s, 1).whereabouts[0].hands, seen(s, 1).whereabouts[0].stack) == ([2], [0]), "B does not know which it was"
    assert seen(s, 1).known_to_all == seen(s, None).whereabouts == seen(s, 1).whereabouts


def test_CR8_C13_the_order_of_return_is_the_order_in_which_chips_are_drawn() -> None:
    s = table(chips={"A": "t4 t5 t6", "C": "t1 t2 t3"}, t1="C2", t2="C1")
    do(s, "card 5 t3", "return t6", "return t4", "return t5")
    assert [seen(s, 0).whereabouts[chip].stack for chip in (3, 4, 5)] == [[1], [2], [0]], "A knows the order"
    assert [seen(s, 1).whereabouts[chip].stack for chip in (3, 4, 5)] == [[0, 1, 2]] * 3
    do(s, "card 1 t1 under")
    assert held(s, "C") == "t1 t2 t3 t6"
    assert seen(s, 0).whereabouts[5].hands == [2], "and so A knows what C has got"
    assert [seen(s, 2).whereabouts[chip].stack for chip in (3, 4)] == [[0, 1]] * 2, "C knows what is left"
    do(s, "move bar 1", "return t1", "return t2", "return t3", "return t6", "card 1 t2 under")
    assert (held(s, "C"), stack(s)) == ("t4", "t5 t1 t2 t3 t6")
    assert [seen(s, 1).whereabouts[chip].stack for chip in range(6)] == [[1, 2, 3, 4]] * 3 + [[0, 1, 2, 3, 4]] * 3


def test_CR9_the_starting_fields_trigger_nothing_but_a_barricade_man_in_a_tent_bars_it() -> None:
    route = {"fields": 12, "tents": [1, 3, 5, 7, 9, 11], "prince": 1, "miss": 3, "bar": 5}
    game = new_game(options={"route": route})
    for text in ["pick 1", "pick 2", "spread 0:t1 1:t2", "moves 0:t2 1:t5 / t1 t6 t3 t4"]:
        game.play(text)
    game.play("tents 1342 2413 1144 3312 2243 4312")
    game.play("procession 3545")
    view: Any = game.view()
    assert (view.procession, view.middle) == ([], None)
    assert [len(tent.cards) for tent in view.tents] == [1, 1, 0, 0, 0, 0]
    assert not any("t3" in text for text in game.legal() if text.startswith("card"))


def test_CR10_the_owner_of_a_face_down_card_is_known_its_value_only_to_him() -> None:
    s = do(table(t2="B2"), "card 4 t2 under")
    assert seen(s, 0).tents[1].cards == [Card(1, 2), Card(0, 4)]
    for viewer in (1, 2, None):
        assert seen(s, viewer).tents[1].cards == [Card(1, 2), Card(0, None)]
        assert seen(s, viewer).unseen[0] == [1, 2, 3, 4, 5]
    assert MODULES.notation.seen_move(table(t2="B2"), MODULES.notation.read_move(s, "card 4 t2 under"), 1) == "card ? t2 under"


def test_CR10_an_open_card_that_is_covered_is_remembered() -> None:
    s = do(table(t2="B2"), "card 4 t2 top")
    assert seen(s, 2).tents[1].cards == [Card(0, 4), Card(1, 2)]
    assert seen(s, 2).unseen[0] == [1, 2, 3, 5]


@pytest.mark.parametrize("players", [2, 3])
def test_CR11_a_day_ends_after_four_rounds_without_a_card(players: int) -> None:
    s = table(players, prince=0, miss=0, bar=0, ring=1, options={"route": far_apart()})
    for _ in range(4 * players - 1):
        do(s, "move bar 1")
        assert s.day == 1
    last = s.actor
    do(s, "move bar 1")
    assert (s.day, s.actor) == (2, (last + 1) % players)
    assert "day-over" in event_names(s)


def far_apart() -> dict[str, Any]:
    return {"fields": 48, "tents": [42, 43, 44, 45, 46, 47], "prince": 0, "miss": 0, "bar": 0}


def test_CR11_a_card_played_or_sent_to_the_procession_starts_the_count_again() -> None:
    s = table(2, prince=41, bar=0, ring=1, t1="B2", options={"route": far_apart()})
    s.at[MISS] = 0
    for _ in range(7):
        do(s, "move bar 1")
    do(s, "move prince 1")
    assert (s.day, procession(s)) == (1, "B2")
    for _ in range(7):
        do(s, "move miss 1")
        assert s.day == 1
    do(s, "card 1 t2")
    for _ in range(8):
        assert s.day == 1
        do(s, "move miss 1")
    assert s.day == 2


def test_CR11_the_miss_does_not_count_and_chips_are_put_back_first() -> None:
    s = table(2, prince=0, miss=41, bar=0, ring=1, t1="B2", chips={"B": "t1"}, options={"route": far_apart()})
    do(s, "move miss 1")
    assert middle(s) == "B2"
    do(s, "move bar 1", "return t1")
    s.ring = 1
    for _ in range(5):
        do(s, "move bar 1")
    s.held[s.actor], s.stack[5], s.stacked = 1, -1, 5
    for viewer in range(1 + s.players):
        s.may_be[viewer][0] = 1 << s.actor
    do(s, "move bar 1")
    assert (s.day, s.phase) == (1, AFTER)
    do(s, "return t1")
    assert (s.day, s.ring) == (2, 0), "an ordinary end of a turn: the ring goes to 0"


# ---- Options ----


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"route": {"fields": 5, "tents": [0, 1, 2, 3, 4, 5], "prince": 0, "miss": 0, "bar": 0}}, "6 to 48 spaces"),
        ({"route": {"fields": 49, "tents": [0, 1, 2, 3, 4, 5], "prince": 0, "miss": 0, "bar": 0}}, "6 to 48 spaces"),
        ({"route": {"fields": 12, "tents": [0, 1, 2, 3, 4], "prince": 0, "miss": 0, "bar": 0}}, "6 tents"),
        ({"route": {"fields": 12, "tents": [0, 1, 2, 3, 4, 4], "prince": 0, "miss": 0, "bar": 0}}, "tents 6"),
        ({"route": {"fields": 12, "tents": [0, 1, 2, 3, 4, 12], "prince": 0, "miss": 0, "bar": 0}}, "0 to 11"),
        ({"route": {"fields": 12, "tents": [0, 1, 2, 3, 4, 5], "prince": 0, "miss": -1, "bar": 0}}, "route miss"),
        ({"route": {"fields": 12, "tents": [0, 1, 2, 3, 4, 5], "prince": 0, "miss": 0}}, "bar"),
        ({"route": {"fields": 12.0, "tents": [0, 1, 2, 3, 4, 5], "prince": 0, "miss": 0, "bar": 0}}, "fields"),
        ({"track": 0}, "1 to 20"),
        ({"track": 21}, "1 to 20"),
        ({"track": True}, "track"),
        ({"advanced": 1}, "advanced"),
        ({"colour": 1}, "colour"),
    ],
)
def test_C1_C2_C26_options_that_cannot_be_played_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(speeltafel.BadOptions, match=re.escape(why)):
        new_game(options=options)


# ---- Everything is accounted for ----


def walk_through(players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    s: State = MODULES.set_up(players, MODULES.options_from(options))
    g = generator(seed)
    yield s
    while s.actor != OVER:
        if s.actor == CHANCE:
            draw(s, below(g, outcomes(s)))
        else:
            moves = MODULES.legal(s)
            assert moves, "there is always something to do"
            play(s, moves[below(g, len(moves))])
        yield s


def assert_accounted_for(s: State) -> None:
    cards = [card for pile in s.pile for card in pile if card] + s.procession[: s.in_procession]
    cards += [card_of(seat, value) for seat in range(s.players) for value in range(1, 6) if s.hand[seat] >> (value - 1) & 1]
    cards += [s.middle] if s.middle else []
    if s.phase >= BEFORE:
        assert sorted(cards) == list(range(1, 5 * s.players + 1)), "every card is somewhere, once"
        movement = [chip for seat in range(s.players) for chip in range(TENTS) if s.held[seat] >> chip & 1]
        assert sorted(movement + s.stack[: s.stacked]) == list(range(TENTS))
        for viewer in range(1 + s.players):
            for chip in range(TENTS):
                assert s.may_be[viewer][chip] >> place_of(s, chip) & 1, "what is true is always possible"
        for seat in range(s.players):
            known = [chip for chip in range(TENTS) if s.may_be[seat + 1][chip] >> seat & 1]
            assert sum(1 << chip for chip in known) == s.held[seat], "everybody knows his own chips"
    for pile, height in zip(s.pile, s.height, strict=True):
        assert not any(pile[height + 1 :])
        assert pile[0] == NO_CARD
        assert height == 0 or s.phase < BEFORE or s.shown[pile[height]], "a stage card lies open"
    kinds = Counter(chip for chips in s.chip for chip in chips if chip)
    kinds += Counter({kind: sum(s.chips_won[seat][kind] for seat in range(MOST_PLAYERS)) for kind in range(7)})
    kinds += Counter(dict(enumerate(s.chips_left)))
    assert kinds == Counter(dict(enumerate(TENT_CHIPS_ADVANCED if s.advanced else TENT_CHIPS))) + Counter()
    numbers = Counter(number for number in s.parade if number)
    numbers += Counter({n: sum(s.parade_won[seat][n] for seat in range(MOST_PLAYERS)) + s.parade_left[n] for n in range(6)})
    assert numbers == Counter(dict(enumerate(PROCESSION_CHIPS))) + Counter()
    bought = sum(s.has_float)
    assert s.floats + bought <= DAYS
    assert s.floats in ((DAYS + 1 - s.day,) if s.actor != OVER else (DAYS + 1 - s.day, DAYS - s.day))
    assert all(WON <= field <= s.track for discs in s.disc for field in discs)
    assert 0 <= s.ring <= 5
    assert s.in_procession < 5 or s.phase >= CLOSE


@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(), options=st.sampled_from(VARIANTS))
def test_C3_every_card_chip_disc_and_float_at_every_step(players: int, seed: int, options: dict[str, Any]) -> None:
    for s in walk_through(players, options, seed):
        assert_accounted_for(s)


def test_set_up_starts_afresh_in_a_used_state() -> None:
    *_, s = walk_through(6, {}, 4)
    set_up(s, 3)
    assert s == MODULES.set_up(3, MODULES.defaults)


# ---- Other worlds ----


def worlds(s: State, viewer: int | None, count: int) -> list[State]:
    g = generator(9)
    view = msgspec.json.decode(msgspec.json.encode(complete_view(MODULES, s, viewer)), type=View)
    return [resample(view, g) for _ in range(count)]


def test_resample_keeps_to_the_proportions_of_cards() -> None:
    s = do(table(t2="B2"), "card 4 t2 under")
    found = Counter(VALUE[world.pile[1][1]] for world in worlds(s, 1, 2000))
    assert set(found) == {1, 2, 3, 4, 5}
    assert all(330 < count < 470 for count in found.values())
    assert {VALUE[world.pile[1][1]] for world in worlds(s, 0, 20)} == {4}
    assert all(world.hand[0].bit_count() == 4 for world in worlds(s, 1, 20))


def test_resample_keeps_to_the_proportions_of_movement_chips() -> None:
    s = do(table(chips={"A": "t1 t2 t3"}, stack="t4 t5 t6"), "card 5 t1", "return t2", "return t3", "return t1")
    found = Counter(tuple(world.stack[3:]) for world in worlds(s, 1, 3000))
    assert set(found) == set(permutations((0, 1, 2)))
    assert all(420 < count < 580 for count in found.values())
    assert {tuple(world.stack) for world in worlds(s, 0, 20)} == {(3, 4, 5, 1, 2, 0)}


def test_resample_keeps_to_the_proportions_of_tent_chips() -> None:
    s = table(options={"advanced": True})
    s.chip[0] = [TIMES_2, 2, 3, 4]
    s.chips_left[TIMES_2], s.chips_left[1] = 0, 1
    found = Counter(kind for world in worlds(s, None, 400) for chips in world.chip for kind in chips[1:])
    assert found[TIMES_2] == 0, "it lies open"
    assert 300 < found[TIMES_3] < 400, "18 of the 20 unseen chips are on the table: 3x is one of them in 9 of 10 worlds"
    assert all(world.chips_won == s.chips_won for world in worlds(s, None, 3))


@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(), options=st.sampled_from(VARIANTS))
def test_a_resampled_world_is_accounted_for_too(players: int, seed: int, options: dict[str, Any]) -> None:
    for i, s in enumerate(walk_through(players, options, seed)):
        if i % 17 == 0 and not s.drawn:
            for viewer in (None, *range(players)):
                for world in worlds(s, viewer, 1):
                    assert_accounted_for(world)


def test_a_resampled_world_can_be_the_real_one() -> None:
    """States are canonical: where nothing is hidden from a viewer the resampled state is the state."""
    s = table(2, chips={"A": "t1"}, t2="B2 A3?")
    s.chip = [[kind, 0, 0, 0] for kind in (1, 2, 3, 4, 1, 2)]  # nothing under the open chips
    view = seen(s, 0)
    world = resample(view, generator(1))
    for name in ("hand", "pile", "height", "shown", "held", "stack", "stacked", "disc", "at", "ring", "counted_at"):
        assert getattr(world, name) == getattr(s, name), name
    assert world.may_be[1] == s.may_be[1]
    assert world.may_be[EVERYBODY] == s.may_be[EVERYBODY]


World = tuple[tuple[int, ...], tuple[int, ...]]  # the chips in each hand, and the stack


def possible_after(worlds: set[World], s: State, move: int, after: State, viewer: int | None) -> set[World]:
    """Return what a viewer with a perfect memory can think possible of the movement chips after a move, done the slow way."""
    text = MODULES.notation.write_move(s, move).split()
    if text[0] in ("chip", "return"):
        is_known = viewer == s.actor or text[-1] == "direct"
        return {
            ((*hands[: s.actor], hands[s.actor] ^ 1 << chip, *hands[s.actor + 1 :]), (*stack, chip))
            for hands, stack in worlds
            for chip in range(TENTS)
            if hands[s.actor] >> chip & 1 and (not is_known or text[1] == f"t{chip + 1}")
        }
    drawer = next((seat for seat in range(s.players) if after.held[seat] != s.held[seat]), None)
    if drawer is None:
        return worlds
    return {
        ((*hands[:drawer], hands[drawer] | 1 << stack[0], *hands[drawer + 1 :]), stack[1:])
        for hands, stack in worlds
        if viewer != drawer or stack[0] == s.stack[0]
    }


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_CR8_views_know_of_chips_what_a_perfect_memory_knows(players: int) -> None:
    """Never more, and less only in rare tangles: see docs/rules/carnavalo.md, “What you can know”."""
    compared = exact = 0
    for seed in range(12):
        s: State = MODULES.set_up(players, MODULES.defaults)
        g = generator(seed)
        while s.actor == CHANCE or s.phase < BEFORE:
            if s.actor == CHANCE:
                draw(s, below(g, outcomes(s)))
            else:
                play(s, MODULES.legal(s)[0])
        first = {(tuple(s.held[:players]), order) for order in permutations(s.stack[: s.stacked])}
        possible: dict[int | None, set[World]] = dict.fromkeys((None, *range(players)), first)
        while s.actor != OVER:
            before, moves = copy_of(s), MODULES.legal(s)
            move = moves[below(g, len(moves))]
            play(s, move)
            for viewer in possible:
                possible[viewer] = possible_after(possible[viewer], before, move, s, viewer)
                known = s.may_be[EVERYBODY if viewer is None else viewer + 1]
                thinkable = worlds_of(known, s)
                assert possible[viewer] <= thinkable
                compared += 1
                exact += possible[viewer] == thinkable
    assert exact >= 0.995 * compared


def worlds_of(known: list[int], s: State) -> set[World]:
    modules = (*(s.held[seat].bit_count() for seat in range(MOST_PLAYERS)), *[1] * s.stacked, *[0] * (TENTS - s.stacked))
    found = set()
    for places in ways(tuple(known), modules):
        hands = tuple(sum(1 << chip for chip in range(TENTS) if places[chip] == seat) for seat in range(s.players))
        found.add((hands, tuple(places.index(FIRST_IN_STACK + i) for i in range(s.stacked))))
    return found


# ---- Taking back, telling ----


def test_a_move_that_shows_nothing_can_be_taken_back() -> None:
    s = table(t2="B2", chips={"A": "t1 t3"}, prince=2, stack="t2 t4 t5 t6")

    def shows(text: str) -> bool:
        return MODULES.views.reveals(s, MODULES.legal_move(s, text))

    assert not shows("move bar 1")
    assert not shows("chip t1 bar 1")
    assert not shows("chip t1 bar direct"), "all know that he has it"
    assert not shows("card 4 t1"), "all know his hand"
    assert shows("card 4 t2 under"), "somebody looks at a chip"
    s.may_be[EVERYBODY][0] |= 1 << 1
    assert shows("chip t1 bar direct")
    s.pile[1][1:3], s.height[1] = [card_of(0, 1), card_of(1, 2)], 2
    s.hand[0] ^= 1
    assert shows("card 4 t1"), "now it could have been the one face down"
    assert shows("move prince 1"), "it is turned up"
    s.hand[1] = s.hand[0] = 1 << 3
    assert MODULES.views.reveals(s, MODULES.legal_move(s, "card 4 t1")) is True


def test_every_event_has_a_sentence_in_every_language() -> None:
    reported: set[int] = set()
    said: set[str] = set()
    for seed in range(30):
        players = 2 + seed % 5
        s: State = MODULES.set_up(players, MODULES.options_from(VARIANTS[seed % 3]))
        s.events = []
        g = generator(seed)
        while s.actor != OVER:
            if s.actor == CHANCE:
                draw(s, below(g, outcomes(s)))
            else:
                moves = MODULES.legal(s)
                play(s, moves[below(g, len(moves))])
        for event in s.events:
            reported.add(event[0])
            for viewer in (None, 0):
                found = MODULES.words.viewer_event(event, viewer)
                assert found is not None
                line = line_for_event(found, "carnavalo")
                assert (line is None) == (EVENTS[event[0]] == "ring"), "the dial is seen, not heard"
                said |= {Translator(language).translate(line) for language in LANGUAGES if line is not None}
    missing = {EVENTS[kind] for kind in range(len(EVENTS))} - {EVENTS[kind] for kind in reported}
    assert missing <= {"passed"}
    assert all(said)


def test_the_last_day_stays_in_the_view() -> None:
    s = table(procession="B1 B2 C1 C2", t6="A5", t1="B5 C3 B4?")
    finish_day(s)
    assert seen(s, 2).last_day[0] == Count([Card(1, 4), Card(1, 5), Card(2, 3)], [0, 9, 3])
    assert seen(s, 2).last_day[6].cards == [Card(0, 5), Card(1, 1), Card(1, 2), Card(2, 1), Card(2, 2)]
    assert seen(s, 2).last_day[6].values == [5, 3, 3]


def test_C5_the_spread_is_reported_once_the_setup_is_complete() -> None:
    game = speeltafel.new("carnavalo", players=2)
    for move in ("pick 3", "pick 4", "spread 0:t3 1:t6"):
        game.play(move)
    assert [seen.move for seen in game.view(0).history] == ["pick 3", "pick ?", "spread ?"]
    game.play("moves 0:t2 1:t5 / t1 t3 t4 t6")
    game.play("tents 1342 2134 1342 2134 1342 2134")
    with pytest.raises(speeltafel.IllegalMove, match="chips worth 5"):
        game.play("procession 5553")
    assert game.view(None).history[2].move == "spread ?"
    game.play("procession 3545")
    for viewer in (None, 0, 1):
        assert game.view(viewer).history[2].move == "spread 0:t3 1:t6"
        assert game.view(viewer).history[-1].move == "procession 3???"
