"""Laws: what holds in every game, tried on games and commands drawn at random."""
