"""Tests of the arena: games, statistics, and resuming a contest that was interrupted."""
