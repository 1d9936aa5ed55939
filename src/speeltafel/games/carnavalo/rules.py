"""Carnavalo: the rules C1–C26 and CR1–CR11 of docs/rules/carnavalo.md, in its words.

The table and its names are in table.py, the movement chips in chips.py, what a day brings in scoring.py.
"""

from speeltafel.core.state import CHANCE, OVER, tell
from speeltafel.games.carnavalo.chips import (
    COUNT,
    MEMBERS,
    deal_chip,
    give_top_chip,
    put_under_stack,
    show_bottom_chip,
    shuffle_chips,
    stack_chip,
)
from speeltafel.games.carnavalo.scoring import NOWHERE, chip_points, confetti, discs_won, score, score_day
from speeltafel.games.carnavalo.scoring import wins as wins
from speeltafel.games.carnavalo.table import (
    AFTER,
    BAR,
    BARRED,
    BARRICADE,
    BEFORE,
    BEGINS,
    CARDS,
    CHIP_DIRECT,
    CHIP_MOVED,
    CHIPS_PER_TENT,
    CITIZENS,
    CLOSE,
    COUNTED,
    DAY_OVER,
    DAYS,
    DEALT,
    END,
    ENDED,
    FLOAT_COSTS,
    FLOAT_REMOVED,
    FULL_HAND,
    KINDS,
    LAID,
    LIES,
    MISS,
    MOST_IN_PROCESSION,
    MOST_PLAYERS,
    MOVED,
    MOVES,
    NEW_DAY,
    NO_CARD,
    NO_CHIP,
    NO_TENT,
    NOTHING_THERE,
    OWNER,
    PASSED,
    PICK,
    PICKED,
    PLAYED_EMPTY,
    PLAYED_TOP,
    PLAYED_UNDER,
    PRINCE,
    PROCESSION_CHIP_OPEN,
    PROCESSION_CHIPS,
    PROCESSION_LENGTH,
    RETURN,
    RETURNED,
    RING,
    RING_ZERO,
    SPREAD,
    TAKEN,
    TENT_CHIP_OPEN,
    TENT_CHIPS,
    TENT_CHIPS_ADVANCED,
    TENT_DRAW,
    TENTS,
    TO_PROCESSION,
    TOTAL,
    TURNED_UP,
    VALUE,
    VALUES,
    State,
    barred_tent,
    card_of,
    lay_on_top,
    move_disc_on,
    slide_under,
    stage_card,
    take_bottom,
    take_top,
    taken_from,
)
from speeltafel.games.carnavalo.table import EVENTS as EVENTS
from speeltafel.games.carnavalo.table import PHASES as PHASES

FEWEST_PLAYERS = 2

# A move is a number: one of these, and behind it what is picked, played or moved.
PICK_CARD = 0  # + value − 1
PLAY_CARD = PICK_CARD + VALUES  # + (tent × 3 + place) × 5 + value − 1
ON_EMPTY, ON_TOP, UNDER = range(3)
CARD_PLACES = 3
MOVE = PLAY_CARD + TENTS * CARD_PLACES * VALUES  # + citizen × 5 + steps − 1
MOST_STEPS = 5  # the movement track ends there (C3)
PLAY_CHIP = MOVE + CITIZENS * MOST_STEPS  # + (chip × 3 + citizen) × 6 + steps
DIRECT = 0  # for steps
WAYS = MOST_STEPS + 1
PASS = PLAY_CHIP + TENTS * CITIZENS * WAYS
RETURN_CHIP = PASS + 1  # + chip

# `legal` always writes eight moves, of which it counts those that are possible: the compiled copy does that in one stride.
STRIDE = 8

# All cards above or under, all steps, all chips; and room for what is written behind the last move.
MOST_MOVES = TENTS * 2 * VALUES + CITIZENS * MOST_STEPS + TENTS * CITIZENS * WAYS + STRIDE

RING_AT_START = 1  # C7
EMPTY_HANDS = [0, 0, 1, 2, 2, 2, 2]  # that end a day, by number of players (C17)
QUIET_ROUNDS = 4  # CR11
DISCS_TO_END = 5  # C23

