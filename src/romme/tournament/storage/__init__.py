"""How a tournament is kept: events as bytes of the log, and a whole tournament as a file."""
