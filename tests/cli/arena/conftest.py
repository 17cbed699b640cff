"""Fixtures: a separate cache for each test, and invented results of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from romme.arena import crews
from tests.support.arena.fake_contests import fake_crew

DUEL = ("arena", "anfaenger", "zufall", "--workers", "1")


@pytest.fixture(autouse=True)
def _cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def _invented_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the arena invent the results of games instead of playing them."""
    monkeypatch.setattr(crews, "alone", fake_crew)
