"""`speeltafel play`: a game in the terminal, for people at one keyboard and bots."""

import json
import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from speeltafel import games
from speeltafel.bots import bot, usual_level
from speeltafel.cli import arguments
from speeltafel.cli.console import FILE_ERRORS, OUT, at_least, command_error, reason, texts
from speeltafel.cli.typed_moves import choices, parse_typed_move
from speeltafel.core.chance import Chance, Seeded, Unpredictable
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.game import Game
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.record import LONGEST_NAME, Record, read, records_in, replayed
from speeltafel.core.user_folder import user_data_folder

# Outcomes of an answer that may be a command instead of a move.
NOT_A_WORD, DONE, SHOW_AGAIN = range(3)


class Seats(NamedTuple):
    """The players: the number of people, the level of the bots, and names separated by commas."""

    people: int
    bot: str
    names: str


def play_here(table: arguments.GameArguments, seats: Seats, seed: int | None, load: Path | None, language: str) -> None:
    texts(language)
    people = seats.people
    at_least("--people", 0, people)
    given = [name.strip() for name in seats.names.split(",")] if seats.names else []
    for name in given:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise command_error("name-bad", name=name, most=LONGEST_NAME)
    if load and any(table):
        raise command_error("load-alone")
    if load:
        record, found = _loaded(load)
        given = given or record.seats or []
    else:
        modules = games.modules(table.game or "tricky")
        players = table.players or max(modules.rules.FEWEST_PLAYERS, people)
        wished = {**modules.edition_for(texts().language), **table.options()}
        found = Game(modules, players, modules.options_from(wished))
    if people > found.players:
        raise command_error("too-many-people", people=people, players=found.players)
    if len(given) > found.players:
        raise command_error("names-too-many", names=len(given), players=found.players)
    Terminal(found, people, seats.bot, given, seed).play()


