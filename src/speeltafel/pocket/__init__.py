"""Speeltafel with no server: the tables of one device, in a worker of the page. See docs/pocket.md."""
