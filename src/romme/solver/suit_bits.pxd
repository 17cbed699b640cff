cimport cython


@cython.locals(twice=cython.int)
cpdef int without(int suit, int ranks) noexcept
