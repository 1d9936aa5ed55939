"""Programs that learn and solve, each in one file. docs/research.md lists the page of each."""
