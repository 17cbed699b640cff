"""Laws: properties of every game, tested on random games and commands."""
