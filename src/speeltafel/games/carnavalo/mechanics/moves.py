"""The moves of Carnavalo as numbers, and which of them are legal (C9–C13, C18)."""

from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import CITIZENS, OWNER, TENTS, VALUES
from speeltafel.games.carnavalo.mechanics.movement_chips import COUNT, MEMBERS
from speeltafel.games.carnavalo.mechanics.state import AFTER, BEFORE, PICK, State, barred_tent

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


def legal(s: State, moves: list[int]) -> int:
    """C9: the legal moves of the seat on turn."""
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
