"""Recomputation of a tournament from its log, independent of the code it checks."""
