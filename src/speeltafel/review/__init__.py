"""Reviews of finished games: where they were won, and what was luck or play. docs/review.md says how to read one."""
