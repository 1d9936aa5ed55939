"""`speeltafel evaluate`: programs from elsewhere, and our bots, on the leaderboard."""

import json
from pathlib import Path
from typing import Any

import pytest

from speeltafel.arena.intervals import by_deal, wilson
from speeltafel.research import evaluate
from speeltafel.research.evaluate import GAMES, OPPONENTS, SEED, OpponentResult, Plan, entries, met, tasks_of
from tests.cli.conftest import Command
from tests.cli.test_options import Spy, counted, output

AGENTS = '''
import random

class Acting:
    """At random, from the mask."""
    def __init__(self, game, players):
        self.game, self.players = game, players
    def reset(self, seed):
        self.dice = random.Random(seed)
    def act(self, observation, mask):
        return self.dice.choice([action for action, may in enumerate(mask) if may])

class First(Acting):
    def act(self, observation, mask):
        return int(mask.argmax())

class Choosing:
    def __init__(self, game, players):
        pass
    def choose(self, view):
        return view.legal[0]

class Illegal(Acting):
    def act(self, observation, mask):
        return int(mask.argmin())

class Broken(Acting):
    def act(self, observation, mask):
        raise KeyError("lost my notes")

class Unborn:
    def __init__(self, game, players):
        raise FileNotFoundError("weights.npz")

class Mute:
    def __init__(self, game, players):
        pass
'''
FEW = ("--game", "tricky", "--players", "2", "--jobs", "1", "--games", "8")


@pytest.fixture(autouse=True)
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_agents.py").write_text(AGENTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    evaluate.agent_of.cache_clear()


def test_an_agent_meets_whom_it_is_to_meet(command: Command) -> None:
    found = counted(command, "evaluate", "some_agents:First", *FEW, "--opponents", "random,casual", "--seed", "5")
    assert (found["agent"], found["game"], found["players"], found["seed"]) == ("some_agents:First", "tricky", 2, 5)
    assert [(row["opponent"], row["games"]) for row in found["against"]] == [("random", 8), ("casual", 8)]
    for row in found["against"]:
        low, high = row["interval"]
        assert 0 <= low <= row["share"] <= high <= 1
    other = counted(command, "evaluate", "some_agents:First", *FEW, "--opponents", "random,casual", "--seed", "8")
    assert other["against"] != found["against"]
    three = counted(
        command, "evaluate", "random", "--game", "carnavalo", "--players", "3", "--games", "4", "--opponents", "random"
    )
    assert [row["games"] for row in three["against"]] == [6], "whole deals: each from every seat"


def test_it_is_the_leaderboard_unless_something_else_is_asked_for(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Plan] = []

    def noting(plan: Plan) -> Any:
        asked.append(plan)
        return [task for task in tasks_of(plan) if task.first == 0]

    monkeypatch.setattr("speeltafel.cli.commands.evaluate.tasks_of", noting)
    monkeypatch.setattr(evaluate, "DEALS_AT_A_TIME", 1)
    counted(command, "evaluate", "random", "--game", "tricky", "--players", "2", "--jobs", "1")
    assert [(plan.opponents, plan.games, plan.seed) for plan in asked] == [(OPPONENTS, GAMES, SEED)]


def test_an_agent_plays_with_these_options(command: Command, tmp_path: Path) -> None:
    board = [{"cells": ["r2"], "arrow": 8}] * 5
    (tmp_path / "table.json").write_text(json.dumps({"board": board}))
    few = ("evaluate", "casual", *FEW[:-1], "40", "--opponents", "random")
    single = counted(command, *few, "--option", f"board={json.dumps(board)}")
    from_file = counted(command, *few, "--options", "table.json")
    assert single == from_file
    assert single["against"] != counted(command, *few)["against"]


def test_so_many_at_a_time_give_the_same_and_it_is_said_in_that_language(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(monkeypatch, "speeltafel.cli.commands.evaluate.play")
    monkeypatch.setattr(evaluate, "DEALS_AT_A_TIME", 2)
    arguments = ("evaluate", "some_agents:Acting", "--game", "tricky", "--players", "2", "--games", "8", "--opponents", "random")
    one, two = (counted(command, *arguments, "--jobs", jobs) for jobs in ("1", "2"))
    assert (one, spy.jobs) == (two, [1, 2])
    assert "Een even sterke bot wint 50.0%" in " ".join(output(command, *arguments, "--jobs", "1", "--lang", "nl").split())


def test_our_bots_play_as_they_do_and_views_are_enough(command: Command) -> None:
    strong = counted(command, "evaluate", "expert", *FEW[:-1], "40", "--opponents", "random")["against"][0]
    assert strong["share"] > 0.8
    choosing = counted(command, "evaluate", "some_agents:Choosing", *FEW, "--opponents", "random")
    assert choosing["against"][0]["games"] == 8


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    task = tasks_of(Plan("some_agents:Acting", "figaro", 3, opponents=("random",), games=6))[0]
    whole = met(task).shares
    evaluate.agent_of.cache_clear()
    assert [met(evaluate.EvaluationTask(task.plan, "random", deal, 1)).shares[0] for deal in (1, 0)] == [whole[1], whole[0]]


@pytest.mark.parametrize(
    ("agent", "why"),
    [
        ("some_agents:Illegal", "chose action"),
        ("some_agents:Broken", "crashed (KeyError: 'lost my notes')"),
        ("some_agents:Unborn", "crashed (FileNotFoundError: weights.npz)"),
        ("some_agents:Mute", "neither act(observation, mask) nor choose(view)"),
        ("some_agents:Nobody", "Can't find some_agents:Nobody"),
        ("no_such_module:Agent", "Can't find no_such_module:Agent: No module named"),
        ("grandmaster", "Unknown bot 'grandmaster'"),
    ],
)
def test_what_is_wrong_with_an_agent_is_said_in_a_sentence(command: Command, agent: str, why: str) -> None:
    code, said = command("evaluate", agent, *FEW)
    assert (code, why in " ".join(said.split())) == (2, True), said


def test_intervals_know_that_deals_are_drawn_and_not_games() -> None:
    assert by_deal([0.5] * 100) == wilson(0.5, 100)
    low, high = by_deal([1.0] * 50)
    assert (high, 0.9 < low < 1) == (1.0, True), "fifty wins of fifty are no certainty"
    narrow, wide = by_deal([0.4, 0.6] * 50), by_deal([0.0, 1.0] * 50)
    assert narrow[1] - narrow[0] < 0.05 < 0.15 < wide[1] - wide[0]
    found = entries(
        Plan("random", "tricky", 2),
        [OpponentResult("random", [0.5, 1.0]), OpponentResult("random", [0.0]), OpponentResult("casual", [0.25])],
    )
    assert [(row.opponent, row.share, row.games) for row in found] == [("random", 0.5, 6), ("casual", 0.25, 2)]
