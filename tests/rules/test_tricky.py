"""tricky, rule by rule: docs/rules/tricky.md."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.state import CHANCE, OVER
from speeltafel.games.tricky.mechanics.dice import handful_of
from speeltafel.games.tricky.options import VARIANTS, Column, Options
from speeltafel.games.tricky.rules import CHIPS, COLUMNS, KEEP, NOBODY, State, chips_in, play, score, set_up, settle, wins
from speeltafel.games.tricky.view import View

MODULES = games.modules("tricky")


def table(players: int = 3, board: list[Column] | None = None) -> State:
    s: State = MODULES.set_up(players, MODULES.defaults if board is None else Options(board=board))
    return s


def columns(*printed: tuple[str, int]) -> list[Column]:
    return [Column(cells.split(), arrow) for cells, arrow in printed]


def give(s: State, *chips: int) -> None:
    """So many chips to each player; the supply keeps the account."""
    for seat, count in enumerate(chips):
        s.supply += s.chips[seat] - count
        s.chips[seat] = count


def fill(s: State, *filled: int) -> None:
    for column, cells in enumerate(filled):
        s.supply += chips_in(s, column)
        s.filled[column] = cells
        s.supply -= chips_in(s, column)


def keep_all(s: State, dice: str) -> None:
    """Play a whole turn in which the player rolls and keeps just these dice."""
    s.roll, s.left, s.phase, s.actor = handful_of(tuple(sorted(map(int, dice)))), 5, KEEP, s.turn
    play(s, s.roll)


def all_chips(s: State) -> int:
    return sum(s.chips[: s.players]) + s.supply + sum(chips_in(s, column) for column in range(COLUMNS))


@pytest.mark.parametrize(("players", "each"), [(2, 18), (3, 22), (4, 25), (5, 25)])
def test_T1_chips_at_the_start(players: int, each: int) -> None:
    s = table(players)
    assert s.chips[:players] == [each] * players
    assert s.supply == 130 - players * each


def test_T2_the_board_of_the_rule_page() -> None:
    view: Any = speeltafel.new("tricky", players=2).view()
    assert [" ".join(column.cells) for column in view.board] == [
        "g2 g g r",
        "g2 g g g r",
        "g g g y g r",
        "g g g y g g r",
        "g g g y g y g r",
    ]
    assert [column.arrow for column in view.board] == [1, 1, 2, 2, 3]
    s = table()
    fill(s, 1, 1, 1, 1, 1)
    assert [chips_in(s, column) for column in range(COLUMNS)] == [2, 2, 1, 1, 1]


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ([{"cells": ["r"], "arrow": 1}] * 4, "five? 5 columns"),
        ([{"cells": [], "arrow": 1}] * 5, "1 to 24 cells"),
        ([{"cells": ["g"] * 24 + ["r"], "arrow": 1}] * 5, "1 to 24 cells"),
        ([{"cells": ["g", "g"], "arrow": 1}] * 5, "must be red, and no other cell may be"),
        ([{"cells": ["r", "r"], "arrow": 1}] * 5, "must be red, and no other cell may be"),
        ([{"cells": ["b", "r"], "arrow": 1}] * 5, "'b' is not a cell"),
        ([{"cells": ["g3", "r"], "arrow": 1}] * 5, "'g3' is not a cell"),
        ([{"cells": ["r"], "arrow": -1}] * 5, "from 0 to 130"),
        ([{"cells": ["r"], "arrow": "1"}] * 5, "Expected `int`"),
        ([{"cells": ["r"], "arrow": True}] * 5, "Expected `int`"),
        ([{"cells": ["r"]}] * 5, "arrow"),
        ("g r", "Expected `array`"),
    ],
)
def test_T2_a_board_that_cannot_be_played_is_refused(bad: Any, why: str) -> None:
    with pytest.raises(speeltafel.BadOptions) as error:
        speeltafel.new("tricky", players=2, options={"board": bad})
    assert why.removeprefix("five? ") in str(error.value)
    assert "board" in str(error.value)


def test_T3_there_is_no_column_for_6() -> None:
    s = table()
    keep_all(s, "66666")
    assert s.filled == [0] * 5
    assert s.chips[:3] == [22, 22, 22]


def test_T4_at_least_one_die_of_the_roll_is_set_aside_until_all_are() -> None:
    game = speeltafel.new("tricky", players=2)
    game.play("roll 44413")
    assert game.legal()[0] == "keep 1"
    assert "keep 44" in game.legal(), "from three fours he may keep only two"
    assert len(game.legal()) == 2 * 2 * 4 - 1
    for wrong in ("keep", "keep ", "keep 5", "keep 4444", "keep 446", "keep 41344 ", "roll 4", "46"):
        with pytest.raises(speeltafel.IllegalMove):
            game.play(wrong)
    game.play("keep 44")
    with pytest.raises(speeltafel.IllegalMove, match="3 dice"):
        game.play("roll 1234")
    game.play("roll 666")
    game.play("keep 6")
    game.play("roll 11")
    game.play("keep 1")
    game.play("roll 5")
    assert game.legal() == ["keep 5"], "the last die is kept too"
    game.play("keep 5")
    view: Any = game.view()
    assert (view.turn, view.filled) == (1, [1, 0, 0, 2, 1])


def test_T4_a_reader_takes_dice_in_any_order_and_writes_them_sorted() -> None:
    game = speeltafel.new("tricky", players=2)
    game.play("roll 64136")
    game.play("keep 64")
    assert game.moves == [("chance", "roll 13466"), (0, "keep 46")]


def test_T5_each_die_but_a_6_fills_the_next_cell_of_its_column() -> None:
    s = table()
    fill(s, 0, 1, 0, 0, 2)
    keep_all(s, "22556")
    assert s.filled == [0, 3, 0, 0, 4]


def test_T6_green_and_red_from_the_player_yellow_from_the_supply() -> None:
    s = table()
    fill(s, 0, 0, 2, 0, 0)
    supply = s.supply
    keep_all(s, "33666")
    assert s.filled[2] == 4
    assert s.chips[0] == 22 - 1, "the third cell is green"
    assert s.supply == supply - 1, "the fourth is yellow"


def test_T7_winning_a_column_takes_its_chips_and_the_others_pay_the_arrow() -> None:
    s = table()
    fill(s, 0, 0, 0, 0, 7)
    give(s, 20, 20, 2)
    supply = s.supply
    keep_all(s, "56666")
    assert s.chips[:3] == [20 - 1 + 8, 20 - 3, 0], "who has fewer than the arrow gives all he has"
    assert s.filled[4] == 0
    assert s.supply == supply + 3 + 2


def test_T7_an_arrow_of_0_costs_nobody_anything_and_nothing_is_said_of_it() -> None:
    s = table(board=columns(("r", 0), ("g r", 1), ("g r", 1), ("g r", 1), ("g r", 1)))
    s.events = []
    keep_all(s, "16666")
    assert s.chips[:3] == [22, 22, 22]
    assert [MODULES.rules.EVENTS[event[0]] for event in s.events] == ["kept", "filled", "won"]


def test_T8_dice_left_over_start_the_column_again() -> None:
    s = table()
    fill(s, 3, 0, 0, 0, 0)
    keep_all(s, "11166")
    assert s.filled[0] == 2
    assert s.chips[0] == 22 - 1 + 5 - 2 - 1


def test_T9_chips_stay_on_the_board_and_the_next_player_is_on() -> None:
    s = table()
    keep_all(s, "33366")
    assert (s.turn, s.actor, s.left) == (1, CHANCE, 5)
    assert chips_in(s, 2) == 3
    keep_all(s, "66666")
    keep_all(s, "66666")
    assert s.turn == 0
    assert chips_in(s, 2) == 3


def test_T10_a_player_may_borrow_and_returns_it_at_the_end_of_the_turn() -> None:
    s = table()
    fill(s, 0, 3, 0, 0, 0)
    give(s, 1, 20, 20)
    keep_all(s, "22366")
    assert s.chips[0] == 1 - 2 + 6 - 1, "one borrowed for the second cell, returned from the six won"
    assert s.actor == CHANCE


def test_T11_the_game_ends_when_a_player_has_nothing_after_his_own_turn() -> None:
    s = table()
    give(s, 2, 20, 20)
    keep_all(s, "33666")
    assert s.chips[0] == 0
    assert s.actor == OVER
    assert s.bankrupt == NOBODY


def test_T11_being_brought_to_0_by_another_does_not_end_the_game() -> None:
    s = table()
    fill(s, 0, 4, 0, 0, 7)
    give(s, 20, 2, 20)
    keep_all(s, "56666")
    assert s.chips[1] == 0
    assert s.actor == CHANCE
    keep_all(s, "26666")
    assert s.chips[1] == -1 + 6, "his own turn, on a borrowed chip"
    assert s.actor == CHANCE


def test_T11_who_cannot_return_his_loan_ends_the_game() -> None:
    s = table()
    give(s, 1, 20, 20)
    keep_all(s, "33366")
    assert s.chips[0] == 0
    assert s.actor == OVER
    assert s.bankrupt == 0


def test_T12_most_chips_win_and_all_who_tie_for_most() -> None:
    s = table()
    give(s, 5, 9, 9)
    assert [score(s, seat) for seat in range(3)] == [5, 9, 9]
    assert [wins(s, seat) for seat in range(3)] == [False, True, True]
    give(s, 0, 0, 0)
    assert [wins(s, seat) for seat in range(3)] == [True, True, True]


def test_TR1_settling_needs_the_smallest_loan() -> None:
    s = table()
    fill(s, 3, 0, 0, 0, 0)
    give(s, 0, 20, 20)
    keep_all(s, "12366")
    assert s.chips[0] == -1 + 5 - 2 - 1, "column 1 first: a loan of 1 is enough"
    assert s.actor == CHANCE


def test_TR1_a_loan_over_5_is_bankrupt_even_if_it_could_be_returned() -> None:
    dear = columns(("g2 g2 g2 r2", 3), ("g2 r", 1), ("g r", 1), ("g r", 1), ("g r", 1))
    s = table(board=dear)
    fill(s, 1, 0, 0, 0, 0)
    give(s, 0, 20, 20)
    supply = s.supply
    keep_all(s, "11166")
    assert (s.chips[0], s.bankrupt, s.actor) == (0, 0, OVER)
    assert s.filled[0] == 0, "all dice are settled all the same"
    assert s.chips[1:3] == [17, 17], "columns won still cost the others"
    assert s.supply == supply + 3 + 3 + 2, "the 2 chips he would have had go to the supply"
    assert all_chips(s) == CHIPS


def test_TR1_a_loan_of_just_5_is_no_bankruptcy() -> None:
    s = table(board=columns(("g2 g2 r", 0), ("g r", 1), ("g r", 1), ("g r", 1), ("g r", 1)))
    give(s, 0, 20, 20)
    keep_all(s, "11166")
    assert (s.chips[0], s.bankrupt) == (0, NOBODY), "lent 5, won 5, returned 5: nothing left"
    assert s.actor == OVER


def smallest_loan_of_all_orders(board: list[Column], filled: list[int], chips: int, dice: list[int]) -> int:
    """TR1 done the slow way: every order of the dice, one chip after the other."""
    least = 1000
    for order in set(permutations(die for die in dice if die != 6)):
        cells, balance, lowest = filled[:], chips, chips
        for die in order:
            column = board[die - 1].cells
            worth = [2 if cell.endswith("2") else 1 for cell in column]
            cell = cells[die - 1]
            balance -= 0 if column[cell][0] == "y" else worth[cell]
            lowest = min(lowest, balance)
            cells[die - 1] += 1
            if cells[die - 1] == len(column):
                balance += sum(worth)
                cells[die - 1] = 0
        least = min(least, max(0, -lowest))
    return least


cells_of_a_column = st.builds(
    lambda most, last: [*most, last], st.lists(st.sampled_from(["g", "g2", "y", "y2"]), max_size=4), st.sampled_from(["r", "r2"])
)


@settings(max_examples=300, deadline=None)
@given(
    board=st.lists(st.builds(Column, cells_of_a_column, st.integers(0, 5)), min_size=5, max_size=5),
    part=st.lists(st.floats(0, 0.99), min_size=5, max_size=5),
    chips=st.integers(0, 8),
    dice=st.lists(st.integers(1, 6), min_size=5, max_size=5),
)
def test_TR1_no_order_of_settling_needs_less(board: list[Column], part: list[float], chips: int, dice: list[int]) -> None:
    s = table(board=board)
    filled = [int(p * len(column.cells)) for p, column in zip(part, board, strict=True)]
    fill(s, *filled)
    give(s, chips, 20, 20)
    for die in dice:
        s.kept[die - 1] += 1
    s.events = []
    settle(s)
    borrowed = [a for event, _, a, *_ in s.events if MODULES.rules.EVENTS[event] == "borrowed"]
    assert (borrowed or [0])[0] == smallest_loan_of_all_orders(board, filled, chips, dice)
    assert all_chips(s) == CHIPS


def test_TR2_the_supply_may_fall_below_0() -> None:
    s = table(board=columns(("y2 y2 y2 y2 y2 y2 r", 0), ("g r", 1), ("g r", 1), ("g r", 1), ("g r", 1)))
    give(s, 60, 60, 9)
    assert s.supply == 1
    keep_all(s, "11166")
    assert s.supply == 1 - 6
    assert all_chips(s) == CHIPS


def test_TR3_seat_0_begins() -> None:
    assert speeltafel.new("tricky", players=4, seed=1).actor == 0


def test_TR4_a_bankrupt_player_scores_0() -> None:
    s = table()
    give(s, 1, 0, 0)
    keep_all(s, "33366")
    assert s.bankrupt == 0
    assert [score(s, seat) for seat in range(3)] == [0, 0, 0]
    assert [wins(s, seat) for seat in range(3)] == [True, True, True], "if all have 0, all win, the bankrupt one included (T12)"


def test_T5_T6_T7_T8_the_worked_example_of_the_rule_sheet() -> None:
    s = table(3)
    fill(s, 0, 3, 0, 3, 3)
    before, supply = s.chips[:3], s.supply
    for roll, kept in [("14556", "4"), ("2236", "22"), ("16", "6"), ("2", "2")]:
        s.roll, s.phase, s.actor = handful_of(tuple(map(int, roll))), KEEP, s.turn
        assert len(roll) == s.left
        play(s, handful_of(tuple(map(int, kept))))
    assert s.filled == [0, 1, 0, 4, 3], "the fourth cell of column 4, and column 2 begun again"
    assert chips_in(s, 1) == 2
    assert s.chips[0] == before[0] + 2, "−2 +6 −2"
    assert s.chips[1:3] == [before[1] - 1, before[2] - 1]
    assert s.supply == supply - 1 + 2, "one for the yellow cell, two from the others"


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(), options=st.sampled_from(VARIANTS))
def test_TR2_130_chips_at_every_step(players: int, seed: int, options: dict[str, Any]) -> None:
    s: State = MODULES.set_up(players, MODULES.options_from(options))
    g = generator(seed)
    while s.actor != OVER:
        assert all_chips(s) == CHIPS
        assert min(s.chips) >= 0
        if s.actor == CHANCE:
            MODULES.rules.draw(s, below(g, MODULES.rules.outcomes(s)))
        else:
            legal = MODULES.legal(s)
            play(s, legal[below(g, len(legal))])
    assert all_chips(s) == CHIPS


def test_set_up_starts_afresh_in_a_used_state() -> None:
    s = table(5)
    keep_all(s, "12345")
    set_up(s, 2)
    assert s == table(2)


def test_the_view_is_the_same_for_everyone() -> None:
    game = speeltafel.new("tricky", players=3, seed=4)
    view = game.view(0)
    assert isinstance(view, View)
    assert view.roll
    assert (view.legal, game.view(1).legal, game.view(None).legal) == (game.legal(), [], [])
