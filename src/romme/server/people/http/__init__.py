"""People over HTTP: signing in, accounts, passkeys, and authentication of requests."""
