"""The command, as it is typed: what it prints, and that nothing it is given makes it show a traceback."""

import itertools
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import speeltafel
from speeltafel import games
from speeltafel.cli import app
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.games.tricky.bots.weights import weights_for
from tests.cli.conftest import Command


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_in_every_language(command: Command, language: str) -> None:
    code, said = command("games", "--lang", language)
    assert code == 0
    assert all(name in said for name in games.names())
    assert Translator(language, packages=["speeltafel.cli"]).message("column-players") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language_and_another_is_spoken_when_asked(command: Command, language: str) -> None:
    other = next(one for one in LANGUAGES if one != language)
    code, said = command("play", "tricky", "--lang", language, "--seed", "1", typed=f"?\n{other}\nquit\n")
    said = " ".join(said.split())
    first, second = (Translator(one, packages=["speeltafel.games.tricky", "speeltafel.cli"]) for one in (language, other))
    assert (code, first.message("tagline") in said, second.message("your-move") in said) == (0, True, True)
    assert f"{', '.join(LANGUAGES)} {', '.join(LANGUAGES.values())}" in said, "help says which there are"


def test_help_names_the_languages(command: Command) -> None:
    assert f"Language: {', '.join(LANGUAGES)} (default" in " ".join(command("games", "--help")[1].split())


def test_help_says_what_there_is(command: Command) -> None:
    code, said = command("--help")
    assert code == 0
    assert all(word in said for word in ("games", "play", "simulate", "replay", "bench"))


def commands(group: Any, path: str = "speeltafel") -> Iterator[tuple[str, Any]]:
    """Yield all commands with what somebody types for them, those of groups too."""
    yield path, group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, f"{path} {name}")


@pytest.mark.parametrize(("path", "command"), [*commands(typer.main.get_command(app))])
def test_help_begins_with_a_verb_and_fits_in_a_line(path: str, command: Any) -> None:
    first, *_ = command.help.split()
    assert re.fullmatch(r"[A-Z][a-z]+", first), path
    assert first not in {"A", "All", "An", "For", "How", "The", "What", "Where", "Whether", "Who"}, path
    assert not first.endswith(("s", "ing")), "a verb as in “Play”"
    assert len(command.help) <= 60, path
    assert command.help.endswith(".")
    said = {option.opts[0]: option.help for option in command.params if getattr(option, "help", None)}
    assert said.get("--json", "Print JSON.") == "Print JSON."
    assert all(words[0].isupper() or words.startswith("sqlite:") for words in said.values()), said


def test_version_says_which_one(command: Command) -> None:
    assert command("--version") == (0, f"speeltafel {speeltafel.__version__}\n")


def test_simulate_counts_and_writes_records(command: Command, tmp_path: Path) -> None:
    forty = ("simulate", "tricky", "--players", "3", "--games", "40", "--seed", "7", "--jobs", "1")
    code, said = command(*forty, "--records", "out.jsonl")
    assert code == 0, said
    assert "40 games of tricky with 3 players, seed 7" in said
    assert "95% interval" in said
    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    assert len(lines) == 40
    assert speeltafel.replay(lines[0]).result
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".part"] == []
    code, said = command("replay", "out.jsonl")
    assert (code, "All 40 records are valid." in said) == (0, True)


def test_simulate_prints_the_same_json_for_the_same_seed(command: Command) -> None:
    seed_3 = ("simulate", "tricky", "--players", "2", "--games", "600", "--seed", "3", "--json")
    first, second = (command(*seed_3, "--jobs", jobs) for jobs in "12")
    assert first == second
    assert json.loads(first[1])["games"] == 600


def test_a_tournament_prints_a_cross_table_and_goes_on_where_it_stood(command: Command, tmp_path: Path) -> None:
    some = (
        "tournament",
        "tricky",
        "--players",
        "2",
        "--bots",
        "beginner,skilled",
        "--games",
        "40",
        "--jobs",
        "1",
        "--out",
        "here",
    )
    code, said = command(*some)
    assert code == 0, said
    assert "Bot \\ opponents" in said
    assert "Rating" in said
    assert {file.name for file in (tmp_path / "here").iterdir()} == {
        "games.jsonl",
        "summary.json",
        "tournament.png",
        "tournament.svg",
    }
    before = (tmp_path / "here" / "games.jsonl").read_bytes()
    code, said = command(*some, "--json")
    assert code == 0, said
    assert json.loads(said)["bots"]["skilled"]["rating"] > 0
    assert (tmp_path / "here" / "games.jsonl").read_bytes() == before
    code, said = command(*some, "--seed", "3")
    assert (code, "holds the progress of a different run" in " ".join(said.split())) == (2, True)