# Why a day ended, for `tell`.
BY_HANDS, BY_PROCESSION, BY_QUIET = range(3)


# ---- Setting up ----


def set_up(s: State, players: int) -> None:
    """C2–C4, C7: everything in the box or in hand; first everybody picks a card."""
    s.players = players
    s.day = 1
    s.quiet = 0
    s.drawn = 0
    s.ring = RING_AT_START
    s.middle = NO_CARD
    s.floats = DAYS
    s.parade_gone = 0
    s.parade_open = 0
    for citizen in range(CITIZENS):
        s.at[citizen] = s.start[citizen]
    for card in range(CARDS + 1):
        s.shown[card] = 0
        s.counted_at[card] = NOWHERE
    for seat in range(MOST_PLAYERS):
        s.has_float[seat] = 0
        for place in range(TENTS + 1):
            s.value[place][seat] = 0
        for kind in range(KINDS):
            s.chips_won[seat][kind] = 0
        for number in range(len(PROCESSION_CHIPS)):
            s.parade_won[seat][number] = 0
        for tent in range(TENTS):
            s.disc[seat][tent] = 0
    for tent in range(TENTS):
        s.chips_gone[tent] = 0
        s.chip_open[tent] = 0
        for i in range(CARDS + 1):
            s.pile[tent][i] = NO_CARD
        for i in range(CHIPS_PER_TENT):
            s.chip[tent][i] = NO_CHIP
    for kind in range(KINDS):
        s.chips_left[kind] = TENT_CHIPS_ADVANCED[kind] if s.advanced == 1 else TENT_CHIPS[kind]
    for number in range(len(PROCESSION_CHIPS)):
        s.parade_left[number] = PROCESSION_CHIPS[number]
    for i in range(PROCESSION_LENGTH):
        s.parade[i] = NO_CHIP
    shuffle_chips(s)
    take_cards_back(s)
    s.phase = PICK
    s.actor = 0


def pick(s: State, value: int) -> None:
    """C5: a card is chosen in secret, seat after seat."""
    s.hand[s.actor] ^= 1 << (value - 1)
    tell(s, PICKED, s.actor, value)
    s.actor += 1
    if s.actor == s.players:
        s.phase = SPREAD
        s.actor = CHANCE


def outcomes(s: State) -> int:
    """How many tents, or chips, are left to draw from."""
    if s.phase == TENT_DRAW:
        return TENTS * CHIPS_PER_TENT - s.drawn + (2 if s.advanced == 1 else 0)  # C26: two stay in the box
    return TENTS - s.drawn  # six tents to spread over, six movement chips, six procession chips


