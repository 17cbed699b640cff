"""Random tournaments, and a second way to work them out that shares no code with the first."""
