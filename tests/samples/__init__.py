"""Data written by older commits, and tests that today's code still reads it. See `README.md`."""
