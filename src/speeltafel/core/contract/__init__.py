"""The contract of a game folder: protocols for rules, views, bots, lessons and reasons."""
