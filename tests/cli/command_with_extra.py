"""A command whose module imports a package from an optional extra at module level."""

from __future__ import annotations

import joblib


def command_with_extra() -> int:
    """Return a number from the optional package. The test needs only the import above."""
    return int(joblib.cpu_count())
