"""`speeltafel verify`."""

from pathlib import Path

from speeltafel import games
from speeltafel.cli.console import OUT, complaint, texts
from speeltafel.cli.replaying import texts_in
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.game import Game
from speeltafel.core.record import read, replayed
from speeltafel.core.text import Texts
from speeltafel.table.fair import proof_of, verify


def verify_file(file: Path, language: str) -> None:
    say = texts(language)
    told = [_is_fair(number, text, say) for number, text in enumerate(texts_in(file), 1)]
    if not told:
        raise complaint("no-records", file=str(file))
    if not all(told):
        raise SystemExit(1)


def _is_fair(number: int, text: str, say: Texts) -> bool:
    """Tells what was found; whether the proof holds."""
    try:
        record = read(text)
        played = replayed(record, games.modules)
        events = verify(record, Game(played.modules, played.players, played.options))
    except SpeeltafelError as error:
        OUT.print(say.say("record-error", number=number, why=say.words(error.line)), markup=False, soft_wrap=True)
        return False
    commitment = proof_of(record).commitment
    OUT.print(say.say("proof-holds", number=number, events=events, commitment=commitment), markup=False, soft_wrap=True)
    return True
