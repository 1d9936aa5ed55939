"""Every argument and option of every command does something: a test for each that would fail if it had no effect."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import typer

import speeltafel
from speeltafel.arena.simulate import Simulation, Tally, run_task
from speeltafel.cli import app
from speeltafel.core.driver import run_game
from speeltafel.server.settings import Settings
from tests.cli.conftest import Command
from tests.server.running_server import NO_CERTIFICATES, free_port
from tests.waiting import until

Test = TypeVar("Test", bound=Callable[..., None])

SEEN = {
    # Their tests stand elsewhere: test_verify.py.
    *(("verify", option) for option in ("file", "--commitment", "--mine", "--terms", "--lang")),
    # test_learn.py
    *(("learn", option) for option in ("game", "--lang")),
    # test_review.py
    *(("review", option) for option in ("file", "--deep", "--json", "--plot", "--lang")),
    # test_keeping.py
    *((name, option) for name in ("backup", "restore") for option in ("file", "--database", "--lang")),
    *(("doctor", option) for option in ("--host", "--port", "--database", "--lang")),
    *((f"tables {name}", option) for name in ("check", "clean", "erase", "patch") for option in ("--database", "--lang")),
    ("tables clean", "--keep-days"),
    ("tables patch", "--apply"),
    # tests/research/test_export.py
    *(("export", option) for option in ("file", "--game", "--players", "--games", "--seed", "--bots", "--records")),
    *(("export", option) for option in ("--jobs", "--cluster", "--option", "--options", "--lang")),
    # test_evaluate.py
    *(("evaluate", option) for option in ("agent", "--game", "--players", "--games", "--seed", "--opponents", "--jobs")),
    *(("evaluate", option) for option in ("--option", "--options", "--json", "--lang")),
    # test_environment.py, tests/server/test_workers.py
    *(("think", option) for option in ("--database", "--bot-workers", "--lang")),
    ("serve", "--bot-workers"),
    # tests/pocket/test_site.py
    *(("pocket", option) for option in ("folder", "--lang")),
    # test_commands.py: test_version_says_which_one
    ("", "--version"),
}


def sees(command: str, *options: str) -> Callable[[Test], Test]:
    """Check an assertion that fails if the options have no effect."""
    SEEN.update((command, option) for option in options)
    return lambda test: test


def test_every_option_of_every_command_has_a_test_that_sees_its_effect() -> None:
    group = typer.main.get_command(app)
    commands = {"": group, **vars(group)["commands"]}
    commands |= {f"tables {name}": command for name, command in vars(commands["tables"])["commands"].items()}
    found = {(name, option.opts[0]) for name, command in commands.items() for option in command.params}
    assert found - SEEN == set(), "options without a test here"
    assert SEEN - found == set(), "tests of options that are gone"


def output(command: Command, *arguments: str, typed: str = "") -> str:
    code, said = command(*arguments, typed=typed)
    assert code == 0, said
    return said


def counted(command: Command, *arguments: str) -> Any:
    return json.loads(output(command, *arguments, "--json"))


# ---- games, replay, bench ----


@sees("games", "--lang")
def test_games_speaks_the_language(command: Command) -> None:
    assert "Players" in output(command, "games", "--lang", "en")
    assert "Spelers" in output(command, "games", "--lang", "nl")


@sees("replay", "file", "--json", "--lang")
def test_replay_tells_that_file_in_that_language_or_for_machines(command: Command, tmp_path: Path) -> None:
    for players in (2, 3):
        game = speeltafel.new("tricky", players=players, seed=1)
        (tmp_path / f"{players}.json").write_text(json.dumps(game.record()))
    assert "3 players" in output(command, "replay", "3.json")
    assert "2 spelers" in output(command, "replay", "2.json", "--lang", "nl")
    assert json.loads(output(command, "replay", "3.json", "--json"))["players"] == 3


@sees("bench", "game", "--lang")
def test_bench_measures_that_game(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.cli.commands.bench.SECONDS", 0.01)
    one = output(command, "bench", "tricky", "--lang", "nl")
    assert "Gecompileerd" in one
    assert ("tricky" in one, "figaro" in one) == (True, False)
    everything = output(command, "bench", "--lang", "en")
    assert "Compiled" in everything
    assert ("tricky" in everything, "figaro" in everything) == (True, True)


# ---- play ----


def played(command: Command, tmp_path: Path, *arguments: str) -> Any:
    """Return the record of what was begun so."""
    output(command, "play", *arguments, typed="save it.json\nquit\n")
    return json.loads((tmp_path / "it.json").read_text())


@sees("play", "game", "--players", "--people", "--option", "--options")
def test_play_lays_out_the_table_that_is_asked_for(command: Command, tmp_path: Path) -> None:
    assert played(command, tmp_path)["game"] == "tricky"
    assert played(command, tmp_path, "figaro")["game"] == "figaro"
    assert played(command, tmp_path, "tricky")["players"] == 2
    assert played(command, tmp_path, "tricky", "--players", "4")["players"] == 4
    assert played(command, tmp_path, "tricky", "--people", "3")["players"] == 3
    (tmp_path / "table.toml").write_text('edition = "nl"\n')
    editions = [
        played(command, tmp_path, "figaro", *arguments)["options"]["edition"]
        for arguments in ((), ("--option", "edition=nl"), ("--options", "table.toml"))
    ]
    assert editions == ["en", "nl", "nl"]
    both = played(command, tmp_path, "figaro", "--options", "table.toml", "--option", "edition=en")
    assert both["options"]["edition"] == "en", "a single value goes over the file"


@sees("play", "--people")
def test_play_asks_as_many_people_as_there_are(command: Command) -> None:
    assert "Your move" not in output(command, "play", "tricky", "--people", "0", "--bot", "random", "--seed", "1")
    assert "Player 2" in output(command, "play", "tricky", "--people", "2", typed="quit\n")
    assert "Bot 2" in output(command, "play", "tricky", "--people", "1", typed="quit\n")


@sees("play", "--bot", "--seed")
@pytest.mark.parametrize("level", ["random", "casual"])
def test_play_has_bots_of_that_level_and_chance_of_that_seed(command: Command, level: str) -> None:
    said = output(command, "play", "tricky", "--people", "0", "--bot", level, "--seed", "3", "--names", "A,B")
    game = speeltafel.new("tricky", players=2, seed=3)
    run_game(game, [speeltafel.bot("tricky", level, seed=3)] * 2)
    assert " ".join(game.log_in_words("en", ["A", "B"])) in " ".join(said.split())
    assert output(command, "play", "tricky", "--people", "0", "--bot", level, "--seed", "4", "--names", "A,B") != said


@sees("play", "--names", "--lang")
def test_play_calls_people_by_their_names_in_their_language(command: Command) -> None:
    said = output(command, "play", "tricky", "--people", "2", "--names", "Ann,Bo", "--lang", "nl", typed="quit\n")
    assert "Ann" in said
    assert "Bo" in said
    assert "jij bent aan de beurt" in said


@sees("play", "--load")
def test_play_goes_on_with_a_saved_game(command: Command, tmp_path: Path) -> None:
    game = speeltafel.new("tricky", players=3)
    game.play("roll 11345")
    (tmp_path / "old.json").write_text(json.dumps(game.record()))
    assert played(command, tmp_path, "--load", "old.json")["moves"] == [["chance", "roll 11345"]]


# ---- simulate ----

SIMULATE = ("simulate", "tricky", "--players", "3", "--jobs", "1")


@sees("simulate", "game", "--players", "--games", "--json", "--seed")
def test_simulate_plays_so_many_games_of_that_seed(command: Command) -> None:
    found = counted(command, *SIMULATE, "--games", "30", "--seed", "3")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("tricky", 3, 30, 3)
    assert len(found["seats"]) == 3
    other = counted(command, *SIMULATE, "--games", "30", "--seed", "4")
    assert other["decisions"] != found["decisions"]
    two = counted(command, "simulate", "carnavalo", "--players", "2", "--games", "30", "--seed", "3", "--jobs", "1")
    assert len(two["seats"]) == 2
    assert two["decisions"] != found["decisions"]


@sees("simulate", "--bots")
def test_simulate_seats_the_bots_that_are_named(command: Command) -> None:
    found = counted(command, *SIMULATE, "--games", "60", "--bots", "random,expert,random")
    assert [seat["bot"] for seat in found["seats"]] == ["random", "expert", "random"]
    assert [seat["wins"] > 0.8 for seat in found["seats"]] == [False, True, False]
    fair = counted(command, *SIMULATE, "--games", "60", "--bots", "expert")
    assert [seat["bot"] for seat in fair["seats"]] == ["expert"] * 3
    assert all(seat["wins"] < 0.8 for seat in fair["seats"])
    assert fair["decisions"] != counted(command, *SIMULATE, "--games", "60", "--bots", "random")["decisions"]


@sees("simulate", "--records", "--option", "--options")
def test_simulate_writes_records_of_games_with_these_options(command: Command, tmp_path: Path) -> None:
    figaro = ("simulate", "figaro", "--players", "3", "--games", "2", "--jobs", "1", "--records", "out.jsonl")
    (tmp_path / "table.json").write_text('{"edition": "nl"}')
    for arguments, edition in (((), "en"), (("--option", "edition=nl"), "nl"), (("--options", "table.json"), "nl")):
        output(command, *figaro, *arguments)
        records = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
        assert [record["options"]["edition"] for record in records] == [edition] * 2
        assert all(speeltafel.replay(record).result for record in records)


@sees("simulate", "--journal")
def test_simulate_goes_on_from_its_journal(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.arena.simulate.AT_A_TIME", 10)
    arguments = (*SIMULATE, "--games", "30")
    found = counted(command, *arguments, "--journal", "done.jsonl")
    lines = (tmp_path / "done.jsonl").read_text().splitlines()
    assert len(lines) == 1 + 3, "the plan, and three batches"
    (tmp_path / "done.jsonl").write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    played: list[int] = []

    def noting(plan: Simulation) -> Tally:
        played.append(plan.first)
        return run_task(plan)

    monkeypatch.setattr("speeltafel.arena.simulate.run_task", noting)
    assert counted(command, *arguments, "--journal", "done.jsonl") == found
    assert played == [20], "two batches were done"
    assert (tmp_path / "done.jsonl").read_text().splitlines() == lines
    assert counted(command, *arguments) == found
    assert "progress of a different run" in " ".join(command(*arguments, "--journal", "done.jsonl", "--seed", "1")[1].split())


@sees("simulate", "--lang")
def test_simulate_speaks_the_language(command: Command) -> None:
    assert "2 partijen tricky met 3 spelers" in output(command, *SIMULATE, "--games", "2", "--lang", "nl")


class Spy:
    """Stands before something that is called, and notes its last argument: how many jobs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
        self.jobs: list[int] = []
        module, _, name = place.rpartition(".")
        self._work = getattr(import_module(module), name)
        monkeypatch.setattr(import_module(module), name, self)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        self.jobs.append(arguments[-1])
        return self._work(*arguments, **named)


