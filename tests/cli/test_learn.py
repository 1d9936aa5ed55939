"""`speeltafel learn`: the same lessons in the terminal."""

from fnmatch import fnmatchcase

import pytest

from speeltafel import games
from speeltafel.bots.quick_bot import QuickBot
from speeltafel.core.i18n import LANGUAGES, Translator, in_words
from speeltafel.core.lesson import play_scene
from speeltafel.core.line import Line
from tests.cli.conftest import Command


def typed_by_a_good_pupil(name: str, language: str = "en", *, astray: bool = False) -> list[str]:
    """Return the wanted moves of each scene, and Enter; in the last scene always the first legal move."""
    modules = games.modules(name)
    lines = []
    for number, scene in enumerate(modules.lessons):
        partner, moves = QuickBot(modules, scene.seed), list[str]()
        while (now := play_scene(modules, number, moves, partner, language)).verdict != "done":
            legal = now.game.legal()
            wanted = [move for move in legal if not scene.asked or any(fnmatchcase(move, one) for one in scene.asked)]
            other = [move for move in legal if move not in wanted]
            lines += ["nonsense", *other[:1]] if astray else []
            lines.append(wanted[0])
            moves.append(wanted[0])
        lines.append("")
    spelled = getattr(modules.picture, "to_typed", str)
    return [spelled(line) for line in lines[:-1]]


def in_line(text: str) -> str:
    """Without the breaks of a terminal, and with one kind of space."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_whole_lesson_in_the_terminal(command: Command, name: str, language: str) -> None:
    code, said = command("learn", name, "--lang", language, typed="\n".join(typed_by_a_good_pupil(name, language)) + "\n")
    assert code == 0
    words = in_line(said)
    scenes = games.modules(name).lessons
    for number, scene in enumerate(scenes, 1):
        assert Translator(language).message("lesson-scene", scene=number, scenes=len(scenes)) in words
        line = play_scene(games.modules(name), number - 1, [], QuickBot(games.modules(name), 0), language).said
        assert in_line(in_words(line, language)) in words, scene.name
    ends = [in_words(Line("lesson-end-done", {"won": won}, name), language) for won in ("yes", "no")]
    assert any(in_line(end) in words for end in ends)


@pytest.mark.parametrize("name", games.names())
def test_wrong_moves_are_answered_and_the_lesson_goes_on(command: Command, name: str) -> None:
    code, said = command("learn", name, typed="\n".join(typed_by_a_good_pupil(name, astray=True)) + "\n")
    assert code == 0
    words = " ".join(said.split())
    kind = [
        in_words(line.said, "en")
        for number, scene in enumerate(games.modules(name).lessons)
        for line in [play_scene(games.modules(name), number, _others(name, number), QuickBot(games.modules(name), 0), "en")]
        if line.verdict == "other"
    ]
    assert len(kind) >= 2
    assert all(sentence in words for sentence in kind)


def _others(name: str, number: int) -> list[str]:
    scene = games.modules(name).lessons[number]
    legal = play_scene(games.modules(name), number, [], QuickBot(games.modules(name), 0), "en").game.legal()
    return [move for move in legal if not any(fnmatchcase(move, wanted) for wanted in scene.asked)][:1]


def test_one_may_leave_at_any_time(command: Command) -> None:
    for typed in ("quit\n", "3\nquit\n", ""):
        code, said = command("learn", "tricky", typed=typed)
        assert code == 0
        assert "See you next time." in said


def test_an_unknown_game_is_said_to_be(command: Command) -> None:
    code, said = command("learn", "chess")
    assert code == 2
    assert "Unknown game" in said
