"""``romme arena``: the command, and its report in words."""
