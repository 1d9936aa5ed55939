"""Find puzzles in games between bots, or check those that a game has.

    python -m tools.measure.puzzles GAME --count 100 --seed S [--minutes M] [--write]

A puzzle is a decision where one move is clearly best: it wins more than 10 games in 100 more than the next best, in the review
and in two fresh samples. With --write each puzzle goes into the game's puzzles.jsonl at once, and a later run continues
there. --check reviews every stored puzzle again. --words makes only the reasons anew, after a change in their texts.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import speeltafel
from speeltafel import games
from speeltafel.bots import JUDGE_LEVEL
from speeltafel.bots.search_driver import shortlist
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.driver import run_game
from speeltafel.core.record import read
from speeltafel.core.view import AnyView
from speeltafel.review.judge import judged, mean_and_error, text_of, words_of
from speeltafel.review.model import Verdict
from speeltafel.review.move_values import CANDIDATES, Decision, MoveValues, decision_of, evaluate_moves
from speeltafel.review.puzzles import FILE, LEVELS, Puzzle, position_of, stored
from speeltafel.review.reasons.compose import reasons_for
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import TimelineStep, timeline_of

PLAYING = ["casual", "beginner", "skilled"]
TABLES = 3  # from the fewest players on
MOST_MOVES = 10_000
GAP = 0.10
ROUNDS = 2  # of fresh samples, each of which must find it again
RIVALS = 2  # the next best moves: which of them is the best of the others is not certain either
TOLERANCE = 0.03  # for --check: bots and rollouts change a little now and then
DISAGREEING = ("beginner", "casual", "skilled")  # what they all play alike is hardly ever a puzzle, so it is looked at
SELDOM = 4  # once in so many times
QUICK_WORLDS, QUICK_SWEEP = 16, 24  # a first look, at what is not worth a second one
QUICK_GAP = 0.08
QUICK_DICE = 70  # a purpose of the question's dice
OF_EACH_GAME = 4
APART = 8  # steps between two puzzles of one game
TRIES = {level: 1 if level == JUDGE_LEVEL else 3 for level in LEVELS}  # a level misses what it misses more often than not
OF_TRIVIAL = 3  # one in so many may be one that every level finds


def games_of_bots(modules: GameModules, seed: int) -> Iterator[tuple[int, list[TimelineStep], int]]:
    """Game after game: its seed, its events, its players."""
    while True:
        players = modules.rules.FEWEST_PLAYERS + seed % TABLES
        game = speeltafel.new(modules.name, players, {}, seed)
        bots = [speeltafel.bot(modules.name, PLAYING[(seed + seat) % len(PLAYING)], 10 * seed + seat) for seat in range(players)]
        for bot in bots:
            bot.prepare()
        run_game(game, bots, MOST_MOVES)
        yield seed, timeline_of(read(game.record())).events, players
        seed += 1


def looked_at(modules: GameModules, seed: int) -> Iterator[Puzzle | None]:
    """Decision after decision; None where it is no puzzle."""
    for number, events, players in games_of_bots(modules, seed):
        last, found = -APART, 0
        for step, event in enumerate(events):
            if event.view is None or step - last < APART or found == OF_EACH_GAME:
                continue
            puzzle = puzzle_at(modules, event.view, f"{number}-{step}", [one.text for one in events[:step]], players)
            if puzzle:
                last, found = step, found + 1
            yield puzzle


def puzzle_at(modules: GameModules, view: AnyView, name: str, moves: list[str], players: int) -> Puzzle | None:
    if len({chosen(modules, level, view, 0) for level in DISAGREEING}) == 1 and len(moves) % SELDOM:
        return None
    asked = decision_of(engine_of(modules), view)
    if not is_promising(asked):
        return None
    casual = chosen(modules, "casual", view, 0)
    found = evaluate_moves(asked, number_of(asked, casual))
    gap = confirmed_gap(found)
    if gap is None:
        return None
    best = text_of(asked, found.best)
    answers = {level: [chosen(modules, level, view, seed) for seed in range(tries)] for level, tries in TRIES.items()}
    missed = [level for level, texts in answers.items() if 2 * sum(text != best for text in texts) > len(texts)]
    others = [text for text in [casual, *(text for level in LEVELS for text in answers[level])] if text != best]
    tempting = next((move for text in others if (move := number_of(asked, text)) in found.moves), found.runner_up)
    verdict = judged(asked, found, tempting)
    if verdict.best != best or not verdict.claims:
        return None
    if any(one.same for one in verdict.alternatives if one.move != best):  # two answers would be right
        return None
    return Puzzle(
        id=name, players=players, moves=moves, seat=asked.seat, gap=round(gap, 4), missed_by=missed, verdict=rounded(verdict)
    )


def is_promising(asked: Decision) -> bool:
    """Return a quick look: whether one move stands out at all."""
    engine = asked.engine
    if engine.modules.bots.is_exact:
        return True
    playout = engine.playout(asked.first)
    if engine.level.search == "tree":
        moves = sampling.likeliest(engine, asked.first, asked.dice(0), playout, CANDIDATES)
    else:
        moves = shortlist(engine.bots, asked.first, asked.dice(0), playout.weights)
    if len(moves) < 2:
        return False
    worlds = asked.worlds(QUICK_WORLDS, asked.dice(QUICK_DICE))
    swept = sampling.after_moves(engine, worlds, moves, asked.dice(QUICK_DICE + 1), range(QUICK_SWEEP), playout)
    second, first = np.sort(swept.shares[:, :, asked.seat].mean(0))[-2:]
    return bool(first - second > QUICK_GAP)


def confirmed_gap(found: MoveValues) -> float | None:
    """Between the best and the next best; None unless it is wide, and wide again in both rounds."""
    if len(found.moves) < 2 or found.share(found.best) - found.share(found.runner_up) <= GAP:
        return None
    closest, gaps = found.runner_up, [np.inf]
    for rival in rivals_of(found):
        gap, error = fresh_gap(found, rival, 0)
        if gap - error <= GAP:
            return None
        if gap < gaps[0]:
            closest, gaps = rival, [gap]
    for round_ in range(1, ROUNDS):
        gap, error = fresh_gap(found, closest, round_)
        if gap - error <= GAP:
            return None
        gaps.append(gap)
    return float(np.mean(gaps))


def rivals_of(found: MoveValues) -> list[int]:
    order = np.argsort(-found.shares, kind="stable")
    return [found.moves[int(i)] for i in order if found.moves[int(i)] != found.best][:RIVALS]


def fresh_gap(found: MoveValues, rival: int, round_: int) -> tuple[float, float]:
    return mean_and_error(found.compare(found.best, rival, round_)[:, found.seat])


def chosen(modules: GameModules, level: str, view: AnyView, seed: int) -> str:
    bot = speeltafel.bot(modules.name, level, seed)
    bot.prepare()
    return str(bot.choose(view))


def number_of(asked: Decision, text: str) -> int:
    return asked.engine.modules.legal(asked.first)[asked.view.legal.index(text)]


def rounded(verdict: Verdict) -> Verdict:
    """To what a file needs: chances to four digits, and no continuations."""

    def shorter(value: Any) -> Any:
        if isinstance(value, float):
            return round(value, 4)
        if isinstance(value, dict):
            return {key: shorter(one) for key, one in value.items()}
        return [shorter(one) for one in value] if isinstance(value, list) else value

    return msgspec.convert(shorter(msgspec.to_builtins(msgspec.structs.replace(verdict, continuations=None))), Verdict)


def asked_again(modules: GameModules, puzzle: Puzzle) -> Decision:
    return decision_of(engine_of(modules), position_of(modules, puzzle).view(puzzle.seat))


def still_holds(modules: GameModules, puzzle: Puzzle) -> bool:
    """Whether the judge, asked anew, still finds that move best, and by enough in each round."""
    asked = asked_again(modules, puzzle)
    found = evaluate_moves(asked, number_of(asked, puzzle.verdict.played))
    if text_of(asked, found.best) != puzzle.verdict.best:
        return False
    return all(fresh_gap(found, found.runner_up, round_)[0] > GAP - TOLERANCE for round_ in range(ROUNDS))


def in_new_words(modules: GameModules, puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle, with reasons and moves said as they would be said now."""
    asked, verdict = asked_again(modules, puzzle), puzzle.verdict
    reasons = reasons_for(asked, verdict.best, verdict.played, verdict.loss)
    alternatives = [
        msgspec.structs.replace(one, words=words_of(asked, number_of(asked, one.move))) for one in verdict.alternatives
    ]
    said = msgspec.structs.replace(verdict, reasons=reasons.lines, claims=reasons.claims, alternatives=alternatives)
    return msgspec.structs.replace(puzzle, verdict=rounded(said))


