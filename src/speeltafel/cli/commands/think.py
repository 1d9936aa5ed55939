"""`speeltafel think`."""

from speeltafel.cli.console import at_least, texts
from speeltafel.server.jobs.standalone_worker import think


def think_for_servers(language: str, database: str, workers: int | None) -> None:
    texts(language)
    if workers is not None:
        at_least("--bot-workers", 1, workers)
    think(database, workers)
