"""The contents of each paper, computed from the tournament."""
