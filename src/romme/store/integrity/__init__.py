"""The audit of the log, and the external notes that reveal missing records."""
