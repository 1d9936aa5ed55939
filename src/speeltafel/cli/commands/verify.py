"""`speeltafel verify`."""

from pathlib import Path

from speeltafel import games
from speeltafel.cli.commands.replay import texts_in
from speeltafel.cli.console import OUT, command_error, texts
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.i18n import Translator
from speeltafel.core.record import Record, read, replayed
from speeltafel.table.fairness_proof import KeptEvidence, ProofResult, verify

HOLDS = ("fair", "before")


def verify_file(file: Path, commitment: str, mine: str, terms: str, language: str) -> None:
    kept = KeptEvidence(*(given.strip().lower() for given in (commitment, mine, terms)))
    verdicts = [_holds(number, text, kept, texts(language)) for number, text in enumerate(texts_in(file), 1)]
    if not verdicts:
        raise command_error("no-records", file=str(file))
    if not all(verdicts):
        raise SystemExit(1)


def _holds(number: int, text: str, kept: KeptEvidence, say: Translator) -> bool:
    """Print a verdict. Return whether the proof holds, and is one of a whole game."""
    try:
        record = read(text)
        say.names = record.seats or ()
        played = replayed(record, games.modules)
        finding = verify(record, played.anew(), kept)
    except SpeeltafelError as error:
        _print(say.message("record-error", number=number, why=say.translate(error.line)))
        return False
    _print(say.message(f"proof-{finding.verdict}", number=number, events=finding.events, commitment=finding.commitment))
    for note in _notes(record, finding, kept, say):
        _print(f"  {note}")
    return finding.verdict in HOLDS


def _notes(record: Record, finding: ProofResult, kept: KeptEvidence, say: Translator) -> list[str]:
    """Return notes about what the verdict rests on, and what it leaves open."""
    notes = [say.message("proof-added-by", players=finding.added)] if finding.added else []
    if finding.withheld:
        notes.append(say.message("proof-withheld", players=finding.withheld))
    if finding.verdict == "fair":
        notes.append(say.message("proof-covers" if record.played is None else "proof-covers-not-date"))
    if not kept.commitment and not kept.mine:
        notes.append(say.message("proof-give-all"))
    elif finding.verdict == "fair" and not (kept.mine and kept.terms):
        notes.append(say.message("proof-give-more"))
    return notes


def _print(words: str) -> None:
    OUT.print(words, markup=False, soft_wrap=True)
