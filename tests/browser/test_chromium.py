"""Which browser the tests take: the fetched one, unless somebody names another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import chromium

FETCHED = chromium.Chromium(Path("fetched"), {})


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system that has a Chromium of its own, in PATH."""
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_fetch", lambda: FETCHED)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    return program


@pytest.mark.usefixtures("system")
def test_browser_of_the_system_is_not_taken_unasked() -> None:
    assert chromium.find() == FETCHED


def test_browser_that_is_named_is_taken(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for named in (str(system), system.name):
        monkeypatch.setenv(chromium.VARIABLE, named)
        assert chromium.find() == chromium.Chromium(system, {})


@pytest.mark.usefixtures("system")
def test_named_browser_that_is_not_there_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, "chromium-of-next-year")
    with pytest.raises(chromium.WrongChromium, match="names no program: chromium-of-next-year"):
        chromium.find()
