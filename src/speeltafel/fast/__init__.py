"""The fast engine: derived from the rules, never written by hand. Importing this does not import Numba; compiling does."""

from speeltafel.fast.engine import Engine, Games, compiled, plain

__all__ = ["Engine", "Games", "compiled", "plain"]
