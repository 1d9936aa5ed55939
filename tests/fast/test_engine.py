"""The compiled copy: the same games as the plain one, from a cache that notices every change."""

import importlib.util
import subprocess
import sys
import types
from pathlib import Path

import numpy as np
import pytest

from speeltafel import fast, games
from speeltafel.core import chance
from speeltafel.core.chance import below, generator
from speeltafel.fast import disk_cache, engine, playout_kernels
from speeltafel.fast.compiler import Compiler, fingerprint
from speeltafel.fast.records import packed, record_type, unpacked
from speeltafel.fast.sources import code_of
from speeltafel.games.carnavalo import rules as carnavalo_rules
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.tricky import rules

MODULES = games.modules("tricky")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_engines_play_the_same_games_for_a_seed(players: int) -> None:
    plain, quick = (
        e.random_games(players, MODULES.defaults, 42, 1000, 60) for e in (fast.plain(MODULES), fast.compiled(MODULES))
    )
    assert np.array_equal(plain.decisions, quick.decisions)
    assert np.array_equal(plain.scores, quick.scores)
    assert np.array_equal(plain.winners, quick.winners)
    assert quick.decisions.min() > 0


def test_a_game_of_a_seed_does_not_depend_on_those_before_it() -> None:
    quick = fast.compiled(MODULES)
    many, one = quick.random_games(3, MODULES.defaults, 1, 0, 50), quick.random_games(3, MODULES.defaults, 1, 49, 1)
    assert np.array_equal(many.scores[49], one.scores[0])


def test_the_compiled_generator_gives_the_same_numbers() -> None:
    compiler = Compiler(None)
    compiled_below = compiler.module(chance).below
    g, h = generator(5), packed(generator(5))
    for n in (1, 2, 6, 7776, 2**31 - 1, 3 * 2**29):
        assert [below(g, n) for _ in range(50)] == [compiled_below(h[0], n) for _ in range(50)]


def test_a_state_survives_packing() -> None:
    s = MODULES.set_up(4, MODULES.defaults)
    assert unpacked(packed(s), rules.State) == s
    assert "told" not in (record_type(rules.State).names or ())


def test_importing_speeltafel_does_not_import_numba() -> None:
    code = "import speeltafel, speeltafel.fast, sys; speeltafel.new('tricky', players=2, seed=1); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def changed(module: types.ModuleType, **values: object) -> types.ModuleType:
    again = types.ModuleType(module.__name__)
    again.__dict__.update({**vars(module), **values})
    return again


def test_the_cache_key_follows_constants_tables_and_imported_modules() -> None:
    key = fingerprint([rules, playout_kernels])
    assert key == fingerprint([rules, playout_kernels])
    assert key != fingerprint([changed(rules, MOST_BORROWED=6), playout_kernels])
    assert key != fingerprint([changed(rules, KEEPS=[*rules.KEEPS, 0]), playout_kernels])  # type: ignore[attr-defined]
    assert key != fingerprint([rules])


def test_the_cache_key_follows_modules_that_are_used_by_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    key = fingerprint([carnavalo_rules])
    monkeypatch.setattr(events, "PASSED", 99)
    assert fingerprint([carnavalo_rules]) != key


def test_names_of_a_module_are_compiled_as_imported_names_are(monkeypatch: pytest.MonkeyPatch) -> None:
    user = types.ModuleType("speeltafel.user_of_dice")
    monkeypatch.setitem(sys.modules, user.__name__, user)
    exec("from speeltafel.games.tricky.mechanics import dice\ndef pairs(n): return dice.SIZE[n] * dice.FACES", vars(user))  # noqa: S102
    pairs = Compiler(None).module(user).pairs
    assert [pairs(n) for n in (0, 100)] == [user.pairs(n) for n in (0, 100)]


def test_a_changed_constant_is_compiled_anew(tmp_path: Path) -> None:
    """Numba's own cache would answer with the old copy: it looks at the file of the function alone."""

    def chips(module: types.ModuleType) -> int:
        compiled = Compiler(tmp_path / fingerprint([module])).module(module)
        table = packed(MODULES.set_up(2, MODULES.defaults))
        compiled.set_up(table[0], 2)
        return int(table[0]["supply"])

    assert chips(rules) == 130 - 36
    assert chips(changed(rules, CHIPS=200)) == 200 - 36
    assert chips(rules) == 130 - 36


def test_machine_code_is_made_of_what_python_calls_alone(tmp_path: Path) -> None:
    """Its parts are in it: else each would be optimised again inside each that calls it, and nobody could wait for that."""
    below_ = Compiler(tmp_path).module(chance).below
    assert below_(packed(generator(5))[0], 6) == below(generator(5), 6)
    assert [file.name.split("-")[0] for file in tmp_path.rglob("*.nbc")] == ["chance.below"]


def test_comments_and_docstrings_are_no_code() -> None:
    source = '"""A module."""\n\nMOST = 3  # of them\n\n\n'
    source += 'def f(x: int) -> str:\n    """Say it."""\n    # why\n    return "#" * x\n'
    assert code_of(source) == 'MOST = 3\ndef f(x: int) -> str:\n    return "#" * x'
    assert code_of('WORDS = """a # b\n"""\n') == 'WORDS = """a # b\n"""'


def test_a_function_is_found_again_from_another_clone_and_another_line(tmp_path: Path) -> None:
    """Else each clone, and each edited comment, would compile for minutes."""

    def hits(clone: str, above: str) -> int:
        file = tmp_path / clone / "kernels.py"
        file.parent.mkdir()
        file.write_text(f"{above}def twice(x):\n    return 2 * x\n")
        spec = importlib.util.spec_from_file_location("kernels", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        compiled = Compiler(tmp_path / "cache").module(module)
        assert compiled.twice(4) == 8
        return sum(compiled.twice.stats.cache_hits.values())

    assert hits("one", "") == 0
    assert hits("another", "# a comment\n\n") == 1


def test_two_processes_do_not_compile_the_same_at_once(tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
from speeltafel.core import chance
from speeltafel.fast.compiler import Compiler
from speeltafel.fast.records import packed
below = Compiler(Path({str(tmp_path)!r})).module(chance).below
below(packed(chance.generator(5))[0], 6)
print(sum(below.stats.cache_hits.values()))
"""
    both = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert sorted(process.communicate(timeout=120)[0] for process in both) == ["0\n", "1\n"]


def test_the_turn_to_compile_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(disk_cache, "LONGEST_WAIT_S", 0.1)
    first = disk_cache.wait_for_turn(tmp_path / "f.turn")
    assert first
    assert disk_cache.wait_for_turn(tmp_path / "f.turn") is None
    first.close()
    second = disk_cache.wait_for_turn(tmp_path / "f.turn")
    assert second
    second.close()


def test_without_a_place_for_the_cache_it_is_compiled_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("SPEELTAFEL_CACHE", str(blocked))
    assert engine.cache_folder("tricky", "key") is None


def test_copies_of_older_sources_are_removed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPEELTAFEL_CACHE", str(tmp_path))
    for key in ("a", "b", "c", "d", "e"):
        engine.cache_folder("tricky", key)
    engine.cache_folder("figaro", "x")
    kept = {folder.name for folder in engine.cache_root().iterdir()}
    assert {"tricky-e", "figaro-x"} <= kept
    assert len(kept) == 4
