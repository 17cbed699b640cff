"""What is kept: the log, the database, backups, and the check of the chain."""
