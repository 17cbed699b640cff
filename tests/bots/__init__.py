"""Bots: those of the package, those that only stall, and those that break a promise."""
