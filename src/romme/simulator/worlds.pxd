from romme.simulator.splitmix cimport SplitMix
from romme.simulator.hand_likelihood cimport LikelihoodGame
from romme.simulator.position cimport Position
from romme.simulator.policies.heuristic_policy cimport HeuristicGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _FIRST_EXCHANGES, _EXCHANGES, _LEAST_LIKELY, _ONE
cdef int[::1] _EIGHTHS

cdef class Worlds:
    cdef readonly LikelihoodGame world
    cdef readonly SplitMix chance
    cdef HeuristicGame root
    cdef int[::1] hidden, holders, surprisals
    cdef int count, dealt
    cdef bint ordered, begun

    cpdef void next(self)

    cdef void _begin_likely(self)
    cdef void _collect_hidden(self)
    cdef int _unseen(self, int card)
    cdef int _unknown(self, int player)
    cdef void _shuffle(self, int first)
    cdef void _lay_out(self)
    cdef void _exchange_some(self, int times)
    cdef void _exchange(self, int i, int j)
    cdef void _replace(self, int player, int card, int by)
    cdef bint _accepts(self, int more)
