"""`speeltafel verify`."""

from pathlib import Path

from speeltafel import games
from speeltafel.cli.console import OUT, complaint, texts
from speeltafel.cli.replaying import texts_in
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.game import Game
from speeltafel.core.record import Record, read, replayed
from speeltafel.core.text import Texts
from speeltafel.table.proof import Finding, verify

HOLDS = ("fair", "before")


def verify_file(file: Path, commitment: str, mine: str, language: str) -> None:
    told = [_holds(number, text, commitment, mine, texts(language)) for number, text in enumerate(texts_in(file), 1)]
    if not told:
        raise complaint("no-records", file=str(file))
    if not all(told):
        raise SystemExit(1)


def _holds(number: int, text: str, commitment: str, mine: str, say: Texts) -> bool:
    """Tells what was found; whether the proof holds, and is one of a whole game."""
    try:
        record = read(text)
        say.names = record.seats or ()
        played = replayed(record, games.modules)
        start = Game(played.modules, played.players, played.options)
        finding = verify(record, start, commitment.strip().lower(), mine.strip().lower())
    except SpeeltafelError as error:
        _tell(say.say("record-error", number=number, why=say.words(error.line)))
        return False
    _tell(say.say(f"proof-{finding.verdict}", number=number, events=finding.events, commitment=finding.commitment))
    for note in _notes(record, finding, bool(commitment), bool(mine), say):
        _tell(f"  {note}")
    return finding.verdict in HOLDS


def _notes(record: Record, finding: Finding, has_commitment: bool, has_share: bool, say: Texts) -> list[str]:
    """What the verdict rests on, and what it leaves open."""
    notes = [say.say("proof-added-by", players=finding.added)] if finding.added else []
    if finding.withheld:
        notes.append(say.say("proof-withheld", players=finding.withheld))
    if finding.verdict == "fair":
        notes.append(say.say("proof-covers" if record.played is None else "proof-covers-not-date"))
    if not has_share:
        notes.append(say.say("proof-give-both" if not has_commitment else "proof-give-mine"))
    return notes


def _tell(words: str) -> None:
    OUT.print(words, markup=False, soft_wrap=True)
