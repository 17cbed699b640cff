"""A command whose module imports a package from an optional extra at module level."""

from __future__ import annotations

import joblib


def command_with_extra() -> int:
    """Return a number from the package; only the import above matters for the test."""
    return int(joblib.cpu_count())
