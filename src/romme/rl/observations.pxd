from romme.rl.actions cimport ActionGame

cdef int _JOKER, _RANKS, _SET, _LAY_OFF, _SWAP, _FACE_SHIFT, _BEYOND_SHIFT, _AS_JOKER, _PAIR
cdef int _DRAW, _OPEN, _PLAYING, _MOST_PLAYERS, _CARDS, _NATURAL, _STANDING_IN
cdef int _HAND, _TO_USE, _DRAWN, _PILE, _TOP, _UNSEEN, _KNOWN, _CHOICE, _FACTS
cdef int _PILE_ORDER, _STOCK_ORDER, _TABLE
cdef int _TURN, _COUNTED, _OPENED, _PLAYS, _STOCK_SIZE, _PILE_SIZE, _MELD_COUNT, _ORDER_SEEN
cdef int _TURNINGS, _IDLE, _FROM_STOCK, _FROM_OPEN, _NEW_POINTS, _NEW_MELDS, _MUST_FINISH
cdef int _ASKED_WHERE, _ASKED_SWAP, _ASKED_JOKERS, _MOST

cdef class ObservedGame(ActionGame):
    cdef int[::1] counts, known, unseen, held
    cdef readonly bint order_seen

    cdef void _clear(self)
    cdef void _count_pack(self)
    cdef void _count_meld(self, int meld, int[::1] counts, int each)
    cdef void _make(self, int code)
    cdef void _make_draw(self, int code)
    cpdef void write(self, int player, signed char[::1] rows)
    cdef void _write_hands(self, int player, signed char[::1] rows)
    cdef void _write_piles(self, signed char[::1] rows)
    cdef void _write_table(self, signed char[::1] rows)
    cdef void _write_meld(self, int meld, signed char[::1] rows, int at)
    cdef void _write_facts(self, int player, signed char[::1] rows)
    cdef void _write_turn(self, int player, signed char[::1] rows)
    cdef void _write_question(self, int code, signed char[::1] rows)