def draw(s: State, outcome: int) -> None:
    """The next card is spread, or the next chip dealt; after the last one the next thing is set up."""
    nth = s.drawn
    s.drawn += 1
    if s.phase == SPREAD:
        spread_card(s, nth, outcome)
        last = s.players
    elif s.phase == MOVES:
        deal_movement_chip(s, nth, outcome)
        last = TENTS
    elif s.phase == TENT_DRAW:
        s.chip[nth // CHIPS_PER_TENT][nth % CHIPS_PER_TENT] = taken_from(s.chips_left, outcome)
        last = TENTS * CHIPS_PER_TENT
    else:
        s.parade[nth] = taken_from(s.parade_left, outcome)
        last = PROCESSION_LENGTH
    if s.drawn == last:
        s.drawn = 0
        if s.phase == TENT_DRAW:
            turn_chips_up(s)
        s.phase += 1
        if s.phase == BEFORE:
            begin_first_day(s)


def spread_card(s: State, seat: int, outcome: int) -> None:
    """C5: the card that this player picked goes to one of the tents that have none yet."""
    for tent in range(TENTS):
        if s.height[tent] == 0:
            if outcome == 0:
                lay_on_top(s, tent, card_of(seat, MEMBERS[FULL_HAND ^ s.hand[seat]][0] + 1))
            outcome -= 1


def deal_movement_chip(s: State, nth: int, outcome: int) -> None:
    """C6: one for each player, who moves their disc on that tent to field 1; the rest form the stack."""
    dealt = 0
    for seat in range(s.players):
        dealt |= s.held[seat]
    for i in range(s.stacked):
        dealt |= 1 << s.stack[i]
    chip = MEMBERS[(1 << TENTS) - 1 ^ dealt][outcome]
    if nth < s.players:
        deal_chip(s, nth, chip)
        s.disc[nth][chip] = 1
        tell(s, DEALT, nth, chip)
    else:
        stack_chip(s, chip, TENTS - s.players)


def begin_first_day(s: State) -> None:
    """C5, C8: the cards are turned up. Who has the one in the tent that the Prince would come to first begins."""
    for tent in range(TENTS):
        card = stage_card(s, tent)
        if card != NO_CARD:
            s.shown[card] = 1
            tell(s, LIES, OWNER[card], VALUE[card], tent)
    turn_chips_up(s)
    for ahead in range(s.fields, 0, -1):  # from far to near, so that the nearest is what stays
        tent = s.tent_at[(s.at[PRINCE] + ahead) % s.fields]
        if tent != NO_TENT and s.height[tent] > 0:
            s.actor = OWNER[stage_card(s, tent)]
    tell(s, BEGINS, s.actor)
    begin_turn(s, s.actor)


def turn_chips_up(s: State) -> None:
    """C3, C22: wherever a chip is to lie open and none does."""
    for tent in range(TENTS):
        if s.chip_open[tent] == 0:
            s.chip_open[tent] = 1
            tell(s, TENT_CHIP_OPEN, tent, s.chip[tent][s.chips_gone[tent]])
    if s.parade_open == 0 and s.parade[s.parade_gone] != NO_CHIP:
        s.parade_open = 1
        tell(s, PROCESSION_CHIP_OPEN, s.parade[s.parade_gone])


# ---- A turn ----


def legal(s: State, moves: list[int]) -> int:
    """C9: what the seat on turn can do now."""
    if s.phase == PICK:
        for i in range(VALUES):
            moves[i] = PICK_CARD + i
        return VALUES
    count = 0
    if s.phase == BEFORE:
        count = list_cards(s, moves)
        for citizen in range(CITIZENS):
            for i in range(STRIDE):
                moves[count + i] = MOVE + citizen * MOST_STEPS + i
            count += s.ring
        if count == 0:
            moves[count] = PASS
            count += 1
    chips = s.held[s.actor]
    if s.phase == BEFORE or s.phase == AFTER:
        for i in range(COUNT[chips]):
            for citizen in range(CITIZENS):
                first = PLAY_CHIP + (MEMBERS[chips][i] * CITIZENS + citizen) * WAYS
                for steps in range(STRIDE):
                    moves[count + steps] = first + steps
                count += s.ring + 1
    if s.phase != BEFORE:
        for i in range(COUNT[chips]):
            moves[count] = RETURN_CHIP + MEMBERS[chips][i]
            count += 1
    return count


def list_cards(s: State, moves: list[int]) -> int:
    """C12: any card in hand; to an empty tent, or onto or under another's stage card, unless the tent is barred."""
    count = 0
    hand = s.hand[s.actor]
    barred = barred_tent(s)
    for tent in range(TENTS):
        if tent != barred and OWNER[stage_card(s, tent)] != s.actor:
            first = PLAY_CARD + (tent * CARD_PLACES + (ON_EMPTY if s.height[tent] == 0 else ON_TOP)) * VALUES
            for i in range(STRIDE):
                moves[count + i] = first + MEMBERS[hand][i]
            count += COUNT[hand]
            if s.height[tent] > 0:
                first += (UNDER - ON_TOP) * VALUES
                for i in range(STRIDE):
                    moves[count + i] = first + MEMBERS[hand][i]
                count += COUNT[hand]
    return count


def play(s: State, move: int) -> None:
    if move < PLAY_CARD:
        pick(s, move - PICK_CARD + 1)
    elif move < MOVE:
        code = move - PLAY_CARD
        play_card(s, code % VALUES + 1, code // (CARD_PLACES * VALUES), code // VALUES % CARD_PLACES)
    elif move < PLAY_CHIP:
        code = move - MOVE
        act_by_moving(s, code // MOST_STEPS, code % MOST_STEPS + 1)
    elif move < PASS:
        code = move - PLAY_CHIP
        play_chip(s, code // (CITIZENS * WAYS), code // WAYS % CITIZENS, code % WAYS)
    elif move == PASS:
        tell(s, PASSED, s.actor)
        s.phase = AFTER
        go_on(s)
    else:
        return_chip(s, move - RETURN_CHIP)


def play_chip(s: State, chip: int, citizen: int, steps: int) -> None:
    """C10: a citizen walks, or goes directly to the tent on the chip; the chip goes under the stack."""
    if steps == DIRECT:
        tell(s, CHIP_DIRECT, s.actor, chip, citizen, s.field_of[chip])
        put_citizen(s, citizen, s.field_of[chip])
    else:
        tell(s, CHIP_MOVED, s.actor, chip, citizen, steps, field_ahead(s, citizen, steps))
        walk(s, citizen, steps)
    turn_ring(s, steps)
    put_under_stack(s, s.actor, chip)
    if steps == DIRECT:
        show_bottom_chip(s)
    go_on(s)


def act_by_moving(s: State, citizen: int, steps: int) -> None:
    """C11."""
    tell(s, MOVED, s.actor, citizen, steps, field_ahead(s, citizen, steps))
    walk(s, citizen, steps)
    turn_ring(s, steps)
    s.phase = AFTER
    go_on(s)


def play_card(s: State, value: int, tent: int, place: int) -> None:
    """C12: onto the pile the former stage card's owner moves their disc, under it the stage card's owner gets a chip."""
    card = card_of(s.actor, value)
    former = stage_card(s, tent)
    s.hand[s.actor] ^= 1 << (value - 1)
    s.quiet = 0
    if place == UNDER:
        tell(s, PLAYED_UNDER, s.actor, value, tent)
        slide_under(s, tent, card)
        give_top_chip(s, OWNER[former])
    else:
        tell(s, PLAYED_EMPTY if place == ON_EMPTY else PLAYED_TOP, s.actor, value, tent)
        lay_on_top(s, tent, card)
        s.shown[card] = 1
        if place == ON_TOP:
            move_disc_on(s, OWNER[former], tent)
    turn_ring(s, VALUE[stage_card(s, tent)])
    s.phase = AFTER
    go_on(s)


def turn_ring(s: State, number: int) -> None:
    s.ring = number
    tell(s, RING, number)


def go_on(s: State) -> None:
    """C9, C17: the day may be over at once; and who has acted and has no chips left is done."""
    if s.in_procession == MOST_IN_PROCESSION or empty_hands(s) >= EMPTY_HANDS[s.players]:
        tell(s, DAY_OVER, s.actor, s.day, BY_PROCESSION if s.in_procession == MOST_IN_PROCESSION else BY_HANDS)
        s.phase = CLOSE
        if s.held[s.actor] == 0:
            close_day(s)
    elif s.phase == AFTER and s.held[s.actor] == 0:
        end_turn(s)


def empty_hands(s: State) -> int:
    empty = 0
    for seat in range(s.players):
        if s.hand[seat] == 0:
            empty += 1
    return empty


def return_chip(s: State, chip: int) -> None:
    """C13, C18: an unused chip goes under the stack. With the last one the ring goes to 0 and the turn ends, or the day."""
    put_under_stack(s, s.actor, chip)
    tell(s, RETURNED, s.actor, chip)
    if s.phase == AFTER:
        s.phase = RETURN
    if s.held[s.actor] == 0:
        if s.phase == CLOSE:
            close_day(s)
        else:
            s.ring = 0
            tell(s, RING_ZERO)
            end_turn(s)


def end_turn(s: State) -> None:
    """C9: the next player is on, unless so many turns were quiet that the day is over (CR11)."""
    if s.quiet >= QUIET_ROUNDS * s.players:
        tell(s, DAY_OVER, s.actor, s.day, BY_QUIET)
        close_day(s)
    else:
        begin_turn(s, (s.actor + 1) % s.players)


def begin_turn(s: State, seat: int) -> None:
    s.actor = seat
    s.phase = BEFORE
    s.quiet += 1


# ---- Citizens ----


def walk(s: State, citizen: int, steps: int) -> None:
    """C10, C11."""
    put_citizen(s, citizen, field_ahead(s, citizen, steps))


def field_ahead(s: State, citizen: int, steps: int) -> int:
    """C1: clockwise round the route."""
    field = s.at[citizen] + steps
    return field if field < s.fields else field - s.fields


def put_citizen(s: State, citizen: int, field: int) -> None:
    """C14–C16: a citizen ends a move. In a tent that is not barred each does what is theirs to do."""
    s.at[citizen] = field
    tent = s.tent_at[field]
    if tent == NO_TENT:
        return
    if citizen == BAR:
        tell(s, BARRICADE, tent)
    elif tent == barred_tent(s):
        tell(s, BARRED, citizen, tent)
    elif citizen == PRINCE:
        prince_calls(s, tent)
    else:
        miss_passes(s, tent)


def prince_calls(s: State, tent: int) -> None:
    """C14: the stage card goes to the procession; the next one is turned up. An empty tent: nothing (CR2)."""
    if s.height[tent] == 0:
        tell(s, NOTHING_THERE, PRINCE, tent)
        return
    card = take_top(s, tent)
    s.procession[s.in_procession] = card
    s.in_procession += 1
    s.quiet = 0
    tell(s, TO_PROCESSION, OWNER[card], VALUE[card], tent)
    move_disc_on(s, OWNER[card], tent)
    stage = stage_card(s, tent)
    if stage != NO_CARD and s.shown[stage] == 0:
        s.shown[stage] = 1
        tell(s, TURNED_UP, OWNER[stage], VALUE[stage], tent)


def miss_passes(s: State, tent: int) -> None:
    """C15: the card in the middle goes on top, the bottom one to the middle. In an empty tent that is the same card (CR2)."""
    if s.middle != NO_CARD:
        lay_on_top(s, tent, s.middle)
        tell(s, LAID, OWNER[s.middle], VALUE[s.middle], tent)
    if s.height[tent] == 0:
        tell(s, NOTHING_THERE, MISS, tent)
        return
    s.middle = take_bottom(s, tent)
    s.shown[s.middle] = 1
    tell(s, TAKEN, OWNER[s.middle], VALUE[s.middle], tent)


# ---- The end of a day ----


def close_day(s: State) -> None:
    """C19–C23: all is counted; then a new day, begun by the left neighbour of who ended this one, or the end."""
    score_day(s)
    if s.day == DAYS or somebody_has_the_discs(s):
        end_game(s)
    else:
        begin_new_day(s)
        begin_turn(s, (s.actor + 1) % s.players)


def somebody_has_the_discs(s: State) -> bool:
    for seat in range(s.players):
        if discs_won(s, seat) >= DISCS_TO_END:
            return True
    return False


def begin_new_day(s: State) -> None:
    """C22."""
    if s.floats > DAYS - s.day:
        s.floats -= 1
        tell(s, FLOAT_REMOVED)
    s.day += 1
    s.quiet = 0
    take_cards_back(s)
    tell(s, NEW_DAY, s.day, (s.actor + 1) % s.players)
    turn_chips_up(s)


def take_cards_back(s: State) -> None:
    """C22: all cards to their owners' hands, but for the one in the middle. What was seen of the others is worth nothing now."""
    for tent in range(TENTS):
        for i in range(1, s.height[tent] + 1):
            s.shown[s.pile[tent][i]] = 0
            s.pile[tent][i] = NO_CARD
        s.height[tent] = 0
    for i in range(MOST_IN_PROCESSION):
        s.shown[s.procession[i]] = 0
        s.procession[i] = NO_CARD
    s.in_procession = 0
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = FULL_HAND if seat < s.players else 0
    if s.middle != NO_CARD:
        s.hand[OWNER[s.middle]] ^= 1 << (VALUE[s.middle] - 1)


def end_game(s: State) -> None:
    """C23, C24."""
    tell(s, ENDED, s.day)
    for seat in range(s.players):
        tell(s, COUNTED, seat, discs_won(s, seat), confetti(s, seat), chip_points(s, seat))
        if s.has_float[seat] == 1:
            tell(s, FLOAT_COSTS, seat)
        tell(s, TOTAL, seat, score(s, seat))
    s.phase = END
    s.actor = OVER
