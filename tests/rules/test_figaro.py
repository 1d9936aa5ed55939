"""Figaro, rule by rule: docs/rules/figaro.md. What a viewer can and cannot know is tested in test_figaro_secrets.py."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.events import line_for_event
from speeltafel.core.game import Game
from speeltafel.core.i18n import Translator
from speeltafel.core.state import CHANCE, OVER
from speeltafel.core.view import complete_view
from speeltafel.games.figaro.mechanics.scoring import award_pieces, player_with_fewest
from speeltafel.games.figaro.mechanics.state import (
    BEGINS,
    COLOURS,
    COPIES,
    DEAL,
    EXCHANGE,
    KINDS,
    NL,
    NO_COLOUR,
    NO_ROUND,
    NOBODY,
    PIECES,
    PLAY,
    VALUE,
    State,
    colour_of,
)
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES, cards_of, counts_of, group_of
from speeltafel.games.figaro.options import VARIANTS
from speeltafel.games.figaro.rules import has_other_than, play, score, set_up, wins
from speeltafel.games.figaro.view import View, reveals, view

KINGS_TIE = "Player 2 and Player 1 both have the fewest cards (3). The King breaks the tie for Player 2."

MODULES = games.modules("figaro")
EDITIONS = ["en", "nl"]
both_editions = pytest.mark.parametrize("edition", EDITIONS)
any_number_of_players = pytest.mark.parametrize("players", [3, 4, 5, 6])


# Positions, in words


def table(
    *hands: str,
    rows: Sequence[str] = (),
    edition: str = "en",
    turn: int = 0,
    stacks: Sequence[int] = (),
    boxed: str = "",
    round_: int = 1,
) -> State:
    """In the middle of a round: so many hands, so many players. The road pieces of round 1 are 15, 14 …, then come the others."""
    players = len(hands)
    s: State = MODULES.set_up(players, MODULES.options_from({"edition": edition}))
    s.phase, s.actor, s.king, s.why, s.round = PLAY, turn, turn, BEGINS, round_ - 1
    s.boxed = COLOUR_NAMES.index(boxed) if boxed else NO_COLOUR
    for seat, hand in enumerate(hands):
        s.hand[seat] = counts_of(hand.split())
        s.hand_size[seat] = len(hand.split())
    for seat, cards in enumerate(rows):
        lay(s, seat, cards)
    s.stack_size[: len(stacks)] = stacks
    for piece in range(3 * (players - 1)):
        s.group[piece] = piece // (players - 1)
    return s


def lay(s: State, seat: int, cards: str) -> None:
    """Cards in front of a seat."""
    s.row[seat] = counts_of(cards.split())
    s.total[seat] = sum(VALUE[CARDS.index(card)] for card in cards.split())
    for card in cards.split():
        colour = colour_of(CARDS.index(card))
        if colour != NO_COLOUR:
            s.colour[seat], s.place[colour] = colour, seat
    s.face_up += len(cards.split())


def go(s: State, *moves: str) -> State:
    for move in moves:
        play(s, MODULES.legal_move(s, move))
    return s


def row(s: State, seat: int) -> str:
    return " ".join(cards_of(s.row[seat]))


def hand(s: State, seat: int) -> str:
    return " ".join(cards_of(s.hand[seat]))


def stack(s: State, seat: int) -> str:
    return " ".join(cards_of(s.stack[seat]))


def legal(s: State) -> set[str]:
    return set(MODULES.legal_texts(s))


def why_not(s: State, move: str) -> str:
    with pytest.raises(speeltafel.IllegalMove) as error:
        go(s, move)
    return str(error.value)


def roads(s: State) -> list[list[int]]:
    """Return the pieces that each player has won."""
    return view(s, None).pieces


def own(s: State, *pieces: Sequence[int]) -> None:
    """Pieces that players have won before, wherever they lay."""
    for seat, lengths in enumerate(pieces):
        for length in lengths:
            s.owner[s.length.index(length)] = seat
            s.group[s.length.index(length)] = NO_ROUND


def group(s: State, *lengths: int) -> None:
    """Just these are the pieces of this round."""
    for piece in range(PIECES):
        if s.group[piece] == s.round:
            s.group[piece] = NO_ROUND
    for length in lengths:
        s.group[s.length.index(length)] = s.round


def log_of(s: State, *moves: str, viewer: int | None = None) -> str:
    """Return the log's sentences about these moves."""
    s.events = []
    go(s, *moves)
    texts = Translator("en")
    events = [MODULES.words.viewer_event(event, viewer) for event in s.events]
    lines = [line_for_event(one, "figaro") for one in events if one is not None]
    return "\n".join(texts.translate(line) for line in lines if line is not None)


def dealt(players: int, edition: str = "en", seed: int = 1) -> Game:
    return speeltafel.new("figaro", players, {"edition": edition}, seed)


# What is in the box


def undealt_of(players: int, *events: str) -> list[str]:
    s: State = MODULES.set_up(players, MODULES.defaults)
    for event in events:
        for outcome in MODULES.notation.read_chance(s, event):
            MODULES.rules.draw(s, outcome)
    assert s.phase == DEAL
    assert sum(s.undealt) == s.undealt_size
    return cards_of(s.undealt)


def test_F1_sixty_cards() -> None:
    cards = Counter(undealt_of(4, "roads 1 2 3 / 4 5 6 / 7 8 9", "start 0"))
    assert sum(cards.values()) == 60
    for colour in "bgpry":
        assert (cards[f"{colour}1"], cards[f"{colour}2"], cards[f"{colour}3"]) == (3, 6, 1)
    assert (cards["j1"], cards["j2"], cards["o"]) == (3, 2, 5)
    assert VALUE[CARDS.index("o")] == 0


