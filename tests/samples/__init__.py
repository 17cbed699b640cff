"""Data written by older commits, and tests that the current code reads it. See `README.md`."""
