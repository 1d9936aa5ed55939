"""NumPy, as `np`; where there is none, as in a browser, the part of it that list_arrays.py has. For reviews and reasons alone."""

from importlib import import_module
from typing import Any

from speeltafel.core.arrays import HAS_NUMPY

np: Any = import_module("numpy" if HAS_NUMPY else "speeltafel.core.list_arrays")
