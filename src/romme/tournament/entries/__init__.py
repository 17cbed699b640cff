"""Entries: who takes part, possible duplicates, and labels for people of the same name."""
