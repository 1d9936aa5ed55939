"""The contract between a game and everything else. docs/add-a-game.md explains each file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from speeltafel.core.chance import Generator
from speeltafel.core.contract import bot_defaults as default
from speeltafel.core.contract.levels import Level, ReviewBudget
from speeltafel.core.contract.observation_layout import Layout
from speeltafel.core.contract.scratch import NoNotes, Scratch
from speeltafel.core.drawing import Drawing
from speeltafel.core.events import ViewerEvent
from speeltafel.core.line import Line
from speeltafel.core.state import Event
from speeltafel.core.view import AnyView

if TYPE_CHECKING:  # it needs NumPy, which `import speeltafel` does without
    from speeltafel.core.contract.reasons import Claim, Coach, Rollouts

# A game's own state and options: the code here handles those of every game.
AState = Any
TheOptions = Any


class Rules(Protocol):
    """rules.py: plain functions on a State, compilable: ints and fixed-length lists only, no text, no chance, no I/O."""

    VERSION: int  # from 1 on. Raise it when the same moves may come out otherwise; then a State has a `version` to decide by
    FEWEST_PLAYERS: int
    MOST_PLAYERS: int
    MOST_MOVES: int  # no position has more legal moves
    PHASES: list[str]
    EVENTS: list[str]
    State: type

    def set_up(self, s: AState, /, players: int) -> None:
        """Set up the beginning of a game. Only the printed data of `s` stays."""

    def outcomes(self, s: AState, /) -> int:
        """Return how many equally likely outcomes the next draw has. Chance is to act."""

    def draw(self, s: AState, outcome: int, /) -> None:
        """Apply that outcome. A chance event is all draws until the phase changes."""

    def legal(self, s: AState, moves: list[int], /) -> int:
        """Write the legal moves into `moves`, sorted as they are to be shown. Return how many. A seat is to act."""

    def play(self, s: AState, move: int, /) -> None:
        """Play a legal move."""

    def score(self, s: AState, seat: int, /) -> int: ...

    def wins(self, s: AState, seat: int, /) -> bool: ...


class OptionsModule(Protocol):
    """options.py: the options of a table, with printed.toml for the defaults."""

    Options: type  # a msgspec Struct; its fields are the option keys
    VARIANTS: list[dict[str, Any]]  # the ways to play that the test suite goes through

    def check(self, options: TheOptions, /) -> None:
        """Raise BadOptions, with the path to the value, if the game cannot be played with them."""

    def apply_options(self, s: AState, options: TheOptions, /) -> None:
        """Put the printed data into a state."""


class Notation(Protocol):
    """notation.py: moves and chance events as text, one canonical spelling each."""

    def write_move(self, s: AState, move: int, /) -> str: ...

    def read_move(self, s: AState, text: str, /) -> int:
        """Return the move of a text, legal or not. Raises IllegalMove if it is none."""

    def why_not(self, s: AState, move: int, /) -> Line:
        """Return why a move is not legal now."""

    def write_chance(self, phase: int, s: AState, /) -> str:
        """Write the chance event that has just ended that phase, from the state."""

    def read_chance(self, s: AState, text: str, /) -> list[int]:
        """Return the draws of an event. Raises IllegalMove if it cannot come now."""

    def seen_move(self, s: AState, move: int, viewer: int | None, /) -> str:
        """Return a move about to be played as a viewer sees it, with `?` for what is hidden."""

    def seen_chance(self, phase: int, s: AState, viewer: int | None, /) -> str:
        """Return the chance event that has just ended that phase, as a viewer sees it."""


class Views(Protocol):
    """view.py: what each viewer may know."""

    View: type[AnyView]
    HAS_HIDDEN_INFORMATION: bool  # whether seats see different things, so that people who share a screen must look away

    def view(self, s: AState, seat: int | None, /) -> AnyView:
        """Return the game's own fields of what a seat, or a spectator, may see; `core.view.look` adds the rest."""

    def resample(self, view: Any, g: Generator, /) -> AState:
        """Return a random state that fits the view."""

    def reveals(self, s: AState, move: int, /) -> bool:
        """Whether the move shows a player something new: then it cannot be undone."""


class Words(Protocol):
    """words.py: the texts of events and prompts."""

    def viewer_event(self, event: Event, viewer: int | None, /) -> ViewerEvent | None:
        """Return an event as a viewer may know it, for log and animation; None if the viewer doesn't notice it."""

    def prompt(self, view: Any, /) -> Line:
        """Return what the seat of the view can do now, or what it waits for."""


