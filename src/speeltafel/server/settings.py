"""Settings of a server."""

from dataclasses import dataclass, fields
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    password: str = ""  # "": anybody who reaches the server may play
    origins: tuple[str, ...] = ()  # pages elsewhere that may use this server
    web: Path | None = None  # the built page
    pocket: Path | None = None  # the page that plays without this server, as `speeltafel pocket` writes it
    bot_seconds: float = 1.0  # how long a bot takes to answer, about; never depends on what it holds
    bot_workers: int | None = None  # processes in which bots think; None: one for each core; 0: others think, on a PostgreSQL
    bot_patience_seconds: float = 8.0  # until a bot that is late plays as the level below
    bots_per_person: int = 12  # bots that think at one person's tables at a time; more of them play as the quickest level
    reviews_per_person: int = 3  # that wait or are being made; five times as many of one address
    review_seconds: float = 600.0  # after which a review that is not done is given up
    calls: tuple[str, ...] = ()  # where people may be told that it is their turn: "public", https://…; otherwise nowhere
    keep_days: int = 0  # after which a table that nobody uses is removed; 0: it is kept
    idle_seconds: float = 60.0  # after which a table that nobody looks at leaves memory
    connections_per_address: int = 100  # WebSockets; twice as many connections of any kind
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    allowed_hosts: tuple[str, ...] = ()  # extra names of this server; its addresses and LAN names are always allowed
    base_path: str = ""  # under which a proxy shows us: /games
    frame_ancestors: tuple[str, ...] = ()  # pages that may show this one in a frame: "self", https://…
    network_button: bool = False  # whether the page, on this machine, may open the server to the local network
    request_seconds: float = 30.0  # in which a request must have been said
    guesses_per_minute: float = 6.0  # wrong passwords of one address, after a first few
    guesses_at_once: int = 20
    tables_per_hour: float = 60.0  # of one person, after a first few; five times as many of one address
    tables_at_once: int = 30
    listed_per_person: int = 3  # tables of theirs that wait for players on the list; five times as many an hour of one address
    requests_per_second: float = 20.0  # of one address; ten times as many in a burst
    commands_per_second: float = 20.0  # of one connection; twice as many in a burst
    megabytes_per_hour: float = 50.0  # that commands of one address may store; as much at once
    calls_per_hour: float = 60.0  # of one person, after a first few; as many to one address
    call_seconds: float = 10.0  # from the beginning of a turn until a person who is not at the table is called
    grace_seconds: float = 20.0  # after a player's connection is lost, until a bot may be asked to step in
    hello_seconds: float = 10.0  # until a connection must have said who it is


# Defaults of `--limit`. SECURITY.md has a sentence for each.
LIMITS: dict[str, float] = {
    field.name: field.default
    for field in fields(Settings)
    if isinstance(field.default, int | float)
    and field.name not in ("port", "network_button", "bot_seconds", "idle_seconds", "keep_days")
}
