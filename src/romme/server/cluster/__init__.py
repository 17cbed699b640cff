"""Coordinate the nodes that share a database, and run background tasks."""
