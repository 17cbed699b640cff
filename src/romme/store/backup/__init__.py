"""Backups: the file format, and how to back up and restore a database."""
