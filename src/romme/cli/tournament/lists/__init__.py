"""Commands for score lists: show, type from paper, confirm, correct and sign."""
