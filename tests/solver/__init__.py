"""The solver, compared with the engine and with brute force."""
