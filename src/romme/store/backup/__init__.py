"""Backups: the file format, and the transfer between such a file and a database."""
