"""Chance that nobody chose."""

import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.core.errors import BadRecord, Refused
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.record import read
from speeltafel.games.tricky.options import VARIANTS
from speeltafel.table import legacy_chance
from speeltafel.table.commands import Close, Commit, Leave, Reveal, Say, SeatBot, Sit, Start
from speeltafel.table.decide import rematch_of
from speeltafel.table.events import Committed, EventBatch, Revealed, Started, TermsBound
from speeltafel.table.fair_chance import FairChance, commitment, game_key, terms_digest
from speeltafel.table.fairness_proof import KeptEvidence, ProofResult, verify
from speeltafel.table.table import START_WAIT_MS, Table
from tests.table.sitting import CODES, SECRET, Sitting

OLD = Path(__file__).parent / "old"
SHORT = VARIANTS[1]
ANNS, BOS = "a1" * 32, "b0" * 32  # their shares


def gathered(seats: str = "me open bot") -> Sitting:
    """Ann hosts, as "host", and has promised a share; Bo comes with a promise too."""
    sitting = Sitting("tricky", seats, options=SHORT)
    sitting.ask("host", Commit, commitment=commitment(ANNS))
    if "open" in seats:
        sitting.ask("bo", Sit, name="Bo", code=CODES[0], commitment=commitment(BOS))
    return sitting


def started(**reveals: str) -> Sitting:
    sitting = gathered()
    sitting.ask("host", Start)
    for who, share in (reveals or {"host": ANNS, "bo": BOS}).items():
        sitting.ask(who, Reveal, share=share)
    return sitting


def played(sitting: Sitting) -> dict[str, Any]:
    for turn in range(5000):
        if sitting.table.status == "over":
            break
        sitting.move(turn)
    sitting.check()
    record = sitting.table.record()
    assert record is not None
    return record


def check(record: dict[str, Any], **kept: str) -> ProofResult:
    return verify(
        read(json.dumps(record)), speeltafel.new(record["game"], record["players"], record["options"]), KeptEvidence(**kept)
    )


def shares_shown(sitting: Sitting) -> list[str]:
    return [seat["share"] for seat in sitting.mirrors[None].state["table"]["seats"]]


def news_of(sitting: Sitting) -> list[dict[str, Any]]:
    """Return the news of the last message."""
    news: list[dict[str, Any]] = msgspec.json.decode(sitting.sent[None][-1]).get("news", [])
    return news


# The start


def test_a_game_starts_when_everybody_has_shown_his_share() -> None:
    sitting = gathered()
    assert shares_shown(sitting) == ["promised", "promised", "none"]
    sitting.ask("host", Start)
    assert sitting.table.game is None
    sitting.ask("bo", Reveal, share=BOS)
    assert shares_shown(sitting) == ["promised", "revealed", "none"]
    sitting.ask("host", Reveal, share=ANNS)
    assert sitting.table.status == "playing"
    assert news_of(sitting)[0] == {"id": "news-started"}
    finding = check(played(sitting), commitment=commitment(SECRET), mine=ANNS)
    assert (finding.verdict, finding.added, finding.withheld) == ("fair", [0, 1], [])


def test_everything_is_bound_before_anybody_shows_anything() -> None:
    sitting = started()
    events = [event for batch in sitting.log for event in batch.events]
    kinds = [type(event) for event in events]
    assert max(i for i, kind in enumerate(kinds) if kind is Committed) < kinds.index(TermsBound) < kinds.index(Revealed)
    terms = json.loads(sitting.mirrors[None].state["table"]["terms"])
    assert terms["commitment"] == commitment(SECRET)
    assert terms["people"] == [
        {"seats": [0], "commitment": commitment(ANNS)},
        {"seats": [1], "commitment": commitment(BOS)},
    ]
    assert terms["seats"] == ["Host", "Bo", ""]


def test_once_bound_nobody_promises_anything_else_comes_or_goes() -> None:
    sitting = gathered()
    sitting.ask("host", Start)
    for kind, fields in (
        (Commit, {"commitment": commitment("00" * 32)}),
        (Sit, {"code": CODES[0]}),
        (SeatBot, {"seat": 1}),
        (Leave, {"seat": 0}),
        (Start, {}),
        (Close, {}),
    ):
        with pytest.raises(Refused):
            sitting.ask("host", kind, **fields)
    sitting.ask("host", Say, seat=0, text="any moment now")


