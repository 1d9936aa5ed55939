"""A game that began elsewhere goes on at a table, against bots."""

from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.record import read
from speeltafel.table.commands import Move, Rematch, Resign, Start
from speeltafel.table.decide import rematch_of
from speeltafel.table.events import Created
from speeltafel.table.fairness_proof import proof_of
from speeltafel.table.table import Table
from tests.table.sitting import Sitting

STEPS = 30


def begun(name: str, steps: int = STEPS) -> tuple[list[str], int]:
    """Return the first steps of a game, up to one where a seat is to move, and the number of players."""
    players = games.modules(name).rules.FEWEST_PLAYERS
    game: Any = speeltafel.new(name, players=players, seed=3)
    while game.length < steps or not isinstance(game.actor, int):
        game.play(game.view(game.actor).legal[0])
    return [text for _, text in game.record()["moves"]], players


def going_on(name: str) -> Sitting:
    moves, players = begun(name)
    sitting = Sitting(name, " ".join(["me", *["bot"] * (players - 1)]), begun=moves)
    sitting.ask("host", Start)
    return sitting


@pytest.mark.parametrize("name", games.names())
def test_a_game_goes_on_from_where_it_stood(name: str) -> None:
    moves, _ = begun(name)
    table = going_on(name).table
    assert table.game is not None
    assert [text for _, text in table.game.moves] == moves
    assert table.status == "playing"


@pytest.mark.parametrize("name", games.names())
def test_its_log_is_read_again_and_everybody_sees_what_came_before(name: str) -> None:
    sitting = going_on(name)
    again = Table.from_log(sitting.log)
    assert again.game is not None
    assert sitting.table.game is not None
    assert again.game.moves == sitting.table.game.moves
    shown = msgspec.json.decode(sitting.streams.snapshot(0))
    assert len(shown["steps"]) == sitting.table.game.length


def test_its_record_has_no_proof_and_says_that_it_began_elsewhere() -> None:
    sitting = going_on("tricky")
    sitting.ask("host", Resign, seat=0)
    record = sitting.table.record()
    assert record is not None
    with pytest.raises(SpeeltafelError, match="proof"):
        proof_of(read(record))
    assert sitting.mirrors[0].state["table"]["begun"] is True


def test_the_next_game_begins_at_the_beginning() -> None:
    sitting = going_on("tricky")
    sitting.ask("host", Resign, seat=0)
    sitting.ask("host", Rematch)
    assert sitting.table.rematch
    created: Created = rematch_of(sitting.table, "5e" * 32, [f"code-{i}" for i in range(9)])
    assert created.begun == []


def test_what_was_played_elsewhere_is_not_undone_here() -> None:
    sitting = going_on("tricky")
    assert sitting.table.can_undo() is None
    seat = sitting.table.to_act
    assert sitting.table.game is not None
    if seat == 0:
        sitting.ask("host", Move, seat=0, position=sitting.table.position, move=sitting.table.game.view(0).legal[0])
    assert sitting.table.game.length >= STEPS


def test_only_games_against_bots_go_on_here() -> None:
    moves, _ = begun("tricky")
    with pytest.raises(SpeeltafelError) as refused:
        Sitting("tricky", "me open", begun=moves)
    assert refused.value.line.id == "begun-needs-bots"


def test_a_game_that_cannot_be_or_is_over_is_refused() -> None:
    moves, _ = begun("tricky")
    with pytest.raises(SpeeltafelError):
        Sitting("tricky", "me bot", begun=[*moves, "nonsense"])
    game: Any = speeltafel.new("tricky", players=2, seed=3)
    while game.actor is not None:
        game.play(game.view(game.actor).legal[0])
    with pytest.raises(SpeeltafelError) as refused:
        Sitting("tricky", "me bot", begun=[text for _, text in game.record()["moves"]])
    assert refused.value.line.id == "game-is-over"
