"""Storage of a tournament: its events as bytes, and the whole tournament as a file."""
