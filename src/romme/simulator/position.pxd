from romme.simulator.step_finder cimport StepFinder
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef class Position(StepFinder):
    cdef public bint logging, from_both_ends
    cdef public list log

    cpdef void copy_from(self, Position other)

    cdef void _clear(self)
    cpdef bint may_take(self)
    cdef bint _could_finish_with_open(self)
    cdef bint _can_finish(self)
    cdef bint _discard_finishes(self)
    cdef void _draw_open(self)
    cdef void _pick_up(self)
    cdef void _draw_stock(self, bint by_chance)
    cdef void _turn_over(self, bint by_chance)

    cpdef void step(self, int code)
    cpdef void undo(self)

    cdef bint _duties_met(self, bint finishes)

    cdef void _find_ends(self)
    cdef bint _find_discards(self)
    cdef bint _barred(self, int card)
    cdef bint _may_give_back(self)
    cdef bint _may_pass(self)
    cdef bint _could_end_after_a_step(self)
    cpdef void end(self, int code)
    cdef void _put(self, int card)
    cdef void _pass_on(self)
