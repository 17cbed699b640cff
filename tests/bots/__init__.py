"""Tests of bots: the built-in levels, bots that only stall, and bots that break the protocol."""
