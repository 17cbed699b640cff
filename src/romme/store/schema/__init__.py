"""The tables, their migrations, and access to rows in batches."""
