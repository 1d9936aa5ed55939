"""Tags of what is stored and sent are pinned: renaming a class can never make an old log or an old client unreadable."""

import inspect
from typing import Any, get_args

import pytest

from speeltafel.review import model
from speeltafel.server.connections import messages
from speeltafel.server.jobs import review_worker
from speeltafel.table import commands, events

LOG = {
    "created", "sat", "stood", "uninvited", "placed", "stirred", "committed", "start-asked", "bound", "revealed", "started",
    "moved", "drawn", "undone", "paused", "resumed", "takenover", "reclaimed", "said", "reacted", "rematched", "ended", "renewed",
    "offered", "carried", "renamed", "arranged", "nudged", "days-off",
}  # fmt: skip
COMMANDS = {
    "sit", "place", "commit", "reveal", "start", "move", "undo", "pause", "resume", "leave", "resign", "replace", "reclaim",
    "say", "react", "rematch", "close", "offer", "take", "rename", "arrange", "nudge",
    "play-turn", "days-off",
}  # fmt: skip
FROM_SERVER = {"welcome", "presence", "done", "refusal", "reason", "explanation", "pong", "snapshot", "update"}

UNIONS: list[tuple[Any, set[str]]] = [
    (events.Event, LOG),
    (commands.Command, COMMANDS),
    (messages.FromClient, COMMANDS | {"hello", "listen", "why", "ping", "shown"}),
    (messages.FromServer, FROM_SERVER),
    (model.ChartReady | model.StepJudged | model.ReviewFinished, {"Chart", "Judged", "Finished"}),
    (review_worker.ReviewRequest | review_worker.DeeperAnalysis | review_worker.Tip, {"Wanted", "Longer", "Tip"}),
]


@pytest.mark.parametrize(("union", "tags"), UNIONS)
def test_tags_stay_as_they_are_stored_and_sent(union: Any, tags: set[str]) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(union)} == tags


@pytest.mark.parametrize("union", [union for union, _ in UNIONS])
def test_no_tag_is_made_from_a_class_name(union: Any) -> None:
    for kind in get_args(union):
        assert f'tag="{kind.__struct_config__.tag}"' in inspect.getsource(kind).split(":\n")[0], (
            f"{kind.__name__}: write its tag down"
        )
