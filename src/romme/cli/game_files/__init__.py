"""Commands that read a game file: ``replay``, ``verify`` and ``advise``."""
