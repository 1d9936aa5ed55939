"""Moves as text, as docs/rules/carnavalo.md has them: `chip t2 prince 3`, `move bar 2`, `card 4 t5 under`, and the setup."""

import re
from collections.abc import Callable

from speeltafel.core.errors import IllegalMove, SpeeltafelError, make_error
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import CHIPS_PER_TENT, CITIZENS, OWNER, PROCESSION_LENGTH, TENTS, VALUES
from speeltafel.games.carnavalo.mechanics.moves import (
    CARD_PLACES,
    DIRECT,
    MOST_STEPS,
    MOVE,
    ON_EMPTY,
    PASS,
    PICK_CARD,
    PLAY_CARD,
    PLAY_CHIP,
    RETURN_CHIP,
    UNDER,
    WAYS,
)
from speeltafel.games.carnavalo.mechanics.state import (
    AFTER,
    BEFORE,
    CLOSE,
    MOVES,
    PICK,
    PROCESSION_DRAW,
    RETURN,
    SPREAD,
    TENT_DRAW,
    State,
    barred_tent,
)

CITIZEN = ["prince", "miss", "bar"]
PLACE = ["", " top", " under"]
KIND = ".1234xz"  # tent chips; x is 2x, z is 3x

PATTERNS = {
    "pick": re.compile(r"pick ([1-5])"),
    "card": re.compile(r"card ([1-5]) t([1-6])( top| under|)"),
    "move": re.compile(r"move (prince|miss|bar) ([1-5])"),
    "chip": re.compile(r"chip t([1-6]) (prince|miss|bar) ([1-5]|direct)"),
    "return": re.compile(r"return t([1-6])"),
    "pass": re.compile("pass"),
}
EXAMPLES = {
    SPREAD: "spread 0:t3 1:t6",
    MOVES: "moves 0:t2 1:t5 / t1 t3 t4 t6",
    TENT_DRAW: "tents 1342 2413 1144 3312 2243 4312",
    PROCESSION_DRAW: "procession 3545",
}


# ---- Moves ----


def write_move(s: State, move: int) -> str:
    if move < PLAY_CARD:
        return f"pick {move - PICK_CARD + 1}"
    if move < MOVE:
        value, tent, place = card_move(move)
        return f"card {value} {tent_name(tent)}{PLACE[place]}"
    if move < PLAY_CHIP:
        citizen, steps = walk_move(move)
        return f"move {CITIZEN[citizen]} {steps}"
    if move < PASS:
        chip, citizen, steps = chip_move(move)
        return f"chip {tent_name(chip)} {CITIZEN[citizen]} {'direct' if steps == DIRECT else steps}"
    return "pass" if move == PASS else f"return {tent_name(move - RETURN_CHIP)}"


def seen_move(s: State, move: int, viewer: int | None) -> str:
    """Write a move as a viewer sees it.

    Hidden from the others: picked cards, cards played under, chips that are not shown (CR8).
    """
    text = write_move(s, move)
    if viewer == s.actor:
        return text
    verb, _, rest = text.partition(" ")
    hidden = (
        move < PLAY_CARD
        or (PLAY_CARD <= move < MOVE and card_move(move)[2] == UNDER)
        or (PLAY_CHIP <= move < PASS and chip_move(move)[2] != DIRECT)
        or move >= RETURN_CHIP
    )
    return " ".join([verb, "?", *rest.split()[1:]]) if hidden else text


def card_move(move: int) -> tuple[int, int, int]:
    """Return value, tent and place of a played card."""
    where, value = divmod(move - PLAY_CARD, VALUES)
    tent, place = divmod(where, CARD_PLACES)
    return value + 1, tent, place


def walk_move(move: int) -> tuple[int, int]:
    """Return citizen and steps of an action."""
    citizen, steps = divmod(move - MOVE, MOST_STEPS)
    return citizen, steps + 1


def chip_move(move: int) -> tuple[int, int, int]:
    """Return chip, citizen and steps (or DIRECT) of a played chip."""
    which, steps = divmod(move - PLAY_CHIP, WAYS)
    chip, citizen = divmod(which, CITIZENS)
    return chip, citizen, steps


def read_move(s: State, text: str) -> int:
    pattern = PATTERNS.get(text.partition(" ")[0])
    found = pattern.fullmatch(text) if pattern else None
    if found is None:
        raise _wrong("not-a-move", found=ascii(text[:40]))
    parts = found.groups()
    match text.partition(" ")[0]:
        case "pick":
            return PICK_CARD + int(parts[0]) - 1
        case "card":
            return PLAY_CARD + ((int(parts[1]) - 1) * CARD_PLACES + PLACE.index(parts[2])) * VALUES + int(parts[0]) - 1
        case "move":
            return MOVE + CITIZEN.index(parts[0]) * MOST_STEPS + int(parts[1]) - 1
        case "chip":
            steps = DIRECT if parts[2] == "direct" else int(parts[2])
            return PLAY_CHIP + ((int(parts[0]) - 1) * CITIZENS + CITIZEN.index(parts[1])) * WAYS + steps
        case "return":
            return RETURN_CHIP + int(parts[0]) - 1
        case _:
            return PASS


def why_not(s: State, move: int) -> Line:
    if s.phase == PICK or move < PLAY_CARD:
        return _line("only-pick" if s.phase == PICK else "picked-already")
    if s.phase in (RETURN, CLOSE) and move < RETURN_CHIP:
        return _line("only-return")
    if s.phase == AFTER and (move < PLAY_CHIP or move == PASS):
        return _line("acted-already")
    if move < MOVE:
        return _why_no_card(s, *card_move(move))
    if move < PLAY_CHIP:
        return _line("ring-too-low", ring=s.ring, steps=walk_move(move)[1])
    if move == PASS:
        return _line("no-need-to-pass")
    chip = move - RETURN_CHIP if move >= RETURN_CHIP else chip_move(move)[0]
    if not s.held[s.actor] >> chip & 1:
        return _line("chip-not-held", chip=chip + 1)
    if move >= RETURN_CHIP:
        return _line("return-too-early")
    return _line("ring-too-low", ring=s.ring, steps=chip_move(move)[2])


