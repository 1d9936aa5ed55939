"""HTTP and WebSocket around live tables."""

from speeltafel.core.extras import need

need("server", "litestar", "prometheus_client", "uvicorn", "websockets")
