"""The JSON between server and clients, and in the log, with a type for each message."""
