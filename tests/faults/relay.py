"""A line between a server and its database that can be cut, or fall silent: TCP on one side, the socket on the other."""

import asyncio
import contextlib
import threading

from sqlalchemy import make_url

from tests.server.running_server import free_port

CHUNK = 65_536
Writer = asyncio.StreamWriter


class Relay:
    """In a thread of its own. Until `cut` or `hold` it is as if it were not there."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        self._socket = f"{url.query['host']}/.s.PGSQL.5432"
        self.port = free_port()
        self.database = f"postgresql://{url.username}@127.0.0.1:{self.port}/{url.database}"
        self._ends: set[Writer] = set()
        self._is_cut = False
        is_there = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live(is_there)), name="relay")
        self._thread.start()
        assert is_there.wait(30)

    async def _live(self, is_there: threading.Event) -> None:
        self._loop, self._flows, self._over = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
        self._flows.set()
        server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        is_there.set()
        await self._over.wait()
        server.close()
        self._close_all()
        await asyncio.sleep(0)  # they are closed then

    def cut(self) -> None:
        """Whatever is under way is lost, and nobody comes through."""
        self._is_cut = True
        self._loop.call_soon_threadsafe(self._close_all)

    def hold(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def mend(self) -> None:
        self._is_cut = False
        self._loop.call_soon_threadsafe(self._flows.set)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    async def _serve(self, reader: asyncio.StreamReader, writer: Writer) -> None:
        if self._is_cut:
            writer.close()
            return
        try:
            there, back = await asyncio.open_unix_connection(self._socket)
        except OSError:  # the database is down
            writer.close()
            return
        self._ends |= {writer, back}
        await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        self._ends -= {writer, back}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: Writer) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def _close_all(self) -> None:
        for end in self._ends:
            end.transport.abort()
