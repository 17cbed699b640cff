from romme.simulator cimport c_codes as codes
from romme.simulator.position cimport Position

cdef int _MOST_STEPS, _MOST_TRIES

cdef class RandomGame(Position):
    cdef void _random_move(self)
    cdef void _random_draw(self)
    cdef void _random_turn(self)
    cdef void _undo_to(self, int laid)
