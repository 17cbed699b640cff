"""Messages about a tournament, from the catalogues in ``locales/tournament``."""