def write(file: Path, puzzles: list[Puzzle]) -> None:
    file.write_bytes(msgspec.json.Encoder().encode_lines(puzzles))


def find(modules: GameModules, given: argparse.Namespace) -> None:
    found = stored(modules) if given.write else []
    seed = max([given.seed, *(int(one.id.partition("-")[0]) + 1 for one in found)])
    until = time.monotonic() + 60 * given.minutes
    for decisions, puzzle in enumerate(looked_at(modules, seed), 1):
        if puzzle and (puzzle.missed_by or OF_TRIVIAL * sum(not one.missed_by for one in found) <= len(found)):
            found.append(puzzle)
            print(
                f"{len(found)}: {puzzle.id}, gap {puzzle.gap:.2f}, missed by {len(puzzle.missed_by)}; {decisions} decisions",
                flush=True,
            )
            if given.write:
                write(modules.folder / FILE, found)
        if len(found) >= given.count or time.monotonic() > until:
            break


def check(modules: GameModules) -> int:
    wrong = [one.id for one in stored(modules) if not still_holds(modules, one)]
    print(f"{len(stored(modules))} puzzles, {len(wrong)} no longer hold: {' '.join(wrong)}")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--count", type=int, default=100, help="so many in all")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after these with what was found")
    parser.add_argument("--write", action="store_true", help="keep them in the game's folder, after those that are there")
    parser.add_argument("--check", action="store_true", help="whether the judge still says the same of those that are there")
    parser.add_argument("--words", action="store_true", help="only the reasons of those that are there, anew")
    given = parser.parse_args()
    modules = games.modules(given.game)
    if given.check:
        return check(modules)
    if given.words:
        write(modules.folder / FILE, [in_new_words(modules, one) for one in stored(modules)])
    else:
        find(modules, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
