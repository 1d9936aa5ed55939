"""`speeltafel serve`."""

from importlib.resources import files
from pathlib import Path

from speeltafel.cli.console import texts
from speeltafel.server.app import serve
from speeltafel.server.settings import Settings
from speeltafel.store.database import default_url


def serve_tables(host: str, port: int, database: str, password: str, origins: list[str], language: str) -> None:
    texts(language)
    serve(Settings(database or default_url(), host, port, password, tuple(origins), built_page()))


def built_page() -> Path | None:
    """The page as it is shipped inside the package, or as it was built beside the sources."""
    package = Path(str(files("speeltafel")))
    places = (package / "web", package.parents[1] / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)