def test_F2_three_players_leave_a_colour_two_jesters_and_three_ring_dances_in_the_box() -> None:
    cards = Counter(undealt_of(3, "box green", "roads 1 2 / 4 5 / 7 8", "start 0"))
    assert sum(cards.values()) == 45
    assert {card[0] for card in cards} == set("bpryjo")
    assert (cards["j1"], cards["j2"], cards["o"]) == (2, 1, 2)
    assert (cards["b1"], cards["b2"], cards["b3"]) == (3, 6, 1)


def test_F3_fifteen_road_pieces_of_the_box() -> None:
    seen: Any = speeltafel.new("figaro", players=3).view()
    assert seen.options.roads == list(range(1, 16))


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"roads": [1, 2, 3]}, "Option roads: there must be 15 road pieces, but there are 3 (F3)"),
        ({"roads": [0, *range(2, 16)]}, "Option roads 1: a road piece must be 1 to 999 long, but this one is 0"),
        ({"roads": [*range(1, 15), 1000]}, "Option roads 15: a road piece must be 1 to 999 long"),
        ({"roads": [*range(1, 15), "15"]}, "Option roads 15: Expected `int`"),
        ({"roads": [*range(1, 15), 1.5]}, "Option roads 15: Expected `int`"),
        ({"roads": "1 2 3"}, "Expected `array`"),
        ({"edition": "de"}, "Option edition"),
        ({"stacks": True}, "Unknown option stacks"),
    ],
)
def test_F3_FE1_options_that_cannot_be_played_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(speeltafel.BadOptions) as error:
        speeltafel.new("figaro", players=3, options=options)
    assert why in str(error.value)


# Setting up


@any_number_of_players
def test_F4_three_open_groups_of_one_piece_fewer_than_players(players: int) -> None:
    game = dealt(players)
    seen: Any = game.view()
    assert [len(lengths) for lengths in seen.groups] == [players - 1] * 3
    drawn = [length for lengths in seen.groups for length in lengths]
    assert len(set(drawn)) == 3 * (players - 1), "no piece twice"
    assert all(lengths == sorted(lengths, reverse=True) for lengths in seen.groups)


def test_F4_all_pieces_are_equally_likely_to_be_drawn() -> None:
    drawn = Counter(length for seed in range(600) for length in dealt(3, seed=seed).view().groups[0])  # type: ignore[attr-defined]
    assert set(drawn) == set(range(1, 16))
    assert max(drawn.values()) < 600 * 2 / 15 * 1.6


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("roads 1 2 3 / 4 5 6", "3 groups"),
        ("roads 1 2 3 / 4 5 6 / 7 8 9 / 10 11 12", "3 groups"),
        ("roads 1 2 / 4 5 / 7 8", "Each group must have 3 road pieces, but this one has 2"),
        ("roads 1 2 3 / 4 5 6 / 7 8 16", "no road piece of '16'"),
        ("roads 1 2 3 / 4 5 6 / 7 8 3", "no road piece of '3' in the bag"),
        ("roads 1 2 3 / 4 5 6 / 7 8 09", "no road piece of '09'"),
        ("start 0", "roads"),
        ("roads", "3 groups"),
    ],
)
def test_F4_roads_that_cannot_be_drawn_are_refused(text: str, why: str) -> None:
    game = speeltafel.new("figaro", players=4)
    with pytest.raises(speeltafel.IllegalMove) as error:
        game.play(text)
    assert why in str(error.value)
    game.play("roads 4 2 15 / 1 8 7 / 3 14 6")
    assert game.moves == [("chance", "roads 15 4 2 / 8 7 1 / 14 6 3")], "read in any order, written longest first"


@pytest.mark.parametrize(("players", "cards"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_F5_all_cards_are_dealt_and_the_starting_player_has_the_king(players: int, cards: int) -> None:
    for seed in range(8):
        game = dealt(players, seed=seed)
        seen: Any = game.view()
        assert seen.hand_sizes == [cards] * players
        start = [text for _, text in game.moves if text.startswith("start")]
        assert start == [f"start {seen.king}"]
        assert (game.actor, seen.why) == (seen.king, "begins")


HANDS = [
    " ".join(["b1"] * 3 + ["b2"] * 6 + ["b3"] + ["g1"] * 3 + ["g2"] * 2),
    " ".join(["g2"] * 4 + ["g3"] + ["p1"] * 3 + ["p2"] * 6 + ["p3"]),
    " ".join(["r1"] * 3 + ["r2"] * 6 + ["r3"] + ["y1"] * 3 + ["y2"] * 2),
    " ".join(["j1"] * 3 + ["j2"] * 2 + ["o"] * 5 + ["y2"] * 4 + ["y3"]),
]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("deal " + " / ".join(HANDS[:3]), "4 groups"),
        ("deal " + " / ".join([*HANDS[:3], HANDS[3] + " o"]), "Every player must get 15 cards, but one gets 16"),
        ("deal " + " / ".join([*HANDS[:3], HANDS[3].replace("y3", "o")]), "no 'o' left"),
        ("deal " + " / ".join([*HANDS[:3], HANDS[3].replace("y3", "y4")]), "no 'y4' left"),
        ("deal ? / ? / ? / ?", "Every player must get 15 cards, but one gets 1"),
    ],
)
def test_F5_a_deal_that_cannot_be_is_refused(text: str, why: str) -> None:
    game = speeltafel.new("figaro", players=4)
    game.play("roads 1 2 3 / 4 5 6 / 7 8 9")
    for wrong in ("start 4", "start", "start 00", "start -1"):
        with pytest.raises(speeltafel.IllegalMove, match="start 0"):
            game.play(wrong)
    game.play("start 2")
    with pytest.raises(speeltafel.IllegalMove) as error:
        game.play(text)
    assert why in str(error.value)
    game.play("deal " + " / ".join(" ".join(reversed(cards.split())) for cards in HANDS))
    assert game.moves[-1] == ("chance", "deal " + " / ".join(HANDS)), "read in any order, written sorted"
    assert game.actor == 2


