"""A WebAssembly module in wasmtime, shown as a browser's worker shows it."""

from typing import Any

import wasmtime

PAGE = 1 << 16


class WasmtimeKernels:
    def __init__(self, code: bytes) -> None:
        self._store = wasmtime.Store()
        module = wasmtime.Module(self._store.engine, code)
        assert not module.imports, "the kernels need nothing from their host"
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]

    def first_free(self) -> int:
        heap: Any = self._exports["__heap_base"]
        return int(heap.value(self._store))

    def reserve(self, end: int) -> None:
        missing = end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)

    def call(self, name: str, *arguments: float) -> int:
        function: Any = self._exports[name]
        return int(function(self._store, *arguments))
