"""Measure how far reviews and puzzles can be trusted."""
