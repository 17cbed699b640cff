"""Tournaments on the server: stored as streams in the log, accessed with links and PINs."""