@sees("simulate", "--cluster")
@sees("tournament", "--cluster")
@pytest.mark.parametrize("bulk", [("simulate",), ("tournament", "--bots", "random,beginner")], ids=lambda bulk: bulk[0])
def test_who_asks_for_a_cluster_gets_it_or_a_refusal(command: Command, bulk: tuple[str, ...]) -> None:
    """tests/research/test_cluster.py has one; here there is none."""
    code, said = command(bulk[0], "tricky", "--players", "2", "--games", "2", *bulk[1:], "--cluster", "nonsense")
    assert code == 2
    assert "no Dask scheduler at nonsense" in " ".join(said.split())


@sees("simulate", "--jobs")
def test_simulate_plays_so_many_batches_at_a_time(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch, "speeltafel.cli.commands.simulate.simulate")
    for jobs in ("2", "0"):
        output(command, "simulate", "tricky", "--players", "2", "--games", "2", "--jobs", jobs)
    assert spy.jobs == [2, os.cpu_count()]


@sees("tournament", "--jobs")
def test_a_tournament_plays_so_many_tasks_at_a_time(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch, "speeltafel.cli.commands.tournament.play")
    for jobs in ("2", "0"):
        few = ("--games", "2", "--bots", "casual,skilled", "--out", jobs, "--json")
        output(command, "tournament", "tricky", "--players", "2", "--jobs", jobs, *few)
    assert spy.jobs == [2, os.cpu_count()]


