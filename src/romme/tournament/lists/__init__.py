"""Lists (Spiellisten): each table's entries and signatures, and the points computed from them."""
