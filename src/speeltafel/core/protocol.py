"""What a game folder must offer: the contract between a game and everything else. CONTRIBUTING.md walks through it."""

from collections.abc import Sequence
from typing import Any, Protocol

from speeltafel.core.chance import Generator
from speeltafel.core.layout import Layout
from speeltafel.core.level import Level
from speeltafel.core.line import Line
from speeltafel.core.state import Event
from speeltafel.core.view import AnyView

# A game's own state and options. Whoever handles them here handles every game's.
AState = Any
TheOptions = Any


class Rules(Protocol):
    """rules.py: plain functions on a State, compilable: ints and fixed-length lists only, no text, no chance, no I/O."""

    FEWEST_PLAYERS: int
    MOST_PLAYERS: int
    MOST_MOVES: int  # no position has more legal moves
    PHASES: list[str]
    EVENTS: list[str]
    State: type

    def set_up(self, s: AState, /, players: int) -> None:
        """The beginning of a game, whatever was in `s` before; the printed data in it stays."""

    def outcomes(self, s: AState, /) -> int:
        """Chance is to act: how many equally likely outcomes the next draw has."""

    def draw(self, s: AState, outcome: int, /) -> None:
        """That outcome came. A chance event is all draws until the phase changes."""

    def legal(self, s: AState, moves: list[int], /) -> int:
        """A seat is to act: write the legal moves into `moves`, sorted as they are to be shown; how many there are."""

    def play(self, s: AState, move: int, /) -> None:
        """Play a legal move."""

    def score(self, s: AState, seat: int, /) -> int: ...

    def wins(self, s: AState, seat: int, /) -> bool: ...


class OptionsModule(Protocol):
    """options.py: what a table may vary, with printed.toml for the defaults."""

    Options: type  # a msgspec Struct; its fields are the option keys
    VARIANTS: list[dict[str, Any]]  # the ways to play that the test suite goes through

    def check(self, options: TheOptions, /) -> None:
        """BadOptions, with the path to the value, where the game cannot be played so."""

    def lay_out(self, s: AState, options: TheOptions, /) -> None:
        """Put the printed data into a state."""


class Notation(Protocol):
    """notation.py: moves and chance events as text, one canonical spelling each."""

    def write_move(self, s: AState, move: int, /) -> str: ...

    def read_move(self, s: AState, text: str, /) -> int:
        """The move that is meant, legal or not; IllegalMove where it means none."""

    def why_not(self, s: AState, move: int, /) -> Line:
        """Why a move that can be written is not legal now."""

    def write_chance(self, phase: int, s: AState, /) -> str:
        """The chance event that has just ended that phase, read off the state."""

    def read_chance(self, s: AState, text: str, /) -> list[int]:
        """The draws of an event; IllegalMove where it cannot come now."""

    def seen_move(self, s: AState, move: int, viewer: int | None, /) -> str:
        """What a viewer sees of a move about to be played, `?` for the rest."""

    def seen_chance(self, phase: int, s: AState, viewer: int | None, /) -> str:
        """What a viewer sees of the chance event that has just ended that phase."""


class Views(Protocol):
    """view.py: who may know what."""

    View: type[AnyView]
    HIDES: bool  # whether seats see different things, so that people who share a screen must look away

    def view(self, s: AState, seat: int | None, /) -> AnyView:
        """The game's own fields of what a seat, or a spectator, may see; `core.view.look` adds the rest."""

    def resample(self, view: Any, g: Generator, /) -> AState:
        """A state drawn from all that are consistent with a view."""

    def reveals(self, s: AState, move: int, /) -> bool:
        """Whether the move shows somebody something he did not know: then it cannot be taken back."""


class Words(Protocol):
    """words.py: what is said at the table."""

    def line(self, event: Event, viewer: int | None, /) -> Line | None:
        """What a viewer hears of an event; None where it passes him by."""

    def prompt(self, view: Any, /) -> Line:
        """What the seat of the view can do now, or what he waits for."""


class BotsModule(Protocol):
    """bots.py: how bots play; compilable like the rules. `bots/search.py` says what else a game may teach them."""

    LEVELS: dict[str, Level]

    def policy(self, s: AState, desk: Any, moves: Any, count: int, g: Generator, manner: int, knowledge: Any, /) -> int:
        """One of the `count` legal moves, in that manner, from what the seat to move can know of `s`.

        `desk` holds states to try things on, `g` is for what is left to chance, `knowledge` is what the level knows by heart.
        """


class Observations(Protocol):
    """observe.py: what a seat sees as a row of numbers, for programs that learn; compilable like the rules."""

    ACTIONS: int  # moves are numbers below this one
    LAYOUT: Layout  # what the numbers are
    LENGTH: int  # how many they are, for every number of players

    def observe(self, s: AState, seat: int, out: Any, /) -> None:
        """Write all that the seat's view says into `out`, and nothing else. Seats are counted from that one."""


class Picture(Protocol):
    """picture.py: the table in a terminal."""

    def picture(self, view: Any, texts: Any, /) -> Any:
        """Something Rich can print."""


class Spelling(Protocol):
    """picture.py, where people at a terminal write moves in another way than records do."""

    def spelled(self, move: str, /) -> str: ...

    def understood(self, typed: str, /) -> str:
        """The move as a record has it; whatever else it was, as it was typed."""


class Chooser(Protocol):
    """A player: he sees a view and says a move."""

    def choose(self, view: AnyView, /) -> str: ...


class Bot(Chooser, Protocol):
    """A chooser that can be asked to get ready first."""

    def prepare(self) -> None: ...


Choosers = Sequence[Chooser]
