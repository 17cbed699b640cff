"""Entries: registration, possible duplicates, and labels for namesakes."""
