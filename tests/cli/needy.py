"""A command that needs an extra as soon as it is imported."""

from __future__ import annotations

import joblib


def needy() -> int:
    """Do nothing but need it."""
    return int(joblib.cpu_count())
