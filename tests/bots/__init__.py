"""Tests of built-in bots, bots that make no progress, and bots that break the protocol."""
