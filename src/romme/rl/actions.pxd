from romme.simulator.safe_steps cimport SafeGame

cdef int _JOKER, _RANKS, _SET, _LAY_OFF, _SWAP, _DISCARD, _GIVE_BACK, _PASS, _LAID_OUT, _DRAW, _OPEN
cdef int _KIND_SHIFT, _FACE_SHIFT, _BEYOND_SHIFT, _ONTO_MASK, _AS_JOKER, _PAIR
cdef int _DRAWING, _PLAYING
cdef int _DRAW_STOCK, _DRAW_OPEN, _ACT_RUN, _ACT_SET, _ACT_LAY_OFF, _ACT_JOKER_AS
cdef int _ACT_PAIR_ABOVE, _ACT_PAIR_BELOW, _ACT_SWAP, _ACT_DISCARD, _ACT_GIVE_BACK, _ACT_PASS
cdef int _ACT_AT_MELD, _ACT_NO_MORE, _SETS
cdef int _NOTHING_ASKED, _WHERE, _WHICH_JOKERS, _FIRST_ROOM
cdef int[::1] _SET_PLACES

cdef class ActionGame(SafeGame):
    cdef int[::1] offered
    cdef int offers, common
    cdef bint listed
    cdef readonly int question

    cdef void _clear(self)
    cdef void _ask_nothing(self)
    cpdef void mark(self, signed char[::1] mask)
    cdef void _list(self)
    cdef int _action(self, int code)
    cdef int _lay_off_action(self, int code)
    cdef int _answer(self, int run)
    cpdef bint act(self, int action)
    cdef void _make(self, int code)
