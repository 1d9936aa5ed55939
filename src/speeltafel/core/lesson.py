"""Lessons: a game learned by playing scenes on the real board with the real rules, one thing to do in each.

The scenes are in the game's lessons.py; page and terminal play them alike. Their texts are the lines `lesson-NAME`,
`lesson-NAME-not` and `lesson-NAME-done` of the game's catalogue.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Literal

from speeltafel.core.chance import Seeded
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.lessons import LEARNER, Scene
from speeltafel.core.contract.protocols import Agent
from speeltafel.core.errors import IllegalMove, UnknownName, make_error
from speeltafel.core.game import Game
from speeltafel.core.line import Line

MOST_OWN_MOVES = 100  # in a scene that is a game; the others take one move

# asked: it is the learner's turn. other: that can be played, but is not what was asked. refused: that cannot be played.
# played: the real game goes on. done: the scene is over.
LessonVerdict = Literal["asked", "other", "refused", "played", "done"]


@dataclass(frozen=True)
class LessonState:
    """The position of a learner in a scene, and the texts for it."""

    scene: Scene
    game: Game
    verdict: LessonVerdict
    said: Line
    beginning: int  # how many steps had been played when the scene began, before its opening


def scene_of(modules: GameModules, number: int) -> Scene:
    scenes = modules.lessons
    if not 0 <= number < len(scenes):
        raise make_error(UnknownName, "scene-unknown", game_name=modules.name, scene=number, scenes=len(scenes))
    return scenes[number]


def is_new_position(modules: GameModules, number: int) -> bool:
    """Whether the board jumps: the scene does not begin where the one before it ended."""
    if number == 0:
        return False
    before, scene = modules.lessons[number - 1], modules.lessons[number]
    ends = [[*before.moves, *before.opening, asked, *before.then] for asked in before.asked]
    return scene.moves not in ends


def play_scene(modules: GameModules, number: int, moves: list[str], bots: Agent, language: str) -> LessonState:
    """Play these moves of the learner in a scene; the last one may be illegal, which is then explained.

    Games with editions use the one of the learner's language.
    """
    scene = scene_of(modules, number)
    edition = modules.edition_for(language)
    game = Game(modules, scene.players, modules.options_from({**edition, **scene.options}))
    for move in scene.moves:
        game.play_one(move)
    beginning = game.length
    for move in scene.opening:
        game.play_one(move)
    chance = Seeded(scene.seed)

    def state(verdict: LessonVerdict, said: Line) -> LessonState:
        return LessonState(scene, game, verdict, said, beginning)

    def line(ending: str = "", **args: Any) -> Line:
        return Line(f"lesson-{scene.name}{ending}", {**args, **edition}, modules.name)

    most = MOST_OWN_MOVES if scene.is_game else 1
    if len(moves) > most:
        raise make_error(IllegalMove, "lesson-too-long", most=most)
    for i, move in enumerate(moves):
        refused = game.why_not(move) if game.actor == LEARNER else Line("game-is-over")
        if refused is not None and i < len(moves) - 1:
            raise IllegalMove(refused)
        if refused is not None:
            return state("refused", refused)
        if not scene.is_game and not any(fnmatchcase(move, wanted) for wanted in scene.asked):
            return state("other", line("-not"))
        game.play_one(move)
        for happens in scene.then:
            if not happens.endswith("?"):
                game.play_one(happens)
            elif (chosen := happens.removesuffix("?")) in game.legal():
                game.play_one(chosen)
        if scene.is_game:
            play_until_asked(game, bots, chance)
    if not moves:
        return state("asked", line())
    if scene.is_game and game.actor is not None:
        return state("played", line("-not"))
    won = "yes" if game.result and LEARNER in game.result["winners"] else "no"
    return state("done", line("-done", won=won))


def play_until_asked(game: Game, bots: Agent, chance: Seeded) -> None:
    """Let the others and chance play, until it is the learner's turn or the game is over."""
    while game.actor not in (LEARNER, None):
        if isinstance(game.actor, int):
            game.play_one(bots.choose(game.view(game.actor)))
        else:
            game.play_chance(chance)
