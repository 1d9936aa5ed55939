from typing import Any

import msgspec

from tests.toy.rules import State

VARIANTS: list[dict[str, Any]] = [{}]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    pass


def check(options: Options) -> None:
    """There is nothing to vary."""


def apply_options(s: State, options: Options) -> None:
    """Nor anything printed."""
