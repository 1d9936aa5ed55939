"""The fast engine: derived from the rules, never written by hand. Importing this does not import Numba; compiling does."""

from speeltafel.fast.engine import Engine, compiled, plain
from speeltafel.fast.playout_kernels import Games

__all__ = ["Engine", "Games", "compiled", "plain"]