def test_nobody_shows_a_share_before_all_is_bound_or_one_he_did_not_promise_or_twice() -> None:
    sitting = gathered()
    with pytest.raises(Refused, match="reveal random numbers now"):
        sitting.ask("bo", Reveal, share=BOS)
    sitting.ask("host", Start)
    with pytest.raises(Refused, match="isn't the random number"):
        sitting.ask("bo", Reveal, share=ANNS)
    with pytest.raises(Refused, match="isn't your seat"):
        sitting.ask("passer-by", Reveal, share=BOS)
    sitting.ask("bo", Reveal, share=BOS)
    with pytest.raises(Refused, match="reveal random numbers now"):
        sitting.ask("bo", Reveal, share=BOS)


def test_before_the_start_one_may_promise_another_share() -> None:
    sitting = gathered("me bot")
    sitting.ask("host", Commit, commitment=commitment(BOS))
    sitting.ask("host", Start)
    sitting.ask("host", Reveal, share=BOS)
    assert sitting.table.status == "playing"
    with pytest.raises(Refused, match="already started"):
        sitting.ask("host", Commit, commitment=commitment(ANNS))


def test_several_people_at_one_device_share_one_share() -> None:
    sitting = gathered("me me")
    sitting.ask("host", Start)
    sitting.ask("host", Reveal, share=ANNS)
    assert json.loads(sitting.table.terms)["people"] == [{"seats": [0, 1], "commitment": commitment(ANNS)}]
    assert check(played(sitting)).added == [0, 1]


def test_who_never_promised_is_not_waited_for_and_is_shown_as_having_added_nothing() -> None:
    sitting = Sitting("tricky", "me open", options=SHORT)
    sitting.ask("bo", Sit, code=CODES[0])
    sitting.ask("host", Commit, commitment=commitment(ANNS))
    sitting.ask("host", Start)
    sitting.ask("host", Reveal, share=ANNS)
    assert sitting.table.status == "playing"
    assert shares_shown(sitting) == ["revealed", "none"]


def test_where_nobody_promises_the_game_starts_at_once_and_is_not_called_fair() -> None:
    sitting = Sitting("tricky", "me bot", options=SHORT)
    sitting.ask("host", Start)
    assert check(played(sitting)).verdict == "alone"


def test_a_share_that_never_comes_is_waited_for_ten_seconds_and_missed_by_all() -> None:
    sitting = started(host=ANNS)
    assert sitting.table.deadline == sitting.now + START_WAIT_MS
    sitting.wait(START_WAIT_MS / 1000 - 0.001)
    assert sitting.table.game is None
    sitting.wait(0.001)
    assert sitting.table.status == "playing"
    assert news_of(sitting)[0] == {"id": "news-started-without", "args": {"players": [1]}}
    assert shares_shown(sitting) == ["revealed", "promised", "none"]
    with pytest.raises(Refused, match="reveal random numbers now"):
        sitting.ask("bo", Reveal, share=BOS)
    finding = check(played(sitting))
    assert (finding.verdict, finding.added, finding.withheld) == ("fair", [0], [1])
    for language in LANGUAGES:
        assert "Bo" in Translator(language, ["Ann", "Bo"]).message("news-started-without", players=[1])


def test_a_rematch_waits_for_those_who_added_the_last_time() -> None:
    """The host alone could start it the moment it is set, before anybody else has come."""
    first = started()
    played(first)
    created = rematch_of(first.table, "77" * 32, CODES)
    assert [seat.adds for seat in created.seats] == [True, True, False]
    sitting = Sitting.at(created)
    sitting.ask("host", Start)
    assert (sitting.table.status, sitting.table.terms) == ("starting", "")
    sitting.ask("host", Commit, commitment=commitment(ANNS))
    assert not sitting.table.terms
    sitting.ask("bo", Commit, commitment=commitment(BOS))
    assert sitting.table.terms
    sitting.ask("host", Reveal, share=ANNS)
    sitting.ask("bo", Reveal, share=BOS)
    assert check(played(sitting)).added == [0, 1]


def test_a_rematch_does_not_wait_for_ever() -> None:
    first = started()
    played(first)
    sitting = Sitting.at(rematch_of(first.table, "77" * 32, CODES))
    sitting.ask("host", Commit, commitment=commitment(ANNS))
    sitting.ask("host", Start)
    sitting.wait(10)
    assert sitting.table.terms
    sitting.ask("host", Reveal, share=ANNS)
    assert sitting.table.status == "playing"
    assert news_of(sitting)[0] == {"id": "news-started-without", "args": {"players": [1]}}


