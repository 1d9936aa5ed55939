"""The `speeltafel` command."""

from speeltafel.cli.app import app, main

__all__ = ["app", "main"]
