"""Access to tournaments: keys, PINs, roles and URLs."""
