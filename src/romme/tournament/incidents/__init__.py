"""Incidents: what goes wrong at a real table, and what follows from it."""
