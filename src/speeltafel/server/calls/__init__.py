"""Calls: a message to people who are away that it is their turn, by ntfy, by web hook or by Web Push, if the host allows it."""
