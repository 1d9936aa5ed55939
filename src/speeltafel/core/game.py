"""A game being played: the one place that holds a state. Everyone else sees views."""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from sys import intern
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import msgspec

from speeltafel.core.chance import Chance
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import IllegalMove, make_error
from speeltafel.core.events import StepSeen, ViewerEvent, line_for_event
from speeltafel.core.history import History, PlayedStep
from speeltafel.core.i18n import Translator
from speeltafel.core.line import Line
from speeltafel.core.state import CHANCE, OVER, Event, copy_of
from speeltafel.core.view import AnyView, MoveSeen, actor_of, complete_view, result_of

FORMAT = "speeltafel/1"
CHECKPOINT_EVERY = 256
PACK = msgspec.msgpack.Encoder().encode  # a byte for most numbers, and room for large ones: Figaro tells five road pieces in one
UNPACK = msgspec.msgpack.Decoder(list[Event]).decode

T = TypeVar("T", bound=Hashable)
if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    V = TypeVarWithDefault("V", bound=AnyView, default=AnyView, covariant=True)  # the view of that game
else:
    V = TypeVar("V")
EventForViewer = Callable[[Event, int | None], ViewerEvent | None]  # a game's: an event as a viewer may know it


@lru_cache(4_000)
def shared(one: T) -> T:
    """Return one shared object for equal ones: a server has many games in memory, in which the same things happen."""
    return one


@lru_cache(4_000)
def viewer_event_cached(words: EventForViewer, event: Event, viewer: int | None) -> ViewerEvent | None:
    """Return a viewer's event, cached for all tables at which it happens."""
    return words(event, viewer)


@lru_cache(4_000)
def viewer_events(words: EventForViewer, events: bytes, viewer: int | None) -> list[ViewerEvent]:
    """Return a viewer's events of a step. The list is cached, so don't change it."""
    return [one for event in UNPACK(events) if (one := viewer_event_cached(words, event, viewer)) is not None]


@lru_cache(4_000)
def seen(actor: int | str, move: str) -> MoveSeen:
    """Return a shared MoveSeen."""
    return MoveSeen(actor, move)


