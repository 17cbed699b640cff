"""Commands for lists: show, type from paper, confirm, correct and sign."""
