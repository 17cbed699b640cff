"""The solver held against the engine and against brute force."""
