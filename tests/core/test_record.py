"""Records are the work of strangers: each thing that can be wrong gives one clear sentence, and nothing is half loaded."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import speeltafel
from speeltafel.core.driver import run_game
from speeltafel.core.record import MOST_BYTES, records_in


def finished() -> dict[str, Any]:
    game = speeltafel.new("tricky", players=2, seed=11)
    run_game(game, [speeltafel.bot("tricky", "random", seed) for seed in range(2)])
    return game.record()


RECORD = finished()


def text_with(**changes: Any) -> str:
    record = {**RECORD, **changes}
    return json.dumps({key: value for key, value in record.items() if value is not ...})


def moves_with(number: int, move: Any) -> list[Any]:
    moves = list(RECORD["moves"])
    moves[number - 1] = move
    return moves


def refusal(source: Any) -> str:
    with pytest.raises(speeltafel.BadRecord) as error:
        speeltafel.replay(source)
    sentence = str(error.value)
    assert "\n" not in sentence
    return sentence


def test_a_whole_record_is_read_from_text_bytes_or_an_object() -> None:
    for source in (RECORD, json.dumps(RECORD), json.dumps(RECORD, indent=1).encode()):
        assert speeltafel.replay(source).record() == RECORD


def test_the_keys_that_change_nothing_may_stand_there() -> None:
    record = {**RECORD, "seats": ["Ann", "Bé"], "played": "2026-11-15T20:00:00+01:00", "proof": {"seed": "ab"}}
    assert speeltafel.replay(json.dumps(record)).record() == RECORD


def test_a_missing_option_means_its_default_and_an_unfinished_game_has_no_result() -> None:
    record = {"format": "speeltafel/1", "game": "tricky", "players": 2, "moves": RECORD["moves"][:4]}
    assert speeltafel.replay(record).record()["options"] == RECORD["options"]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "This file isn't a saved game."),
        ("nonsense", "This file isn't a saved game."),
        (json.dumps(RECORD)[:-40], "damaged or incomplete (line 1"),
        ("[]", "isn't a JSON object"),
        ("3", "isn't a JSON object"),
        (b"\xff\xfe{}", "UTF-8"),
        ('{"format": "\\ud800"}', "UTF-8"),
        ("[" * 100_000, "nested too deep"),
        ('{"a":' * 100_000, "nested too deep"),
        ('{"players": ' + "9" * 5000 + "}", "far too long"),
        (" " * (MOST_BYTES + 1), "larger than"),
        ('{"game": "tricky", "game": "figaro"}', "key 'game' twice"),
        ('{"options": {"a": 1, "a": 1}}', "key 'a' twice"),
        ('{"players": NaN}', "NaN"),
        ('{"players": -Infinity}', "-Infinity"),
        ('{"players": 2.0}', "2.0"),
        ('{"players": 1e400}', "1e400"),
        ("{}", "missing required field `format`"),
        (text_with(format="speeltafel/2"), "speeltafel/2"),
        (text_with(game="ludo"), "Unknown game 'ludo'"),
        (text_with(game="../tricky"), "Unknown game '../tricky'"),
        (text_with(game=["tricky"]), "Expected `str`"),
        (text_with(players="2"), "Expected `int`, got `str`"),
        (text_with(players=True), "Expected `int`, got `bool`"),
        (text_with(players=1), "2 to 5 players"),
        (text_with(format="a\nb\x1b[31m"), "a\\nb\\x1b[31m"),
        (text_with(options={"a" * 5000: 1}), "Unknown option aaa"),
        (text_with(options={"a\nb\x1b": 1}), "Unknown option a\\nb\\x1b"),
        (text_with(options={"board": [{"cells": ["r"], "arrow": 1, "z\nz" * 999: 2}] * 5}), "board 1"),
        (text_with(**{"b\n" * 5000: 1}), "unknown field"),
        (text_with(moves=[["cha\nnce", "roll 12345"]]), "Move 1: this move belongs to chance, not to seat 'cha\\nnce'"),
        (text_with(moves=[], result={"scores": [1, 1], "winners": [0]}), "the game isn't over here"),
        (text_with(played=""), "ISO date"),
        (text_with(moves=[], result=None), "Expected `object`"),
        ("{" + ", ".join(f'"k{i}": 1' for i in range(200_000)) + ', "k199999": 1}', "key 'k199999' twice"),
        (None, "isn't a JSON object"),
        (5, "isn't a JSON object"),
        ([RECORD], "isn't a JSON object"),
        ({**RECORD, "players": 10**5000}, "far too long"),
        ({**RECORD, "moves": [[10**5000, "roll 1"]]}, "far too long"),
        ({**RECORD, "proof": {"x": float("nan")}}, "NaN"),
        ({**RECORD, "proof": {"x": {1, 2}}}, "isn't a JSON object"),
        ({**dict[Any, Any](RECORD), 5: 1}, "unknown field `5`"),
        (text_with(players=10**30), "players"),
        (text_with(players=-2), "2 to 5 players"),
        (text_with(extra=1), "unknown field `extra`"),
        (text_with(moves=...), "missing required field `moves`"),
        (text_with(options=[]), "Expected `object`"),
        (text_with(options={"color": "red"}), "Unknown option color"),
        (text_with(options={"board": []}), "5 columns"),
        (text_with(moves={}), "Expected `array`"),
        (text_with(moves=moves_with(7, "keep 4")), "Move 7: "),
        (text_with(moves=moves_with(7, ["chance"])), "Move 7: "),
        (text_with(moves=moves_with(7, ["chance", 4])), "Move 7: "),
        (text_with(moves=moves_with(7, ["chance", None])), "Move 7: "),
        (text_with(moves=moves_with(7, ["chance", "roll 9"])), "Move 7: "),
        (text_with(moves=moves_with(7, ["chance", "roll " + "1" * 2000])), "Move 7: A move can have at most"),
        (text_with(moves=moves_with(7, [0, RECORD["moves"][6][1]])), "Move 7: this move belongs to chance"),
        (text_with(moves=moves_with(8, [0, "keep 123456"])), "Move 8: "),
        (text_with(moves=[*RECORD["moves"], [0, "keep 1"]]), f"Move {len(RECORD['moves']) + 1}: The game is over"),
        (text_with(moves=[["chance", "roll 11111"]] * 100_001), "The maximum is"),
        (text_with(result=...), "has no result"),
        (text_with(result={"scores": [1, 1], "winners": [0, 1]}), f"Move {len(RECORD['moves'])}: the game ends with"),
        (text_with(result={"scores": [1]}), "winners"),
        (text_with(moves=RECORD["moves"][:-2]), "the game isn't over here"),
        (text_with(seats=["Ann"]), "names 1 seats, but the game has 2 players"),
        (text_with(seats=["Ann", "B" * 99]), "A name can have at most"),
        (text_with(seats=["Ann", "\x1b[2J"]), "A name can have at most"),
        (text_with(played="yesterday"), "ISO date"),
        (text_with(proof="x"), "Expected `object"),
    ],
    ids=itertools.count(),
)
def test_what_is_wrong_with_a_record_is_said_in_one_sentence(source: str | bytes, why: str) -> None:
    assert why in refusal(source)


def test_an_illegal_move_is_reported_by_its_number_and_its_reason() -> None:
    sentence = refusal(text_with(moves=moves_with(2, [0, "keep 66666"])))
    assert sentence.startswith("Move 2: You can't keep 66666: the roll is ")


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_is_a_record(data: st.DataObject) -> None:
    """Cut out, put in, change: whatever comes, no other error and no traceback."""
    text = json.dumps(RECORD)
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(len(text), at + 30)))
    put = data.draw(st.one_of(st.text(max_size=5), st.sampled_from(list('{}[]",:0123456789eE.-')), st.just("null")))
    try:
        game = speeltafel.replay(text[:at] + put + text[to:])
    except speeltafel.BadRecord as error:
        sentence = str(error)
    else:
        sentence = str(game.record())
    assert sentence


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=10,
)


@settings(max_examples=300, deadline=None)
@given(key=st.sampled_from([*RECORD, "seats", "played", "proof"]), value=json_values, move=st.integers(0, 12))
def test_wrong_values_anywhere_are_refused(key: str, value: Any, move: int) -> None:
    record = {**RECORD, key: value}
    if key == "moves":
        record["moves"] = moves_with(move + 1, value)
    try:
        assert speeltafel.replay(record).record() == RECORD
    except speeltafel.BadRecord as error:
        refused = str(error)
        assert refused


def test_a_file_holds_one_record_a_list_or_one_a_line(tmp_path: Path) -> None:
    one = json.dumps(RECORD)
    for name, content, count in [
        ("one.json", one, 1),
        ("pretty.json", json.dumps(RECORD, indent=2), 1),
        ("list.json", json.dumps([RECORD, RECORD, RECORD], indent=2), 3),
        ("lines.jsonl", f"{one}\n\n{one}\r\n{one}", 3),
        ("blank.jsonl", f"\n\n{one}\n{one}", 2),
        ("bom.json", f"\ufeff{json.dumps(RECORD, indent=2)}", 1),
        ("odd.json", one.replace('"moves"', '\n"moves"'), 1),
    ]:
        file = tmp_path / name
        file.write_text(content)
        texts = list(records_in(file))
        assert len(texts) == count
        assert all(speeltafel.replay(text).record() == RECORD for text in texts)
    (tmp_path / "empty").write_text("")
    assert [refusal(text) for text in records_in(tmp_path / "empty")] == [refusal("")]


def test_a_key_twice_is_found_in_a_list_too_and_a_damaged_first_line_spoils_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_text('[{"game": "tricky", "game": "tricky"}]')
    assert ["twice" in refusal(text) for text in records_in(file)] == [True]
    file.write_text(f"{json.dumps(RECORD)[:50]}\n{json.dumps(RECORD)}\n")
    first, second = records_in(file)
    assert "incomplete" in refusal(first)
    assert speeltafel.replay(second).record() == RECORD