# A turn


def test_F6_one_card_from_the_hand_in_front_of_anyone() -> None:
    s = table("r2 y1", "b1", "b1")
    assert legal(s) == {"r2>0", "r2>1", "r2>2", "y1>0", "y1>1", "y1>2"}
    go(s, "r2>0")
    assert (hand(s, 0), row(s, 0), s.actor) == ("y1", "r2", 1)
    assert why_not(s, "r2>1") == "You don't have red 2 in your hand (F6)."
    assert why_not(s, "b1>3") == "There is no seat 3 here. The seats are 0 to 2."
    for nonsense in ("b1", "b1>", "b1>9", "b4>1", "o>1", "b1 >1", "B1>1", "b1>01", "x1>1", ""):
        assert "isn't a move here" in why_not(s, nonsense)


def test_F7_one_colour_before_a_player_and_a_colour_before_one_player() -> None:
    s = table("r2 b2 y2", "b1", "b1", "b1", rows=["", "r1", "b1", ""])
    assert legal(s) == {"r2>1", "b2>2", "y2>0", "y2>3", "take"}
    assert why_not(s, "r2>2") == "red 2 doesn't fit here: Player 3's row is blue (F7)."
    assert why_not(s, "r2>0") == "red 2 fits only in front of Player 2, who already has red (F7)."


def test_F8_a_jester_fits_everywhere_and_counts() -> None:
    s = table("j2 y1", "b1", "b1", rows=["g1", "r1", "b1"])
    assert legal(s) == {"j2>0", "j2>1", "j2>2", "take"}
    go(s, "j2>1")
    assert (s.total[1], s.colour[1], row(s, 1)) == (3, COLOUR_NAMES.index("red"), "j2 r1")


def test_F8_six_players_with_five_colours_out_and_a_jester() -> None:
    s = table("b1 g2 j1", *["b1"] * 5, rows=["b2", "g1", "p1", "r1", "y1", ""])
    assert legal(s) == {"b1>0", "g2>1", "take", *(f"j1>{seat}" for seat in range(6))}
    go(s, "j1>5")
    assert (s.total[5], s.colour[5]) == (1, NO_COLOUR)
    assert "b1>5" not in legal(s), "no colour is left for the sixth"


def test_F9_a_ring_dance_passes_every_row_to_the_left() -> None:
    s = table("b1", "o b1", "b1", "y2", rows=["b2", "r1 j1", "", "g2 g2"], turn=1)
    assert "o" in legal(s)
    go(s, "o")
    assert [row(s, seat) for seat in range(4)] == ["g2 g2", "b2", "j1 o r1", ""]
    assert s.total[:4] == [4, 2, 2, 0]
    assert [view(s, None).rows[seat].colour for seat in range(4)] == ["green", "blue", "red", None]
    assert s.actor == 2
    go(s, "b1>1", "y2>3")


def test_F9_the_log_says_who_got_what() -> None:
    s = table("b1", "o b1", "b1", "y2", rows=["b2", "r1 j1", "", "g2 g2"], turn=1)
    assert log_of(s, "o") == (
        "Player 2 plays a ring dance: everyone passes their row to the left.\n"
        "Player 1 now has a row of 2 cards: green, total 4.\n"
        "Player 2 now has a row of 1 card: blue, total 2.\n"
        "Player 3 now has a row of 3 cards: red, total 2."
    )


def test_F10_jesters_and_ring_dances_leave_the_colour_undetermined() -> None:
    s = table("b1", "b1", "b1", "b1", rows=["", "j1", "o", "j2 o"])
    assert [r.colour for r in view(s, None).rows] == [None] * 4
    assert legal(s) == {"b1>0", "b1>1", "b1>2", "b1>3", "take"}
    go(s, "b1>3")
    assert s.colour[3] == COLOUR_NAMES.index("blue")


@both_editions
def test_F11_six_takes_all_cards_and_the_next_turn(edition: str) -> None:
    s = table("r2 r1", "b1", "b1 p1", "b1", rows=["", "", "r2 r2", "g1 o"], edition=edition)
    text = log_of(s, "r2>2")
    assert (stack(s, 2), s.stack_size[:4]) == ("g1 o r2 r2 r2", [0, 0, 5, 0])
    assert ([row(s, seat) for seat in range(4)], s.face_up, s.total[:4], s.place) == ([""] * 4, 0, [0] * 4, [NOBODY] * 5)
    assert s.actor == 2, "not the next after who played the card"
    assert "Player 3 has six or more, takes all face-up cards and plays next." in text, "F21: nobody counts for them"
    go(s, "p1>3")
    assert s.actor == 3, "and on clockwise from him"


