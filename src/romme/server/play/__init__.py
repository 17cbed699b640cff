"""Running tables: in memory, over WebSockets, with bots and chat."""
