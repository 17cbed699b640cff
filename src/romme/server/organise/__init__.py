"""Tournaments on the server: kept as streams of the log, opened by links and PINs."""
