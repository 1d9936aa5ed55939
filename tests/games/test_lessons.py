"""Every lesson, found by itself: each scene is played, everything is said in every language, and no secret is told.

python -m tests.games.test_lessons     which rules no lesson touches
"""

import random
import re
import sys
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from speeltafel import games
from speeltafel.bots.quick_bot import QuickBot
from speeltafel.core.contract.lessons import LEARNER, Scene
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.lesson import MOST_OWN_MOVES, LessonState, play_scene
from speeltafel.table.lesson_moment import lesson_moment

ROOT = Path(__file__).parents[2]
TAUGHT = [name for name in games.names() if games.modules(name).lessons]
NUMBER = re.compile(r"^- \*\*([A-Z]+\d+)\.\*\*", re.MULTILINE)
FEWEST, MOST = 6, 10

# Setting up, other editions and what seldom comes up: for the rule pages, and for the first game.
UNTOUCHED = {
    "carnavalo": "C1 C3 C4 C5 C7 C8 C18 C21 C26 CR2 CR3 CR4 CR5 CR6 CR7 CR8 CR9 CR11",
    "figaro": "F2 F3 F5 F19 F21 F22 FR2 FR3 FR4 FR6",
    "tricky": "T8 TR2 TR3 TR4",
}

every_edition = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in TAUGHT for language in games.modules(name).editions or ["en"]]
)
every_lesson = pytest.mark.parametrize("name", TAUGHT)
every_scene = pytest.mark.parametrize(
    ("name", "number", "language"),
    [
        pytest.param(name, number, language, id=f"{name}-{scene.name}-{language}")
        for name in TAUGHT
        for language in games.modules(name).editions or ["en"]
        for number, scene in enumerate(games.modules(name).lessons)
    ],
)


def met(name: str, number: int, *moves: str, language: str = "en") -> LessonState:
    modules = games.modules(name)
    return play_scene(modules, number, list(moves), QuickBot(modules, modules.lessons[number].seed), language)


def is_asked(scene: Scene, move: str) -> bool:
    return any(fnmatchcase(move, wanted) for wanted in scene.asked)


