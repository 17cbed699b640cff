cimport cython
from romme.solver cimport c_turn_parts as turn_parts


cdef class Search:
    cdef object rules, swap, weights, limits
    cdef list table_runs, own_sets
    cdef dict table_sets, known_sets, known
    cdef int swappable, most_jokers, most_melds
    cdef long long jokers, opening

    @cython.locals(total=cython.longlong)
    cdef long long _sum(self, long long one, long long other)
    @cython.locals(
        found=dict, use=cython.longlong, more=cython.longlong, total=cython.longlong,
        value=cython.longlong, added=cython.longlong, known=tuple,
    )
    cdef dict _joined(self, dict one, dict other)
    @cython.locals(found=dict, total=cython.longlong, more=cython.longlong)
    cdef object _add(
        self, dict found, int number, int rest, int run, long long use, int used, object part
    )
    cdef dict _suit(self, int number, int suit, int run)
