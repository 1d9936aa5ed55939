"""Chance that nobody chose, and that anybody can check afterwards.

Before anyone sits down the server draws a secret and tells its commitment, the SHA-256 of it. Every seat may then add
randomness of its own. All draws of the game come by HMAC-SHA256 from both: the server could not choose them, since it was
bound before it knew what the seats would add, and the seats could not, since they did not know the secret. When the game is
over the record reveals it. (A server in league with the seat that adds last could choose: whoever minds that adds last himself.)
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from speeltafel.core.errors import BadRecord, SpeeltafelError, wrong
from speeltafel.core.game import Game
from speeltafel.core.record import Record

METHOD = "hmac-sha256/1"
WORD = 2**64


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record shows of its chance."""

    method: str
    commitment: str
    secret: str
    seats: list[str]  # what each seat added


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def game_key(secret: str, seats: Sequence[str]) -> bytes:
    """What all draws of a game derive from: the server's secret and what the seats added, each with its length in front."""
    added = b"".join(len(text).to_bytes(4, "big") + text for text in (seat.encode() for seat in seats))
    return hmac.digest(bytes.fromhex(secret), METHOD.encode() + added, "sha256")


class FairChance:
    """Draws of chance event number `event` of a game: they depend on the key and that number alone."""

    def __init__(self, key: bytes, event: int) -> None:
        self._key = hmac.digest(key, event.to_bytes(8, "big"), "sha256")
        self._drawn = 0

    def below(self, n: int) -> int:
        """Words that would favour some numbers are passed over."""
        fair = WORD - WORD % n
        while True:
            word = hmac.digest(self._key, self._drawn.to_bytes(8, "big"), "sha256")[:8]
            self._drawn += 1
            number = int.from_bytes(word, "big")
            if number < fair:
                return number % n


def proof_of(record: Record) -> Proof:
    """The proof of a record, well formed."""
    if record.proof is None:
        raise wrong(BadRecord, "proof-missing")
    try:
        proof = msgspec.convert(record.proof, Proof)
        bytes.fromhex(proof.secret)
    except (msgspec.ValidationError, ValueError) as error:
        raise wrong(BadRecord, "proof-misshapen", detail=str(error)) from None
    if proof.method != METHOD:
        raise wrong(BadRecord, "proof-method", found=ascii(proof.method[:40]), expected=METHOD)
    if len(proof.seats) != record.players:
        raise wrong(BadRecord, "proof-seats", found=len(proof.seats), players=record.players)
    return proof


def verify(record: Record, game: Game) -> int:
    """Every chance event of the record was what secret and seats give; `game` is at its start. How many events there were."""
    proof = proof_of(record)
    if commitment(proof.secret) != proof.commitment:
        raise wrong(BadRecord, "proof-commitment")
    key = game_key(proof.secret, proof.seats)
    events = 0
    for number, (_, text) in enumerate(record.moves, 1):
        if game.actor == "chance":
            expected = game.play_chance(FairChance(key, events))
            if text != expected:
                raise _not_fair(number, str(text), expected)
            events += 1
        else:
            game.play_one(str(text))
    return events


def _not_fair(number: int, found: str, expected: str) -> SpeeltafelError:
    return wrong(BadRecord, "proof-wrong-chance", number=number, found=ascii(found[:60]), expected=expected)
