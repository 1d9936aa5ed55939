"""What compiled copies are made from, and a hash of it. Needs no compiler."""

import hashlib
import inspect
import re
import sys
import types
from typing import Any

OURS = "speeltafel."
# A docstring, or another text, which is kept; or a comment.
LONG_TEXT = r'"""(?:[^\\]|\\.)*?"""'
TEXT = rf"""{LONG_TEXT}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'"""
NOT_CODE = re.compile(rf"^[ \t]*{LONG_TEXT}|(?P<text>{TEXT})|#[^\n]*", re.MULTILINE | re.DOTALL)


def sources_hash(modules: list[types.ModuleType]) -> str:
    """Return a hash of these modules and all that they use: sources without comments and docstrings, and constants."""
    digest = hashlib.sha256()
    for module in _with_what_they_use(modules):
        digest.update(code_of(inspect.getsource(module)).encode())
        for name, value in sorted(vars(module).items()):
            if isinstance(value, int | str | list | tuple) and not name.startswith("__"):
                digest.update(f"{name}={value!r};".encode())
    return digest.hexdigest()


def code_of(source: str) -> str:
    """Return a module's source without comments, docstrings and empty lines."""
    kept = NOT_CODE.sub(lambda found: found["text"] or "", source)
    return "\n".join(line for line in map(str.rstrip, kept.splitlines()) if line)


def _with_what_they_use(modules: list[types.ModuleType]) -> list[types.ModuleType]:
    """Return the modules, and those here whose functions and classes they use, recursively."""
    found: list[types.ModuleType] = []
    waiting = modules[:]
    while waiting:
        module = waiting.pop(0)
        if module not in found:
            found.append(module)
            homes = {_home_of(value) for value in vars(module).values()}
            waiting += [sys.modules[home] for home in sorted(homes) if home.startswith(OURS)]
    return found


def _home_of(value: Any) -> str:
    """Return the module that a value comes from, or is."""
    return value.__name__ if isinstance(value, types.ModuleType) else getattr(value, "__module__", None) or ""
