"""Incidents at a real table, and their consequences."""
