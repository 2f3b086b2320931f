"""Every endpoint, HTTP and WebSocket: routes, requests, and their description."""
