"""The deal that players can check: fair, worked out alike in two languages, and hard to forge."""
