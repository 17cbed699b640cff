"""The check that no record was changed, and the notes kept elsewhere that show missing ones."""
