"""A fast path inside uvicorn, whose version is pinned; `python -m benchmarks.server` measures it."""
