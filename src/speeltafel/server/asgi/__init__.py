"""HTTP and WebSockets: middleware, password, client address, routes, the WebSocket endpoint, the static page."""
