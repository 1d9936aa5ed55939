"""Every puzzle that is shipped can be played, and its best move is the judge's; each day has three, the same for everybody."""

import sys
from datetime import date, timedelta

import msgspec
import pytest
from tools.measure.puzzles import GAP, in_new_words, still_holds

from speeltafel import games
from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import UnknownName
from speeltafel.core.game import Game
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.review.puzzles import LEVELS, Puzzle, by_grade, of_the_day, position_of, stored
from speeltafel.server import answers

ASKED_AGAIN = 5  # of each game; `python -m tools.measure.puzzles GAME --check` asks about all
DAY = date(2026, 11, 16)

every_game = pytest.mark.parametrize("name", games.names())


def every_third(puzzles: list[Puzzle]) -> list[Puzzle]:
    return puzzles[:: max(1, len(puzzles) // ASKED_AGAIN)][:ASKED_AGAIN]


@every_game
def test_every_puzzle_can_be_played_and_is_one(name: str) -> None:
    modules = games.modules(name)
    puzzles = stored(modules)
    assert len({one.id for one in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        game, verdict = position_of(modules, puzzle), puzzle.verdict
        assert game.actor == puzzle.seat
        assert {one.move for one in verdict.alternatives} <= set(game.legal())
        assert verdict.alternatives[0].move == verdict.best != verdict.played
        assert [one.move for one in verdict.alternatives if one.same] in ([], [verdict.best]), "two answers would be right"
        assert puzzle.gap > GAP
        assert set(puzzle.missed_by) <= set(LEVELS) <= set(modules.bots.levels)
    assert sum(not one.missed_by for one in puzzles) <= len(puzzles) / 3 + 1, "what every bot finds is hardly a puzzle"


@every_game
def test_there_are_enough_for_more_than_a_month(name: str) -> None:
    assert len(stored(games.modules(name))) >= 100


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(name: str, language: str) -> None:
    texts = Translator(language)
    for puzzle in stored(games.modules(name)):
        lines = [*puzzle.verdict.reasons, *(one.words for one in puzzle.verdict.alternatives if one.words)]
        assert puzzle.verdict.reasons
        assert all(texts.translate(line) != line.id for line in lines), puzzle.id


@every_game
def test_the_judge_still_finds_the_same(name: str) -> None:
    modules = games.modules(name)
    assert [one.id for one in every_third(stored(modules)) if not still_holds(modules, one)] == []


@every_game
def test_reasons_can_be_made_anew_without_changing_the_puzzle(name: str) -> None:
    modules = games.modules(name)
    puzzle = stored(modules)[0]
    silent = msgspec.structs.replace(puzzle, verdict=msgspec.structs.replace(puzzle.verdict, reasons=[]))
    again = in_new_words(modules, silent)
    assert again.verdict.reasons
    assert msgspec.structs.replace(again, verdict=puzzle.verdict) == puzzle
    assert [(one.move, one.share) for one in again.verdict.alternatives] == [
        (one.move, one.share) for one in puzzle.verdict.alternatives
    ]


@every_game
def test_a_day_has_three_from_easy_to_hard_and_none_comes_back_soon(name: str) -> None:
    modules = games.modules(name)
    assert of_the_day(modules, DAY) == of_the_day(modules, DAY)
    easy, middle, hard = (len(one.missed_by) for one in of_the_day(modules, DAY))
    assert easy <= middle <= hard
    days = len(stored(modules)) // 3
    shown = [one.id for day in range(days) for one in of_the_day(modules, DAY + timedelta(day))]
    assert len(set(shown)) == len(shown) == 3 * days


def test_grades_are_by_how_many_levels_miss_them() -> None:
    modules = games.modules("tricky")
    easy, middle, hard = by_grade(stored(modules))
    assert max(len(one.missed_by) for one in easy) <= min(len(one.missed_by) for one in middle)
    assert max(len(one.missed_by) for one in middle) <= min(len(one.missed_by) for one in hard)
    assert {one.id for one in (*easy, *middle, *hard)} == {one.id for one in stored(modules)}


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[Puzzle.__module__], "FILE", "no-such-file.jsonl")
    with pytest.raises(UnknownName, match="There are no puzzles for tricky"):
        of_the_day(games.modules("tricky"), DAY)


@pytest.mark.parametrize("name", [name for name in games.names() if games.modules(name).views.HAS_HIDDEN_INFORMATION])
def test_what_is_hidden_is_in_no_byte_of_a_puzzle(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules(name)
    g = generator(5)

    def redrawn(modules: GameModules, puzzle: Puzzle) -> Game:
        game = position_of(modules, puzzle)
        game._state = modules.views.resample(game.view(puzzle.seat), g)
        return game

    puzzles = every_third(stored(modules))
    sent = [msgspec.json.encode(answers.shown(modules, one)) for one in puzzles]
    real = [position_of(modules, one).state for one in puzzles]
    monkeypatch.setattr(answers, "position_of", redrawn)
    other = [redrawn(modules, one).state for one in puzzles]
    assert any(
        modules.views.view(a, 1 - min(1, one.seat)) != modules.views.view(b, 1 - min(1, one.seat))
        for a, b, one in zip(real, other, puzzles, strict=True)
    ), "nothing was redrawn"
    assert [msgspec.json.encode(answers.shown(modules, one)) for one in puzzles] == sent
