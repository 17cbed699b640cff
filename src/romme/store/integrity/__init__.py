"""The audit of the log, and the files that reveal missing records: witness and seal files."""
