"""Tests that compare the solver with the engine and with brute force."""
