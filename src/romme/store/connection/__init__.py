"""Connecting to a database: its address, the engine, the file lock and its clock."""
