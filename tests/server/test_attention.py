"""Bots and clocks go on by themselves, whatever went wrong."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from speeltafel.core.errors import StoreError, make_error
from speeltafel.server.tables import automation
from speeltafel.server.tables.automation import TableAutomation
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.peers import NoPeers
from speeltafel.table.table import Table
from tests.table.sitting import Sitting


class Unreadable:
    """A hub whose store cannot be read the first few times."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.peers = NoPeers()

    @asynccontextmanager
    async def at(self, live: LiveTable) -> AsyncIterator[Table]:
        if self.left:
            self.left -= 1
            raise make_error(StoreError, "store-unreadable")
        live.is_broken = False
        yield live.table


def test_a_table_that_is_ahead_of_its_log_is_read_again_though_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's last move was neither stored nor taken back: by the table it is a person's turn, by the log the bot's."""
    monkeypatch.setattr(automation, "RETRY_S", 0.001)
    sitting = Sitting("tricky", "me me")
    sitting.sit_and_start()

    async def scene() -> None:
        live = LiveTable("t", sitting.table)
        live.is_broken = True
        hub = Unreadable(3)
        TableAutomation(cast(Any, hub), cast(Any, None)).schedule(live)
        assert live.attention is not None
        await asyncio.wait_for(live.attention, 10)
        assert (live.is_broken, hub.left) == (False, 0)

    asyncio.run(scene())
