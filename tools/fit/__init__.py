"""Find numbers for the bots by playing many games."""
