"""Bots: the levels of the package, bots that only stall, and bots that break the protocol."""
