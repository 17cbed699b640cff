"""People over HTTP: signing in, oneself, passkeys, and who sends a request."""
