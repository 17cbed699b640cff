"""Data that older commits wrote, and tests that today's code still reads it (`README.md`)."""
