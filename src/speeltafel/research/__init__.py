"""For who trains and compares programs: batches of games, and the ways in that PettingZoo, Gymnasium and OpenSpiel know.

`import speeltafel` imports nothing of it.
"""
