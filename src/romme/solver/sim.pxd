from romme.solver.position cimport Position

cdef int _OVER, _NOTHING, _CUT_OFF, _MOST_TURNS, _MOST_STEPS

cdef class Game(Position):
    cdef void _random_draw(self)
    cdef void _random_turn(self)
