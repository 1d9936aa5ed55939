"""Set up, build and start Speeltafel."""
