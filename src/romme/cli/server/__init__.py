"""Commands for operators: ``serve``, ``backup``, ``restore``, ``audit`` and ``reports``."""
