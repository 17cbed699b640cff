"""A command that needs an extra as soon as it is imported."""

from __future__ import annotations

import joblib


def command_with_extra() -> int:
    """No-op: only the import matters."""
    return int(joblib.cpu_count())
