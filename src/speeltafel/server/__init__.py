"""HTTP and WebSocket around live tables."""

import sys

from speeltafel.core.extras import require_extra

if sys.platform != "emscripten":  # in a browser there are only the tables: docs/pocket.md
    require_extra("server", "litestar", "prometheus_client", "segno", "uvicorn", "websockets")
