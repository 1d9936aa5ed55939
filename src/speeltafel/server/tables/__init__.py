"""Live tables in memory: registry, loading, bots and clocks, housekeeping, other servers."""
