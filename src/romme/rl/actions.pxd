from romme.simulator.safe_steps cimport SafeGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed
from romme.rl cimport c_spaces as spaces

cdef int _SETS
cdef int _NOTHING_ASKED, _WHERE, _WHICH_JOKERS, _FIRST_ROOM
cdef int[::1] _SET_PLACES

cdef class ActionGame(SafeGame):
    cdef int[::1] offered
    cdef int offers, common
    cdef bint listed
    cdef readonly int question

    cdef void _clear(self)
    cdef void _ask_nothing(self)
    cpdef void mark(self, signed char[::1] mask)
    cdef void _list(self)
    cdef int _action(self, int code)
    cdef int _lay_off_action(self, int code)
    cdef int _answer(self, int run)
    cpdef bint act(self, int action)
    cdef void _make(self, int code)
