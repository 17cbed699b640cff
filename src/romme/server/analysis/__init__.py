"""What is computed beside the tables: bots, hints, opinions, replays and finished games."""
