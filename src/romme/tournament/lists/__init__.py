"""The lists (Spiellisten): entries and signatures of each table, and the computed points."""