@dataclass(frozen=True, kw_only=True)
class BotsModule:
    """bots/: the hooks and levels of a game's bots, as `BOTS` of that package.

    Every hook is compilable like the rules, and has a default.
    Arguments: `s` is a state, in a search one of the worlds that fit the view. `scratch` is memory, since compiled code
    makes no arrays: two states, and the game's own `notes`. `moves` has the legal moves in its first `count` places. `g` is
    the source of chance. `style` and `weights` come from the level.
    A hook may use only what the seat to move, or the `seat` it is given, can know of `s`.
    """

    levels: Mapping[str, Level] = field(default_factory=dict)
    """The ladder, by the names in bots/__init__.py."""

    notes: type = NoNotes
    """What hooks write down while they think: a dataclass whose fields are `ints(…)` and `floats(…)`, as in a State."""

    policy: Callable[[AState, Scratch, Any, int, Generator, int, Any], int] = default.random_move
    """policy(s, scratch, moves, count, g, style, weights): a legal move, in that style. Also what rollouts are played by."""

    # ---- Where a search stops ----

    is_cutoff: Callable[[AState, AState], bool] = default.to_the_end
    """is_cutoff(s, root): whether a rollout from `root` may stop at `s`, before the end, since `estimate` knows enough."""

    estimate: Callable[[AState, Scratch, Any, Any], None] = default.equal_chances
    """estimate(s, scratch, shares, weights): everybody's chance to win from `s`, written into `shares`."""

    # ---- Which moves a search looks at ----

    shortlist: Callable[[AState, Scratch, Any, int, Any], int] = default.all_moves
    """shortlist(s, scratch, moves, count, weights): bring the moves worth searching to the front; how many they are."""

    prior_values: Callable[[AState, Scratch, Any, int, Any, Any], None] = default.no_prior_values
    """prior_values(s, scratch, moves, count, weights, values): what flat search takes as won with each move before it begins."""

    priors: Callable[[AState, Scratch, Any, int, int, Any, Any], None] = default.no_priors
    """priors(s, scratch, moves, count, style, weights, priors): how much tree search is to explore each move; 1 before."""

    observation_key: Callable[[AState, int, int], int] = default.one_key
    """observation_key(s, seat, move): a number for all that `seat` saw since the position before `move`, whoever played it.

    It tells information sets apart: tree search keeps different numbers in different nodes.
    """

    # ---- Worlds: determinizations that fit what the searching seat sees ----

    determinize: Callable[[AState, int, Generator], None] = default.same_world
    """determinize(s, seat, g): make `s` another world that `seat` cannot tell from it: `resample`, for many worlds at once."""

    world_weight: Callable[[AState, Scratch, int, int, Any], float] = default.equally_likely
    """world_weight(s, scratch, seat, style, weights): how likely others would have played to `s`, compared with other worlds."""

    rewind: Callable[[AState, Scratch, Any, Any], None] = default.no_rewinding
    """rewind(s, scratch, actors, codes): make `s` the position before the first of these moves; the last led to it."""

    log_likelihood: Callable[[AState, Scratch, Any, int, int, Any], float] = default.nothing_learned
    """log_likelihood(s, scratch, moves, count, move, weights): of the seat to move playing this of its legal moves."""

    # ---- Judging a game afterwards ----

    exact_values: Callable[[AState, Scratch, Any, int, Any, Any], None] = default.not_exact
    """exact_values(s, scratch, moves, count, weights, values): everybody's chance after each of these moves, values[move][seat].

    Where chance is to act, what it is before the draw, as values[0][seat]: the mean of what the best moves after it are worth.
    """

    judging: ReviewBudget = ReviewBudget()
    """How much a review looks at, where nothing is exact."""

    # ---- Solving ----

    solver: str | None = None
    """Name of the SolverModule, where the whole game can be solved for a number of players: `speeltafel solve`."""

    def hooks(self) -> dict[str, FunctionType]:
        """Return all hooks by name."""
        found = {f.name: getattr(self, f.name) for f in fields(self)}
        return {name: hook for name, hook in found.items() if isinstance(hook, FunctionType)}

    @property
    def draws_worlds(self) -> bool:
        """Whether worlds are drawn by `determinize`, rather than by the game's `resample`."""
        return self.determinize is not default.same_world

    @property
    def is_exact(self) -> bool:
        """Whether a review need not play on to know what a move is worth."""
        return self.exact_values is not default.not_exact

    @property
    def weighs_worlds(self) -> bool:
        return self.world_weight is not default.equally_likely


