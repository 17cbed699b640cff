"""Commands for score lists: show, enter from paper, confirm, correct and sign."""
