"""`python -m speeltafel`."""

from speeltafel.cli import main

main()
