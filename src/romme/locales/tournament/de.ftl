### A tournament: why it refuses something, what its words are called, what stands on its record.
