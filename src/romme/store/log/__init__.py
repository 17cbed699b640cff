"""The log: what a record is, how records are chained, and the three places that keep them."""
