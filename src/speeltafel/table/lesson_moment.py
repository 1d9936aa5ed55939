"""A lesson on the page. Nothing is kept: the page sends the scene and its moves, and gets the position after them."""

import msgspec

from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.lessons import LEARNER
from speeltafel.core.contract.protocols import Agent
from speeltafel.core.events import StepSeen
from speeltafel.core.lesson import LessonVerdict, is_new_position, play_scene
from speeltafel.core.line import Line
from speeltafel.table.replay import Frame, replay_part


class LessonMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a learner, as far as their seat may see it."""

    game: str
    scene: int
    scenes: int  # of the lesson
    verdict: LessonVerdict
    said: Line  # the question, why not, or the lesson learned
    point: list[str]  # where to look, by the places of the board
    learned: list[str]  # and where to look for what was learned
    is_new_position: bool  # the scene does not begin where the one before it ended
    lifted: str  # the piece that is already chosen
    players: int
    earlier: list[StepSeen]  # what happened before the scene, for the counts at the end of a round, a day or the game
    frames: list[Frame]  # the position in which the scene begins, and what came after it, step by step


def lesson_moment(modules: GameModules, number: int, moves: list[str], bots: Agent, language: str) -> LessonMoment:
    met = play_scene(modules, number, moves, bots, language)
    part = replay_part(met.game, met.game.moves, [LEARNER], met.beginning, [])
    first, *others = part.viewers[0].frames
    return LessonMoment(
        game=modules.name,
        scene=number,
        scenes=len(modules.lessons),
        verdict=met.verdict,
        said=met.said,
        point=met.scene.point,
        learned=met.scene.learned,
        is_new_position=is_new_position(modules, number),
        lifted=met.scene.lifted,
        players=met.scene.players,
        earlier=met.game.steps(LEARNER)[: met.beginning],
        frames=[msgspec.structs.replace(first, step=None), *others],
    )
