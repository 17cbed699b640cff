"""What proves who somebody is: passwords, passkeys, recovery codes, and their confirmation."""
