"""Text to values and back, strictly: cards, moves, game files."""
