"""Advice: each reason in a position worked out by hand, and all of them held against the truth."""
