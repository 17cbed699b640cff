"""Event streams: the only way to change a table or a tournament."""
