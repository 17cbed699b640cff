"""The simulator held against the engine, move by move."""
