"""Tools for training and comparing programs: batches of games, and adapters for PettingZoo, Gymnasium and OpenSpiel.

`import speeltafel` imports nothing of it.
"""
