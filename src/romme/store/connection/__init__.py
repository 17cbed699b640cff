"""Database connections: address, engine, file lock and clock."""
