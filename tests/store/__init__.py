"""Tests of the store: log, database, backups, and the audit of the hash chain."""
