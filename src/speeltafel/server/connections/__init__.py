"""One client: its connection, its messages and the transport that carries them."""
