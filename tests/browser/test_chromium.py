"""The choice of the browser: the downloaded one, unless `ROMME_CHROMIUM` is set."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.browser import chromium

FETCHED = chromium.Chromium(Path("fetched"), {})


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path of a fake Chromium that is on the PATH."""
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_fetch", lambda: FETCHED)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    return program


@pytest.mark.usefixtures("system")
def test_browser_in_path_is_ignored_by_default() -> None:
    assert chromium.find() == FETCHED


def test_variable_selects_another_browser(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for named in (str(system), system.name):
        monkeypatch.setenv(chromium.VARIABLE, named)
        assert chromium.find() == chromium.Chromium(system, {})


@pytest.mark.usefixtures("system")
def test_missing_selected_browser_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, "chromium-of-next-year")
    with pytest.raises(chromium.WrongChromium, match="is not a program: chromium-of-next-year"):
        chromium.find()
