"""Event streams: the one way to change a table or a tournament."""
