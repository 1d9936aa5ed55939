"""`speeltafel review`: a record goes in, an account of the game comes out, or a sentence why not."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.review.model import Review
from speeltafel.review.timeline import MOST_STEPS
from tests.cli.conftest import Command
from tests.review.played import record


def saved(folder: Path, found: Any, name: str = "game.json") -> str:
    (folder / name).write_text(found if isinstance(found, str) else json.dumps(found))
    return str(folder / name)


def test_a_review_in_words(command: Command, tmp_path: Path) -> None:
    file = saved(tmp_path, {**record("tricky", 3, "beginner"), "seats": ["Ann", "Bo", "Cas"]})
    code, said = command("review", file)
    review = speeltafel.review(record("tricky", 3, "beginner"))
    words = " ".join(said.split())
    assert code == 0
    assert "A Ann B Bo C Cas" in words
    assert f"Move {review.turning_points[0].number}:" in words
    assert "’s chances go" in words
    for name, account in zip(("Ann", "Bo", "Cas"), review.seats, strict=True):
        assert f"{name} {100 * account.start:.1f} {100 * account.luck:+.1f} {100 * account.own:+.1f}" in words
    worst = max((step for step in review.steps if step.verdict), key=lambda step: step.verdict.loss if step.verdict else 0)
    assert worst.verdict is not None
    assert worst.verdict.label == "blunder"
    assert f": {worst.verdict.played}. A blunder: {worst.verdict.best} wins {100 * worst.verdict.loss:.1f}" in words
    assert words.count(" ?? ") + words.count(" ??") >= 1


def test_where_the_chart_is_not_to_be_trusted_far_it_is_said_below_it(command: Command, tmp_path: Path) -> None:
    (note,) = speeltafel.review(record("tricky", 3)).notes
    _, said = command("review", saved(tmp_path, record("tricky", 3)))
    assert note.id == "review-not-sure"
    assert f"too cautious (slope {note.args['slope']})" in " ".join(said.split())


def test_moves_are_spelled_as_people_write_them(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figaro = games.modules("figaro")
    quick = msgspec.structs.replace(figaro.bots.judging, chart=8, sweep=8, finalists=8, verdict=60, worlds=24, second_style=None)
    monkeypatch.setitem(vars(figaro), "bots", replace(figaro.bots, judging=quick))
    review = speeltafel.review(record("figaro", 3, "beginner"))
    marked = next(step.verdict for step in review.steps if step.verdict and ">" in step.verdict.played and step.verdict.label)
    said = " ".join(command("review", saved(tmp_path, record("figaro", 3, "beginner")))[1].split())
    to_typed = figaro.picture.to_typed  # type: ignore[attr-defined]
    assert to_typed(marked.played) != marked.played
    assert f": {to_typed(marked.played)}. " in said


def test_the_chart_has_a_band_for_each_seat(command: Command, tmp_path: Path) -> None:
    _, said = command("review", saved(tmp_path, record("tricky", 2)))
    winner = "AB"[record("tricky", 2)["result"]["winners"][0]]
    bands = [line for line in said.splitlines() if line and set(line) <= {"A", "B"}]
    assert len(bands) == 12
    assert {line[-1] for line in bands} == {winner}, "in the end all of it is the winner's"
    assert {line[0] for line in bands} == {"A", "B"}


def test_in_dutch(command: Command, tmp_path: Path) -> None:
    code, said = command("review", saved(tmp_path, record("tricky", 3, "beginner")), "--lang", "nl")
    assert code == 0
    assert "Keerpunten" in said
    assert "Een blunder. Beter:" in " ".join(said.split())


def test_for_machines(command: Command, tmp_path: Path) -> None:
    code, said = command("review", saved(tmp_path, record("tricky", 2)), "--json")
    assert code == 0
    found = msgspec.json.decode(said[said.index("{") :], type=Review)
    assert found == speeltafel.review(record("tricky", 2))


def test_deep_is_said_to_be(command: Command, tmp_path: Path) -> None:
    _, said = command("review", saved(tmp_path, record("tricky", 2)), "--json", "--deep")
    assert json.loads(said[said.index("{") :])["budget"] == "deep"


def test_the_chart_as_a_picture(command: Command, tmp_path: Path) -> None:
    file, picture = saved(tmp_path, {**record("tricky", 2), "seats": ["Ann", "Bo"]}), tmp_path / "chart.svg"
    code, said = command("review", file, "--plot", str(picture))
    assert code == 0
    assert "The chart was saved to" in said
    drawn = picture.read_text()
    assert "<svg" in drawn
    assert "<!-- Ann -->" in drawn
    command("review", file, "--plot", str(tmp_path / "again.svg"))
    assert (tmp_path / "again.svg").read_text() == drawn
    assert "Choose a name that ends in one of" in command("review", file, "--plot", "chart.txt")[1]
    assert "Can't write" in command("review", file, "--plot", str(tmp_path / "nowhere" / "chart.svg"))[1]


def unfinished() -> Any:
    found = {**record("tricky", 2)}
    del found["result"]
    return {**found, "moves": found["moves"][:20]}


def endless() -> Any:
    return {**record("tricky", 2), "moves": record("tricky", 2)["moves"] * 100}


@pytest.mark.parametrize(
    ("find", "sentence"),
    [
        (unfinished, "This game isn't over yet"),
        (lambda: {**record("tricky", 2), "moves": record("tricky", 2)["moves"][1:]}, "Move 1:"),
        (lambda: json.dumps(record("tricky", 2))[:300], "damaged or incomplete"),
        (lambda: '{"format": "chess/1", "game": "chess", "players": 2, "moves": []}', "isn't a Speeltafel game"),
        (lambda: {**record("tricky", 2), "game": "chess"}, "Unknown game"),
        (endless, f"A review can cover {MOST_STEPS:,} moves at most"),
        (lambda: "hello", "isn't a saved game"),
        (lambda: "", "isn't a saved game"),
        (lambda: json.dumps(record("tricky", 2)) + "\n" + json.dumps(record("tricky", 3)), "contains 2 games"),
    ],
)
def test_what_cannot_be_reviewed_gets_a_sentence(
    command: Command, tmp_path: Path, find: Callable[[], Any], sentence: str
) -> None:
    code, said = command("review", saved(tmp_path, find()))
    assert code == 2
    assert sentence in " ".join(said.split())
    assert "no file" in command("review", str(tmp_path / "nothing.json"))[1]
