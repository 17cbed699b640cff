from romme.rl.actions cimport ActionGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed
from romme.rl cimport c_spaces as spaces

cdef int _HAND, _TO_USE, _DRAWN, _PILE, _TOP, _UNSEEN, _KNOWN, _CHOICE, _FACTS
cdef int _PILE_ORDER, _STOCK_ORDER, _TABLE
cdef int _TURN, _COUNTED, _OPENED, _PLAYS, _STOCK_SIZE, _PILE_SIZE, _MELD_COUNT, _ORDER_SEEN
cdef int _TURNINGS, _IDLE, _FROM_STOCK, _FROM_OPEN, _NEW_POINTS, _NEW_MELDS, _MUST_FINISH
cdef int _ASKED_WHERE, _ASKED_SWAP, _ASKED_JOKERS

cdef class ObservedGame(ActionGame):
    cdef int[::1] counts, known, unseen, held
    cdef readonly bint order_seen

    cdef void _clear(self)
    cdef void _count_pack(self)
    cdef void _count_meld(self, int meld, int[::1] counts, int each)
    cdef void _make(self, int code)
    cdef void _make_draw(self, int code)
    cpdef void write(self, int player, signed char[::1] rows)
    cdef void _write_hands(self, int player, signed char[::1] rows)
    cdef void _write_piles(self, signed char[::1] rows)
    cdef void _write_table(self, signed char[::1] rows)
    cdef void _write_meld(self, int meld, signed char[::1] rows, int at)
    cdef void _write_facts(self, int player, signed char[::1] rows)
    cdef void _write_turn(self, int player, signed char[::1] rows)
    cdef void _write_question(self, int code, signed char[::1] rows)
