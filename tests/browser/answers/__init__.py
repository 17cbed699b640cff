"""What the table answers when an act is refused, tried in a real browser."""
