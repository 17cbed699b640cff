"""Worker processes for heavy or untrusted work: limited in time and memory, shared fairly."""
