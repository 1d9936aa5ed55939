"""Chance that nobody chose."""

import json
from collections import Counter
from typing import Any

import pytest

import speeltafel
from speeltafel.core.errors import BadRecord
from speeltafel.core.record import read
from speeltafel.table.commands import AddRandomness
from speeltafel.table.fair import FairChance, commitment, game_key, verify
from tests.table.sitting import SECRET, Sitting


def played(**added: str) -> dict[str, Any]:
    sitting = Sitting("tricky", "me bot open")
    sitting.ask("host", AddRandomness, seat=0, randomness=added.get("host", ""))
    sitting.sit_and_start()
    for turn in range(5000):
        if sitting.table.status == "over":
            break
        sitting.move(turn)
    record = sitting.table.record()
    assert record is not None
    return record


def check(record: dict[str, Any]) -> int:
    return verify(read(json.dumps(record)), speeltafel.new(record["game"], record["players"], record["options"]))


def test_a_record_proves_its_dice() -> None:
    record = played(host="swordfish")
    assert record["proof"]["commitment"] == commitment(SECRET)
    assert record["proof"]["seats"] == ["swordfish", "", ""]
    assert check(record) == sum(actor == "chance" for actor, _ in record["moves"])


def test_what_a_seat_adds_changes_the_dice() -> None:
    assert played(host="one")["moves"][0] != played(host="two")["moves"][0]
    assert game_key(SECRET, ["ab", "c"]) != game_key(SECRET, ["a", "bc"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda r: r["proof"]["seats"].__setitem__(0, "other"), "Somebody chose it"),
        (lambda r: r["proof"].__setitem__("secret", "00" * 32), "not the one that was committed to"),
        (lambda r: r["proof"].__setitem__("secret", "zz"), "not well formed"),
        (lambda r: r["proof"].__setitem__("method", "coin"), "method 'coin'"),
        (lambda r: r["proof"]["seats"].pop(), "2 seats for 3"),
        (lambda r: r["proof"].pop("seats"), "not well formed"),
        (lambda r: r.pop("proof"), "no proof"),
    ],
)
def test_a_proof_that_does_not_hold_is_told(change: Any, why: str) -> None:
    record = played()
    change(record)
    with pytest.raises(BadRecord, match=why):
        check(record)


def test_a_chosen_roll_is_found() -> None:
    record = played()
    dice = record["moves"][0][1]
    record["moves"] = [["chance", "roll 66666" if dice != "roll 66666" else "roll 11111"]]
    record.pop("result")
    with pytest.raises(BadRecord, match="Move 1 was"):
        check(record)


def test_all_numbers_are_equally_likely() -> None:
    counts = Counter(FairChance(b"key", event).below(6) for event in range(6000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_words_that_would_favour_some_are_passed_over() -> None:
    """Of 3 · 2⁶² numbers every fourth word is one too many."""
    n = 3 * 2**62
    draws = [FairChance(b"key", event) for event in range(400)]
    assert all(0 <= chance.below(n) < n for chance in draws)
    again = sum(chance._drawn > 1 for chance in draws)
    assert 60 < again < 140