# ---- tournament ----

TOURNAMENT = ("tournament", "tricky", "--players", "2", "--jobs", "1")


@sees("tournament", "game", "--players", "--bots", "--games", "--seed", "--json", "--out")
def test_a_tournament_is_played_as_it_was_asked_for(command: Command, tmp_path: Path) -> None:
    found = counted(command, *TOURNAMENT, "--bots", "beginner,skilled", "--games", "40", "--seed", "5", "--out", "a")
    assert (found["game"], found["players"], found["seed"], found["deals"]) == ("tricky", 2, 5, 20)
    assert list(found["bots"]) == ["beginner", "skilled"]
    assert found["bots"]["skilled"]["rating"] > found["bots"]["beginner"]["rating"]
    assert {cell["games"] for cell in found["cross"]} == {40}
    assert (tmp_path / "a" / "games.jsonl").exists()
    other = counted(command, *TOURNAMENT, "--bots", "beginner,skilled", "--games", "40", "--seed", "6", "--out", "b")
    assert other["cross"] != found["cross"]
    three = counted(command, "tournament", "tricky", "--players", "3", "--bots", "casual,skilled", "--games", "30", "--jobs", "1")
    assert {cell["games"] for cell in three["cross"]} == {30}
    assert (tmp_path / "tournament-tricky-3" / "summary.json").exists(), "without --out it has a folder of its own"


