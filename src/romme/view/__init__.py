"""The game as one seat sees it: views, redacted events, and random states that fit a view."""

from __future__ import annotations

from romme.view.follow import begin_view, evolve_view
from romme.view.knowledge import View
from romme.view.project import redact, view
from romme.view.sampling import sample

__all__ = ["View", "begin_view", "evolve_view", "redact", "sample", "view"]
