"""Sign-in factors: passwords, passkeys, recovery codes, and their confirmation."""