def rules_of(name: str) -> list[str]:
    return NUMBER.findall((ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8"))


def untouched(name: str) -> list[str]:
    taught = {rule for scene in games.modules(name).lessons for rule in scene.rules}
    assert taught <= set(rules_of(name)), "a number that no rule has"
    return [rule for rule in rules_of(name) if rule not in taught]


def test_every_game_of_the_box_is_taught() -> None:
    assert set(TAUGHT) >= set(UNTOUCHED)


@every_lesson
def test_a_lesson_has_six_to_ten_scenes_and_ends_with_a_game(name: str) -> None:
    scenes = games.modules(name).lessons
    assert FEWEST <= len(scenes) <= MOST
    assert [scene.is_game for scene in scenes] == [False] * (len(scenes) - 1) + [True]
    assert len({scene.name for scene in scenes}) == len(scenes)


@every_lesson
def test_which_rules_no_lesson_touches(name: str) -> None:
    assert " ".join(untouched(name)) == UNTOUCHED.get(name, "")


@every_scene
def test_a_scene_begins_with_the_learner_and_whatever_is_asked_can_be_played(name: str, number: int, language: str) -> None:
    begun = met(name, number, language=language)
    assert begun.verdict == "asked"
    assert begun.game.actor == LEARNER
    scene = begun.scene
    wanted = [move for move in begun.game.legal() if is_asked(scene, move)]
    assert all(any(fnmatchcase(move, pattern) for move in wanted) for pattern in scene.asked), "what nobody can play"
    for move in wanted:
        done = met(name, number, move, language=language)
        assert done.verdict == "done"
        follows = [one for one in scene.then if not one.endswith("?") or language == "nl"]
        assert done.game.length == begun.game.length + 1 + len(follows)


@every_scene
def test_anything_else_is_answered_and_nothing_is_played(name: str, number: int, language: str) -> None:
    begun = met(name, number, language=language)
    if begun.scene.is_game:
        return
    others = [move for move in begun.game.legal() if not is_asked(begun.scene, move)]
    for move in others:
        other = met(name, number, move, language=language)
        assert (other.verdict, other.game.length) == ("other", begun.game.length)
        assert other.said.id == f"lesson-{begun.scene.name}-not"
    refused = met(name, number, "nonsense", language=language)
    assert (refused.verdict, refused.game.length) == ("refused", begun.game.length)
    with pytest.raises(SpeeltafelError):
        met(name, number, begun.game.legal()[0], begun.game.legal()[0], language=language)


@every_edition
@pytest.mark.parametrize("seed", range(5))
def test_the_last_scene_is_played_to_the_end_of_the_game_whatever_one_plays(name: str, language: str, seed: int) -> None:
    number = len(games.modules(name).lessons) - 1
    dice = random.Random(seed)  # noqa: S311
    moves: list[str] = []
    now = met(name, number, language=language)
    while now.verdict != "done":
        assert now.game.actor == LEARNER
        assert met(name, number, *moves, "nonsense", language=language).verdict == "refused"
        moves.append(dice.choice(now.game.legal()))
        now = met(name, number, *moves, language=language)
        assert len(moves) < MOST_OWN_MOVES
    assert now.game.result is not None
    assert now.said.args["won"] == ("yes" if LEARNER in now.game.result["winners"] else "no")
    assert met(name, number, *moves, language=language).game.moves == now.game.moves, "who asks again sees the same game"
    assert met(name, number, *moves, "nonsense", language=language).said.id == "game-is-over"


# Where the board shows what one plays for.
SCORE = {"carnavalo": "player-0", "figaro": "road-0", "tricky": "purse-0"}


@every_lesson
def test_the_score_is_pointed_at_in_the_first_scene_and_in_the_last(name: str) -> None:
    scenes = games.modules(name).lessons
    assert [SCORE[name] in scene.point for scene in (scenes[0], scenes[-1])] == [True, True]


@every_edition
@pytest.mark.parametrize("seed", range(8))
def test_whoever_follows_the_last_scene_wins(name: str, language: str, seed: int) -> None:
    """Figaro says that one wins by taking nothing, the others that one wins however one plays."""
    number = len(games.modules(name).lessons) - 1
    choice = random.Random(seed)  # noqa: S311
    moves: list[str] = []
    while (now := met(name, number, *moves, language=language)).verdict != "done":
        moves.append(choice.choice([move for move in now.game.legal() if move != "take"] or ["take"]))
    assert now.said.args["won"] == "yes"


CONTINUE = {
    "carnavalo": ["top", "under", "prince", "miss", "barricade", "chip", "evening"],
    "figaro": ["jester", "six"],
    "tricky": ["one"],
}


@every_lesson
def test_where_the_board_jumps_it_is_said(name: str) -> None:
    scenes = games.modules(name).lessons
    modules = games.modules(name)
    moments = [lesson_moment(modules, number, [], QuickBot(modules, 0), "en").is_new_position for number in range(len(scenes))]
    assert [scene.name for scene, jumps in zip(scenes[1:], moments[1:], strict=True) if not jumps] == CONTINUE[name]
    assert not moments[0]


WORDS_A_MINUTE = 200
ACT_SECONDS = 1.5  # a click on what is pointed at
TWO_MINUTES = 120


def clicks(view: Any, move: str) -> int:
    """Return what to click: a card and its place, or the dice and the button.

    A last die is chosen already; what must be done asks for one.
    """
    if view.game != "tricky":
        return 1 if move == "swap" or view.legal == ["take"] else 2
    return 1 if len(view.roll) == 1 else len(move.removeprefix("keep ")) + 1


@every_edition
def test_a_lesson_takes_two_minutes(name: str, language: str) -> None:
    """Every sentence read once, and so many clicks: a card and where it goes, dice and the button, and "Next"."""
    words, acts = 0, 0
    for number, scene in enumerate(games.modules(name).lessons):
        done = met(name, number, language=language)
        say = Translator(language, ["", "Otto", "Mia"])
        words += len(say.translate(done.said).split())
        moves: list[str] = []
        while done.verdict != "done":
            legal = done.game.legal()
            asked = [move for move in legal if is_asked(scene, move)] or sorted(
                legal, key=lambda move: (move == "take", -len(move))
            )
            moves.append(asked[0])
            acts += clicks(done.game.view(LEARNER), asked[0])
            done = met(name, number, *moves, language=language)
        words += len(say.translate(done.said).split())
        acts += 1
    assert words * 60 / WORDS_A_MINUTE + acts * ACT_SECONDS <= TWO_MINUTES, (words, acts)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_is_that_of_the_learner_s_language(name: str, language: str) -> None:
    modules = games.modules(name)
    for number in range(len(modules.lessons)):
        begun = met(name, number, language=language)
        options = msgspec.to_builtins(begun.game.options)
        assert modules.edition_for(language).items() <= options.items()
        assert modules.edition_for(language).items() <= begun.said.args.items()


def test_FE2_is_taught_where_it_holds_and_nowhere_else() -> None:
    stuck = next(i for i, scene in enumerate(games.modules("figaro").lessons) if scene.name == "stuck")
    said = {
        language: Translator(language).translate(met("figaro", stuck, "take", language=language).said) for language in LANGUAGES
    }
    assert said["nl"].endswith("deze keer bij een andere speler.")
    assert said["en"].endswith("you play again.")
    assert said["de"].endswith("noch einmal dran.")
    assert said["fr"].endswith("tu rejoues.")
    legal = {language: met("figaro", stuck, "take", language=language).game.legal() for language in ("en", "nl")}
    assert [move for move in legal["en"] if move not in legal["nl"]] == ["r1>0", "r2>0"]


@every_scene
def test_everything_is_said_in_every_language(name: str, number: int, language: str) -> None:
    begun = met(name, number, language=language)
    for ending in ("", "-not", "-done"):
        line = msgspec.structs.replace(begun.said, id=begun.said.id + ending, args={**begun.said.args, "won": "no"})
        for spoken in LANGUAGES:
            assert Translator(spoken).translate(line)


@dataclass
class Swapped:
    """Another deal that the learner cannot tell from the first: which unseen things change places."""

    game: str
    number: int
    change: tuple[str, str]
    into: tuple[str, str]


HIDDEN = [
    # Otto and Mia exchange a yellow 3 for a blue 3, which neither plays.
    Swapped("figaro", 2, ("b1 b2 b2 b3 j1", "y2 y2 y3"), ("b1 b2 b2 y3 j1", "y2 y2 b3")),
    # Chips further down.
    Swapped("carnavalo", 3, ("3142", "procession 4355"), ("3412", "procession 4535")),
]


@pytest.mark.parametrize("swapped", HIDDEN, ids=lambda one: one.game)
def test_what_is_hidden_from_the_learner_is_in_no_byte_of_a_lesson(swapped: Swapped, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules(swapped.game)
    scene = modules.lessons[swapped.number]
    move = next(move for move in met(swapped.game, swapped.number).game.legal() if is_asked(scene, move))

    def all_moments() -> bytes:
        moments: list[Any] = [
            lesson_moment(modules, swapped.number, moves, QuickBot(modules, 0), "en") for moves in ([], ["nonsense"], [move])
        ]
        return msgspec.json.encode(moments)

    def otherwise(moves: list[str]) -> list[str]:
        text = ";".join(moves)
        for old, new in zip(swapped.change, swapped.into, strict=True):
            text = text.replace(old, new, 1)
        return text.split(";")

    before, record = all_moments(), met(swapped.game, swapped.number, move).game.moves
    text = ";".join(scene.moves)
    assert all(old in text for old in swapped.change)
    scenes = [msgspec.structs.replace(one, moves=otherwise(one.moves)) for one in modules.lessons]
    monkeypatch.setattr(import_module(f"{modules.package}.lessons"), "SCENES", scenes)
    assert met(swapped.game, swapped.number, move).game.moves != record
    assert all_moments() == before


if __name__ == "__main__":
    for name in TAUGHT:
        sys.stdout.write(f"{name}: {' '.join(untouched(name))}\n")
