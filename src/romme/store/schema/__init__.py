"""The tables, the migrations that bring old ones up to date, and their rows in batches."""
