"""A table: who sits there, what was agreed, the games; pure like the engine.

`decide` may refuse a command, `evolve` may not refuse an event, and both know neither clock nor
dice nor sockets. A table is the fold of its events.
"""