class Terminal:
    """A table in the terminal: the first seats are people, the others bots."""

    def __init__(self, game: Game, people: int, level: str, names: list[str], seed: int | None) -> None:
        self.game = game
        self.people = people
        self.level = level
        self.chance: Chance = Unpredictable() if seed is None else Seeded(seed)
        self.bot = bot(game.name, level or usual_level(game.name), seed)
        self.given_names = names
        self.steps_shown = self.all_steps_shown()
        self.looking: int | None = None  # the seat at the screen, if seats see different things
        self.speak(texts().language)

    def all_steps_shown(self) -> dict[int | None, int]:
        """Return that every viewer has seen all steps so far.

        Without hidden information there is one viewer (None).
        """
        return dict.fromkeys((None, *range(self.game.players)), len(self.game.moves))

    def speak(self, language: str) -> None:
        say = texts(language, self.game.modules.package)
        number = [seat + 1 for seat in range(self.game.players)]
        usual = [say.message("seat-name" if n <= self.people else "bot-name", number=n) for n in number]
        say.names = self.given_names + usual[len(self.given_names) :]
        say.shared = self.people > 1
        self.texts: Translator = say

    def play(self) -> None:
        """Play to the end, or until the player leaves: then the game is saved."""
        say = self.texts
        OUT.print(say.message("welcome", name=say.message("name"), tagline=say.message("tagline")), style="bold", markup=False)
        OUT.print(say.message("unofficial"), style="dim", markup=False)
        OUT.print(say.message("help-moves"), style="dim", markup=False)
        OUT.print(say.message("how-to-talk", words="help, log, undo, save, load, quit"), style="dim", markup=False)
        try:
            while self.game.actor is not None:
                self.go_on()
            self.print_news()
            self.show_end()
        except (StopGame, EOFError, KeyboardInterrupt):
            self.keep_for_later()
        except Exception:  # any error: the game is saved first
            self.keep_for_later()
            raise

    def go_on(self) -> None:
        """Let the seat to act do so: a person, a bot or chance."""
        actor = self.game.actor
        if actor == "chance":
            if not self.may_take_back():
                self.game.play_chance(self.chance)
        elif isinstance(actor, int) and actor < self.people:
            self.ask(actor)
        elif isinstance(actor, int):
            self.game.play_one(self.bot.choose(self.game.view(actor)))

    def viewer(self) -> int | None:
        """Return the seat the screen shows: the only person's, or the one at the screen; None if nothing is hidden."""
        if self.people == 1:
            return 0
        return self.looking if self.game.modules.views.HAS_HIDDEN_INFORMATION else None

    def print_news(self) -> None:
        for line in self.game.log(self.viewer(), self.steps_shown[self.viewer()]):
            OUT.print("  " + self.texts.translate(line), markup=False)
        self.steps_shown[self.viewer()] = len(self.game.moves)

    def may_take_back(self) -> bool:
        """Offer to undo before chance acts for another player. True if the player did."""
        mover = self.game.can_undo()
        if mover is None or mover >= self.people or self.game.prompt(None).args.get("player") == mover:
            return False
        self.print_news()
        while answer := self.read(self.texts.message("to-go-on-or-undo")):
            outcome = self.handle_word(answer, mover)
            if outcome == SHOW_AGAIN:
                return True
            if outcome == NOT_A_WORD:
                self.complain(self.texts.message("not-understood", text=ascii(answer[:40])))
        return False

    def ask(self, seat: int) -> None:
        """Ask a person for a move, or obey another command."""
        self.hand_over(seat)
        self.print_news()
        view = self.game.view(seat)
        OUT.print()
        OUT.print(self.game.modules.picture.picture(view, self.texts))
        OUT.print(Text("\n" + self.texts.translate(self.game.prompt(seat)), style="bold"))
        OUT.print(Columns(choices(self.game.modules, view.legal), padding=(0, 2)), markup=False)
        while True:
            answer = self.read(self.texts.message("your-move"))
            if not answer and len(view.legal) == 1:
                answer = view.legal[0]
            outcome = self.handle_word(answer, seat)
            if outcome == SHOW_AGAIN or (answer and outcome == NOT_A_WORD and self.moved(answer, view.legal)):
                return

    def hand_over(self, seat: int) -> None:
        """Hand the screen to another person, if hands are hidden."""
        if self.game.modules.views.HAS_HIDDEN_INFORMATION and self.people > 1 and self.looking != seat:
            OUT.clear()
            self.read(self.texts.message("look-away", player=seat))
            OUT.clear()
            self.looking = seat

    def moved(self, answer: str, legal: list[str]) -> bool:
        try:
            self.game.play_one(parse_typed_move(self.game.modules, answer, legal))
        except SpeeltafelError as error:
            self.refuse(answer, error)
            return False
        return True

    def refuse(self, answer: str, error: SpeeltafelError) -> None:
        if error.line.id == "not-a-move":  # that speaks of what a record says; here other spellings are understood
            self.complain(self.texts.message("not-understood", text=ascii(answer[:40])))
            self.complain(self.texts.message("help-moves"))
        else:
            self.complain(self.texts.translate(error.line))

    def handle_word(self, answer: str, seat: int) -> int:
        """Do what a word asks that is no move."""
        word, _, rest = answer.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "quit":
            raise StopGame
        if word in LANGUAGES:
            self.speak(word)
            return SHOW_AGAIN
        if word == "undo":
            return self.undo(seat)
        if word == "load":
            return self.load(rest)
        if word == "save":
            return self.save(rest)
        if word in ("help", "?"):
            return self.show_help()
        if word == "log":
            return self.show_log()
        return NOT_A_WORD

    def undo(self, seat: int) -> int:
        if self.game.can_undo() != seat:
            return self.complain(self.texts.message("nothing-to-undo"))
        self.game.undo()
        self.steps_shown = {viewer: min(steps_shown, len(self.game.moves)) for viewer, steps_shown in self.steps_shown.items()}
        OUT.print(self.texts.message("undone"), markup=False)
        return SHOW_AGAIN

    def show_log(self) -> int:
        for line in self.game.log(self.viewer()):
            OUT.print("  " + self.texts.translate(line), markup=False)
        return DONE

    def show_help(self) -> int:
        say = self.texts.message
        printed = f"{say('reconstructed')} {say('own-box', game=self.game.name)}"
        arguments = {name: value for name, value in msgspec.structs.asdict(self.game.options).items() if isinstance(value, str)}
        words = say("help-words", codes=", ".join(LANGUAGES), languages=", ".join(LANGUAGES.values()))
        for text in (say("help", **arguments), printed, say("help-moves"), words):
            OUT.print("\n" + text, markup=False)
        return DONE

    def save(self, name: str) -> int:
        if not name:
            return self.complain(self.texts.message("save-where"))
        try:
            self.write(Path(name).expanduser())
        except FILE_ERRORS as error:
            return self.complain(self.texts.message("not-saved", file=name, why=reason(error)))
        OUT.print(self.texts.message("saved", file=name), markup=False)
        return DONE

    def write(self, file: Path) -> None:
        """Save the game. An old file stays until the new one is complete."""
        record = {**self.game.record(), "played": datetime.now(UTC).date().isoformat()}
        if self.given_names:
            record["seats"] = list(self.texts.names)
        part = file.with_name(file.name + ".part")
        part.write_text(json.dumps(record, ensure_ascii=False) + "\n", "utf-8")
        part.replace(file)

    def load(self, name: str) -> int:
        if not name:
            return self.complain(self.texts.message("load-what"))
        try:
            record, game = _loaded(Path(name))
        except SpeeltafelError as error:
            return self.complain(self.texts.translate(error.line))
        if (game.name, game.players) != (self.game.name, self.game.players):
            found, wanted = (f"{g.name} ({g.players})" for g in (game, self.game))
            return self.complain(self.texts.message("other-game", file=name, found=found, wanted=wanted))
        self.game = game
        self.steps_shown = self.all_steps_shown()
        self.given_names = record.seats or self.given_names
        self.speak(self.texts.language)
        OUT.print(self.texts.message("loaded", file=name, moves=len(game.moves)), markup=False)
        return SHOW_AGAIN

    def keep_for_later(self) -> None:
        OUT.print()
        if any(actor != "chance" for actor, _ in self.game.moves):
            folder = user_data_folder() / "unfinished"
            file = folder / f"{self.game.name}-{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self.write(file)
            except FILE_ERRORS as error:
                self.complain(self.texts.message("file-unwritable", file=str(file), why=reason(error)))
            else:
                command = f"speeltafel play --people {self.people} --load {shlex.quote(str(file))}"
                OUT.print(self.texts.message("kept-for-later", command=command), markup=False, soft_wrap=True)
        OUT.print(self.texts.message("bye"), markup=False)

    def show_end(self) -> None:
        result = self.game.result or {"scores": [], "winners": []}
        OUT.print()
        OUT.print(self.game.modules.picture.picture(self.game.view(self.viewer()), self.texts))
        table = Table(title=self.texts.message("final-scores"), box=None, show_header=False, title_justify="left")
        for seat, score in enumerate(result["scores"]):
            won = seat in result["winners"]
            name = Text(self.texts.name(seat), style="bold" if won else "")
            table.add_row(name, str(score), f"★ {self.texts.message('winner')}" if won else "")
        OUT.print(table)
        OUT.print(Text(self.texts.translate(self.game.prompt(None)), style="bold"))

    def read(self, prompt: str) -> str:
        return OUT.input(Text(f"{prompt} > ", style="cyan")).strip()

    def complain(self, sentence: str) -> int:
        OUT.print(sentence, style="red", markup=False)
        return DONE


class StopGame(Exception):
    """The player wants to stop."""


def _loaded(file: Path) -> tuple[Record, Game]:
    try:
        text = next(records_in(file.expanduser()), None)
    except FileNotFoundError:
        raise command_error("file-missing", file=str(file)) from None
    except FILE_ERRORS as error:
        raise command_error("file-unreadable", file=str(file), why=reason(error)) from None
    if text is None:
        raise command_error("no-records", file=str(file))
    record = read(text)
    return record, replayed(record, games.modules)
