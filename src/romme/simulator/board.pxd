from romme.simulator.compiled_rules cimport CompiledRules
from romme.simulator.splitmix cimport SplitMix
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef class Board:
    cdef CompiledRules rules
    cdef SplitMix chance
    cdef readonly int players, turn, turns, phase, idle, turnings

    cdef int[::1] suits, jokers, sizes, opened
    cdef int[::1] stock, pile, table, owners
    cdef int stock_at, stock_end, pile_size, melds

    cdef readonly int ending, winner
    cdef int[::1] counted, written

    cdef void _shuffle_and_deal(self)
    cdef void _shuffle(self, int size)
    cdef void _deal(self)
    cdef void _clear(self)
    cdef void _copy_board(self, Board other)

    cdef int _holds(self, int player, int card)
    cdef void _give(self, int player, int card)
    cdef void _take(self, int player, int card)

    cdef void _close(self, int ending, int winner)
    cdef int _paid(self, int player)
    cdef int _count_hand(self, int player)
    cdef int _score(self, int player, int total, int factor)
