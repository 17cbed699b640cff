cimport cython

ctypedef unsigned long long bits64

cdef bits64 _ALL
cdef bits64 _STEP
cdef bits64 _FIRST
cdef bits64 _SECOND
cdef bits64 _LOW_HALF

@cython.final
cdef class SplitMix:
    cdef bits64 state

    @cython.locals(mixed=bits64)
    cdef bits64 bits(self) noexcept

    @cython.locals(wide=bits64, surplus=bits64)
    cpdef int below(self, int bound) noexcept