class Game(Generic[V]):
    """A game being played: moves go in as text, views come out.

    Made by `new` and `replay`. With a seed, chance events play themselves; without, you play them too.

    >>> import speeltafel
    >>> game = speeltafel.new("tricky", players=2, seed=7)
    >>> while game.result is None:
    ...     game.play(game.legal()[0])
    >>> game.result
    {'scores': [18, 0], 'winners': [0]}
    """

    def __init__(
        self, modules: GameModules, players: int, options: Any = None, chance: Chance | None = None, version: int | None = None
    ) -> None:
        self.modules = modules
        self.version = modules.rules.VERSION if version is None else modules.known_version(version)  # of the rules
        self.players = players
        self.options = modules.defaults if options is None else options
        self._chance = chance
        self._begin()
        self._let_chance_play()

    def _begin(self) -> None:
        self._state = self.modules.set_up(self.players, self.options, self.version)
        self._state.events = []
        self._steps = History()
        self._legal: list[int] | None = None  # of the present position, once asked for
        self._checkpoints: list[
            tuple[int, Any]
        ] = []  # positions on the way, and after how many steps: where taking back starts from
        # Where nothing is hidden all viewers share what a spectator saw.
        viewers = (None, *range(self.players))
        self._distinct_viewers = viewers if self.modules.views.HAS_HIDDEN_INFORMATION else (None,)
        saw: dict[int | None, list[MoveSeen]] = {viewer: [] for viewer in self._distinct_viewers}
        self._seen = {viewer: saw.get(viewer, saw[None]) for viewer in viewers}

    def anew(self) -> "Game[V]":
        """Return the same game at its beginning: same players, options and version of the rules. Chance is played by you.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).anew().moves
        []
        """
        return Game(self.modules, self.players, self.options, None, self.version)

    @property
    def name(self) -> str:
        return self.modules.name

    @property
    def actor(self) -> int | str | None:
        """The seat that is to move, "chance", or None when the game is over.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2).actor
        'chance'
        """
        seat: int = self._state.actor
        return seat if seat >= 0 else actor_of(self._state)

    @property
    def moves(self) -> list[tuple[int | str, str]]:
        """Every move and chance event so far: actor and full text. A view's `history` shows what one seat saw of it.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).moves
        [('chance', 'roll 23466')]
        """
        return [(step.actor, step.text) for step in self._steps]

    @property
    def scores(self) -> list[int]:
        """The present scores, by seat.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).scores
        [18, 18]
        """
        return [self.modules.rules.score(self._state, seat) for seat in range(self.players)]

    @property
    def result(self) -> dict[str, list[int]] | None:
        """The result as `{"scores": …, "winners": …}`; None until the game is over.

        >>> import speeltafel
        >>> print(speeltafel.new("tricky", players=2, seed=7).result)
        None
        """
        result = result_of(self.modules, self._state)
        return None if result is None else msgspec.to_builtins(result)

    def legal(self) -> list[str]:
        """Return the legal moves of the seat to move; none if chance is to act or the game is over.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).legal()[:3]
        ['keep 2', 'keep 23', 'keep 234']
        """
        s, write_move = self._state, self.modules.notation.write_move
        return [write_move(s, move) for move in self._legal_moves()]

    def _legal_moves(self) -> list[int]:
        if self._legal is None:
            self._legal = self.modules.legal(self._state) if self._state.actor >= 0 else []
        return self._legal

    @property
    def length(self) -> int:
        """The number of moves and chance events so far.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).length
        1
        """
        return len(self._steps)

    def view(self, seat: int | None = None, first: int = 0) -> V:
        """Return the view of that seat, or of a spectator (None).

        Its history begins with step number `first`. Raises IllegalMove for a seat that doesn't exist.

        >>> import speeltafel
        >>> view = speeltafel.new("tricky", players=2, seed=7).view(0)
        >>> view.seat, view.phase, view.legal[:2]
        (0, 'keep', ['keep 2', 'keep 23'])
        """
        if seat not in self._seen:
            raise make_error(IllegalMove, "no-such-seat", seat=str(seat), last=self.players - 1)
        return cast(V, complete_view(self.modules, self._state, seat, self._seen[seat][first:]))

    def prompt(self, seat: int | None = None) -> Line:
        """Return what that seat can do now, as a line.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).prompt(0).id
        'prompt-keep'
        """
        return self.modules.words.prompt(self.view(seat))

    def log(self, seat: int | None = None, first: int = 0) -> list[Line]:
        """Return the log of that seat, or of a spectator (None), from step number `first` on.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).log()[-1].id
        'rolled'
        """
        lines = (line_for_event(one, self.name) for step in self._steps.since(first) for one in self._events_for(step, seat))
        return [line for line in lines if line is not None]

    def steps(self, seat: int | None = None, first: int = 0) -> list[StepSeen]:
        """Return the steps as that seat, or a spectator (None), saw them, from step number `first` on.

        >>> import speeltafel
        >>> [step.move for step in speeltafel.new("tricky", players=2, seed=7).steps()]
        ['roll 23466']
        """
        both = zip(self._seen[seat][first:], self._steps.since(first), strict=True)
        return [StepSeen(saw.actor, saw.move, self._events_for(step, seat)) for saw, step in both]

    def _events_for(self, step: PlayedStep, seat: int | None) -> list[ViewerEvent]:
        return viewer_events(self.modules.words.viewer_event, step.events, seat)

    def log_in_words(self, language: str = "en", names: list[str] | None = None, seat: int | None = None) -> list[str]:
        """Return the log in words. Raises UnknownName for a language that isn't there.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).log_in_words(names=["Ann", "Bo"])[-1]
        'Ann rolls 2 3 4 6 6.'
        """
        texts = Translator(language, names or ())
        return [texts.translate(line) for line in self.log(seat)]

    def why_not(self, text: str) -> Line | None:
        """Return why the seat to move cannot play that; None if it can.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).why_not("keep 5").id
        'not-in-roll'
        """
        try:
            self.modules.legal_move(self._state, text, self._legal_moves())
        except IllegalMove as error:
            return error.line
        return None

    def play(self, text: str) -> None:
        """Play a move, or a chance event if chance is to act.

        Raises IllegalMove, which says why; then nothing has changed.

        >>> import speeltafel
        >>> game = speeltafel.new("tricky", players=2)
        >>> game.play("roll 23466")
        >>> game.play("keep 66")
        >>> game.moves[-1]
        (0, 'keep 66')
        """
        self.play_one(text)
        self._let_chance_play()

    def play_one(self, text: str) -> None:
        """Play a move or a chance event, and nothing after it. Raises IllegalMove."""
        s = self._state
        if not isinstance(text, str):
            raise make_error(IllegalMove, "move-not-text", text=repr(text)[:80])
        if s.actor == OVER:
            raise make_error(IllegalMove, "game-is-over")
        if s.actor == CHANCE:
            self._draw(self.modules.notation.read_chance(s, text))
        else:
            self._move(self.modules.legal_move(s, text, self._legal_moves()))

    def play_chance(self, chance: Chance) -> str:
        """Let chance play one event. Return its text."""
        phase = self._state.phase
        self._drawn(phase, self.modules.draw_event(self._state, chance))
        return self._steps.recent[-1].text

    def _let_chance_play(self) -> None:
        while self._chance is not None and self._state.actor == CHANCE:
            self.play_chance(self._chance)

    def _draw(self, outcomes: Sequence[int]) -> None:
        phase = self._state.phase
        for outcome in outcomes:
            self.modules.rules.draw(self._state, outcome)
        self._drawn(phase, outcomes)

    def _drawn(self, phase: int, outcomes: Sequence[int]) -> None:
        s = self._state
        notation = self.modules.notation
        for viewer in self._distinct_viewers:
            self._seen[viewer].append(seen("chance", notation.seen_chance(phase, s, viewer)))
        self._steps.append(
            PlayedStep(
                "chance", intern(notation.write_chance(phase, s)), shared(tuple(outcomes)), phase, True, self._take_events()
            )
        )
        if s.actor != CHANCE:
            self._refresh_recent_chance()

    def _refresh_recent_chance(self) -> None:
        """Show chance events again that a later one has uncovered, such as a set-up that is complete now."""
        for back, step in enumerate(self._steps.backwards(), 1):
            if step.actor != "chance":
                break
            if back == 1:
                continue  # it was seen just now
            for viewer in self._distinct_viewers:
                self._seen[viewer][-back] = seen("chance", self.modules.notation.seen_chance(step.phase, self._state, viewer))

    def _move(self, move: int) -> None:
        s = self._state
        notation = self.modules.notation
        seat = s.actor
        if len(self._steps) >= CHECKPOINT_EVERY * (len(self._checkpoints) + 1):
            self._checkpoints.append((len(self._steps), copy_of(s)))
        text = intern(notation.write_move(s, move))
        for viewer in self._distinct_viewers:
            self._seen[viewer].append(seen(seat, notation.seen_move(s, move, viewer)))
        phase, final = s.phase, self.modules.views.reveals(s, move)
        self.modules.rules.play(s, move)
        self._steps.append(PlayedStep(seat, text, shared((move,)), phase, final, self._take_events()))

    def _take_events(self) -> bytes:
        events = PACK(self._state.events)
        self._state.events = []
        self._legal = None
        return events

    def can_undo(self) -> int | None:
        """Return the seat whose last move can be undone: nothing came after it, and it revealed nothing. None if there is none.

        >>> import speeltafel
        >>> game = speeltafel.new("tricky", players=2)
        >>> game.play("roll 23466")
        >>> game.play("keep 66")
        >>> game.can_undo()
        0
        """
        last = self._steps.recent[-1] if self._steps.recent else None
        return None if last is None or last.final else int(last.actor)

    def undo(self) -> None:
        """Undo the last move. Raises IllegalMove if it cannot be undone.

        >>> import speeltafel
        >>> game = speeltafel.new("tricky", players=2)
        >>> game.play("roll 23466")
        >>> game.play("keep 66")
        >>> game.undo()
        >>> game.actor, game.length
        (0, 1)
        """
        if self.can_undo() is None:
            raise make_error(IllegalMove, "nothing-to-undo")
        after = self._last_mark_before(len(self._steps))
        steps = self._steps.since(after)[:-1]
        self._go_back_to(after)
        for step in steps:
            if step.actor == "chance":
                self._draw(step.codes)
            else:
                self._move(step.codes[0])

    def _last_mark_before(self, length: int) -> int:
        """Return the last checkpoint before that length, as a number of steps; 0: the beginning."""
        while self._checkpoints and self._checkpoints[-1][0] >= length:
            self._checkpoints.pop()
        return self._checkpoints[-1][0] if self._checkpoints else 0

    def _go_back_to(self, mark: int) -> None:
        if not mark:
            self._begin()
            return
        self._state = copy_of(self._checkpoints[-1][1])
        self._state.events = []
        self._legal = None
        self._steps.truncate(mark)
        for viewer in self._distinct_viewers:
            del self._seen[viewer][mark:]

    @property
    def state(self) -> Any:
        """Return the whole position, hidden cards included. Analyse it; don't change it or show it to a player.

        >>> import speeltafel
        >>> game = speeltafel.new("tricky", players=2)
        >>> game.play("roll 23466")
        >>> game.state.chips[:2]
        [18, 18]
        """
        return self._state

    @property
    def played(self) -> list[PlayedStep]:
        """Return every move and chance event so far, with the codes that the rules use.

        >>> import speeltafel
        >>> game = speeltafel.new("tricky", players=2)
        >>> game.play("roll 23466")
        >>> game.play("keep 66")
        >>> [step.actor for step in game.played]
        ['chance', 0]
        """
        return self._steps.since(0)

    def dump_state(self) -> tuple[Any, History, list[list[MoveSeen]]]:
        """Return raw state, steps and histories, for checkpoints.

        They contain hidden information: never send them to a client.
        """
        return self._state, self._steps, [self._seen[viewer] for viewer in self._distinct_viewers]

    def load_state(self, state: Any, steps: list[PlayedStep], seen: list[list[MoveSeen]]) -> None:
        """Load what `dump_state` gave into this new game."""
        self._state, self._steps, self._legal = state, History(steps), None
        self._state.events = []
        self._checkpoints = [(len(steps), copy_of(state))] if state.actor >= 0 else []
        for viewer, saw in zip(self._distinct_viewers, seen, strict=True):
            self._seen[viewer].extend(saw)

    def record(self) -> dict[str, Any]:
        """Return the game as a record: ready for JSON, and complete enough to replay.

        >>> import speeltafel
        >>> speeltafel.new("tricky", players=2, seed=7).record()["moves"]
        [['chance', 'roll 23466']]
        """
        record = {
            "format": FORMAT,
            "game": self.name,
            "rules": self.version,
            "players": self.players,
            "options": msgspec.to_builtins(self.options),
            "moves": [[step.actor, step.text] for step in self._steps],
        }
        return record if self.result is None else {**record, "result": self.result}

    def _repr_svg_(self) -> str | None:
        """Draw the position as a spectator sees it, where a notebook asks."""
        return self.view()._repr_svg_()

    def __repr__(self) -> str:
        return f"<{self.name}, {self.players} players, {len(self._steps)} moves, to act: {self.actor}>"
