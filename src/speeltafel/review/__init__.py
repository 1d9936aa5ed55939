"""The review of a finished game: where it was won, what was luck and what was play. docs/review.md says how to read one."""