def test_shares_and_the_secret_stay_secret_as_long_as_they_must() -> None:
    """No stream ever carries them; they come with the record of a game that is over."""
    sitting = started()
    assert sitting.table.record() is None
    record = played(sitting)
    for messages in sitting.sent.values():
        assert messages
        for message in messages:
            assert not [secret for secret in (SECRET, ANNS, BOS) if secret.encode() in message]
    assert record["proof"]["secret"] == SECRET
    assert record["proof"]["shares"] == [ANNS, BOS]


# What is drawn


def test_every_share_changes_the_dice() -> None:
    def dice(*shares: str) -> str:
        sitting = started(host=shares[0], bo=shares[1]) if shares[1] else started(host=shares[0])
        sitting.wait(10)
        return sitting.table.game.moves[0][1]  # type: ignore[union-attr]

    assert dice(ANNS, BOS) != dice(ANNS, "")
    assert game_key(SECRET, "{}", ["a", "b"]) != game_key(SECRET, "{}", ["b", "a"])
    assert game_key(SECRET, "{}", ["a"]) != game_key(SECRET, '{"people": []}', ["a"])


def test_all_numbers_are_equally_likely() -> None:
    counts = Counter(FairChance(b"key", event).below(6) for event in range(6000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 150


@pytest.mark.parametrize("key", [b"", b"key", bytes(range(32)), b"k" * 64])
def test_draws_are_what_the_library_makes_of_the_key(key: bytes) -> None:
    for event in (0, 1, 255, 70_000):
        words = hmac.digest(key, event.to_bytes(8, "big"), "sha256")
        chance = FairChance(key, event)
        for drawn in range(3):
            word = hmac.digest(words, drawn.to_bytes(8, "big"), "sha256")[:8]
            assert chance.below(2**64) == int.from_bytes(word, "big")


def test_words_that_would_favour_some_are_passed_over() -> None:
    """Of 3 · 2⁶² numbers every fourth word is one too many."""
    n = 3 * 2**62
    draws = [FairChance(b"key", event) for event in range(400)]
    assert all(0 <= chance.below(n) < n for chance in draws)
    again = sum(chance._drawn > 1 for chance in draws)
    assert 60 < again < 140


# Attacks on the record


def terms_changed(record: dict[str, Any], **changes: Any) -> None:
    terms = {**json.loads(record["proof"]["terms"]), **changes}
    record["proof"]["terms"] = json.dumps(terms, separators=(",", ":"))


def set_(*path: Any) -> Any:
    *way, key, value = path

    def change(record: dict[str, Any]) -> None:
        for step in way:
            record = record[step]
        record[key] = value

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (set_("proof", "shares", 0, BOS), "isn't in the proof"),
        (set_("proof", "shares", 0, ""), "Somebody changed the record"),
        (set_("proof", "shares", 0, ANNS.upper()), "isn't in the proof"),
        (set_("proof", "shares", [ANNS]), "people in the proof"),
        (set_("proof", "secret", "00" * 32), "isn't the secret that the server promised"),
        (set_("proof", "secret", "zz"), "proof in the record is invalid"),
        (set_("proof", "method", "coin"), "method 'coin'"),
        (set_("proof", "method", 7), "method '7'"),
        (set_("proof", "terms", "{}"), "proof in the record is invalid"),
        (set_("seats", ["Bo", "Host", ""]), "other names"),
        (lambda r: r["proof"].pop("shares"), "proof in the record is invalid"),
        (lambda r: r.pop("proof"), "no proof"),
        (lambda r: terms_changed(r, seats=["Bo", "Host", ""]), "other names"),
        (lambda r: terms_changed(r, game="figaro"), "other names, options or rules"),
        (lambda r: terms_changed(r, options={}), "other names, options or rules"),
    ],
)
def test_a_proof_that_does_not_hold_is_reported(change: Any, why: str) -> None:
    record = played(started())
    change(record)
    with pytest.raises(BadRecord, match=why):
        check(record)


def test_a_chosen_roll_is_found() -> None:
    record = played(started())
    dice = record["moves"][0][1]
    record["moves"] = [["chance", "roll 66666" if dice != "roll 66666" else "roll 11111"]]
    record.pop("result")
    with pytest.raises(BadRecord, match="Move 1 of the record is"):
        check(record)


def test_a_server_cannot_choose_what_a_bots_seat_added() -> None:
    """A server could once choose a first roll by trying additions of a bot's seat. Now bots add nothing.

    If the server adds a person of its own once it has seen the shares, the terms are not those under which they were shown.
    """
    kept = {"commitment": commitment(SECRET), "mine": ANNS, "terms": terms_digest(started().table.terms)}
    assert check(played(started()), **kept).verdict == "fair"
    chosen = max((with_a_third(f"{attempt:064x}") for attempt in range(300)), key=lambda sitting: first_roll(sitting).count("6"))
    assert first_roll(chosen).count("6") >= 3, "it can make games as it likes"
    with pytest.raises(BadRecord, match="aren't the ones you agreed to"):
        check(played(chosen), **kept)


