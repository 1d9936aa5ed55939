"""Timeline of a record: its positions, and the view of each seat that decided."""

import hashlib
from typing import Any

import msgspec

from speeltafel import games
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import BadRecord, make_error
from speeltafel.core.game import Game
from speeltafel.core.record import Record, Source, read, replayed
from speeltafel.core.state import OVER, copy_of
from speeltafel.core.view import AnyView

MOST_STEPS = 2_000  # the longest games between bots have a few hundred; nobody would wait for the end of a much longer one


class TimelineStep(msgspec.Struct, frozen=True):
    """A move or chance event of a record, with the position it came in."""

    actor: int | None  # None: chance
    text: str
    before: Any
    view: AnyView | None  # of the seat that decided; None if there was nothing to decide


class Timeline(msgspec.Struct, frozen=True):
    """A finished game: its events, and how it ended."""

    modules: GameModules
    players: int
    events: list[TimelineStep]
    end: Any
    winners: list[int]
    hash: str

    @property
    def positions(self) -> list[Any]:
        """Before each event, and at the end."""
        return [*(event.before for event in self.events), self.end]


def check_length(record: Record) -> None:
    """Raise BadRecord if the game is too long to be reviewed."""
    if len(record.moves) > MOST_STEPS:
        raise make_error(BadRecord, "review-too-long", moves=len(record.moves), most=MOST_STEPS)


def reviewable(given: Source) -> tuple[str, bytes]:
    """Check that a record is of a finished game. Return its hash, and the record without names. Raises BadRecord."""
    record = read(given)
    check_length(record)
    game = replayed(record, games.modules)
    if game.result is None:
        raise make_error(BadRecord, "review-unfinished")
    return hash_of(game), msgspec.json.encode(game.record())


def timeline_of(record: Record) -> Timeline:
    """Replay a record, once. Raises BadRecord: which move is wrong, or that the game is too long or not over."""
    check_length(record)
    events: list[TimelineStep] = []

    def note(game: Game, move: str) -> None:
        if not game.length:
            events.clear()  # once more, by an older version of the rules
        actor = game.actor if isinstance(game.actor, int) else None
        before = copy_of(game.state)
        view = game.view(actor) if actor is not None and len(game.modules.legal(before)) > 1 else None
        events.append(TimelineStep(actor, move, before, view))

    game = replayed(record, games.modules, note)
    if game.result is None:
        raise make_error(BadRecord, "review-unfinished")
    return Timeline(game.modules, game.players, events, copy_of(game.state), game.result["winners"], hash_of(game))


def hash_of(game: Game) -> str:
    """Return the hash of a game, which depends neither on names and dates nor on the version of the rules."""
    played = {key: value for key, value in game.record().items() if key not in ("rules", "result")}
    return hashlib.sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()


def result_shares(story: Timeline) -> list[float]:
    """Divide one win equally among the winners."""
    return [1 / len(story.winners) if seat in story.winners else 0.0 for seat in range(story.players)]


def is_over(s: Any) -> bool:
    return bool(s.actor == OVER)
