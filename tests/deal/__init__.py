"""The verifiable deal: fair, computed alike in two languages, and hard to forge."""
