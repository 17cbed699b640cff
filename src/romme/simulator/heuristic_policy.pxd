from romme.simulator.position cimport Position
from romme.simulator.game cimport Game
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _LATEST, _LOOSE, _KNOWN_FRAME
cdef int _POINTS, _LATE, _PAIR, _RUN, _GAP, _HIGH, _FIT
cdef int _NEXT_FIT, _NEXT_MELD, _NEXT_KNOWN, _TAKE, _TWIN, _PART
cdef int _WAIT_LOOSE, _WAIT_CARDS, _WAIT_STOCK, _JOKER_LEFT, _JOKER_CARDS, _HOLD_CARDS, _WIDTH

cdef class HeuristicGame(Game):
    cdef int[::1] weighs, weights, full, live, known, known_jokers, saved_known
    cdef int unseen, late
    cdef bint any_known

    cpdef int knows(self, int player, int card)
    cpdef void copy_world(self, HeuristicGame other)
    cpdef void empty_hand(self, int player)
    cpdef void bind(self)

    cdef void _look_round(self)
    cdef void _see_known(self, int player)
    cdef void _see_meld(self, int meld)
    cdef int _fewest_cards(self)
    cdef int _lateness(self)

    cdef bint _greedy_wants(self, int card)
    cdef bint _any_near(self, int card)
    cdef bint _would_rather_wait(self, int card)
    cdef int _waits_with(self)
    cdef bint _may_wait(self)

    cdef void _greedy_meld(self, bint free)
    cdef bint _holds_back(self)
    cdef bint _keeps_jokers(self)
    cdef bint _greedy_swap(self)
    cdef int _greedy_discard(self)
    cdef bint _is_loose(self, int card)

    cdef int _throw(self, int card)
    cdef int _promise(self, int card, int at)
    cdef int _set_outs(self, int card)
    cdef int _run_promise(self, int card, int at)
    cdef int _outs_beside(self, int first, int low, int high)
    cdef int _danger(self, int card, int at)
    cdef int _known_near(self, int player, int card)
    cdef int _pairs_for(self, int card)

    cdef void _clear(self)
    cdef void _pick_up(self)
    cdef void _note_known(self, int player, int card)
    cdef void _take(self, int player, int card)
    cdef void _save(self)
    cdef void _undo(self)

cdef int _with(int suit, int ranks) noexcept
cdef int _bits(int ranks) noexcept
