from romme.simulator.heuristic_policy cimport Weighing

cdef int _JOKER, _NOTHING, _RING, _RANKS, _MOST_CARDS, _MOST_LOOSE
cdef int _MELD, _FIT, _THROWN, _MOST_THROWN, _REFUSED, _DEPTH, _WIDTH

cdef class Doubting(Weighing):
    cdef int[::1] belief, passed, loose, to_lose
    cdef int passed_cards, loose_cards
    cdef readonly bint doubts_any

    cpdef int doubt(self, int player)

    cdef int _doubt_melds(self)
    cdef void _find_loose(self)
    cdef int _fitting(self)
    cdef int _rather(self, int card)
    cdef bint _completes(self, int card)
