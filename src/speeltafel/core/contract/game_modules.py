"""A game folder, opened: one object with the parts that the protocol asks for."""

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, cast

from speeltafel.core.chance import Chance
from speeltafel.core.contract.protocols import (
    BotsModule,
    DrawingModule,
    Notation,
    Observations,
    OptionsModule,
    Picture,
    ReasonsModule,
    Rules,
    Views,
    Words,
)
from speeltafel.core.errors import IllegalMove, UnknownName, make_error
from speeltafel.core.i18n import CATALOGUES
from speeltafel.core.options import options_of, printed
from speeltafel.core.state import CHANCE

if TYPE_CHECKING:
    from speeltafel.core.contract.lessons import FirstDecision, FirstTimeHints, Scene


@dataclass(frozen=True)
class GameModules:
    package: str
    name: str
    rules: Rules
    options: OptionsModule
    notation: Notation
    views: Views
    words: Words

    @classmethod
    def open(cls, package: str) -> Self:
        """Return the folder of that package."""

        def part(name: str) -> Any:
            return import_module(f"{package}.{name}")

        name = package.rpartition(".")[2]
        CATALOGUES[name] = package
        return cls(package, name, part("rules"), part("options"), part("notation"), part("view"), part("words"))

    @property
    def picture(self) -> Picture:
        """The game's `picture` module, imported on first use."""
        return cast(Picture, import_module(f"{self.package}.picture"))

    @property
    def drawing(self) -> DrawingModule:
        """The game's `drawing` module, imported on first use."""
        return cast(DrawingModule, import_module(f"{self.package}.drawing"))

    @property
    def observations(self) -> Observations:
        """Apart from the rest, since only programs that learn need it."""
        return cast(Observations, import_module(f"{self.package}.observe"))

    @property
    def reasons(self) -> ReasonsModule | None:
        """Apart from the rest, since only reviews need it, and not every game has them."""
        if not (self.folder / "reasons").exists():
            return None
        return cast(ReasonsModule, import_module(f"{self.package}.reasons"))

    @property
    def lessons(self) -> "list[Scene]":
        """Apart from the rest, since only learners need them, and not every game has them."""
        if not (self.folder / "lessons.py").exists():
            return []
        return cast("list[Scene]", import_module(f"{self.package}.lessons").SCENES)

    @cached_property
    def firsts(self) -> "FirstTimeHints":
        """First-time hints: what is explained to newcomers, by event."""
        if not (self.folder / "lessons.py").exists():
            return {}
        return cast("FirstTimeHints", import_module(f"{self.package}.lessons").FIRSTS)

    def first_decisions(self, view: Any) -> "list[FirstDecision]":
        """Return first-time hints for decisions. The view is that of the player to move."""
        if not (self.folder / "lessons.py").exists():
            return []
        return cast("list[FirstDecision]", import_module(f"{self.package}.lessons").first_decisions(view))

    @cached_property
    def bots(self) -> BotsModule:
        """The hooks and levels of this game's bots; no levels if it has none yet."""
        if not (self.folder / "bots").exists():
            return BotsModule()
        return cast(BotsModule, import_module(f"{self.package}.bots").BOTS)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the name of the package, since modules cannot be pickled."""
        return (type(self).open, (self.package,))

    @property
    def folder(self) -> Path:
        return Path(str(files(self.package)))

    @cached_property
    def defaults(self) -> Any:
        """The options of the box as printed, checked."""
        return printed(self.folder / "printed.toml", self.options)

    def options_from(self, given: dict[str, Any]) -> Any:
        """Return checked options, with the defaults for the rest. Raises BadOptions."""
        return options_of(given, self.defaults, self.options)

    def edition_for(self, language: str) -> dict[str, str]:
        """Return the edition in that language as an option; the printed one if there is none, {} if the game has no editions."""
        if not self.editions:
            return {}
        return {"edition": language if language in self.editions else self.defaults.edition}

    @property
    def editions(self) -> list[str]:
        """The editions by their languages; none if a game is the same everywhere."""
        return getattr(self.options, "EDITIONS", [])

    def set_up(self, players: int, options: Any, version: int | None = None) -> Any:
        """Return a state at the beginning of a game, by the newest version of the rules or by that one."""
        few, most = self.rules.FEWEST_PLAYERS, self.rules.MOST_PLAYERS
        if type(players) is not int or not few <= players <= most:
            raise make_error(
                UnknownName, "players-out-of-range", game_name=self.name, few=few, most=most, players=str(players)[:20]
            )
        s = self.rules.State()
        if version not in (None, self.rules.VERSION):
            s.version = self.known_version(version)
        self.options.apply_options(s, options)
        self.rules.set_up(s, players)
        return s

    def known_version(self, version: int) -> int:
        """Return a version of the rules, checked. Raises UnknownName for one that is not known here."""
        newest = self.rules.VERSION
        if not 1 <= version <= newest:
            raise make_error(UnknownName, "rules-unknown", game_name=self.name, found=version, newest=newest)
        return version

    def versions_for(self, version: int) -> list[int]:
        """Return the versions by which a game may be replayed: its own, or all from the newest on where it has none (0)."""
        return [version] if version else list(range(self.rules.VERSION, 0, -1))

    def draw_event(self, s: Any, chance: Chance) -> list[int]:
        """Draw one chance event from `chance`. Return its outcomes."""
        phase = s.phase
        came = []
        while s.actor == CHANCE and s.phase == phase:
            came.append(chance.below(self.rules.outcomes(s)))
            self.rules.draw(s, came[-1])
        return came

    def legal(self, s: Any) -> list[int]:
        """Return the legal moves of the seat to act."""
        moves = [0] * self.rules.MOST_MOVES
        return moves[: self.rules.legal(s, moves)]

    def legal_texts(self, s: Any) -> list[str]:
        return [self.notation.write_move(s, move) for move in self.legal(s)]

    def legal_move(self, s: Any, text: str, legal: list[int] | None = None) -> int:
        """Return the move of that text. `legal` may be passed if it is known. Raises IllegalMove with the reason."""
        move = self.notation.read_move(s, text)
        if move not in (self.legal(s) if legal is None else legal):
            raise IllegalMove(self.notation.why_not(s, move))
        return move
