"""Tests of the simulator, many of which compare it with the engine move by move."""
