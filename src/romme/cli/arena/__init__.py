"""``romme arena``: the command and its report."""
