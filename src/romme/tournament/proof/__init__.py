"""Recompute a tournament from its log, without using the code that is checked."""
