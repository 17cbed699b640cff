"""Check the rankings and rulings of a tournament by recomputing them from its log.

The recomputation shares no code with the modules that it checks.
"""
