from romme.simulator.turn_plan cimport TurnPlan
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _FIRST_ROOM
cdef int[::1] _COUNT

cdef class Position(TurnPlan):
    cdef int[::1] moves
    cdef int room, count

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

    cdef void _add(self, int code)
    cdef void _offer(self, int code, int cards)
    cdef void _find_steps(self)
    cdef bint _any_step(self)
    cdef void _find_sets(self)
    cdef void _find_sets_of(self, int rank, int held, int jokers)
    cdef void _find_runs(self)
    cdef void _find_runs_from(self, int suit, int low, int ring, int jokers)
    cdef void _fill(self, int base, int places, int start, int left)
    cdef void _find_lay_offs(self, int first)
    cdef void _find_onto_set(self, int index, int meld, int jokers)
    cdef void _find_onto_run(self, int index, int meld, int jokers)
    cdef void _find_onto_end(self, int index, int meld, int held, int rank, int jokers)
    cdef void _find_beyond(self, int index, int meld, int held, int rank, int beyond)
    cdef void _find_swaps(self)

    cpdef void step(self, int code)
    cpdef void undo(self)

    cdef bint _stands(self)
    cdef bint _may_go(self, bint finishes)

    cdef void _find_ends(self)
    cdef bint _find_discards(self)
    cdef bint _barred(self, int card)
    cdef bint _may_give_back(self)
    cdef bint _may_pass(self)
    cdef bint _could_end_after_a_step(self)
    cpdef void end(self, int code)
    cdef void _put(self, int card)
    cdef void _pass_on(self)
