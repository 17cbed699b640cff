"""Coordination of nodes that share a database, and background tasks."""
