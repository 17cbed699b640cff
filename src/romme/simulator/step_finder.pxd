from romme.simulator cimport c_codes as codes
from romme.simulator.turn_plan cimport TurnPlan
from romme.solver cimport c_meld_codes as packed

cdef int _FIRST_ROOM
cdef int[::1] _COUNT

cdef class StepFinder(TurnPlan):
    cdef int[::1] moves
    cdef int room, count

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
    cdef bint _can_still_end(self)
