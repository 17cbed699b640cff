"""One connection to the tables: commands in, messages out, chat, drafts and refusals."""
