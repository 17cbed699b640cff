"""A tournament recomputed from its log, by code that shares nothing with what it checks."""
