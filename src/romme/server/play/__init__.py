"""Tables that are played at: in memory, over sockets, with bots and chat."""
