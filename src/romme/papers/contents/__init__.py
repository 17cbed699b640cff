"""What stands on each paper, computed from the tournament."""
