"""Training rows for tricky's value network: positions of real games, and what they were worth."""

from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.bots.bot_engine import scratch_for
from speeltafel.core.chance import generator
from speeltafel.games.tricky.bots.policy import RULE_OF_THUMB
from speeltafel.games.tricky.bots.training import Room, SelfPlay, read_row, rows_from_games, write_row
from speeltafel.games.tricky.rules import COLUMNS, MOST_MOVES

MODULES = games.modules("tricky")
PLAYERS = 3


def rows(slips: int, first: int = 0) -> tuple[Any, Any]:
    s = MODULES.set_up(PLAYERS, MODULES.defaults)
    room = Room([s], scratch_for(MODULES, s, is_compiled=False), [0] * MOST_MOVES, [generator(1)])
    found, won = np.zeros((60, COLUMNS + PLAYERS), np.int16), np.zeros((60, PLAYERS))
    count = rows_from_games(room, SelfPlay(PLAYERS, RULE_OF_THUMB, np.zeros(0), slips), first, found, won)
    assert 0 < count <= 60
    return found[:count], won[:count]


def test_a_row_is_a_position_and_its_target_one_win_in_parts() -> None:
    found, won = rows(slips=0)
    assert won.sum(axis=1) == pytest.approx(np.ones(len(won)))
    start = MODULES.set_up(PLAYERS, MODULES.defaults)
    assert found[0].tolist() == [0] * COLUMNS + start.chips[:PLAYERS]
    again = np.zeros_like(found[0])
    for row in found:
        s = MODULES.set_up(PLAYERS, MODULES.defaults)
        read_row(s, row, PLAYERS)
        write_row(s, again)
        assert again.tolist() == row.tolist()


def test_slips_lead_to_other_positions_and_the_first_game_decides_which() -> None:
    plain = rows(slips=0)[0].tolist()
    assert rows(slips=0)[0].tolist() == plain
    assert rows(slips=80)[0].tolist() != plain
    assert rows(slips=0, first=9)[0].tolist() != plain
