"""What nodes that share a database have to do with each other, and what runs in the background."""