def test_F11_five_is_not_yet_too_much_and_more_than_six_is() -> None:
    s = table("r3 r1", "b1", "b1", rows=["", "r2 r2", ""])
    go(s, "r1>1")
    assert (s.total[1], s.actor) == (5, 1)
    s = table("r3 r1", "b1", "b1", rows=["", "r2 r2 j1", ""])
    go(s, "r3>1")
    assert (s.stack_size[:3], s.actor) == ([0, 4, 0], 1)
    s = table("j2", "b1", "b1", rows=["", "j1 j1 j2 o", ""])
    go(s, "j2>1")
    assert s.stack_size[:3] == [0, 5, 0], "jesters alone as well"


@pytest.mark.parametrize(
    ("hands", "rows", "boxed"),
    [(["y1 y2", "b1", "b1"], ["b2", "g2", "p2"], "red"), (["y1 y2", "b1", "b1", "b1"], ["b2", "g2", "p2", "r1"], "")],
)
@both_editions
def test_F12_who_can_play_nothing_takes_onto_his_stack(hands: list[str], rows: list[str], boxed: str, edition: str) -> None:
    s = table(*hands, rows=rows, boxed=boxed, edition=edition)
    assert legal(s) == {"take"}
    assert "yellow 1 doesn't fit anywhere" in why_not(s, "y1>0")
    go(s, "take")
    assert (s.stack_size[0], hand(s, 0), s.actor) == (len(rows), "y1 y2", 0)


