"""Texts for page, log, screen reader and terminal, as Project Fluent files.

core/text/ has those that all games share, each game's text/ its own. docs/languages.md says what a language needs.
"""

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from speeltafel.core.errors import UnknownName, make_error
from speeltafel.core.line import Line, Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}  # each by the name it has in itself
CATALOGUES: dict[str, str] = {}  # by the name of a game the package with its texts; `GameModules.open` enters it
LARGEST = 10**15  # a larger number, or a longer text, comes from a damaged file
LONGEST = 900
LABEL = 10
SENTENCES = ("reason", "reason-colon")  # made of clauses: they begin with a capital
SEATS = ("player", "other")  # words of a line that are seats, said by name
NAMED = (*SEATS, "players", "name")  # those that are names
INSERTED = "\u2060"  # in French it marks the beginning of a name while a message is made
ELIDED = re.compile(f"(d|qu)e {INSERTED}(?=[aeiouàâéèêëîïôöûü])", re.IGNORECASE)  # d’Anna, qu’Otto
LETTERS = "ABCDEF"  # names of seats where a name has no room: on shields, and in a terminal


@cache
def bundle(package: str, language: str) -> "FluentBundle":
    """Return the texts of one folder in one language."""
    from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second, so not for programs that only compute

    if language not in LANGUAGES:
        raise make_error(UnknownName, "language-unknown", language=language, known=", ".join(LANGUAGES))
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((files(package) / "text" / f"{language}.ftl").read_text("utf-8")))
    return found


class Translator:
    """Translator into one language, which knows the players by name.

    If several share a screen, a message names the player it speaks to. `reader` is the seat of the reader, if it is known: a
    message then says "you" where `player` is that seat.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        packages: Sequence[str] = (),
        shared: bool = False,
        reader: int | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.shared = shared
        self.reader = reader
        self.packages = (*packages, "speeltafel.core")  # where a line without a game is looked for, one after the other
        self._numbered: dict[int, str] = {}
        bundle("speeltafel.core", language)

    def message(self, id_: str, /, **args: Word) -> str:
        """Return the message of that name, of the game or else of all."""
        return self.translate(Line(id_, args))

    def translate(self, line: Line) -> str:
        """Return a line, in words."""
        packages = [CATALOGUES[line.game]] if line.game else self.packages
        for package in packages:
            message = _message(package, self.language, line.id)
            if message is not None:
                said = self._formatted(package, message, line.args)
                return said[:1].upper() + said[1:] if line.id in SENTENCES else said
        raise LookupError(f"no text {line.id!r} in {self.language} in {packages}")

    def name(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat not in self._numbered:
            self._numbered[seat] = self.message("seat-name", number=seat + 1)
        return self._numbered[seat]

    def label(self, seat: int) -> str:
        """Return a short name for small places."""
        name = self.name(seat)
        return name if len(name) <= LABEL else f"{name[: LABEL - 1]}…"

    def _formatted(self, package: str, message: Any, args: dict[str, Word]) -> str:
        spoken = {key: self._spoken(key, value) for key, value in args.items()}
        if self.language == "fr":
            names = [key for key, value in args.items() if key in NAMED or isinstance(value, Line)]
            spoken |= {key: f"{INSERTED}{spoken[key]}" for key in names if isinstance(spoken[key], str)}
        spoken["shared"] = "yes" if self.shared else "no"
        spoken["you"] = "yes" if self.reader is not None and args.get("player") == self.reader else "no"
        text, errors = bundle(package, self.language).format_pattern(message.value, spoken)
        if errors:
            raise errors[0]
        return ELIDED.sub(r"\1’", str(text)).replace(INSERTED, "") if self.language == "fr" else str(text)

    def _spoken(self, key: str, value: Word) -> Any:
        if isinstance(value, Line):
            return self.translate(value)
        if isinstance(value, list):
            return self.join_list([self.name(v) if key == "players" else str(v) for v in value])
        if isinstance(value, str):
            return _sanitized(value)
        if isinstance(value, int) and abs(value) > LARGEST:
            return f"{'-' if value < 0 else ''}10…"
        return self.name(value) if key in SEATS and isinstance(value, int) else value

    def join_list(self, words: list[str]) -> str:
        """Return `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.message("and", first=", ".join(words[:-1]), last=words[-1])


# As French has before ! and ?, in our own sentences and from its keyboards. Python does not call them printable.
_NO_BREAK_SPACES = str.maketrans("\u00a0\u202f", "  ")


def is_printable(text: str) -> bool:
    """Whether a text is one line without control characters and without characters that turn the writing direction."""
    return text.translate(_NO_BREAK_SPACES).isprintable()


def _sanitized(text: str) -> str:
    """Return a text from a file or a caller as one line, without control characters, and shortened."""
    text = text if is_printable(text) else ascii(text)[1:-1]
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _message(package: str, language: str, id_: str) -> Any:
    texts = bundle(package, language)
    return texts.get_message(id_) if texts.has_message(id_) else None


def in_words(line: Line, language: str) -> str:
    """Return a line, with the players called by their numbers."""
    return Translator(language).translate(line)


def best_language(wishes: Iterable[str]) -> str:
    """Return the first of these languages that is supported, else English: `de`, `de-AT` and `de_CH.UTF-8` are all German."""
    wanted = (re.split(r"[-_.@]", wish.strip().lower())[0] for wish in wishes)
    return next((language for language in wanted if language in LANGUAGES), "en")


def language_of_this_machine() -> str:
    """Return the language of this machine, or English if it is not supported."""
    return best_language([os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""])
