"""Programs that learn and solve, each in one file. docs/examples.md says what they do and how long they take."""
