"""Calls: a message to people who are away that it is their turn, by ntfy or by web hook, if the host allows it."""
