"""The lists (Spiellisten): what each table entered and signed, and the points that follow."""