def _why_no_card(s: State, value: int, tent: int, place: int) -> Line:
    number = tent + 1
    if not s.hand[s.actor] >> (value - 1) & 1:
        return _line("card-not-in-hand", value=value)
    if tent == barred_tent(s):
        return _line("tent-barred", tent=number)
    if OWNER[stage_card(s, tent)] == s.actor:
        return _line("own-stage-card", tent=number)
    return _line("say-top-or-under" if place == ON_EMPTY else "tent-is-empty", tent=number)


# ---- Chance ----


def write_chance(phase: int, s: State) -> str:
    seats = range(s.players)
    if phase == SPREAD:
        tent_of = {OWNER[stage_card(s, tent)]: tent for tent in range(TENTS)}
        return "spread " + " ".join(f"{seat}:{tent_name(tent_of[seat])}" for seat in seats)
    if phase == MOVES:
        return " ".join([_first_chips(s), *map(tent_name, s.stack[: s.stacked])])
    if phase == TENT_DRAW:
        return "tents " + " ".join("".join(KIND[kind] for kind in chips) for chips in s.chip)
    return "procession " + "".join(map(str, s.parade))


def seen_chance(phase: int, s: State, viewer: int | None) -> str:
    """Write a chance event as a viewer sees it.

    All see the first movement chips and chips that are turned up, but no cards before setup is complete (C5).
    """
    if phase == SPREAD:
        return "spread ?" if s.phase < BEFORE else write_chance(phase, s)
    if phase == MOVES:
        return _first_chips(s) + (" ?" if s.stacked else "")
    if phase == TENT_DRAW:
        return "tents " + " ".join(KIND[chips[0]] + "?" * (CHIPS_PER_TENT - 1) for chips in s.chip)
    return f"procession {s.parade[0]}" + "?" * (PROCESSION_LENGTH - 1)


def _first_chips(s: State) -> str:
    return "moves " + " ".join(f"{seat}:{tent_name(s.held[seat].bit_length() - 1)}" for seat in range(s.players)) + " /"


def read_chance(s: State, text: str) -> list[int]:
    """Read each draw as its position among what is left."""
    verb, _, rest = text.partition(" ")
    if verb != EXAMPLES[s.phase].partition(" ")[0]:
        raise _bad_chance(s, text)
    if s.phase == SPREAD:
        return _places_among_six(_by_seat(s, rest, text))
    if s.phase == MOVES:
        hands, slash, stack = rest.partition(" /")
        chips = _by_seat(s, hands, text) + [_tent(s, name, text) for name in stack.split(" ")[1:]]
        if not slash or stack[:1] not in ("", " ") or sorted(chips) != list(range(TENTS)):
            raise _bad_chance(s, text)
        return _places_among_six(chips)
    if s.phase == TENT_DRAW:
        if not re.fullmatch(r"[1234xz]{4}( [1234xz]{4}){5}", rest):
            raise _bad_chance(s, text)
        return _from_the_bag(s.chips_left, chip_name, [KIND.index(chip) for chip in rest.replace(" ", "")])
    if not re.fullmatch("[345]{4}", rest):
        raise _bad_chance(s, text)
    return _from_the_bag(s.parade_left, str, [int(number) for number in rest])


def _by_seat(s: State, text: str, whole: str) -> list[int]:
    """Read `0:t3 1:t6`, in any order, as a tent for each seat."""
    pairs = dict(pair.partition(":")[::2] for pair in text.split(" "))
    if len(text.split(" ")) != s.players or set(pairs) != {str(seat) for seat in range(s.players)}:
        raise _bad_chance(s, whole)
    tents = [_tent(s, pairs[str(seat)], whole) for seat in range(s.players)]
    if len(set(tents)) < len(tents):
        raise _bad_chance(s, whole)
    return tents


def _tent(s: State, name: str, whole: str) -> int:
    if not re.fullmatch("t[1-6]", name):
        raise _bad_chance(s, whole)
    return int(name[1]) - 1


def _places_among_six(drawn: list[int]) -> list[int]:
    left = list(range(TENTS))
    places = []
    for one in drawn:
        places.append(left.index(one))
        left.remove(one)
    return places


def _from_the_bag(bag: list[int], name: Callable[[int], str], drawn: list[int]) -> list[int]:
    """Read chips from the bag; of equal chips the first one is taken."""
    left = bag[:]
    places = []
    for kind in drawn:
        if left[kind] == 0:
            raise _wrong("too-many-chips", chip=name(kind))
        places.append(sum(left[:kind]))
        left[kind] -= 1
    return places


# ---- Names ----


def tent_name(tent: int) -> str:
    return f"t{tent + 1}"


def chip_name(kind: int) -> str:
    """Return a tent or procession chip as people say it."""
    return {"x": "2x", "z": "3x"}.get(KIND[kind], str(kind)) if kind < len(KIND) else str(kind)


def _bad_chance(s: State, text: str) -> SpeeltafelError:
    return _wrong("not-a-chance", found=ascii(text[:60]), example=EXAMPLES[s.phase])


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "carnavalo")


def _wrong(id_: str, **args: Word) -> SpeeltafelError:
    return make_error(IllegalMove, id_, game="carnavalo", **args)
