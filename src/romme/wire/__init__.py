"""What travels between server and clients, and into the log: JSON with a type for each message."""
