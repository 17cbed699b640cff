"""Streams of events: one way to change what is kept in the log, for tables and tournaments."""
