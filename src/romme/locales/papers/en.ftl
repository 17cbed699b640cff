### What is printed for a tournament.
