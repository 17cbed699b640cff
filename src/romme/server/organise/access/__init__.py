"""What opens a tournament: keys, PINs, links and addresses."""
