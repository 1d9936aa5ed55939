"""A live table: seats, turns, clocks, takeover, streams.

Pure: time, chance and the names of tables are handed in, nothing is sent or stored.
"""