def test_solve_says_for_whom_it_can(command: Command) -> None:
    code, said = command("solve", "tricky", "--players", "3")
    assert (code, "can solve tricky for 2 players" in said) == (2, True)


def test_a_tiny_board_is_solved_and_a_master_plays_by_it(command: Command, tmp_path: Path) -> None:
    board = json.dumps([{"cells": ["r2"], "arrow": 8}] * 5)
    code, said = command("solve", "tricky", "--players", "2", "--option", f"board={board}", "--check", "2000", "--jobs", "2")
    assert code == 0, said
    assert all(
        words in said for words in ("residual", "the first player wins", "in 2,000 games between Masters", "how skilled plays")
    )
    options = {"board": json.loads(board)}
    s = games.modules("tricky").set_up(2, games.modules("tricky").options_from(options))
    assert len(weights_for(s)) > 0


def test_options_come_from_a_file_or_the_command_line(command: Command, tmp_path: Path) -> None:
    board = [{"cells": ["r"], "arrow": 0}] * 5
    (tmp_path / "table.json").write_text(json.dumps({"board": board}))
    toml = "".join('[[board]]\ncells = ["r"]\narrow = 0\n' for _ in range(5))
    (tmp_path / "table.toml").write_text(toml)
    few = ("simulate", "tricky", "--players", "2", "--games", "1", "--json")
    for file in ("table.json", "table.toml"):
        code, said = command(*few, "--options", file)
        assert (code, "may never end" in said) == (2, True), "nobody ever loses a chip on a board of red cells"
    bad = json.dumps([{"cells": ["r"], "arrow": 0}] * 4)
    code, said = command(*few, "--option", f"board={bad}")
    assert (code, "Option board: a board must have 5 columns, but this one has 4 (T2)." in said) == (2, True)
    (tmp_path / "table.toml").write_text(toml.replace('"r"', '"g"', 1))
    code, said = command(*few, "--options", "table.toml")
    assert (code, "Option board 1 cells" in said) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "code", "why"),
    [
        (["simulate", "ludo", "--players", "2"], 2, "Unknown game 'ludo'"),
        (["simulate", "tricky", "--players", "9"], 2, "2 to 5 players"),
        (["simulate", "tricky", "--players", "2", "--games", "0"], 2, "--games must be at least 1"),
        (["simulate", "tricky", "--players", "2", "--jobs", "-1"], 2, "--jobs must be at least 0"),
        (["simulate", "tricky", "--players", "2", "--bots", "genius"], 2, "Unknown bot 'genius'"),
        (["simulate", "tricky", "--players", "2", "--bots", "random,random,random"], 2, "3 bots for 2 players"),
        (["simulate", "tricky", "--players", "2", "--records", "no/such/folder/x"], 2, "Can't write no/such/folder/x"),
        (["simulate", "tricky", "--players", "2", "--records", "."], 2, "Can't write .: Is a directory"),
        (["simulate", "tricky", "--players", "2", "--option", "board=" + "[" * 50_000], 2, "Expected `array`"),
        (["play", "tricky", "--names", "a\tb"], 2, "a\\tb isn't a valid name"),
        (["play", "tricky", "--load", "x.json"], 2, "Leave those arguments out."),
        (["simulate", "tricky", "--players", "2", "--option", "board"], 2, "Use NAME=VALUE"),
        (["simulate", "tricky", "--players", "2", "--options", "nothing.toml"], 2, "no file nothing.toml"),
        (["simulate", "tricky", "--players", "two"], 2, "Invalid value"),
        (["replay", "nothing.json"], 2, "no file nothing.json"),
        (["replay", "."], 2, "Can't read ."),
        (["play", "ludo"], 2, "Unknown game 'ludo'"),
        (["play", "tricky", "--people", "-1"], 2, "--people must be at least 0"),
        (["play", "tricky", "--people", "6"], 2, "2 to 5 players"),
        (["play", "tricky", "--players", "2", "--people", "3"], 2, "3 people don't fit at a table for 2"),
        (["play", "tricky", "--names", "a,b,c"], 2, "3 names are too many for 2 players"),
        (["play", "--load", "nothing.json"], 2, "no file nothing.json"),
        (["play", "tricky", "--bot", "genius"], 2, "Unknown bot 'genius'"),
        (["games", "--lang", "xx"], 2, "Unknown language xx"),
        (["bench", "ludo"], 2, "Unknown game 'ludo'"),
        (["dance"], 2, "dance"),
    ],
    ids=itertools.count(),
)
def test_a_wrong_call_is_answered_with_one_sentence(command: Command, arguments: list[str], code: int, why: str) -> None:
    assert (command(*arguments)[0], why in " ".join(command(*arguments)[1].split())) == (code, True)


