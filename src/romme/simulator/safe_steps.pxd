from romme.simulator.policies.greedy_policy cimport GreedyGame
from romme.solver cimport c_meld_codes as packed

cdef class SafeGame(GreedyGame):
    cdef set dead

    cdef void _find_safe_steps(self)
    cdef bint _can_end(self)
    cdef tuple _key(self)
    cdef bint _hopeless(self)
    cdef int _most_added(self)
    cdef int _reach(self, int run, int jokers, int step)
    cdef bint _may_finish(self)
    cdef bint _may_join(self, int card)
