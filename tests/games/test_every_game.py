"""What must hold in every game folder, found by itself: a new game is tested here without a line being added."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.observation_layout import starts
from speeltafel.core.driver import run_game
from speeltafel.core.game import Game
from speeltafel.core.i18n import LANGUAGES, Translator, bundle
from speeltafel.core.state import CHANCE, OVER, copy_of
from tests.indistinguishable import assert_nothing_leaks
from tests.observing import assert_no_leak, assert_says_what_the_view_says, positions
from tests.plain_and_compiled import assert_both_agree

REPOSITORY = Path(__file__).parents[2]
AGREED_GAMES = 1000


def tables() -> Iterator[Any]:
    """Every game, number of players and way to play."""
    for name in games.names():
        modules = games.modules(name)
        for variant, options in enumerate(modules.options.VARIANTS):
            for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
                yield pytest.param(name, players, options, id=f"{name}-{players}-players-variant-{variant}")


every_table = pytest.mark.parametrize(("name", "players", "options"), list(tables()))
every_game = pytest.mark.parametrize("name", games.names())


def random_game(name: str, players: int, options: dict[str, Any], seed: int) -> Game:
    game = speeltafel.new(name, players, options, seed)
    run_game(game, [speeltafel.bot(name, "random", seed + seat) for seat in range(players)])
    return game


@every_table
def test_no_viewer_can_tell_worlds_apart_that_differ_in_what_is_hidden(name: str, players: int, options: dict[str, Any]) -> None:
    compared = sum(assert_nothing_leaks(games.modules(name), players, options, seed) for seed in range(2))
    assert compared > 50, "too few steps could be compared for the test to mean anything"


@every_table
def test_plain_and_compiled_agree_on_every_state(name: str, players: int, options: dict[str, Any]) -> None:
    assert assert_both_agree(games.modules(name), players, options, seed=players, games=AGREED_GAMES) > AGREED_GAMES


@every_table
def test_an_observation_says_what_the_view_says_and_nothing_else(name: str, players: int, options: dict[str, Any]) -> None:
    modules = games.modules(name)
    played = [list(positions(modules, players, options, seed)) for seed in range(4)]
    g = generator(players)
    assert assert_no_leak(modules, [game[::2] for game in played], g) > 50
    every = [s for game in played for s in game]
    pairs = [(every[below(g, len(every))], every[below(g, len(every))]) for _ in range(8)]
    changed, same = assert_says_what_the_view_says(modules, pairs)
    assert min(changed, same) > 50, "too few cases for the test to mean anything"


@every_table
def test_distinct_draws_are_all_that_can_come(name: str, players: int, options: dict[str, Any]) -> None:
    modules = games.modules(name)

    def after(s: Any, outcome: int) -> Any:
        other = copy_of(s)
        modules.rules.draw(other, outcome)
        return other

    s = modules.set_up(players, modules.options_from(options))
    g = generator(players)
    for _ in range(60):
        if s.actor == CHANCE:
            ways = modules.rules.outcomes(s)
            drawn = modules.observations.distinct_draws(s)
            assert sum(count for _, count in drawn) == ways <= modules.observations.MOST_OUTCOMES
            if ways < 300:
                came = [after(s, outcome) for outcome in range(ways)]
                assert all(came.count(after(s, outcome)) == count for outcome, count in drawn)
            modules.rules.draw(s, below(g, ways))
        elif s.actor >= 0:
            legal = modules.legal(s)
            modules.rules.play(s, legal[below(g, len(legal))])


@every_game
def test_a_layout_has_a_name_for_every_number_and_every_move_is_an_action(name: str) -> None:
    modules = games.modules(name)
    observations = modules.observations
    assert starts(observations.LAYOUT)[-1] == observations.LENGTH
    assert len({part for part, _ in observations.LAYOUT}) == len(observations.LAYOUT)
    for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
        for s in positions(modules, players, {}, seed=players):
            if s.actor >= 0:
                assert max(modules.legal(s)) < observations.ACTIONS


@every_table
@settings(max_examples=8, deadline=None)
@given(seed=st.integers())
def test_a_record_gives_the_game_back(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    game = random_game(name, players, options, seed)
    record = game.record()
    again = speeltafel.replay(msgspec.json.encode(record))
    assert again.record() == record
    for viewer in (None, *range(players)):
        assert msgspec.json.encode(again.view(viewer)) == msgspec.json.encode(game.view(viewer))
        assert again.log(viewer) == game.log(viewer)


@every_table
def test_there_is_always_something_to_do_and_the_game_ends(name: str, players: int, options: dict[str, Any]) -> None:
    game = speeltafel.new(name, players, options, seed=3)
    g = generator(5)
    while isinstance(game.actor, int):
        legal = game.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        game.play(legal[below(g, len(legal))])
    assert game.result is not None
    assert game.result["winners"]
    assert game.legal() == []


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data(), junk=st.text(max_size=30))
def test_what_is_not_a_move_is_refused_and_changes_nothing(name: str, data: st.DataObject, junk: str) -> None:
    modules = games.modules(name)
    game = speeltafel.new(name, modules.rules.FEWEST_PLAYERS, seed=data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(0, 20))):
        game.play(data.draw(st.sampled_from(game.legal())))
        if game.actor is None:
            break
    legal = game.legal()
    # Junk, and real moves of this game damaged: letters of the notation are likelier to get past a careless reader.
    damaged = "".join(data.draw(st.lists(st.sampled_from(sorted(set(" ".join(legal) or "x"))), max_size=12)))
    before = (game.record(), msgspec.json.encode(game.view(None)))
    for text in (junk, damaged):
        with contextlib.suppress(speeltafel.IllegalMove):
            game.play(text)
            before = (game.record(), msgspec.json.encode(game.view(None)))
        assert (game.record(), msgspec.json.encode(game.view(None))) == before


@every_table
def test_every_line_and_prompt_is_said_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    modules = games.modules(name)
    for language in LANGUAGES:
        texts = Translator(language, packages=[modules.package])
        game = speeltafel.new(name, players, options, seed=players)
        g = generator(players)
        while True:
            for viewer in (None, *range(players)):
                assert texts.translate(game.prompt(viewer))
            if not isinstance(game.actor, int):
                break
            legal = game.legal()
            game.play(legal[below(g, len(legal))])
        for viewer in (None, *range(players)):
            assert all(texts.translate(line) for line in game.log(viewer))


@every_table
def test_the_picture_fits_a_narrow_terminal(name: str, players: int, options: dict[str, Any]) -> None:
    modules = games.modules(name)
    names = ["Ann", "Bé", "Maximiliaan van den Boogaard-Terpstra", "D", "E", "F"][:players]
    game = speeltafel.new(name, players, options, seed=players)
    g = generator(players)
    console = Console(width=60)
    while isinstance(game.actor, int):
        if len(game.moves) % 20 == 0:
            for language in LANGUAGES:
                with console.capture() as said:
                    console.print(modules.picture.picture(game.view(game.actor), Translator(language, names, [modules.package])))
                assert "Ann" in said.get()
                assert "…" not in said.get().replace("Maximilia…", ""), f"something does not fit in {language}"
        legal = game.legal()
        game.play(legal[below(g, len(legal))])


@every_game
def test_the_catalogue_says_what_every_game_must_say(name: str) -> None:
    modules = games.modules(name)
    for language in LANGUAGES:
        said = bundle(modules.package, language)
        for id_ in ("name", "tagline", "about", "unofficial", "help", "reconstructed", "help-moves"):
            assert said.has_message(id_), f"{name} has no text {id_!r} in {language}"


@every_game
def test_a_copy_of_a_state_shares_nothing_with_it(name: str) -> None:
    modules = games.modules(name)
    s = modules.set_up(modules.rules.MOST_PLAYERS, modules.defaults)
    other = copy_of(s)
    assert other == s
    g = generator(1)
    while s.actor != OVER:
        if s.actor >= 0:
            modules.rules.play(s, modules.legal(s)[0])
        else:
            modules.rules.draw(s, below(g, modules.rules.outcomes(s)))
    assert other != s
    assert other == modules.set_up(modules.rules.MOST_PLAYERS, modules.defaults)


@every_game
def test_every_rule_number_of_the_rule_page_has_a_test(name: str) -> None:
    page = (REPOSITORY / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]+\d+)\.?\*\*", page, flags=re.MULTILINE)
    assert len(numbers) > 5, f"docs/rules/{name}.md lists its rules as “- **X1.** …”"
    tests = (REPOSITORY / "tests" / "rules" / f"test_{name}.py").read_text("utf-8")
    tested = {number for test in re.findall(r"def test_(\w+)", tests) for number in re.findall(r"[A-Z]+\d+", test)}
    assert set(numbers) - tested == set(), "rules without a test that names them"


@every_table
def test_every_refusal_is_said_in_every_language(name: str, players: int, options: dict[str, Any]) -> None:
    game, seen = speeltafel.new(name, players, options, seed=3), set[str]()
    choices = Random(3)  # noqa: S311 - not for chance
    translators = [Translator(language) for language in LANGUAGES]
    refused = 0
    always: set[str] | None = None
    while game.actor is not None:
        legal = game.legal()
        seen |= {*legal}
        always = {*legal} if always is None else always & {*legal}
        for move in choices.sample(sorted(seen), min(8, len(seen))):
            if move not in legal:
                line = game.why_not(move)
                assert line is not None
                assert all(translator.translate(line) for translator in translators)
                with pytest.raises(speeltafel.IllegalMove) as error:
                    game.play(move)
                assert str(error.value) == translators[0].translate(line), "as a program reads it"
                refused += 1
        game.play(choices.choice(legal))
    assert refused > 0 or seen == always, "only a game in which each move is always legal refuses none"
