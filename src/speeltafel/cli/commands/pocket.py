"""`speeltafel pocket`."""

from pathlib import Path

from speeltafel.cli.console import FILE_ERRORS, OUT, reason, texts
from speeltafel.core.errors import BadFolder, make_error
from speeltafel.pocket.site import built_page, built_parts, write_site

MILLION = 1_000_000


def write_pocket(folder: Path, language: str) -> None:
    spoken = texts(language)
    try:
        size = write_site(built_page(), built_parts(), folder)
    except FILE_ERRORS as error:
        raise make_error(BadFolder, "pocket-unwritable", folder=str(folder), why=reason(error)) from None
    OUT.print(spoken.message("pocket-written", folder=str(folder), size=round(size / MILLION)), markup=False, soft_wrap=True)
