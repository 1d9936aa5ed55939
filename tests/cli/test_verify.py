"""`speeltafel verify`: what it calls fair, and what it does not."""

import json
from pathlib import Path
from typing import Any

import pytest

from speeltafel.table.fair_chance import commitment, terms_digest
from tests.cli.conftest import Command
from tests.table.sitting import SECRET, Sitting
from tests.table.test_fair import ANNS, BOS, OLD, played, started


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played(started())


def saved(folder: Path, record: dict[str, Any]) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    return str(file)


def test_a_game_held_against_what_one_kept_is_fair(command: Command, tmp_path: Path, record: dict[str, Any]) -> None:
    kept = ["--commitment", commitment(SECRET), "--mine", ANNS.upper(), "--terms", terms_digest(record["proof"]["terms"])]
    code, said = command("verify", saved(tmp_path, record), *kept)
    assert code == 0
    assert "Record 1: fair." in said
    assert "Players who added a random number: Host and Bo." in said
    assert "but not the date or the players' own moves" in said
    assert "--mine" not in said
    code, said = command("verify", saved(tmp_path, record), *kept, "--lang", "nl")
    assert "Partij 1: eerlijk." in said
    assert "Host en Bo" in said


def test_without_what_one_kept_it_says_what_is_missing(command: Command, tmp_path: Path, record: dict[str, Any]) -> None:
    code, said = command("verify", saved(tmp_path, record))
    assert code == 0
    assert "Anybody can make up a valid record." in said
    code, said = command("verify", saved(tmp_path, record), "--commitment", commitment(SECRET))
    assert code == 0
    assert "(--mine, --terms)" in said


def test_another_game_than_ones_own_is_noticed(command: Command, tmp_path: Path, record: dict[str, Any]) -> None:
    code, said = command("verify", saved(tmp_path, record), "--commitment", "00" * 32)
    assert (code, "another table" in said) == (1, True)
    code, said = command("verify", saved(tmp_path, record), "--mine", "00" * 32)
    assert (code, "Your random number isn't in the proof" in said) == (1, True)
    code, said = command("verify", saved(tmp_path, record), "--terms", "00" * 32)
    assert (code, "aren't the ones you agreed to" in said) == (1, True)


def test_half_a_record_and_one_without_moves_are_called_a_part(command: Command, tmp_path: Path, record: dict[str, Any]) -> None:
    rest = {key: value for key, value in record.items() if key != "result"}
    for length in (5, 0):
        code, said = command("verify", saved(tmp_path, {**rest, "moves": record["moves"][:length]}))
        assert code == 1
        assert "part of a game" in said
        assert "fair" not in said


def test_swapped_names_are_noticed(command: Command, tmp_path: Path, record: dict[str, Any]) -> None:
    code, said = command("verify", saved(tmp_path, {**record, "seats": ["Bo", "Host", ""]}))
    assert (code, "other names" in said) == (1, True)


def test_who_kept_his_share_back_is_named(command: Command, tmp_path: Path) -> None:
    sitting = started(bo=BOS)
    sitting.wait(10)
    code, said = command("verify", saved(tmp_path, played(sitting)))
    assert code == 0
    assert "These players promised a random number but didn't send it: Host." in said


def test_a_game_to_which_nobody_added_is_not_shown_to_be_fair(command: Command, tmp_path: Path) -> None:
    sitting = Sitting("tricky", "me open")
    sitting.sit_and_start()
    code, said = command("verify", saved(tmp_path, played(sitting)))
    assert code == 1
    assert "not proven fair" in said


def test_a_record_of_before_holds_and_is_not_called_fair(command: Command) -> None:
    code, said = command("verify", str(OLD / "record.json"))
    assert code == 0
    assert "valid by the old method" in said
    assert "fair" not in said
