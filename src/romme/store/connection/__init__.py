"""How a database is reached: its address, the engine, the file lock and the database's clock."""
