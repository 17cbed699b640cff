"""The logic of a table: seats, agreed terms and games. Pure functions, like the engine.

A table is the fold of its events. `decide` may refuse a command. `evolve` never refuses an event.
Neither uses a clock, a random generator or a socket.
"""
