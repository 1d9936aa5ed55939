"""The rules Y1–Y6 of docs/rules/toy.md."""

import speeltafel


def test_Y1_Y2_everybody_is_dealt_a_card_that_only_they_see() -> None:
    game = speeltafel.new("toy", 2, seed=1)
    assert game.view(0).history[0].move.endswith(" ?")
    assert game.view(None).history[0].move == "deal ? ?"


def test_Y3_Y4_high_or_low_in_turn() -> None:
    game = speeltafel.new("toy", 3, seed=1)
    assert game.legal() == ["high", "low"]
    for seat in (0, 1, 2, 0):
        assert game.actor == seat
        game.play("low")


def test_Y5_Y6_after_six_turns_of_each_the_highest_wins() -> None:
    game = speeltafel.new("toy", 2, seed=1)
    for _ in range(12):
        game.play("high")
    assert game.result is not None
    scores = game.result["scores"]
    assert game.result["winners"] == [seat for seat in (0, 1) if scores[seat] == max(scores)]
