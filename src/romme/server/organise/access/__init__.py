"""Access to a tournament: keys, PINs, links and addresses."""