@sees("tournament", "--ladder")
def test_on_a_ladder_only_adjacent_levels_meet(command: Command) -> None:
    levels = ("--bots", "beginner,casual,skilled", "--games", "20")
    everybody = counted(command, *TOURNAMENT, *levels, "--out", "all")
    adjacent = counted(command, *TOURNAMENT, *levels, "--out", "ladder", "--ladder")
    met = [{frozenset((cell["one"], cell["rest"])) for cell in found["cross"]} for found in (everybody, adjacent)]
    assert met[0] - met[1] == {frozenset(("beginner", "skilled"))}


@sees("tournament", "--option", "--options", "--lang")
def test_a_tournament_is_played_with_these_options_and_reported_in_that_language(command: Command, tmp_path: Path) -> None:
    board = [{"cells": ["r2"], "arrow": 8}] * 5
    (tmp_path / "table.json").write_text(json.dumps({"board": board}))
    few = (*TOURNAMENT, "--bots", "casual,skilled", "--games", "40")
    printed = counted(command, *few, "--out", "printed")
    single = counted(command, *few, "--out", "single", "--option", f"board={json.dumps(board)}")
    from_file = counted(command, *few, "--out", "file", "--options", "table.json")
    assert single["options"] == from_file["options"] == {"board": board}
    assert single["cross"] == from_file["cross"] != printed["cross"]
    assert "Bot \\ de rest" in output(command, *few, "--out", "printed", "--lang", "nl")


# ---- solve ----

BOARD = json.dumps([{"cells": ["r2"], "arrow": 8}] * 5)
SOLVE = ("solve", "tricky", "--players", "2")
QUICKLY = ("--check", "0", "--no-exploit")


