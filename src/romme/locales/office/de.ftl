### The page of those who run a tournament.
