"""The searches for good seats: exact for few people, local for many, bounded in any case."""
