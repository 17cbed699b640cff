from romme.solver.chance cimport Chance
from romme.solver.weighing cimport Weighing

cdef int _JOKER, _DISCARD, _DRAW, _OPEN, _CUT_OFF, _NOTHING
cdef int _MOST_CARDS, _MOST_TRIED, _MOST_MOVES, _FACES, _MOST_LOOKS, _LEAST_LIKELY

cdef class Playouts:
    cdef readonly Weighing root, world
    cdef Weighing game
    cdef Chance chance
    cdef int[::1] hidden, alive, lengths, moves
    cdef int hidden_cards, thrown, win
    cdef bint ordered
    cdef readonly int worlds, count
    cdef long long[::1] sums, squares

    cdef void _hide(self)
    cdef void _imagine(self)
    cdef void _deal(self)
    cdef void _make(self, int tried)
    cdef int _worth(self, int me)
