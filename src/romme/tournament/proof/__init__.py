"""Recomputation of a tournament from its log, sharing no code with what it checks."""