def test_replay_tells_the_game_and_names_the_bad_record(command: Command, tmp_path: Path) -> None:
    game = speeltafel.new("tricky", players=2)
    game.play("roll 11166")
    game.play("keep 11166")
    good = {**game.record(), "seats": ["Ann", "Bo"]}
    bad = {**good, "moves": [*good["moves"], ["chance", "roll 7"]]}
    (tmp_path / "games.jsonl").write_text(f"{json.dumps(good)}\n{json.dumps(bad)}\nnonsense\n")
    code, said = command("replay", "games.jsonl")
    assert code == 1
    assert "Ann fills cells 1 to 3 of column 1." in said
    assert "The game isn't over: after move 2, chance is next." in said
    assert "Record 2: Move 3: 'roll 7' isn't a move here" in said
    assert "Record 3: This file isn't a saved game" in said
    assert "2 of 3 records aren't valid." in said
    code, said = command("replay", "games.jsonl", "--json", "--lang", "nl")
    found = [json.loads(line) for line in said.splitlines()]
    assert [one["valid"] for one in found] == [True, False, False]
    assert found[0]["log"][-1] == "Ann vult de vakjes 1 tot en met 3 van rij 1."
    assert found[1]["error"].startswith("Zet 3: ")


DICE = "1\n2\n3\n4\n5\n6\n\n"  # one of them lies on the table; and Enter, where that is asked


def test_a_whole_game_can_be_played_by_numbers(command: Command) -> None:
    code, said = command("play", "tricky", "--seed", "3", typed=DICE * 400)
    assert code == 0
    assert "Final score" in said
    assert "winner" in said


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_of_every_game_by_people_at_one_keyboard(command: Command, name: str) -> None:
    people = games.modules(name).rules.FEWEST_PLAYERS
    # Whatever is asked, a number, a die or just to go on, one of them answers it.
    code, said = command("play", name, "--people", str(people), "--lang", "nl", "--seed", "1", typed=DICE * 3000)
    assert code == 0
    assert "Eindstand" in said


def test_what_a_player_types_is_understood_or_answered(command: Command) -> None:
    typed = "keep 7\n99\n0000019000\n\nfoo\n?\nlog\nsave\nsave game.json\nload\nload nothing.json\nundo\nnl\nquit\n"
    code, said = command("play", "tricky", "--seed", "3", "--names", "Ann", typed=typed)
    assert code == 0
    for answer in (
        "'keep 7' isn't a move or a command",
        "'99' isn't a move or a command",
        "'0000019000' isn't a move or a command",
        "'foo' isn't a move or a command",
        "Type the dice you want to keep",
        "keep at least one die",
        "We worked out the rest ourselves. Do you own the box?",
        "speeltafel play tricky --options FILE",
        "Ann rolls",
        "Add a file name: “save FILE”",
        "Saved as game.json",
        "Add a file name: “load FILE”",
        "There is no file nothing.json",
        "You can't undo this move",
        "Jij bent aan de beurt: houd",
        "Tot de volgende keer",
    ):
        assert answer in " ".join(said.split()), answer


def test_a_game_that_is_left_is_kept_and_can_be_gone_on_with(command: Command, tmp_path: Path) -> None:
    code, said = command("play", "tricky", "--seed", "3", "--players", "3", typed=DICE)
    assert (code, "The game is saved" in said) == (0, True)
    (kept,) = (tmp_path / "data" / "unfinished").iterdir()
    assert str(kept) in "".join(said.split("\n"))
    record = json.loads(kept.read_text())
    assert "seats" not in record, "nobody gave a name"
    code, said = command("play", "--load", str(kept), typed=DICE * 400)
    assert (code, "Final score" in said) == (0, True)


def test_undo_at_the_end_of_a_turn(command: Command) -> None:
    typed = DICE.strip() + "\n"
    code, said = command("play", "tricky", "--people", "2", "--seed", "5", typed="5\nundo\n" + typed * 5)
    assert code == 0
    assert "take the move back" in said


def test_dice_that_are_typed_are_those_dice(command: Command, tmp_path: Path) -> None:
    game = speeltafel.new("tricky", players=2)
    game.play("roll 11345")
    (tmp_path / "roll.json").write_text(json.dumps(game.record()))
    code, said = command("play", "--load", "roll.json", "--seed", "3", typed="11\nquit\n")
    assert (code, "Player 1 keeps 1 1." in said) == (0, True)


