"""`speeltafel learn`: the lesson of a game in the terminal, the same scenes as on the page."""

from rich.columns import Columns
from rich.text import Text

from speeltafel import games
from speeltafel.bots.quick_bot import QuickBot
from speeltafel.cli.console import OUT, command_error, texts
from speeltafel.cli.typed_moves import choices, parse_typed_move
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.lessons import LEARNER
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.i18n import Translator
from speeltafel.core.lesson import LessonState, play_scene
from speeltafel.core.line import Line

OTHERS = 2


def learn_game(name: str, language: str) -> None:
    game = games.modules(name)
    say = texts(language, game.package)
    if not game.lessons:
        raise command_error("no-lesson", game_name=name)
    say.names = [say.message("seat-name", number=1), *(say.message(f"lesson-other-{i + 1}") for i in range(OTHERS))]
    OUT.print(say.message("welcome", name=say.message("name"), tagline=say.message("tagline")), style="bold", markup=False)
    OUT.print(say.message("help-moves"), style="dim", markup=False)
    try:
        for number in range(len(game.lessons)):
            _play(game, number, say)
    except (EOFError, KeyboardInterrupt, StopLesson):
        OUT.print("\n" + say.message("bye"), markup=False)


def _play(game: GameModules, number: int, say: Translator) -> None:
    """Play a scene until it is done."""
    partner = QuickBot(game, game.lessons[number].seed)
    moves: list[str] = []
    met = play_scene(game, number, moves, partner, say.language)
    heading = say.message("lesson-scene", scene=number + 1, scenes=len(game.lessons))
    OUT.print(f"\n{heading}", style="bold cyan", markup=False)
    for line in met.game.log(LEARNER, met.beginning):
        OUT.print("  " + say.translate(line), markup=False)
    while met.verdict != "done":
        _show(game, met, say)
        shown = met.game.length
        move, met = _answer(game, number, moves, partner, met, say)
        moves.append(move)
        for line in met.game.log(LEARNER, shown):
            OUT.print("  " + say.translate(line), markup=False)
    OUT.print(Text(say.translate(met.said), style="bold green"))
    if number + 1 < len(game.lessons):
        _read(say.message("lesson-go-on"))


def _show(game: GameModules, met: LessonState, say: Translator) -> None:
    view = met.game.view(LEARNER)
    OUT.print(game.picture.picture(view, say))
    OUT.print(Text("\n" + say.translate(met.said), style="bold"))
    OUT.print(Columns(choices(game, view.legal), padding=(0, 2)), markup=False)


def _answer(
    game: GameModules, number: int, moves: list[str], partner: QuickBot, met: LessonState, say: Translator
) -> tuple[str, LessonState]:
    """Read answers until one is a move. Return it and the position after it."""
    legal = met.game.legal()
    while True:
        typed = _read(say.message("your-move"))
        try:
            move = parse_typed_move(game, typed, legal) if typed or len(legal) > 1 else legal[0]
            tried = play_scene(game, number, [*moves, move], partner, say.language)
        except SpeeltafelError as error:
            _complain(error.line, say)
            continue
        if tried.verdict in ("other", "refused"):
            _complain(tried.said, say)
        else:
            return move, tried


def _complain(line: Line, say: Translator) -> None:
    words = say.message("help-moves") if line.id == "not-a-move" else say.translate(line)
    OUT.print(words, style="yellow", markup=False)


def _read(prompt: str) -> str:
    typed = OUT.input(Text(f"{prompt} > ", style="cyan")).strip()
    if typed.lower() == "quit":
        raise StopLesson
    return typed


class StopLesson(Exception):
    """The player wants to stop."""
