"""WebSocket connections to tables: commands in, messages out, chat, drafts and refusals."""
