"""Tests of the arena: games, statistics, and continuing after an interruption."""
