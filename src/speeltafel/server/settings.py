"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    password: str = ""  # "": whoever reaches the server may play
    origins: tuple[str, ...] = ()  # pages elsewhere that may use this server
    web: Path | None = None  # the built page
    bot_seconds: float = 1.0  # how long a bot takes to answer, about; never depends on what it holds
    bot_workers: int = 0  # processes in which bots think; 0: as many as there are cores
    bot_patience_seconds: float = 8.0  # until a bot that is late plays as the level below
    bots_per_person: int = 12  # at one's tables that think at a time as their level says; those beyond play as the quickest level
    idle_seconds: float = 60.0  # after which a table that nobody looks at leaves memory
    connections_per_address: int = 100
    requests_per_second: float = 20.0  # of one address; ten times as many in a burst
    commands_per_second: float = 20.0  # of one connection; twice as many in a burst
    grace_seconds: float = 20.0  # for whoever lost the connection, until a bot may be asked to step in
    hello_seconds: float = 10.0  # until a connection must have said who it is
