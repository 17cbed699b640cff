# Written by tools/constants.py from romme.simulator.codes.

cdef enum:
    KIND_SHIFT = 24
    MELD = 0
    LAY_OFF = 16777216
    SWAP = 33554432
    DISCARD = 50331648
    GIVE_BACK = 67108864
    PASS = 83886080
    LAID_OUT = 100663296
    DRAW = 117440512
    SHUFFLED = 134217728
    STOCK = 0
    OPEN = 1
    ONTO_MASK = 63
    FACE_SHIFT = 6
    FACE_MASK = 63
    AS_JOKER = 4096
    PAIR = 8192
    BEYOND_SHIFT = 14
    CARD_MASK = 63
    MOST_PLAYERS = 6
    MOST_CARDS = 128
    MOST_MELDS = 64
    MOST_STEPS = 256
    MOST_TURNS = 2000
    NOTHING = -1
    DRAWING = 0
    PLAYING = 1
    OVER = 2
    ROMME = 1
    HAND = 2
    HAND_LAID_OFF = 3
    SUPER = 4
    STOCK_USED_UP = 5
    BLOCKED = 6
    CUT_OFF = 7
