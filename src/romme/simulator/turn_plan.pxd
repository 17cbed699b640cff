from romme.simulator.board cimport Board
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _FRAME
cdef int[::1] _COUNT

cdef class TurnPlan(Board):
    cdef readonly int drawn, kept, taken, pending, points, laid
    cdef readonly bint from_open, was_open, is_open
    cdef readonly bint touched, indirect, beside_opening, taken_fits
    cdef int first_own
    cdef int[::1] saved

    cdef void _copy_plan(self, TurnPlan other)

    cdef void _clear(self)
    cdef void _begin_draw(self)
    cdef void _begin_plan(self, int card, bint from_open)
    cdef bint _fits(self, int card)

    cdef int _held(self, int suit)
    cdef int _held_jokers(self)
    cdef void _spend(self, int card)

    cdef void _apply(self, int code)
    cdef void _save(self)
    cdef void _undo(self)
    cdef void _change(self, int index, int meld)
    cdef void _lay_meld(self, int meld)
    cdef void _lay_off(self, int code)
    cdef void _swap(self, int code)
    cdef void _spend_own(self, int card)
    cdef void _touch(self, int taken)
    cdef void _count_own(self, int points)

    cdef int _cards_left(self)
    cdef bint _finished(self)
    cdef int _ending(self, bint discarded)
    cdef bint _short(self)
