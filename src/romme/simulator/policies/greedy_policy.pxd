from romme.solver.kernel cimport Kernel
from romme.simulator.policies.random_policy cimport RandomGame
from romme.simulator cimport c_codes as codes
from romme.solver cimport c_meld_codes as packed

cdef int _DEAREST

cdef class GreedyGame(RandomGame):
    cdef Kernel left, most
    cdef int[::1] near, asked, layout, bound, settled

    cdef void _greedy_move(self)
    cdef void _reset_bound(self)

    cdef void _greedy_draw(self)
    cdef bint _greedy_wants(self, int card)
    cdef bint _might_meld(self, int card)
    cdef int _value_with(self, Kernel kernel, int card)
    cdef int _traced_cards(self, Kernel kernel)

    cdef void _greedy_turn(self)
    cdef void _greedy_steps(self)
    cdef void _greedy_meld(self, bint free)
    cdef void _bind(self, Kernel kernel)
    cdef void _bind_meld(self, int meld)
    cdef bint _any_bound(self, int player)
    cdef bint _lay_layout(self, Kernel kernel)
    cdef int _next_meld_of(self, int count)
    cdef bint _has(self, int meld, int card)
    cdef bint _opens(self)
    cdef bint _greedy_lay_off(self)
    cdef bint _keeps_jokers(self)
    cdef bint _greedy_swap(self)
    cdef void _greedy_end(self)
    cdef int _greedy_discard(self)

cdef int _with(int suit, int ranks) noexcept
cdef int _bits(int ranks) noexcept
