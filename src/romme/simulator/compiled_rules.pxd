cimport cython
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int[::1] _COUNT

@cython.final
cdef class CompiledRules:
    cdef readonly int players, hand_size, pack_size
    cdef int[::1] pack

    cdef int largest_set, melds_per_turn
    cdef bint apart, any_share
    cdef int[::1] most_jokers, spans, run_points, set_points

    cdef int opening_points
    cdef bint lay_offs_any_time, others_only, open_kept, open_used, indirect_to_finish
    cdef bint last_any, last_from_stock, swaps, swaps_full_sets, joker_to_finish, joker_if_only

    cdef bint discard_needed, hand_romme, superromme, stock_ends_game, stock_shuffled
    cdef int blocked_after, stalled_after

    cdef int[::1] in_hand
    cdef bint winner_takes_all, winner_and_losers, own_hand
    cdef int ace_slack, hand_romme_factor, winner_bonus, unopened_factor
    cdef int rating_super, rating_hand, rating_hand_laid_off, rating_romme
    cdef int[::1] opened_limits, opened_ratings, unopened_limits, unopened_ratings

    cdef int size_of(self, int meld)
    cdef int points_of(self, int meld)
    cdef bint may_swap_into(self, int meld)
    @cython.locals(total=int, jokers=int)  # sums with a bool, which Cython would treat as objects
    cdef int grown(self, int run, int joker, int natural)
    cdef bint fits(self, int meld, int card)
    cdef bint swap_fits(self, int meld, int card)
    cdef bint _fits_set(self, int meld, int card)
    cdef int swapped(self, int meld, int card)
    cdef int laid_off(self, int meld, int code)
    cdef int rating(self, int counted, bint opened)
    cdef int rating_of_winner(self, int ending)
