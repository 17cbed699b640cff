from romme.simulator.policies.seen_cards cimport SeenCards
from romme.simulator.policies.greedy_policy cimport GreedyGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _LOOSE
cdef int _POINTS, _LATE, _PAIR, _RUN, _GAP, _HIGH, _FIT
cdef int _NEXT_FIT, _NEXT_MELD, _NEXT_KNOWN, _TAKE, _TWIN, _PART
cdef int _WAIT_LOOSE, _WAIT_CARDS, _WAIT_STOCK, _JOKER_LEFT, _JOKER_CARDS, _HOLD_CARDS, _WIDTH

cdef class HeuristicGame(SeenCards):
    cdef int[::1] has_weights, weights

    cpdef void mark_melded_cards(self)

    cdef bint _greedy_wants(self, int card)
    cdef bint _any_near(self, int card)
    cdef bint _prefers_to_wait(self, int card)
    cdef int _wait_limit(self)
    cdef bint _may_wait(self)

    cdef void _greedy_meld(self, bint free)
    cdef bint _holds_back(self)
    cdef bint _keeps_jokers(self)
    cdef bint _greedy_swap(self)
    cdef int _greedy_discard(self)
    cdef bint _is_loose(self, int card)

    cdef int _discard_score(self, int card)
    cdef int _potential(self, int card, int at)
    cdef int _set_outs(self, int card)
    cdef int _run_potential(self, int card, int at)
    cdef int _outs_beside(self, int first, int low, int high)
    cdef int _danger(self, int card, int at)
    cdef int _known_near(self, int player, int card)
    cdef int _pairs_for(self, int card)

cdef int _bits(int ranks) noexcept