@sees("solve", "game", "--players", "--option", "--options", "--out", "--check", "--exploit", "--json")
def test_solve_does_what_it_is_asked_for(command: Command, tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text(json.dumps({"board": json.loads(BOARD)}))
    quick = counted(command, *SOLVE, "--options", "table.json", *QUICKLY, "--out", "some/file.npz")
    assert (tmp_path / "some" / "file.npz").exists()
    assert not (tmp_path / "data" / "solved").exists()
    assert ("in_play" in quick, "exploitability" in quick) == (False, False)
    whole = counted(command, *SOLVE, "--option", f"board={BOARD}", "--check", "300")
    assert whole["positions"] == quick["positions"]
    assert whole["in_play"]["games"] == 300
    assert set(whole["exploitability"]) == {"skilled", "expert"}
    assert len(list((tmp_path / "data" / "solved").iterdir())) == 1, "where a master looks for it"
    assert "can solve tricky for 2 players" in command("solve", "tricky", "--players", "3")[1]
    assert "figaro" in command("solve", "figaro", "--players", "3")[1]


@sees("solve", "--jobs", "--lang")
def test_solve_runs_on_so_many_cores_and_speaks_the_language(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch, "speeltafel.bots.solver.ThreadPoolExecutor")
    said = output(command, *SOLVE, "--option", f"board={BOARD}", *QUICKLY, "--jobs", "1", "--lang", "nl")
    assert "stellingen" in said
    output(command, *SOLVE, "--option", f"board={BOARD}", *QUICKLY)
    assert spy.jobs == [1, os.cpu_count()]


# ---- serve ----

PAGE = "https://page.example"


@sees("serve", "--host", "--port", "--database", "--password", "--origin")
def test_serve_listens_there_and_lets_in_who_may(tmp_path: Path) -> None:
    port = free_port()
    arguments = ("--host", "127.0.0.2", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    process = subprocess.Popen(
        [sys.executable, "-m", "speeltafel", "serve", *arguments, "--password", "sesame", "--origin", PAGE],
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"http://127.0.0.2:{port}/api"
        until(lambda: answers(url))
        assert not answers(f"http://127.0.0.1:{port}/api"), "it listens where it was told to, and nowhere else"
        assert (tmp_path / "tables.sqlite").exists()
        asked = [
            httpx.get(f"{url}/tables", headers={"x-speeltafel-password": word}, verify=NO_CERTIFICATES).status_code
            for word in ("", "sesame")
        ]
        assert asked[0] in (401, 403)
        assert asked[1] not in (401, 403)
        for origin, allowed in ((PAGE, PAGE), ("https://evil.example", None)):
            headers = {"origin": origin, "access-control-request-method": "POST"}
            found = httpx.options(f"{url}/tables", headers=headers, verify=NO_CERTIFICATES)
            assert found.headers.get("access-control-allow-origin") == allowed
    finally:
        process.terminate()
        process.wait(20)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=2, verify=NO_CERTIFICATES).status_code == 200
    except httpx.HTTPError:
        return False


@sees("serve", "--trusted-proxies", "--allowed-hosts", "--limit")
def test_serve_knows_its_names_its_proxies_and_its_limits(tmp_path: Path) -> None:
    port = free_port()
    arguments = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", "--limit", "requests-per-second=1"]
    arguments += ["--trusted-proxies", "10.0.0.0/8,127.0.0.1", "--allowed-hosts", "games.example.org,other.example.org"]
    process = subprocess.Popen([sys.executable, "-m", "speeltafel", "serve", *arguments], stderr=subprocess.DEVNULL)

    def asks(**headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"http://127.0.0.1:{port}/api/games", headers=named, verify=NO_CERTIFICATES).status_code

    try:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            time.sleep(0.3)
            if answers(f"http://127.0.0.1:{port}/api"):
                break
        assert asks(x_forwarded_for="192.0.2.1", host="games.example.org") == 200
        assert asks(x_forwarded_for="192.0.2.1", host="other.example.org") == 200
        assert asks(x_forwarded_for="192.0.2.1", host="evil.example.org") == 421
        assert 429 in [asks(x_forwarded_for="192.0.2.2") for _ in range(20)]
        assert asks(x_forwarded_for="192.0.2.3") == 200
    finally:
        process.terminate()
        process.wait(20)


@sees("serve", "--calls")
def test_serve_hands_on_where_people_may_be_called(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes of it: tests/server/test_calls.py."""
    served: list[Settings] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda settings, *_: served.append(settings))
    output(command, "serve", "--calls", "public,https://ntfy.home.invalid")
    output(command, "serve")
    assert [settings.calls for settings in served] == [("public", "https://ntfy.home.invalid"), ()]
    code, said = command("serve", "--calls", "ntfy.sh", "--lang", "en")
    assert (code, "'ntfy.sh' isn't a web address" in " ".join(said.split())) == (2, True)


@sees("serve", "--keep-days")
def test_serve_hands_on_how_long_tables_are_kept(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes of it: tests/store/test_maintenance.py."""
    served: list[Settings] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda settings, *_: served.append(settings))
    output(command, "serve", "--keep-days", "30")
    output(command, "serve")
    assert [settings.keep_days for settings in served] == [30, 0]


@sees("serve", "--base-path", "--frame-ancestors")
def test_serve_hands_on_where_and_in_which_frames_it_is_shown(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes of it: tests/server/test_mounting.py."""
    served: list[Settings] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda settings, *_: served.append(settings))
    output(command, "serve", "--base-path", "/games", "--frame-ancestors", "self,https://home.invalid")
    assert (served[0].base_path, served[0].frame_ancestors) == ("/games", ("self", "https://home.invalid"))


def test_a_limit_that_cannot_be_is_refused_in_a_sentence(command: Command) -> None:
    for given, why in (
        ("speed=3", "Unknown limit 'speed'."),
        ("hello_seconds=soon", "must be a number above 0"),
        ("bots_per_person=-1", "above 0"),
    ):
        code, said = command("serve", "--limit", given, "--lang", "en")
        assert code != 0
        assert why in " ".join(said.split())
    assert "geen adres of netwerk" in " ".join(command("serve", "--trusted-proxies", "me", "--lang", "nl")[1].split())


@sees("serve", "--logs")
def test_serve_logs_for_people_or_for_programs(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[bool, bool]] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda _, logs, greet, *__: served.append((logs, greet is None)))
    for arguments in ([], ["--logs", "json"], ["--logs", "text"]):
        output(command, "serve", *arguments)
    assert served == [(True, True), (True, True), (False, False)], "no terminal here: JSON, unless text is wanted"
    code, said = command("serve", "--logs", "xml", "--lang", "en")
    assert code == 2
    assert "Unknown log format 'xml'. Choose one of: auto, json, text." in " ".join(said.split())


@sees("serve", "--network-button")
def test_serve_may_be_opened_to_the_network_by_the_page(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda settings, *_: served.append(settings.network_button))
    for arguments in ([], ["--network-button"]):
        output(command, "serve", *arguments)
    assert served == [False, True]


def test_codes_of_tables_are_printed_in_the_room_and_never_in_a_log(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    announces: list[bool] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda *given: announces.append(given[-1] is not None))
    for arguments in (["--network-button"], ["--logs", "text"], ["--logs", "text", "--network-button"]):
        output(command, "serve", *arguments)
    assert announces == [False, False, True]


@sees("serve", "--lang")
def test_serve_says_in_that_language_why_it_cannot(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "The server can't listen" in " ".join(command("serve", "--port", port, "--lang", "en")[1].split())
        assert "De server kan niet luisteren" in " ".join(command("serve", "--port", port, "--lang", "nl")[1].split())
