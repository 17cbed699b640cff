"""The simulator, compared with the engine move by move."""
