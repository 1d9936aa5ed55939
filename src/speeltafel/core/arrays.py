"""The numbers that bots play by: NumPy's arrays, as compiled functions take them, or Python's own where there is no NumPy.

A browser has none (docs/pocket.md). What is written here is read by both.
"""

import ast
import struct
import zipfile
from array import array
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HAS_NUMPY = find_spec("numpy") is not None
CODES = {"i1": "b", "f4": "f", "f8": "d", "i2": "h", "i4": "i", "i8": "q", "u2": "H"}  # of the array module, by NumPy's


def float32s(values: Iterable[float]) -> Any:
    """Return these numbers in 32 bits each."""
    if not HAS_NUMPY:
        return array("f", values)
    import numpy as np

    return np.asarray(values if hasattr(values, "__len__") else list(values), np.float32)


def joined(base: Any, most: Any, chances: Any, fine: int) -> Any:
    """Join three rows of numbers, the last one as parts of `fine`."""
    if not HAS_NUMPY:
        found = array("f", base)
        found.extend(array("f", most))
        found.extend(array("f", (chance / fine for chance in chances)))
        return found
    import numpy as np

    return np.concatenate([base, most, chances / fine]).astype(np.float32)


def read_npz(file: Path) -> dict[str, Any]:
    """Read the arrays of a file that NumPy wrote. A text becomes a str."""
    if HAS_NUMPY:
        import numpy as np

        with np.load(file) as found:
            return {name: found[name] if found[name].shape else str(found[name]) for name in found}
    with zipfile.ZipFile(file) as packed:
        return {name.removesuffix(".npy"): _read_npy(packed.read(name)) for name in packed.namelist()}


def _read_npy(raw: bytes) -> Any:
    """Read an array in NumPy's format 1.0: six letters, the version, the length of the description, that, the numbers."""
    length = struct.unpack_from("<H", raw, 8)[0]
    described, body = ast.literal_eval(raw[10 : 10 + length].decode()), raw[10 + length :]
    kind = described["descr"]
    if "U" in kind:
        return body.decode("utf-32-le").rstrip("\0")
    if kind == "<f2":  # the array module has none of 16 bits
        return array("f", struct.unpack(f"<{len(body) // 2}e", body))
    return array(CODES[kind[1:]], body)
