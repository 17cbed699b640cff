"""Computation outside the live tables: bots, hints, opinions, replays and finished games."""
