"""Papers over HTTP: PDF files with readable names, and errors when printing fails."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from romme.papers import Paper
from romme.server.organise.http import exchange_routes
from romme.server.workers.confinement import FILES, ConfinedWorker
from tests.support.exchange.excel_files import with_part
from tests.support.papers.pdf_text import whole_text
from tests.support.server.organise.http.small_tournament import (
    clients_by_role,
    download_name,
    run_scene,
    small_tournament,
    upload,
)
from tests.support.server.organise.tournament_server import TournamentServer


def test_papers_are_pdf_files_with_readable_names(sqlite_url: str) -> None:
    """Concurrent requests for the same paper get identical files."""

    async def scene(server: TournamentServer) -> None:
        clients = await clients_by_role(await small_tournament(server))
        director = clients["director"]
        path = "/papers/results?lang=fr&series=1"
        asked = (director.request("GET", path) for _ in range(3))
        *papers, seen = await asyncio.gather(*asked, director.request("GET", ""))
        assert seen.status_code == 200
        assert len({one.content for one in papers}) == 1
        first = papers[0]
        assert first.content.startswith(b"%PDF-")
        assert first.headers["content-type"] == "application/pdf"
        assert first.headers["content-disposition"].startswith("inline; ")
        assert download_name(first).startswith("Fréijoerscoupe “2025 26” Finall - ")

    run_scene(sqlite_url, scene)


def test_the_office_keys_are_on_a_separate_paper(sqlite_url: str) -> None:
    """No other paper with links contains the PINs of the office."""

    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        pins = {one["pin"] for one in await director.get("/links") if one["role"] != "keeper"}
        assert len(pins) == 2
        for paper in (Paper.LINKS, Paper.BLANK_LISTS, Paper.OFFICE_KEYS):
            answer = await director.request("GET", f"/papers/{paper.value}")
            text = "".join(whole_text(answer.content).split())
            found = {pin for pin in pins if pin in text}
            assert found == (pins if paper is Paper.OFFICE_KEYS else set()), paper

    run_scene(sqlite_url, scene)


def test_a_crash_of_the_printing_process_is_reported(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "typst.py").write_text("import os\nos._exit(3)\n")
    monkeypatch.syspath_prepend(tmp_path)  # the printing process inherits the module path

    async def scene(server: TournamentServer) -> None:
        director = await server.make()
        answer = await director.request("GET", "/papers/results")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-printed")

    run_scene(sqlite_url, scene)


def test_missing_packages_are_reported(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Everything else works without the packages of the `tournament` extra."""
    excel = with_part("xl/theme/theme1.xml", b"<a/>")
    # Files are printed and read in other processes, which inherit the module path.
    for name in ("typst", "openpyxl"):
        (tmp_path / f"{name}.py").write_text("raise ImportError\n")
    monkeypatch.syspath_prepend(tmp_path)
    files = ConfinedWorker("files", FILES.bounds)
    monkeypatch.setattr(exchange_routes, "FILES", files)

    async def scene(server: TournamentServer) -> None:
        director = await server.make()
        monkeypatch.setitem(sys.modules, "openpyxl", None)
        answers = [
            await director.request("GET", "/exports/entries.xlsx"),
            await upload(director, excel, "people.xlsx"),
            await director.request("GET", "/papers/results"),
        ]
        codes = [(one.status_code, one.json()["code"]) for one in answers]
        assert codes == [(501, "no-excel"), (501, "no-excel"), (501, "no-printer")]
        assert (await director.request("GET", "/exports/entries.csv")).status_code == 200

    try:
        run_scene(sqlite_url, scene)
    finally:
        files.close()
