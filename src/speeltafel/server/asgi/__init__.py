"""What a request meets: middleware, password, client address, routes, the WebSocket endpoint, the static page."""
