"""Work done beside the tables: bots, hints, opinions, replays and finished games."""
