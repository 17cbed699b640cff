"""The server: who people are, the tables they sit at, and the ways in."""
