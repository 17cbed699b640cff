from romme.simulator.policies.heuristic_policy cimport HeuristicGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _MOST_LOOSE
cdef int _MELD, _FIT, _THROWN, _MOST_THROWN, _REFUSED, _DEPTH, _WIDTH

cdef class LikelihoodGame(HeuristicGame):
    cdef int[::1] belief, passed, loose, to_lose
    cdef int passed_cards, loose_cards
    cdef readonly bint has_belief

    cpdef int surprisal(self, int player)

    cdef int _meld_surprisal(self)
    cdef void _find_loose(self)
    cdef int _count_fitting(self)
    cdef int _count_better_discards(self, int card)
    cdef bint _completes(self, int card)
