"""HTTP and WebSocket around live tables."""

from speeltafel.core.extras import require_extra

require_extra("server", "litestar", "prometheus_client", "uvicorn", "websockets")
