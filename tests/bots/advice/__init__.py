"""Advice: each reason in a position solved manually, and all reasons checked against the truth."""