def test_a_prompt_names_the_player_only_where_several_share_the_screen(command: Command) -> None:
    assert "Jij bent aan de beurt: houd" in command("play", "tricky", "--lang", "nl", "--names", "Ann", typed="quit\n")[1]
    assert (
        "Ann, jij bent aan de beurt: houd"
        in command("play", "tricky", "--people", "2", "--lang", "nl", "--names", "Ann", typed="")[1]
    )


def test_the_number_of_a_choice_chooses_it(command: Command) -> None:
    code, said = command("play", "figaro", "--seed", "3", typed="99\n1\nquit\n")
    assert (code, "There is no choice 99. Type a number from 1 to" in " ".join(said.split())) == (0, True)
    assert "Player 1 plays" in said


def test_in_the_terminal_a_row_is_called_by_the_letter_of_its_player(command: Command) -> None:
    code, said = command("play", "figaro", "--seed", "3", typed="r2>1\n?\nquit\n")
    assert code == 0
    assert "A Player 1" in said
    assert ">A" in said
    assert ">0" not in said
    assert "Every player has a letter here" in said
    move = re.search(r"\d ([bgpry]\d>B)", said)
    assert move
    code, said = command("play", "figaro", "--seed", "3", typed=f"{move[1]}\nquit\n")
    assert "in front of Bot 2" in said


def test_a_saved_game_is_loaded_back_and_another_game_is_not(command: Command, tmp_path: Path) -> None:
    other = speeltafel.new("tricky", players=4, seed=1)
    (tmp_path / "four.json").write_text(json.dumps(other.record()))
    typed = "save a.json\n1\n2\n3\n4\n5\n6\nload a.json\nload four.json\nquit\n"
    code, said = command("play", "tricky", "--seed", "3", typed=typed)
    assert code == 0
    assert "Loaded a.json: 1 moves." in said
    assert "this table plays tricky (2)" in " ".join(said.split())


@pytest.mark.parametrize("name", ["no/such/folder/x", ".", "/", "~nosuchuser/x", "a\0b"])
def test_a_file_that_cannot_be_costs_nothing(command: Command, name: str) -> None:
    code, said = command("play", "tricky", "--seed", "3", typed=f"save {name}\nload {name}\n{DICE}quit\n")
    assert (code, "Couldn't write" in said, "The game is saved" in said) == (0, True, True)


def test_an_error_of_our_own_costs_nobody_his_game(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("what a pity")

    monkeypatch.setattr("speeltafel.cli.commands.play.Terminal.show_log", broken)
    code, said = command("play", "tricky", "--seed", "3", typed=DICE + "log\n")
    assert (code, "The game is saved" in said, "ZeroDivisionError: what a pity" in " ".join(said.split())) == (70, True, True)


def test_everybody_at_one_keyboard_hears_what_happened_since_his_last_look(command: Command) -> None:
    typed = "\n1\n" * 3 + "\nquit\n"
    names = ("--names", "Ann,Bob,Cor,Dis")
    code, said = command("play", "figaro", "--people", "2", "--players", "4", "--seed", "5", *names, typed=typed)
    assert code == 0
    for_bob = said[said.index("Bob, press Enter") :]
    for_bob = for_bob[: for_bob.index("Your move")]
    assert "Ann plays" in for_bob
    assert "starts" in for_bob or "King" in for_bob


def test_the_command_itself_starts() -> None:
    done = subprocess.run([sys.executable, "-m", "speeltafel", "games"], capture_output=True, text=True, check=False)
    assert (done.returncode, "tricky" in done.stdout) == (0, True)


def test_in_the_terminal_too_figaro_is_the_edition_of_the_language(command: Command) -> None:
    code, said = command("play", "figaro", "--lang", "nl", typed="?\nquit\n")
    assert (code, "dan gaan ze in je hand" in " ".join(said.split())) == (0, True)
    code, said = command("play", "figaro", "--lang", "nl", "--option", "edition=en", typed="?\nquit\n")
    assert (code, "dan gaan ze op je stapel" in " ".join(said.split())) == (0, True)
    code, said = command("play", "figaro", "--lang", "en", typed="?\nquit\n")
    assert (code, "they go onto your stack" in " ".join(said.split())) == (0, True)
    code, said = command("play", "figaro", "--lang", "de", typed="?\nquit\n")
    assert (code, "kommen sie auf deinen Stapel" in " ".join(said.split())) == (0, True), "there is no German edition: as printed"
