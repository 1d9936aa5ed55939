"""Announcements: events beside the game as lines, such as who came, who left and who plays for whom."""

from typing import assert_never

from speeltafel.core.line import Line
from speeltafel.table.events import (
    BotSeated,
    Committed,
    Created,
    DaysOff,
    Drawn,
    Ended,
    Event,
    InvitesRenewed,
    Moved,
    Nudged,
    Paused,
    RandomnessAdded,
    Reacted,
    Reclaimed,
    Rematched,
    Renamed,
    Resumed,
    Revealed,
    Said,
    Sat,
    SeatFreed,
    SeatMoved,
    SeatOffered,
    SeatsArranged,
    StartAsked,
    Started,
    TakenOver,
    TermsBound,
    Undone,
    Uninvited,
)


def announcement(event: Event) -> Line | None:
    """Return the announcement of an event; None if the game's log or the chat shows it."""
    match event:
        case Moved():
            return Line("news-bot-late", {"player": event.seat}) if event.played_as else None
        case Drawn():
            return None
        case Sat():
            return Line("news-sat", {"player": event.seat})
        case SeatFreed():
            return Line("news-stood", {"number": event.seat + 1})
        case Uninvited():
            return Line("news-uninvited")
        case SeatMoved():
            return Line("news-carried", {"player": event.seat})
        case BotSeated():
            return Line("news-placed", {"number": event.seat + 1})
        case Renamed():
            return Line("news-renamed", {"player": event.seat})
        case SeatsArranged():
            return Line("news-arranged")
        case Started():
            return Line("news-started-without", {"players": event.without}) if event.without else Line("news-started")
        case Undone():
            return Line("news-undone", {"player": event.seat})
        case Paused():
            return Line("news-paused")
        case Resumed():
            return Line("news-resumed")
        case TakenOver():
            return Line(f"news-{event.reason}", {"player": event.seat})
        case Nudged():
            return Line("news-nudged", {"player": event.by, "other": event.seat})
        case DaysOff():
            return Line("news-days-off", {"player": event.seat, "days": event.days})
        case Reclaimed():
            return None if event.after_turn else Line("news-reclaimed", {"player": event.seat})
        case Rematched():
            return Line("news-rematch")
        case Ended():
            return Line(f"news-{event.reason}")
        case (
            Created()
            | Said()
            | Reacted()
            | InvitesRenewed()
            | SeatOffered()
            | RandomnessAdded()
            | Committed()
            | StartAsked()
            | TermsBound()
            | Revealed()
        ):  # the chat or the fairness seal shows them
            return None
        case _:
            assert_never(event)
