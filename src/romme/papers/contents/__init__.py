"""The contents of each document, computed from the tournament."""
