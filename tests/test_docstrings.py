"""Each public function of the library has an example in its docstring, and the examples are true."""

import doctest
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import speeltafel
from speeltafel import games

INTERNAL = {"name", "play_one", "play_chance", "dump_state", "load_state"}  # left out of docs/api.md, or plain


def public() -> Iterator[tuple[str, Any]]:
    """Yield what a program may call: functions of the library, functions of `games`, methods of a Game."""
    for name in speeltafel.__all__:
        thing = getattr(speeltafel, name)
        if inspect.isfunction(thing) or thing is speeltafel.Game:
            yield name, thing
    yield "games.names", games.names
    yield "games.modules", games.modules
    for name, member in vars(speeltafel.Game).items():
        if not name.startswith("_") and name not in INTERNAL:
            yield f"Game.{name}", member


PUBLIC = dict(public())


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_function_has_an_example_that_is_true(name: str) -> None:
    thing = PUBLIC[name]
    module = inspect.getmodule(thing.fget if isinstance(thing, property) else thing)
    example = doctest.DocTestParser().get_doctest(inspect.getdoc(thing) or "", dict(vars(module)), name, None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
