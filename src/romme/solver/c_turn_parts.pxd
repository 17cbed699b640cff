# Written by tools/constants.py from romme.solver.turn_parts.

cdef enum:
    NOTHING = 0
    GAINED_SHIFT = 6
    EARLY_SHIFT = 12
    MELDS_SHIFT = 18
    ASIDE_SHIFT = 23
    TOUCHED_SHIFT = 25
    LATE_SHIFT = 27
    POINTS_SHIFT = 29
    JOKERS_MASK = 63
    MELDS_MASK = 31
    FLAG_MASK = 3
    BELOW_POINTS = 536870911
