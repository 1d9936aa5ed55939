"""Rollouts that are recorded go as those that are not, and their events are what happened."""

from speeltafel import games
from speeltafel.core.chance import generator
from speeltafel.core.record import read
from speeltafel.games.tricky.rules import ENDED, KEPT, WON
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.rollouts.event_recorder import MAX_EVENTS
from speeltafel.review.rollouts.recording_engine import recorded_events, recording_engine, with_event_buffer
from speeltafel.review.timeline import timeline_of
from tests.review.played import record


def test_what_is_wanted_is_recorded_and_nothing_changes() -> None:
    modules = games.modules("tricky")
    story = timeline_of(read(record("tricky", 3)))
    s = next(event.before for event in story.events if event.view is not None)
    silent, listening = engine_of(modules), recording_engine(modules)
    moves = modules.legal(s)[:2]
    worlds = silent.bots.states([s])
    playout = silent.playout(s, style=1)
    plain = sampling.after_moves(silent, worlds, moves, generator(5), range(20), playout)
    both = sampling.after_moves(
        listening, with_event_buffer(listening, worlds, [WON, ENDED]), moves, generator(5), range(20), playout, keep_ends=True
    )
    assert (plain.shares == both.shares).all()
    assert len(plain.ends) == 0
    recorded = [recorded_events(end) for end in both.ends.ravel()]
    assert {event for events in recorded for event, *_ in events} == {WON, ENDED}
    assert KEPT not in {event for events in recorded for event, *_ in events}
    assert all(events[-1][0] == ENDED for events in recorded if len(events) < MAX_EVENTS)
