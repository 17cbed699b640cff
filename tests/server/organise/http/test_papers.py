"""Papers over HTTP: PDF files with good names, and what is said when there are none."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from romme.papers import Paper
from romme.server.organise.http import exchange_routes
from romme.server.workers.confinement import FILES, ConfinedWorker
from tests.exchange.books import with_part
from tests.papers.reading import whole_text
from tests.server.organise.halls import House
from tests.server.organise.http.exchanging import acted, everybody, hall, named, send


def test_papers_are_pdf_files_with_good_names(sqlite_url: str) -> None:
    """Several at once."""

    async def scene(place: House) -> None:
        phones = await everybody(await hall(place))
        director = phones["director"]
        path = "/papers/results?lang=fr&series=1"
        asked = (director.ask("GET", path) for _ in range(3))
        *papers, seen = await asyncio.gather(*asked, director.ask("GET", ""))
        assert seen.status_code == 200
        assert len({one.content for one in papers}) == 1
        first = papers[0]
        assert first.content.startswith(b"%PDF-")
        assert first.headers["content-type"] == "application/pdf"
        assert first.headers["content-disposition"].startswith("inline; ")
        assert named(first).startswith("Fréijoerscoupe “2025 26” Finall - ")

    acted(sqlite_url, scene)


def test_keys_of_the_office_are_printed_on_a_paper_of_their_own(sqlite_url: str) -> None:
    """Nor are they on what else the director prints with links on it."""

    async def scene(place: House) -> None:
        director = await hall(place)
        pins = {one["pin"] for one in await director.get("/links") if one["role"] != "keeper"}
        assert len(pins) == 2
        for paper in (Paper.LINKS, Paper.BLANK_LISTS, Paper.OFFICE_KEYS):
            answer = await director.ask("GET", f"/papers/{paper.value}")
            text = "".join(whole_text(answer.content).split())
            found = {pin for pin in pins if pin in text}
            assert found == (pins if paper is Paper.OFFICE_KEYS else set()), paper

    acted(sqlite_url, scene)


def test_a_printing_process_that_dies_is_said(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "typst.py").write_text("import os\nos._exit(3)\n")
    monkeypatch.syspath_prepend(tmp_path)  # another process takes over where modules are found

    async def scene(place: House) -> None:
        director = await place.make()
        answer = await director.ask("GET", "/papers/results")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-printed")

    acted(sqlite_url, scene)


def test_what_is_not_installed_is_said(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without the packages of the extra, everything else goes on."""
    excel = with_part("xl/theme/theme1.xml", b"<a/>")
    # Other processes print and read; a new one takes over where modules are looked for.
    for name in ("typst", "openpyxl"):
        (tmp_path / f"{name}.py").write_text("raise ImportError\n")
    monkeypatch.syspath_prepend(tmp_path)
    files = ConfinedWorker("files", FILES.bounds)
    monkeypatch.setattr(exchange_routes, "FILES", files)

    async def scene(place: House) -> None:
        director = await place.make()
        monkeypatch.setitem(sys.modules, "openpyxl", None)
        answers = [
            await director.ask("GET", "/exports/entries.xlsx"),
            await send(director, excel, "people.xlsx"),
            await director.ask("GET", "/papers/results"),
        ]
        told = [(one.status_code, one.json()["code"]) for one in answers]
        assert told == [(501, "no-excel"), (501, "no-excel"), (501, "no-printer")]
        assert (await director.ask("GET", "/exports/entries.csv")).status_code == 200

    try:
        acted(sqlite_url, scene)
    finally:
        files.close()
