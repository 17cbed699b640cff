"""The log: records, their hash chain, and the three implementations."""