class SolverModule(Protocol):
    """bots/solve.py: value iteration over all positions."""

    PLAYERS: int  # the number of players it can solve for
    KERNELS: ModuleType  # compiled for it

    def Solver(self, s: AState, kernels: Any, table: Any, side_by_side: Any, /) -> Solver:  # noqa: N802 - a class
        """Return a solver for the options of `s`, with the compiled KERNELS and `s` in an array.

        `side_by_side` runs it on several cores.
        """


class SolverSweep(Protocol):
    """A pass through all positions."""

    number: int
    residual: float  # the largest change
    chance: float  # of the first player at the beginning of a game


class Solver(Protocol):
    default_file: Path  # where this machine keeps its own solution for such a table, and where `Level.weights` looks for it

    @property
    def positions(self) -> int: ...

    @property
    def exploitable(self) -> list[str]:
        """Levels whose policy is fixed, so that there is a best response to it."""

    def sweeps(self, done: Callable[[int], None], /) -> Iterator[SolverSweep]:
        """Yield passes until nothing changes any more.

        `done` is called with how many positions have been looked at.
        """

    def best_response(self, level: str, done: Callable[[int], None], /) -> Iterator[SolverSweep]:
        """Yield passes against a player of that level, as `sweeps` does.

        Its chance is that of a player who knows the level's policy, in both seats.
        """

    def weights(self) -> Any:
        """Return the solution, as the policy of a master reads it."""

    def save(self, file: Path, /) -> None: ...


class Observations(Protocol):
    """observe.py: a seat's view as a row of numbers, for programs that learn; compilable like the rules."""

    ACTIONS: int  # moves are numbers below this one
    LAYOUT: Layout  # the meaning of the numbers
    LENGTH: int  # how many they are, for every number of players

    def observe(self, s: AState, seat: int, out: Any, /) -> None:
        """Write all that the seat's view says into `out`, and nothing else. Seats are counted from that one."""

    MOST_OUTCOMES: int  # no draw has more

    def distinct_draws(self, s: AState, /) -> list[tuple[int, int]]:
        """Return one outcome for each distinct result of a draw, and how many outcomes give it. Not compiled."""


class ReasonsModule(Protocol):
    """reasons/, if there is one: why a move is better than another, in the game's own terms; see docs/review.md.

    It uses a seat's view alone. Moves are as `view.legal` writes them.
    """

    EVENTS: list[int]  # of the rules' EVENTS those that rollouts record

    def move(self, view: Any, text: str, /) -> Line:
        """Return a move as the object of a sentence."""

    def coach(self, view: Any, moves: tuple[str, str], rollouts: Rollouts, may_count_cards: bool, /) -> Coach:
        """Return everything that can be said about the better move and the played one.

        `may_count_cards`: include what only a good memory knows (F21).
        """

    def look(self, view: Any, claim: Claim | None, better: str, /) -> Line:
        """Return where to look for the better move, without the move itself."""


class ExactReasons(ReasonsModule, Protocol):
    """The reasons of a game whose values are exact: all outcomes instead of rollouts."""

    FUTURES: tuple[int, int]  # at most how many outcomes there are, and how many numbers in a row

    def futures(self, s: AState, scratch: Scratch, move: int, weights: Any, chances: Any, won: Any, rows: Any, /) -> None:
        """Write down all outcomes of a move: chances, won, rows. Compilable."""


class Picture(Protocol):
    """picture.py: the table in a terminal."""

    def picture(self, view: Any, texts: Any, /) -> Any:
        """Return a picture that Rich can print."""


class DrawingModule(Protocol):
    """drawing.py: the table as shapes, for notebooks and learning programs."""

    def drawing(self, view: Any, texts: Any, /) -> Drawing:
        """Return the drawing."""


class TerminalNotation(Protocol):
    """picture.py of games whose moves are typed differently from records."""

    def to_typed(self, move: str, /) -> str: ...

    def from_typed(self, typed: str, /) -> str:
        """Return a typed move in notation; anything else as it was typed."""


class Agent(Protocol):
    """A player: sees a view and says a move."""

    def choose(self, view: AnyView, /) -> str: ...


class Bot(Agent, Protocol):
    """A chooser that can be asked to get ready first."""

    def prepare(self) -> None: ...


Choosers = Sequence[Agent]
