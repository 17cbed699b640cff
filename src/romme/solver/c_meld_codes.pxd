# Written by tools/constants.py from romme.solver.meld_codes.

cdef enum:
    JOKER_NUMBER = 52
    FACES = 53
    RING = 13
    RANKS_MASK = 8191
    SMALLEST = 3
    SCALE = 32768
    SET_CHOICES = 61
    LENGTH_SHIFT = 4
    PLACES_SHIFT = 8
    SUIT_SHIFT = 21
    SUITS_SHIFT = 4
    JOKERS_SHIFT = 8
    SET = 8388608
    ONE_JOKER = 256
    LOW_MASK = 15
    LENGTH_MASK = 15
    PLACES_MASK = 8191
    SUIT_MASK = 3
    SUITS_MASK = 15
    JOKERS_MASK = 7
