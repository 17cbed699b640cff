"""The arena: what it plays, what it counts, and how it goes on after a break."""
