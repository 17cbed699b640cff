"""Running tables, kept in memory and served over WebSockets, with bots and chat."""