def test_F12_somebody_with_one_other_card_can_play() -> None:
    for card, moves in (("b1", {"b1>0"}), ("j1", {"j1>0", "j1>1", "j1>2"}), ("o", {"o"})):
        s = table(f"y1 y2 {card}", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red")
        assert legal(s) == {*moves, "take"}


def test_F13_one_may_take_instead_of_playing() -> None:
    s = table("r2 r1", "b1", "b1", rows=["", "r2 r2", "j1"], stacks=[3])
    go(s, "take")
    assert (s.stack_size[0], hand(s, 0), stack(s, 0), s.face_up) == (6, "r1 r2", "j1 r2 r2", 0)


def test_F12_F13_FR1_only_the_player_reads_why_they_took_in_the_english_edition() -> None:
    for cards, reason in (("y1 y2", "can't play, takes all"), ("y1 b1", "chooses to take all")):
        for viewer in (None, 0, 1, 2):
            s = table(cards, "b1", "b1", rows=["b2", "g2", "p2"], boxed="red")
            text = log_of(s, "take", viewer=viewer)
            assert text == f"Player 1 {reason if viewer == 0 else 'takes all'} face-up cards and plays again."


def test_F12_FE1_everybody_hears_why_in_the_dutch_edition() -> None:
    for viewer in (None, 0, 1):
        s = table("y1 y2", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
        assert "can't play" in log_of(s, "take", viewer=viewer)
        s = table("y1 b1", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
        assert "chooses to take all face-up cards into their hand" in log_of(s, "take", viewer=viewer)


# The end of a round


@both_editions
def test_F14_the_round_ends_when_somebody_is_to_play_without_cards(edition: str) -> None:
    s = table("b1", "g1 g1", "p1 p1", edition=edition, stacks=[0, 1, 2])
    s.king = 2
    text = log_of(s, "b1>0")
    assert "“That was my last card!”" in text
    assert (s.round, s.actor, s.king) == (0, 1, 2), "the others play on until his turn comes"
    assert view(s, None).announced == [0]
    go(s, "g1>1", "p1>2")
    assert (s.round, s.phase, s.actor, s.king) == (1, DEAL, CHANCE, 0)
    assert view(s, None).announced == []


@both_editions
def test_F14_the_round_ends_on_a_taker_with_an_empty_hand(edition: str) -> None:
    s = table("r2", "b1", "b1", rows=["r2 r2", "", ""], edition=edition)
    text = log_of(s, "r2>0")
    assert (s.round, s.king, roads(s)) == (1, 0, [[15], [], []]), "his own last card brought him to six"
    assert (
        text.index("takes all face-up cards")
        < text.index("takes the King")
        < text.index("1. Player 1: 3 cards, a road piece of 15.")
    )
    s = table("r2 b1", "", "b1", rows=["", "r2 r2", ""], edition=edition)
    go(s, "r2>1")
    assert (s.round, s.king, roads(s)) == (1, 1, [[], [15], []]), "somebody else's card did"


def test_F14_FR1_the_dutch_take_into_the_hand_may_end_the_round_on_the_next() -> None:
    s = table("r2", "", "b1", rows=["", "r2 r2", ""], edition="nl")
    go(s, "take")
    assert (s.round, s.king) == (1, 1)


def test_F15_cards_count_not_values_and_only_those_in_stacks() -> None:
    s = table("b1 b1", "y1 y1 y3", "", rows=["o o o", "", ""], stacks=[0, 2, 1])
    go(s, "take", "b1>0", "y1>1")
    assert roads(s) == [[15], [14], []], "three ring dances are three cards; cards in hand and face up are none"


def ranked(players: int, cards: Sequence[int], king: int) -> list[int]:
    """Return the seats in the order of F16, done another way: walk round from the King's left, then sort stably."""
    walk = [(king + step) % players for step in range(1, players + 1)]
    return sorted(walk, key=lambda seat: -cards[seat])


@any_number_of_players
def test_F16_among_equals_the_first_from_the_kings_left_has_more(players: int) -> None:
    for king in range(players):
        s = table(*["b1"] * players, stacks=[7] * players)
        s.king = king
        award_pieces(s)
        for place in range(players - 1):
            assert roads(s)[(king + 1 + place) % players] == [15 - place]
        assert roads(s)[king] == [], "the King's holder comes last"


@settings(max_examples=200, deadline=None)
@given(data=st.data(), players=st.integers(3, 6))
def test_F16_F17_most_cards_take_the_longest_piece(data: st.DataObject, players: int) -> None:
    cards = data.draw(st.lists(st.integers(0, 4), min_size=players, max_size=players))
    s = table(*["b1"] * players, stacks=cards)
    s.king = data.draw(st.integers(0, players - 1))
    award_pieces(s)
    for rank, seat in enumerate(ranked(players, cards, s.king)):
        assert roads(s)[seat] == ([15 - rank] if cards[seat] and rank < players - 1 else [])
    assert group_of(s, 0) == [], "what is left leaves the game"


def test_F16_the_log_tells_ranks_and_what_the_king_decided() -> None:
    s = table("b1", "", "b1", "b1", stacks=[4, 0, 4, 9])
    assert log_of(s, "b1>0").splitlines()[2:] == [
        "Player 2 has no cards left to play and takes the King. Round 1 is over.",
        "1. Player 4: 9 cards, a road piece of 15.",
        "2. Player 3: 4 cards, a road piece of 14.",
        "Player 3 and Player 1 both took 4 cards. Clockwise from the King, Player 3 comes first and counts as having more.",
        "3. Player 1: 4 cards, a road piece of 13.",
        "4. Player 2: 0 cards, no road piece.",
    ]
    assert roads(s) == [[13], [], [14], [15]]


def test_F17_no_piece_for_the_last_nor_for_anybody_without_cards() -> None:
    s = table("b1", "", "b1", "b1", stacks=[0, 0, 0, 2])
    go(s, "b1>0")
    assert roads(s) == [[], [], [], [15]]
    assert view(s, None).groups[0] == []
    s = table("b1", "", "b1", "b1", stacks=[0, 0, 0, 0])
    go(s, "b1>0")
    assert roads(s) == [[], [], [], []], "nobody took any card"
    s = table("b1", "", "b1", "b1", stacks=[1, 2, 3, 4])
    go(s, "b1>0")
    assert roads(s) == [[], [13], [14], [15]]


# F18: the third round


def third_round(stacks: Sequence[int], edition: str = "en", king: int = 1, pieces: Sequence[Sequence[int]] = ()) -> State:
    """One card to go until the round ends on the King's holder; the group of the third round is 10, 6, 4 (or more of such)."""
    players = len(stacks)
    hands = ["b1"] * players
    hands[king] = ""
    s = table(*hands, stacks=stacks, edition=edition, turn=(king - 1) % players, round_=3)
    group(s, *[10, 6, 4, 3, 2][: players - 1])
    own(s, *pieces)
    return s


def end(s: State) -> str:
    return log_of(s, f"b1>{s.actor}")


@both_editions
@any_number_of_players
def test_F18_FE3_among_equals_every_direction_around_the_king(players: int, edition: str) -> None:
    for king in range(players):
        for fewest in (set(c) for n in range(1, players + 1) for c in combinations(range(players), n)):
            s = table(
                *["b1"] * players, stacks=[1 if seat in fewest else 5 for seat in range(players)], edition=edition, round_=3
            )
            s.king = king
            from_king = [(king + step) % players for step in range(players)]
            assert player_with_fewest(s) == next(seat for seat in from_king if seat in fewest)


def test_F18_the_exchange_changes_the_ranking_of_the_group() -> None:
    s = third_round([1, 9, 8, 7], pieces=[[15, 1], [], [], []])
    text = end(s)
    assert "Player 1 has the fewest cards and swaps a road piece of 15 for one of 4." in text
    assert roads(s) == [[4, 1], [15], [10], [6]], "the longest of the group is now his 15"
    assert s.actor == OVER


def test_F18_the_given_piece_may_be_in_the_middle_of_the_group() -> None:
    s = third_round([1, 9, 8, 7], pieces=[[8, 1], [], [], []])
    end(s)
    assert roads(s) == [[4, 1], [10], [8], [6]]


@both_editions
def test_F18_no_exchange_without_a_piece_or_without_a_longer_one(edition: str) -> None:
    for pieces in ([], [3], [3, 2]):
        s = third_round([1, 9, 8, 7], edition, pieces=[pieces, [15], [], []])
        text = end(s)
        assert "Player 1 has the fewest cards, but has no road piece worth swapping." in text
        assert roads(s) == [pieces, [15, 10], [6], [4]]
        assert s.actor == OVER, "and nobody is asked"


@both_editions
def test_F18_a_piece_as_long_as_the_shortest_is_not_exchanged(edition: str) -> None:
    s = third_round([1, 9, 8, 7], edition, pieces=[[5], [], [], []])
    s.length[s.length.index(5)] = 4
    end(s)
    assert roads(s)[0] == [4]
    assert s.actor == OVER


def test_F18_who_exchanged_may_still_receive_a_piece() -> None:
    s = third_round([3, 3, 3, 3], king=1, pieces=[[], [14], [], []])
    text = end(s)
    assert KINGS_TIE in text
    assert roads(s) == [[6], [4], [14], [10]], "the King's holder exchanges and is the last in F16"
    s = third_round([3, 9, 3, 3], king=1, pieces=[[], [], [14], []])
    end(s)
    assert roads(s) == [[], [14], [10, 4], [6]], "first from the King in both: exchanges, and gets the second piece"


def test_F18_a_player_without_cards_exchanges_too() -> None:
    s = third_round([0, 9, 8, 0], king=3, pieces=[[14], [], [], [15]])
    end(s)
    assert roads(s) == [[14], [15], [10], [4]]


def test_F18_only_in_the_third_round() -> None:
    s = third_round([1, 9, 8, 7], pieces=[[15], [], [], []])
    s.round = 1
    group(s, 10, 6, 4)
    end(s)
    assert roads(s) == [[15], [10], [6], [4]]


def test_F19_the_holder_of_the_king_begins_the_next_round() -> None:
    for seed in range(5):
        game = dealt(4, seed=seed)
        g = generator(seed)
        while game.view().round == 1:  # type: ignore[attr-defined]
            moves = game.legal()
            game.play(moves[below(g, len(moves))])
        ended_by = next(line.args["player"] for line in game.log() if line.id == "round-over")
        seen: Any = game.view()
        assert (game.actor, seen.king, seen.why) == (ended_by, ended_by, "begins")


# The end of the game


def test_F20_the_shortest_road_wins() -> None:
    s = third_round([9, 8, 7, 1], pieces=[[1], [2], [3], [5]])
    text = end(s)
    assert [score(s, seat) for seat in range(4)] == [11, 8, 8, 4], "10+1, 6+2, 5+3, and the 5 exchanged for the 4"
    assert [wins(s, seat) for seat in range(4)] == [False, False, False, True]
    assert text.endswith("Player 4 has the shortest road, 4, and wins!")


@any_number_of_players
def test_F20_among_equals_every_direction_around_the_king(players: int) -> None:
    for king in range(players):
        for shortest in (set(c) for n in range(1, players + 1) for c in combinations(range(players), n)):
            s = table(*["b1"] * players, round_=3)
            s.king = king
            for piece in range(PIECES):
                s.length[piece], s.owner[piece] = 5, NOBODY
            for seat in range(players):
                s.owner[seat] = seat
                s.owner[players + seat] = NOBODY if seat in shortest else seat
            first = next(seat for step in range(players) if (seat := (king + step) % players) in shortest)
            assert [seat for seat in range(players) if wins(s, seat)] == [first]


def test_F20_the_log_says_why_the_winner_won() -> None:
    s = third_round([0, 9, 0, 7], king=1, pieces=[[], [], [], []])
    assert end(s).endswith("Player 3 wins! Others have a road of 0 too, but Player 3 sits closest to the King.")
    s = third_round([0, 0, 0, 7], king=1, pieces=[[], [], [], []])
    assert end(s).endswith("Player 2 wins! Others have a road of 0 too, but Player 2 has the King.")


def test_F21_a_view_remembers_stacks_and_says_that_this_is_a_memory_aid() -> None:
    s = table("r2 b1", "b1", "b1", rows=["", "r2 r2", "j1"])
    go(s, "r2>1")
    for seat in (None, 0, 1, 2):
        seen = view(s, seat)
        assert (seen.stacks, seen.stack_sizes) == ([[], ["j1", "r2", "r2", "r2"], []], [0, 4, 0])
        assert {"stacks", "stack_sizes", "known"} <= set(seen.memory_aids) <= set(View.__struct_fields__)


def test_F21_the_terminal_shows_no_size_of_a_stack_during_a_round() -> None:
    s = table("r2 b1", "b1", "b1", rows=["", "r2 r2", "j1"], stacks=[33, 0, 0])
    console = Console(width=60)
    with console.capture() as said:
        console.print(MODULES.picture.picture(complete_view(MODULES, s, 0), Translator("en", packages=[MODULES.package])))
    assert "33" not in said.get()
    assert "r2 r2" in said.get()
    assert "Your hand: b1 r2" in said.get()


def test_F22_talk_is_no_move() -> None:
    game = dealt(4)
    with pytest.raises(speeltafel.IllegalMove):
        game.play("turn on the leader")
    assert all(move == "o" or ">" in move for move in game.legal())


# Where the editions differ


def test_FE1_a_voluntary_take_goes_into_the_hand() -> None:
    s = table("r2 r1", "b1", "b1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "take")
    assert (hand(s, 0), s.hand_size[0], s.stack_size[0], s.face_up) == ("j1 r1 r2 r2 r2", 5, 0, 0)
    assert MODULES.options_from({}).edition == "en", "the default"


def test_FE2_the_takers_first_card_goes_in_front_of_another() -> None:
    s = table("r2 b1", "b1 j1 o", "b1 y1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "r2>1")
    assert view(s, None).elsewhere
    assert legal(s) == {"b1>0", "b1>2", "j1>0", "j1>2", "o"}
    assert "in front of another player (FE2)" in why_not(s, "b1>1")
    go(s, "j1>0")
    assert "b1>2" in legal(s), "only his first card"
    s = table("r2 b1", "b1 j1 o", "b1 y1", rows=["", "r2 r2", "j1"], edition="en")
    go(s, "r2>1")
    assert "b1>1" in legal(s)


def test_FE2_a_ring_dance_may_be_played_all_the_same() -> None:
    s = table("r2 b1", "b1 o", "b1 y1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "r2>1", "o")
    assert row(s, 2) == "o"
    assert "b1>2" in legal(s)


def test_FE3_the_dutch_exchange_is_a_choice() -> None:
    for choice, pieces in (("swap", [[4, 1], [15], [10], [6]]), ("stay", [[15, 1], [10], [6], [4]])):
        s = third_round([1, 9, 8, 7], "nl", pieces=[[15, 1], [], [], []])
        assert "exchanges" not in end(s)
        assert (s.phase, s.actor, legal(s)) == (EXCHANGE, 0, {"swap", "stay"})
        assert "swap" in why_not(s, "take")
        assert view(s, None).why == "fewest"
        go(s, choice)
        assert roads(s) == pieces
        assert s.actor == OVER


def test_FE3_among_equals_the_kings_holder_comes_first_in_both_editions() -> None:
    pieces = [[11], [12], [13], [14]]
    s = third_round([3, 3, 3, 3], "nl", king=1, pieces=pieces)
    assert KINGS_TIE in end(s)
    assert s.actor == 1
    s = third_round([3, 3, 3, 3], "en", king=1, pieces=pieces)
    end(s)
    assert roads(s)[1] == [4]


def test_FE3_there_is_nothing_to_choose_before_the_end() -> None:
    s = table("r2", "b1", "b1", edition="nl")
    for move in ("swap", "stay"):
        assert why_not(s, move) == "There is no road piece to swap now (FE3)."


# Rulings


def test_FR1_who_took_has_the_next_turn() -> None:
    s = table("r2 r1", "b1", "b1", rows=["", "r2 r2", "j1"])
    go(s, "take")
    assert (s.actor, view(s, None).why) == (0, "took")
    for edition in EDITIONS:
        s = table("y1 y2", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition=edition)
        go(s, "take")
        assert s.actor == 0


def test_FR1_a_take_into_the_hand_ends_the_turn() -> None:
    s = table("r2 r1", "b1", "b1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "take")
    assert (s.actor, view(s, None).why) == (1, "next")


@both_editions
def test_FR2_there_must_be_a_card_to_take(edition: str) -> None:
    s = table("r2 r1", "b1", "b1", edition=edition)
    assert "take" not in legal(s)
    assert why_not(s, "take") == "There are no face-up cards to take (FR2). Play a card."
    s = table("r2 r1", "b1", "b1", rows=["", "", "o"], edition=edition)
    assert "take" in legal(s), "a ring dance is a card"


def test_FR3_FE2_binds_after_a_forced_take_too_but_not_after_one_into_the_hand() -> None:
    s = table("y1 y2", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
    go(s, "take")
    assert legal(s) == {"y1>1", "y1>2", "y2>1", "y2>2"}
    s = table("r2 r1", "b1", "b1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "take")
    assert legal(s) == {"b1>0", "b1>1", "b1>2"}


def test_FR4_the_colour_left_out_is_drawn_once_for_the_whole_game() -> None:
    drawn = Counter(dealt(3, seed=seed).moves[0][1] for seed in range(400))
    assert set(drawn) == {f"box {colour}" for colour in COLOUR_NAMES}
    assert min(drawn.values()) > 50
    with pytest.raises(speeltafel.IllegalMove, match="box"):
        speeltafel.new("figaro", players=3).play("box orange")
    game = dealt(3)
    g = generator(1)
    while isinstance(game.actor, int):
        moves = game.legal()
        game.play(moves[below(g, len(moves))])
    assert sum(text.startswith("box") for _, text in game.moves) == 1


def test_FR5_a_ring_dance_brings_nobody_to_six_and_no_colour_before_two() -> None:
    s = table("o b1", "b1", "b1", "b1", rows=["b3 b2", "r2 r2 j1", "j1 j2 j2", "y2 y3"])
    go(s, "o")
    assert (s.total[:4], s.stack_size[:4], s.actor) == ([5, 5, 5, 5], [0] * 4, 1)
    assert [r.colour for r in view(s, None).rows] == ["yellow", "blue", "red", None]


def test_FR6_not_into_the_hand_again_until_somebody_took_onto_a_stack() -> None:
    s = table("r2 r1 b3", "b1 b1 g1", "b3 b2 y1", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "take", "b1>1", "y1>2")
    assert "take" not in legal(s)
    assert "(FR6)" in why_not(s, "take")
    assert view(s, None).took == [0]
    go(s, "r1>0")
    assert "take" in legal(s), "another may"
    go(s, "b1>1", "b2>1", "b3>1")
    assert s.stack_size[:3] == [0, 6, 0]
    assert view(s, None).took == []


def test_FR6_who_can_play_nothing_takes_onto_his_stack_even_then() -> None:
    s = table("y1 y2", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
    s.took[0] = 1
    assert legal(s) == {"take"}
    go(s, "take")
    assert (s.stack_size[0], s.took[0]) == (3, 0)


def test_FR6_cards_taken_into_a_hand_are_known_until_they_are_played() -> None:
    s = table("r2 r1", "b1 b2", "b1 b2", rows=["", "r2 r2", "j1"], edition="nl")
    go(s, "take")
    for viewer in (None, 0, 1, 2):
        assert view(s, viewer).known == [["j1", "r2", "r2"], [], []]
    assert view(s, 1).hand == ["b1", "b2"]
    assert view(s, None).hand is None
    go(s, "b1>1", "b2>1", "r2>2")
    assert view(s, 1).known[0] == ["j1", "r2"], "one of three red 2s is played; that two were known leaves one for certain"


# What follows from what was seen


def test_F12_FE1_a_dutch_take_shows_what_a_hand_is_made_of() -> None:
    s = table("y1 y2", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
    go(s, "take")
    assert (view(s, 1).only, view(s, 1).not_only) == (["yellow", None, None], [[], [], []])
    s = table("y1 y2 b1 j1", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
    go(s, "take")
    assert (view(s, 1).only, view(s, 1).not_only) == ([None, None, None], [["yellow"], [], []])


def test_FE1_playing_the_other_card_settles_that_not_all_are_of_one_colour() -> None:
    for card, left in (("y1>0", ["yellow"]), ("b2>1", ["yellow"]), ("b1>1", []), ("j1>1", [])):
        s = table("y1 y2 b1 j1", "b2 b2", "b2 b2", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
        go(s, "take", "b2>1", "b2>1", card)
        assert view(s, None).not_only[0] == left, f"{card}: b2 was known, b1 and j1 were not"


def test_FE1_nothing_new_is_learnt_where_a_known_card_could_be_played() -> None:
    s = table("y1 y2 b1", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition="nl")
    s.known[0] = counts_of(["b1"])
    go(s, "take")
    assert view(s, None).not_only[0] == []
    s = table("y1 y2 b1", "b1", "b1", rows=["b2", "g2", ""], boxed="red", edition="nl")
    go(s, "take")
    assert view(s, None).not_only[0] == [], "anybody can play where a row has no colour"


def test_a_move_that_shows_something_cannot_be_taken_back() -> None:
    def shows(s: State, move: str) -> bool:
        return reveals(s, MODULES.legal_move(s, move))

    english, dutch = (table("y1 y2 b1", "b1", "b1", rows=["b2", "g2", "p2"], boxed="red", edition=e) for e in EDITIONS)
    assert shows(english, "b1>0"), "a card from the hand"
    assert not shows(english, "take")
    assert shows(dutch, "take"), "everybody sees that he could play"
    go(dutch, "take", "b1>1", "b1>1")
    assert not shows(dutch, "b2>1"), "a card that everybody knew"
    s = table("y1 y2 b1", "b1", "b1", rows=["b2", "", "p2"], boxed="red", edition="nl")
    assert not shows(s, "take"), "where a row has no colour anybody could play"
    s = third_round([1, 9, 8, 7], "nl", pieces=[[15, 1], [], [], []])
    end(s)
    assert not shows(s, "swap")


# Properties of whole games


def random_states(players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every state of a random game."""
    s: State = MODULES.set_up(players, MODULES.options_from(options))
    g = generator(seed)
    while True:
        yield s
        if s.actor == OVER:
            return
        if s.actor == CHANCE:
            MODULES.rules.draw(s, below(g, MODULES.rules.outcomes(s)))
        else:
            moves = MODULES.legal(s)
            play(s, moves[below(g, len(moves))])


whole_games = given(players=st.integers(3, 6), seed=st.integers(), options=st.sampled_from(VARIANTS))


@settings(max_examples=40, deadline=None)
@whole_games
def test_F1_F2_F7_F11_F20_what_always_holds(players: int, seed: int, options: dict[str, Any]) -> None:
    for s in random_states(players, options, seed):
        if s.phase >= DEAL:
            piles = [s.undealt, *s.hand, *s.row, *s.stack]
            cards = [sum(pile[kind] for pile in piles) for kind in range(KINDS)]
            assert min(min(pile) for pile in piles) >= 0
            assert sum(cards) == (45 if players == 3 else 60)
            assert all(count <= copies for count, copies in zip(cards, COPIES, strict=True))
        for seat in range(players):
            colours = {colour_of(kind) for kind in range(KINDS) if s.row[seat][kind]} - {NO_COLOUR}
            assert colours == {s.colour[seat]} - {NO_COLOUR}, "one colour at most"
            assert s.total[seat] == sum(VALUE[kind] * s.row[seat][kind] for kind in range(KINDS)) < 6
            assert (s.hand_size[seat], s.stack_size[seat]) == (sum(s.hand[seat]), sum(s.stack[seat]))
        shown = [s.colour[seat] for seat in range(players) if s.colour[seat] != NO_COLOUR]
        assert len(set(shown)) == len(shown), "no colour before two players"
        assert s.place == [s.colour.index(colour) if colour in shown else NOBODY for colour in range(COLOURS)]
        assert s.face_up == sum(map(sum, s.row))
    assert sum(wins(s, seat) for seat in range(players)) == 1
    assert all(score(s, seat) == sum(roads(s)[seat]) for seat in range(players))


@settings(max_examples=40, deadline=None)
@whole_games
def test_FR6_what_is_known_about_a_hand_is_true(players: int, seed: int, options: dict[str, Any]) -> None:
    for s in random_states(players, options, seed):
        for seat in range(players):
            unseen = [has - known for has, known in zip(s.hand[seat], s.known[seat], strict=True)]
            assert min(unseen) >= 0
            assert s.only[seat] == NO_COLOUR or not has_other_than(unseen, s.only[seat])
            assert all(has_other_than(unseen, colour) for colour in range(COLOURS) if s.not_only[seat][colour])
            assert s.edition == NL or not (any(s.known[seat]) or any(s.not_only[seat]) or s.only[seat] != NO_COLOUR)


@settings(max_examples=15, deadline=None)
@given(players=st.sampled_from([5, 6]), seed=st.integers(), options=st.sampled_from(VARIANTS))
def test_F12_with_five_or_six_players_there_is_always_a_card_to_play(players: int, seed: int, options: dict[str, Any]) -> None:
    for s in random_states(players, options, seed):
        assert s.phase != PLAY or MODULES.legal_texts(s) != ["take"]


def test_set_up_starts_afresh_in_a_used_state() -> None:
    *_, s = random_states(6, {"edition": "nl"}, 1)
    set_up(s, 3)
    assert s == MODULES.set_up(3, MODULES.options_from({"edition": "nl"}))
