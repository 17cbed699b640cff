"""The arena: its games, its statistics, and continuing after an interruption."""
