"""The fast engine: derived from the rules, never written by hand. Importing this does not import Numba; compiling does."""

from speeltafel.fast.engine import RulesEngine, compiled, plain
from speeltafel.fast.playout_kernels import GameResults

__all__ = ["GameResults", "RulesEngine", "compiled", "plain"]
