"""A command whose module imports a package of an extra at module level."""

from __future__ import annotations

import joblib


def command_with_extra() -> int:
    """Use the package; only its import matters for the test."""
    return int(joblib.cpu_count())
