"""tricky for two as a list of positions, each worth what the player on turn wins with perfect play. A tie is half a win.

Written like the rules, to be compiled. A position is the fill of the columns (a number f), the chips c of the player on turn and the
chips d of the other. Chips of both and those the players have paid onto the board, together the stake, hardly ever grow: only when
somebody wins a column with yellow cells and the other cannot pay the whole arrow. So positions are listed up to some stake; what lies
beyond is looked up as if the richer player had fewer.
"""

from typing import Any

from speeltafel.games.tricky.dice import DICE, FACES
from speeltafel.games.tricky.rules import COLUMNS, NOBODY, play
from speeltafel.games.tricky.turn import FIRST, LANES, follow_wide, look_back_wide

ENDS_OF_TURN = FIRST[DICE + 1] - FIRST[DICE]  # ways the five dice can lie in the end
RICH = 500
TIE = 0.5


def list_ends(table: Any, need: Any, gain: Any, fine: Any, to: Any) -> None:
    """For each fill and each way to end a turn: what it takes not to go bankrupt, what the player gains, what the other pays, the new fill.

    The rules say it: `table[0]` has the board, and is played on.
    """
    s = table[0]
    for f in range(len(need)):
        for end in range(ENDS_OF_TURN):
            settle_with(s, f, RICH, end)
            gain[f][end] = s.chips[0] - RICH
            fine[f][end] = RICH - s.chips[1]
            to[f][end] = fill_number(s)
            chips = 0
            settle_with(s, f, chips, end)
            while s.bankrupt != NOBODY:
                chips += 1
                settle_with(s, f, chips, end)
            need[f][end] = chips


def settle_with(s: Any, f: int, chips: int, end: int) -> None:
    """A whole turn of seat 0 that ends so."""
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
    """Where a position stands in the list. `most` is what both can have together with that fill."""
    beyond = c + d - most[f]
    if beyond > 0:
        if c > d:
            c -= beyond
        else:
            d -= beyond
    both = c + d
    return int(base[f]) + both * (both + 1) // 2 + d


def list_positions(base: Any, most: Any, fs: Any, cs: Any, ds: Any) -> None:
    """The positions, each at its place."""
    for f in range(len(base)):
        place = base[f]
        for both in range(most[f] + 1):
            for d in range(both + 1):
                fs[place] = f
                cs[place] = both - d
                ds[place] = d
                place += 1


def after(f: int, c: int, d: int, end: int, need: Any, gain: Any, fine: Any, to: Any, base: Any, most: Any) -> int:
    """The place after a turn that ends so, with the other player on turn; or, the game being over, −1 for a tie and −2 for a loss."""
    left_to_him = max(0, d - fine[f][end])
    chips = c + gain[f][end] if c >= need[f][end] else 0
    if chips == 0:
        return -1 if left_to_him == 0 else -2
    return place_of(base, most, to[f][end], left_to_him, chips)


def worth_after(value: Any, place: int) -> float:
    """What a turn is worth to who took it, that led to this place."""
    if place >= 0:
        return float(1.0 - value[place])
    return TIE if place == -1 else 0.0


def improve(
    order: Any, new: Any, value: Any, fs: Any, cs: Any, ds: Any, need: Any, gain: Any, fine: Any, to: Any, base: Any, most: Any,
    worth: Any, best: Any,
) -> None:  # fmt: skip
    """What the positions `order` are worth with the best play now, if `value` is right from the next turn on. Into `new`."""
    for start in range(0, len(order), LANES):
        lanes = min(LANES, len(order) - start)
        for lane in range(lanes):
            p = order[start + lane]
            for end in range(ENDS_OF_TURN):
                place = after(fs[p], cs[p], ds[p], end, need, gain, fine, to, base, most)
                worth[FIRST[DICE] + end][lane] = worth_after(value, place)
        look_back_wide(worth, best)
        for lane in range(lanes):
            new[start + lane] = worth[0][lane]


def exploit(
    order: Any, new: Any, value: Any, mine: Any, fs: Any, cs: Any, ds: Any, need: Any, gain: Any, fine: Any, to: Any, base: Any, most: Any,
    worth: Any, share: Any, best: Any, at_best: Any,
) -> None:  # fmt: skip
    """What the positions `order` are worth to the opponent of a player who is on turn and goes by `mine`. Into `new`.

    `mine` is how that player rates a position after his turn, whoever may be right; `value` what it is really worth to his opponent,
    who is on turn then. A tie and a loss are rated as such.
    """
    for start in range(0, len(order), LANES):
        lanes = min(LANES, len(order) - start)
        for lane in range(lanes):
            p = order[start + lane]
            for end in range(ENDS_OF_TURN):
                place = after(fs[p], cs[p], ds[p], end, need, gain, fine, to, base, most)
                at = FIRST[DICE] + end
                worth[at][lane] = mine[place] if place >= 0 else worth_after(value, place)
                share[at][lane] = value[place] if place >= 0 else 1.0 - worth_after(value, place)
        follow_wide(worth, share, best, at_best)
        for lane in range(lanes):
            new[start + lane] = share[0][lane]
