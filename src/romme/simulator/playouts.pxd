from romme.simulator.policies.heuristic_policy cimport HeuristicGame
from romme.simulator.worlds cimport Worlds
from romme.simulator cimport c_codes as codes

cdef int _MOST_TRIED, _MOST_MOVES

cdef class Playouts:
    cdef readonly HeuristicGame root
    cdef readonly Worlds worlds
    cdef HeuristicGame game
    cdef int[::1] alive, lengths, moves
    cdef int win
    cdef readonly int count
    cdef long long[::1] sums, squares

    cdef void _make(self, int tried)
    cdef int _lead(self, int me)