def with_a_third(share: str) -> Sitting:
    """Ann's and Bo's shares and the same secret, and on the bot's seat somebody with that share."""
    sitting = gathered("me open open")
    sitting.ask("eve", Sit, code=CODES[0], commitment=commitment(share))
    sitting.ask("host", Start)
    for who, shown in (("host", ANNS), ("bo", BOS), ("eve", share)):
        sitting.ask(who, Reveal, share=shown)
    return sitting


def first_roll(sitting: Sitting) -> str:
    assert sitting.table.game is not None
    return sitting.table.game.moves[0][1]


def test_seats_and_people_of_the_terms_are_those_of_the_game() -> None:
    """Else phantom people could keep shares back, and the server choose among many games."""
    record = played(started())
    people = json.loads(record["proof"]["terms"])["people"]
    for phantom in ({"seats": [], "commitment": "00"}, {"seats": [3], "commitment": "00"}, {"seats": [0], "commitment": "00"}):
        forged = json.loads(json.dumps(record))
        terms_changed(forged, people=[*people, phantom])
        forged["proof"]["shares"].append("")
        with pytest.raises(BadRecord, match="people in the proof"):
            check(forged)


def test_part_of_a_record_is_called_that() -> None:
    record = played(started())
    record.pop("result")
    half = {**record, "moves": record["moves"][: len(record["moves"]) // 2]}
    assert check(half).verdict == "partial"
    assert check({**record, "moves": []}).verdict == "partial"
    assert check({**record, "moves": []}).events == 0


def test_a_record_is_held_against_what_one_kept() -> None:
    record = played(started())
    assert check(record, commitment=commitment(SECRET), mine=BOS).verdict == "fair"
    with pytest.raises(BadRecord, match="another table"):
        check(record, commitment=commitment("00" * 32))
    with pytest.raises(BadRecord, match="Your random number isn't in"):
        check(record, mine="00" * 32)


def test_the_same_secret_at_another_table_gives_other_dice() -> None:
    """A commitment used again: the shares, and so the terms, are new."""
    other = gathered()
    other.ask("bo", Commit, commitment=commitment("bb" * 32))
    other.ask("host", Start)
    other.ask("host", Reveal, share=ANNS)
    other.ask("bo", Reveal, share="bb" * 32)
    record = played(other)
    assert record["moves"][0] != played(started())["moves"][0]
    with pytest.raises(BadRecord, match="Your random number isn't in"):
        check(record, commitment=commitment(SECRET), mine=BOS)


# Games of before


def old_log() -> list[EventBatch]:
    return [msgspec.json.decode(line, type=EventBatch) for line in (OLD / "log.jsonl").read_bytes().splitlines()]


def test_a_game_of_before_is_read_and_goes_on_as_it_began() -> None:
    record = json.loads((OLD / "record.json").read_text())
    assert Table.from_log(old_log()).record() == {**record, "rules": 1}
    half = Table.from_log(old_log()[:8])
    assert half.commitment == record["proof"]["commitment"]
    assert half.game is not None
    done = half.game.length
    for actor, move in record["moves"][done:]:
        if actor == "chance":
            assert half.draw(0).move == move
        else:
            half.game.play_one(move)


def test_a_record_of_before_is_verified_and_called_that() -> None:
    record = json.loads((OLD / "record.json").read_text())
    assert check(record, commitment=legacy_chance.commitment(SECRET), mine="swordfish") == ProofResult(
        "before", legacy_chance.commitment(SECRET), 17, [0], []
    )
    changed = {**record, "proof": {**record["proof"], "seats": ["other", "", ""]}}
    with pytest.raises(BadRecord, match="Somebody changed the record"):
        check(changed)
    with pytest.raises(BadRecord, match="2 seats, but the game has 3 players"):
        check({**record, "proof": {**record["proof"], "seats": ["", ""]}})


def test_a_game_of_now_cannot_be_passed_off_as_one_of_before() -> None:
    """Where a server could choose what a bot's seat added: the same secret has another commitment there."""
    assert legacy_chance.commitment(SECRET) != commitment(SECRET)
    record = json.loads((OLD / "record.json").read_text())
    with pytest.raises(BadRecord, match="another table"):
        check(record, commitment=commitment(SECRET))


def test_the_start_event_of_a_log_of_before_names_nobody() -> None:
    assert msgspec.json.decode(b'{"type":"started"}', type=Started) == Started()
