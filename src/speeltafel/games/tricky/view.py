"""Views of tricky: everything lies open, so every seat and every spectator sees the same."""

from speeltafel.core.chance import Generator
from speeltafel.core.view import AnyView, state_of
from speeltafel.games.tricky import rules
from speeltafel.games.tricky.mechanics.dice import DICE, FACES, dice_of, handful_of
from speeltafel.games.tricky.options import Column, Options, apply_options, board_of
from speeltafel.games.tricky.rules import COLUMNS, KEEP, NO_ROLL, State, chips_in

HAS_HIDDEN_INFORMATION = False


class View(AnyView, kw_only=True):
    board: list[Column]
    filled: list[int]  # filled cells of each column
    in_column: list[int]  # chips that lie in each column
    chips: list[int]
    supply: int
    turn: int
    roll: list[int]  # the dice on the table, of which some are to be kept
    kept: list[int]  # the dice set aside this turn
    bankrupt: int | None


def view(s: State, seat: int | None) -> View:
    return View(
        board=board_of(s),
        filled=s.filled[:],
        in_column=[chips_in(s, column) for column in range(COLUMNS)],
        chips=s.chips[: s.players],
        supply=s.supply,
        turn=s.turn,
        roll=list(dice_of(s.roll)) if s.phase == KEEP else [],
        kept=[face + 1 for face in range(FACES) for _ in range(s.kept[face])],
        bankrupt=s.bankrupt if s.bankrupt >= 0 else None,
    )


def resample(view: View, g: Generator) -> State:
    """Return the state of a view, which says everything."""
    s: State = state_of(view, rules)
    apply_options(s, Options(board=view.board))
    s.turn = view.turn
    s.filled = view.filled[:]
    s.chips[: view.players] = view.chips
    s.supply = view.supply
    s.roll = handful_of(tuple(view.roll)) if view.roll else NO_ROLL
    for die in view.kept:
        s.kept[die - 1] += 1
    s.left = DICE - len(view.kept)
    s.bankrupt = -1 if view.bankrupt is None else view.bankrupt
    return s


def reveals(s: State, move: int) -> bool:
    """Whether a move reveals something: never, since only the next roll does, and that is chance."""
    return False
