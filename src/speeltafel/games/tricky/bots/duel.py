"""tricky for two as a list of positions.

Written like the rules, to be compiled. A position is the fill of the columns (a number f), the chips c of the player on turn
and the chips d of the other. The stake is the chips of both and those they have paid onto the board. It hardly ever grows:
only when a player wins a column with yellow cells and the other cannot pay the whole arrow. So positions are listed up to
some stake; one beyond is looked up as if the richer player had fewer chips.
"""

from typing import Any, NamedTuple

from speeltafel.games.tricky.bots.turn import FIRST
from speeltafel.games.tricky.mechanics.dice import DICE, FACES
from speeltafel.games.tricky.rules import COLUMNS, NOBODY, State, play

ENDS_OF_TURN = FIRST[DICE + 1] - FIRST[DICE]  # ways the five dice can lie in the end
RICH = 500
TIE, LOSS = -1, -2  # instead of a place: the game is over


class Duel(NamedTuple):
    """The constant arrays of a solution."""

    # For each fill and each way to end a turn:
    need: Any  # chips it takes not to go bankrupt
    gain: Any  # the player's gain
    fine: Any  # the other player's payment
    to: Any  # the new fill
    # For each fill:
    base: Any  # the first place of its positions
    most: Any  # chips that both can have together
    # For each place:
    f: Any
    c: Any
    d: Any


def list_ends(table: Any, duel: Duel) -> None:
    """List what the rules say about every end of a turn. `table[0]` has the board, and is played on."""
    s = table[0]
    for f in range(len(duel.need)):
        for end in range(ENDS_OF_TURN):
            settle_with(s, f, RICH, end)
            duel.gain[f][end] = s.chips[0] - RICH
            duel.fine[f][end] = RICH - s.chips[1]
            duel.to[f][end] = fill_number(s)
            chips = 0
            settle_with(s, f, chips, end)
            while s.bankrupt != NOBODY:
                chips += 1
                settle_with(s, f, chips, end)
            duel.need[f][end] = chips


def settle_with(s: Any, f: int, chips: int, end: int) -> None:
    """Settle a whole turn of seat 0 with that end."""
    set_fill(s, f)
    for face in range(FACES):
        s.kept[face] = 0
    s.players = 2
    s.turn = 0
    s.left = DICE
    s.bankrupt = NOBODY
    s.chips[0] = chips
    s.chips[1] = RICH
    play(s, FIRST[DICE] - 1 + end)


def set_fill(s: Any, f: int) -> None:
    for column in range(COLUMNS):
        s.filled[column] = f % s.cells[column]
        f //= s.cells[column]


def fill_number(s: Any) -> int:
    f = 0
    for column in range(COLUMNS - 1, -1, -1):
        f = f * s.cells[column] + s.filled[column]
    return f


def place_of(base: Any, most: Any, f: int, c: int, d: int) -> int:
    """Return a position's place in the list."""
    beyond = c + d - int(most[f])
    if beyond > 0:
        if c > d:
            c -= beyond
        else:
            d -= beyond
    both = c + d
    return int(base[f]) + both * (both + 1) // 2 + d


def list_positions(duel: Duel) -> None:
    """List each position at its place."""
    for f in range(len(duel.base)):
        place = duel.base[f]
        for both in range(duel.most[f] + 1):
            for d in range(both + 1):
                duel.f[place] = f
                duel.c[place] = both - d
                duel.d[place] = d
                place += 1


def after(duel: Duel, place: int, end: int) -> int:
    """Return the place after such a turn, with the other player on turn; TIE or LOSS if it ends the game."""
    f = duel.f[place]
    left_to_him = max(0, duel.d[place] - duel.fine[f][end])
    chips = duel.c[place] + duel.gain[f][end] if duel.c[place] >= duel.need[f][end] else 0
    if chips == 0:
        return TIE if left_to_him == 0 else LOSS
    return place_of(duel.base, duel.most, duel.to[f][end], left_to_him, chips)


def chance_by_table(s: State, seat: int, table: Any) -> float:
    """Return a seat's win chance by the solved game for two; the other player is on turn.

    The table has first where the positions of each fill begin, then the most chips with each, then the chances.
    """
    fills = 1
    for column in range(COLUMNS):
        fills *= s.cells[column]
    place = place_of(table[:fills], table[fills : 2 * fills], fill_number(s), s.chips[1 - seat], s.chips[seat])
    return float(1.0 - table[2 * fills + place])
