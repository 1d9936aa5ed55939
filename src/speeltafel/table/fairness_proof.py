"""Verification of a record's chance: what its proof shows, and whether it holds."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from speeltafel.core.errors import BadRecord, make_error
from speeltafel.core.game import Game
from speeltafel.core.record import Record
from speeltafel.table import fair_chance, legacy_chance
from speeltafel.table.fair_chance import FairChance, Terms, game_key, terms_digest

# fair: nobody chose the draws.    alone: no person contributed, so the server may have chosen.
# partial: not a whole game.       before: valid by the old method, in which the last person to add could choose.
ProofVerdict = Literal["fair", "alone", "partial", "before"]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="method", tag=fair_chance.METHOD):
    terms: str  # as they were bound, to the letter
    secret: str
    shares: list[str]  # of the terms' people; "": it was not revealed


class ProofBefore(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="method", tag=legacy_chance.METHOD):
    commitment: str
    secret: str
    seats: list[str]  # the addition of each seat


@dataclass(frozen=True)
class KeptEvidence:
    """What a person noted about a game: the server's commitment, their share, the digest of the terms."""

    commitment: str = ""
    mine: str = ""
    terms: str = ""


@dataclass(frozen=True)
class ProofResult:
    """The result of a verification."""

    verdict: ProofVerdict
    commitment: str
    events: int
    added: list[int]  # the seats of those whose share is in it
    withheld: list[int]  # the seats of those who promised one and did not reveal it


def proof_of(record: Record) -> Proof | ProofBefore:
    """Return the proof of a record, well formed."""
    if record.proof is None:
        raise make_error(BadRecord, "proof-missing")
    method = record.proof.get("method")
    if method not in (fair_chance.METHOD, legacy_chance.METHOD):
        raise make_error(BadRecord, "proof-method", found=ascii(str(method)[:40]), expected=fair_chance.METHOD)
    try:
        proof: Proof | ProofBefore = msgspec.convert(record.proof, Proof | ProofBefore)
        bytes.fromhex(proof.secret)
    except (msgspec.ValidationError, ValueError) as error:
        raise make_error(BadRecord, "proof-misshapen", detail=str(error)) from None
    return proof


def verify(record: Record, game: Game, kept: KeptEvidence = KeptEvidence()) -> ProofResult:  # noqa: B008  nobody changes it
    """Verify that every chance event of the record is what its proof gives; `game` is at its start.

    The proof must match what was kept. That includes the terms: else a server could add people of its own to them
    afterwards. Raises BadRecord.
    """
    proof = proof_of(record)
    if isinstance(proof, ProofBefore):
        return _verify_before(record, proof, game, kept)
    terms = _terms(proof)
    _check_terms(terms, record, game)
    _check_shares(proof, terms)
    _check_kept(kept, terms.commitment, proof.shares, terms_digest(proof.terms))
    events = _check_chance(record, game, game_key(proof.secret, proof.terms, proof.shares))
    added = [seat for person, share in zip(terms.people, proof.shares, strict=True) if share for seat in person.seats]
    withheld = [seat for person, share in zip(terms.people, proof.shares, strict=True) if not share for seat in person.seats]
    verdict: ProofVerdict = "partial" if game.actor is not None else "fair" if added else "alone"
    return ProofResult(verdict, terms.commitment, events, added, withheld)


def _terms(proof: Proof) -> Terms:
    try:
        return msgspec.json.decode(proof.terms, type=Terms)
    except msgspec.DecodeError as error:
        raise make_error(BadRecord, "proof-misshapen", detail=str(error)) from None


def _check_terms(terms: Terms, record: Record, game: Game) -> None:
    """Check that the record is of the game in the terms: swapped names are another game. Raises BadRecord."""
    names = terms.seats if record.seats is None else record.seats
    if (terms.game, terms.options) != (game.name, msgspec.to_builtins(game.options)) or terms.seats != names:
        raise make_error(BadRecord, "proof-other-game")
    if len(terms.seats) != game.players:
        raise make_error(BadRecord, "proof-seats", found=len(terms.seats), players=game.players)
    seats = [seat for person in terms.people for seat in person.seats]
    if len(set(seats)) < len(seats) or not all(0 <= seat < game.players for seat in seats):
        raise make_error(BadRecord, "proof-people")
    if not all(person.seats for person in terms.people):
        raise make_error(BadRecord, "proof-people")


def _check_shares(proof: Proof, terms: Terms) -> None:
    if len(proof.shares) != len(terms.people):
        raise make_error(BadRecord, "proof-people")
    if not _opens(proof.secret, terms.commitment):
        raise make_error(BadRecord, "proof-commitment")
    for person, share in zip(terms.people, proof.shares, strict=True):
        if share and not _opens(share, person.commitment):
            raise make_error(BadRecord, "proof-share", players=person.seats)


def _opens(secret: str, promised: str) -> bool:
    """Whether this is what was committed to: 32 bytes, in one spelling."""
    try:
        return len(secret) == 64 and secret == bytes.fromhex(secret).hex() and fair_chance.commitment(secret) == promised
    except ValueError:
        return False


def _check_kept(kept: KeptEvidence, commitment: str, shares: list[str], terms: str) -> None:
    if kept.commitment and kept.commitment != commitment:
        raise make_error(BadRecord, "proof-not-kept", found=commitment)
    if kept.mine and kept.mine not in shares:
        raise make_error(BadRecord, "proof-not-mine")
    if kept.terms and kept.terms != terms:
        raise make_error(BadRecord, "proof-other-terms")


def _check_chance(record: Record, game: Game, key: bytes) -> int:
    events = 0
    for number, (_, text) in enumerate(record.moves, 1):
        if game.actor == "chance":
            expected = game.play_chance(FairChance(key, events))
            if text != expected:
                raise make_error(BadRecord, "proof-wrong-chance", number=number, found=ascii(str(text)[:60]), expected=expected)
            events += 1
        else:
            game.play_one(str(text))
    return events


def _verify_before(record: Record, proof: ProofBefore, game: Game, kept: KeptEvidence) -> ProofResult:
    if len(proof.seats) != game.players:
        raise make_error(BadRecord, "proof-seats", found=len(proof.seats), players=game.players)
    if legacy_chance.commitment(proof.secret) != proof.commitment:
        raise make_error(BadRecord, "proof-commitment")
    _check_kept(kept, proof.commitment, proof.seats, "")
    events = _check_chance(record, game, legacy_chance.game_key(proof.secret, proof.seats))
    added = [seat for seat, text in enumerate(proof.seats) if text]
    return ProofResult("partial" if game.actor is not None else "before", proof.commitment, events, added, [])
