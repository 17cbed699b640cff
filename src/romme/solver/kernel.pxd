cimport cython
from romme.solver cimport c_meld_codes as packed

cdef int SLOTS
cdef int WIDTH
cdef int KNOWN
cdef int DEEPEST
cdef int MOST_MELDS


cdef class Kernel:
    cdef readonly int most_jokers, best, count
    cdef int stride, most_joker, widest_gap, best_sets, target, found, found_jokers
    cdef bint wraps, lone_sets, tracing
    cdef int[::1] set_natural, set_joker, choices, lowest, most_natural, run_value, run_code
    cdef int[::1] cache, scratch, vectors, loaded, chosen, best_chosen, best_rest
    cdef readonly int[::1] melds

    cdef int _most_of(self, int suit) except -1
    @cython.locals(card=cython.uchar)
    cpdef load(self, bytes cards)
    @cython.locals(suit=cython.int, bit=cython.int)
    cdef void hold(self, int card)
    @cython.locals(slot=cython.int)
    cpdef clear_cache(self)
    cpdef int value(self, bytes cards) except -1
    cpdef list layout(self, bytes cards)
    @cython.locals(pairs_cs=cython.int, pairs_hd=cython.int, any_cs=cython.int, any_hd=cython.int, most=cython.int, ranks=cython.int)
    cpdef int solve(
        self, int clubs, int spades, int hearts, int diamonds, int jokers
    ) except -1

    @cython.locals(
        rank=cython.int, held=cython.int, place=cython.int, choice=cython.int,
        suits=cython.int, filled=cython.int, naturals=cython.int, worth=cython.int,
    )
    cdef void _choose_sets(
        self, int ranks, int first, int clubs, int spades, int hearts, int diamonds,
        int jokers, int value, int most, int count,
    )
    @cython.locals(most=cython.int, both=cython.int, some=cython.int, place=cython.int)
    cdef void _add_runs(
        self, int clubs, int spades, int hearts, int diamonds, int jokers, int value, int count
    )
    @cython.locals(some=cython.int)
    cdef void _copy(self, int slot, int jokers, int to)
    @cython.locals(most=cython.int, both=cython.int, some=cython.int, part=cython.int)
    cdef void _join(self, int one, int other, int jokers)

    @cython.locals(
        slot=cython.int, first=cython.int, base=cython.int, held=cython.int, lowest=cython.int,
        rest=cython.int, some=cython.int, tracing=cython.bint,
    )
    cdef int _runs_of(self, int suit, int jokers, int level) except -1
    @cython.locals(gap=cython.int, place=cython.int)
    cdef void _grow_down(
        self, int suit, int lowest, int bottom, int run, int spare, int jokers, int level
    )
    @cython.locals(gap=cython.int, place=cython.int)
    cdef void _grow_up(
        self, int suit, int top, int end, int run, int spare, int jokers, int level
    )
    @cython.locals(
        index=cython.int, rest=cython.int, filled=cython.int, value=cython.int, base=cython.int,
        some=cython.int, both=cython.int, reached=cython.int,
    )
    cdef void _try(self, int suit, int run, int jokers, int level)

    @cython.locals(
        spare=cython.int, wanted=cython.int, suit=cython.int, some=cython.int, here=cython.int,
        place=cython.int,
    )
    cpdef int trace(self) except -1
    @cython.locals(
        value=cython.int, place=cython.int, code=cython.int, rank=cython.int, suits=cython.int,
        filled=cython.int, naturals=cython.int,
    )
    cdef int _worth_of_sets(self) except -1
    @cython.locals(most=cython.int, some=cython.int, here=cython.int)
    cdef int _most_after(self, int suit, int jokers) except -1
    @cython.locals(held=cython.int, lowest=cython.int, index=cython.int)
    cdef void _trace_suit(self, int suit, int jokers, int value)
    cdef void _note(self, int code)


@cython.locals(twice=cython.int)
cdef int _without(int suit, int ranks) noexcept
