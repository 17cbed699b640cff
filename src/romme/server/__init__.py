"""The server: accounts, tables, tournaments, and their HTTP and WebSocket interfaces."""
