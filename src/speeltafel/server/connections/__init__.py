"""Connections of clients: their state, their messages and their transports."""
