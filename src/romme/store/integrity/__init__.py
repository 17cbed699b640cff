"""The audit of the log, and external evidence of missing records: witness and seal."""
