"""Refused acts at the table, and its answers, in a real browser."""
