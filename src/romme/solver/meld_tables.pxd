cimport cython
from romme.solver cimport c_meld_codes as packed

cdef int SECOND


cdef class MeldTables:
    cdef readonly int aim, most_jokers, stride, most_joker, widest_gap
    cdef readonly bint wraps, lone_sets
    cdef readonly int[::1] in_hand, set_natural, set_joker, choices, lowest, most_natural
    cdef readonly int[::1] run_value, run_code

    cdef int _worth(self, int in_hand, int points, int cards)
    @cython.locals(ranks=cython.int, lowest=cython.int, others=cython.int)
    cdef void _note_sums(self)
    @cython.locals(
        beside=cython.bint, king=cython.bint, ace=cython.int, naturals=cython.int,
        in_hand=cython.int, points=cython.int, at=cython.int, rank=cython.int, value=cython.int,
        index=cython.int,
    )
    cdef void _note_runs(
        self, object rules, int low, int length, int place, int jokered, int filled
    )
