from romme.simulator cimport c_codes as codes
from romme.simulator.policies.greedy_policy cimport GreedyGame
from romme.simulator.position cimport Position
from romme.solver cimport c_meld_codes as packed

cdef int _LATEST, _KNOWN_FRAME

cdef class SeenCards(GreedyGame):
    cdef int[::1] full, live, known, known_jokers, saved_known
    cdef int unseen, late
    cdef bint any_known

    cpdef int known_count(self, int player, int card)
    cpdef void copy_world(self, SeenCards other)
    cpdef void empty_hand(self, int player)
    cdef void _count_unseen(self)
    cdef void _see_known(self, int player)
    cdef void _see_meld(self, int meld)
    cdef int _fewest_cards(self)
    cdef int _lateness(self)
    cdef void _clear(self)
    cdef void _pick_up(self)
    cdef void _note_known(self, int player, int card)
    cdef void _take(self, int player, int card)
    cdef void _save(self)
    cdef void _undo(self)

cdef int _with(int suit, int ranks) noexcept
