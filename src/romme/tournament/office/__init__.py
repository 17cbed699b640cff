"""The office: decisions of the director, the rating table, and undo."""
