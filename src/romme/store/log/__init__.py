"""The log: records, their hash chain, and storage in memory, SQLite or PostgreSQL."""
