"""What REST answers, and how it is made: for a server, and for the tables in a browser (pocket/)."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

from speeltafel import bots, games
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.game import Game
from speeltafel.core.lesson import MOST_OWN_MOVES, scene_of
from speeltafel.core.line import Line
from speeltafel.core.record import read, replayed
from speeltafel.review.model import Part, Verdict
from speeltafel.review.puzzles import LEVELS, Puzzle, of_the_day, position_of, stored
from speeltafel.table.commands import Code, MaybeHex, MoveText, Name, SeatNumber
from speeltafel.table.events import Invite
from speeltafel.table.lesson_moment import LessonMoment, lesson_moment
from speeltafel.table.messages import TableInfo, Viewer
from speeltafel.table.replay import Frame


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    fewest_players: int
    most_players: int
    options: dict[str, Any]  # as printed on the box
    levels: list[str]  # of its bots
    scenes: int  # of its lesson; 0: there is none
    puzzles: int  # of which each day has three; 0: there are none
    editions: list[str]  # by their languages; none where it is the same everywhere


class ReviewAsked(msgspec.Struct, frozen=True):
    """The name of a review. Anybody with this name may read the review, which shows the whole game."""

    review: str


class TipWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    position: Annotated[int, msgspec.Meta(ge=0)]  # the one that is looked at: in another one the tip would be another


class ReviewNews(msgspec.Struct, frozen=True):
    """The parts of a review after number `after`."""

    place: int  # how many others are made before it is begun
    parts: list[Part]
    number: int  # of the last part there is: ask with it for what comes then
    over: bool  # nothing more comes
    problem: Line | None = None  # why it was given up; ask for the review once more to try again


def news_of(place: int, parts: Sequence[bytes | msgspec.Raw], number: int, over: bool, problem: Line | None = None) -> ReviewNews:
    """Return the news with these encoded parts: they go to the client as the judge encoded them, and nobody here reads them."""
    encoded = [part if isinstance(part, msgspec.Raw) else msgspec.Raw(part) for part in parts]
    return ReviewNews(place, cast("list[Part]", encoded), number, over, problem)


class LanAddresses(msgspec.Struct, frozen=True):
    addresses: list[str]  # http://…; none where the server listens to its own machine alone
    may_open: bool = False  # whether `POST` opens the server to the local network


class TableCreated(msgspec.Struct, frozen=True):
    table: str
    invites: list[Invite]  # secrets: each gives a seat; the first gives any


class SeatClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None  # the first free one
    name: Name = ""
    code: Code = ""  # of an invite
    commitment: MaybeHex = ""  # to the person's own share of the chance
    id: Annotated[str, Meta(max_length=40)] = ""  # of this wish: sent again under the same id, it is done only once


class SeatCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code by which a player takes their seat along to another device."""

    code: Code
    id: Annotated[str, Meta(max_length=40)] = ""  # of this wish: sent again under the same id, it is done only once


class SeatClaimed(msgspec.Struct, frozen=True):
    seats: list[int]  # the person's own at this table


class TableDetails(msgspec.Struct, frozen=True):
    table: str
    about: TableInfo
    invites: list[Invite]  # for the host alone
    join_code: str = ""  # for the host alone: four letters that lead to the table until it is over


class JoinCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Four letters that lead to a table, as somebody typed them."""

    letters: Annotated[str, Meta(max_length=20)]


class TableFound(msgspec.Struct, frozen=True):
    """The way to a table, as its link would show it."""

    table: str
    code: str  # the invitation; "" once the game has begun


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a learner in a scene. The last one may be illegal."""

    scene: Annotated[int, Meta(ge=0, le=99)]
    moves: Annotated[list[MoveText], Meta(max_length=MOST_OWN_MOVES)] = []
    language: Annotated[str, Meta(max_length=10)] = ""  # of the learner: some games have an edition of their own in it


class PuzzleShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as the seat that is to move sees it."""

    id: str
    players: int
    seat: int
    frame: Frame
    verdict: Verdict  # `played` is the move that tempts
    missed: int  # so many levels of bots play something else
    levels: int  # of so many


class DayOfPuzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a day, from the easiest to the hardest."""

    game: str
    day: str
    puzzles: list[PuzzleShown]


def about_game(game: GameModules) -> GameInfo:
    return GameInfo(
        name=game.name,
        fewest_players=game.rules.FEWEST_PLAYERS,
        most_players=game.rules.MOST_PLAYERS,
        options=msgspec.to_builtins(game.defaults),
        levels=bots.levels(game.name),
        scenes=len(game.lessons),
        puzzles=len(stored(game)),
        editions=game.editions,
    )


def viewers_of(game: Game, viewer: Viewer, everybody: bool) -> list[Viewer]:
    """Return who looks: one of them, or a spectator and every seat."""
    return [None, *range(game.players)] if everybody else [viewer]


def game_of_record(body: bytes) -> tuple[Game, list[str]]:
    """Read the game of a record, and who played."""
    record = read(body)
    return replayed(record, games.modules), record.seats or []


def moment_of_lesson(game: str, step: LessonStep) -> LessonMoment:
    """Play one scene of the lesson of a game, with these moves of the learner."""
    from speeltafel.bots.quick_bot import QuickBot  # not before somebody learns

    modules = games.modules(game)
    partner = QuickBot(modules, scene_of(modules, step.scene).seed)
    return lesson_moment(modules, step.scene, step.moves, partner, step.language)


def day_of_puzzles(modules: GameModules, day: date) -> DayOfPuzzles:
    return DayOfPuzzles(modules.name, day.isoformat(), [shown(modules, puzzle) for puzzle in of_the_day(modules, day)])


def shown(modules: GameModules, puzzle: Puzzle) -> PuzzleShown:
    game = position_of(modules, puzzle)
    view = game.view(puzzle.seat, game.length)
    return PuzzleShown(
        id=puzzle.id,
        players=puzzle.players,
        seat=puzzle.seat,
        frame=Frame(modules.words.prompt(view), view),
        verdict=puzzle.verdict,
        missed=len(puzzle.missed_by),
        levels=len(LEVELS),
    )
