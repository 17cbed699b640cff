"""Import and export of a tournament's data over HTTP: rights, content and filenames."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from openpyxl import Workbook, load_workbook  # type: ignore[import-untyped]

from romme.exchange import LARGEST
from romme.papers import Paper
from romme.tournament.commands import EnterPeople, RemoveEntry
from romme.tournament.rights import Role
from romme.tournament.storage.file import TournamentFile
from romme.tournament.values import EntryDetails
from tests.server.organise.test_tournaments import NAMES
from tests.support.exchange.excel_files import with_part
from tests.support.server.organise.http.small_tournament import (
    clients_by_role,
    download_name,
    run_scene,
    small_tournament,
    upload,
)
from tests.support.server.organise.tournament_server import TournamentServer

# --- rights --------------------------------------------------------------------------------------

OFFICE = {"director", "helper"}
EVERYBODY = {*OFFICE, "keeper", "public"}
RIGHTS: dict[str, set[str]] = {
    "/exports/entries.csv": OFFICE,
    "/exports/lists.csv": OFFICE,
    "/exports/seating.csv": EVERYBODY,
    "/exports/standing.xlsx": EVERYBODY,
    "/log.jsonl": {"director"},
    "/record": OFFICE,
    "/papers/seating-by-name": EVERYBODY,
    "/papers/seating-by-table": EVERYBODY,
    "/papers/results": EVERYBODY,
    **{
        f"/papers/{paper.value}": OFFICE
        for paper in Paper
        if "seating" not in paper.value and paper is not Paper.RESULTS
    },
    "/papers/office-keys": {"director"},
}


def test_downloads_and_uploads_need_the_right_role(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        clients = await clients_by_role(await small_tournament(server))
        for path, allowed in RIGHTS.items():
            for role, client in clients.items():
                answer = await client.request("GET", path)
                assert answer.status_code == (200 if role in allowed else 403), (path, role)
                if role not in allowed:
                    assert answer.json()["code"] == "no-right"
        for role, client in clients.items():
            pasted = await client.request("POST", "/preview", {"text": "Anna"})
            sent = await upload(client, b"Anna")
            expected = 200 if role in OFFICE else 403
            assert (pasted.status_code, sent.status_code) == (expected, expected), role
        guessed = clients["public"].with_key("director.AAAAAAAAAAAAAAAAAAAAAA")
        assert (await guessed.request("GET", "/exports/seating.csv")).status_code == 401
        assert (await guessed.request("GET", "/papers/results")).status_code == 401

    run_scene(sqlite_url, scene)


# --- import --------------------------------------------------------------------------------------


def test_a_preview_enters_nobody(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        before = await director.get()
        text = (
            "Nr;Numm;Veräin;Damen;Téléphone\r\n1;Zoé Wagner;Wiltz;x;\r\n;Anna;Esch;;\r\nx;Tun;;?;"
        )
        answer = await upload(director, text.encode("cp1252"))
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        assert (seen["form"], seen["encoding"], seen["separator"]) == ("text", "windows-1252", ";")
        assert (seen["heading"], seen["people"], seen["enterable"]) == (1, 3, 1)
        assert [(one["meaning"], one["text"]) for one in seen["columns"]] == [
            ("number", "Start number"),
            ("name", "Name"),
            ("club", "Club"),
            ("class", "Class “Damen”"),
            ("ignored", "Ignored"),
        ]
        first, second, third = seen["rows"]
        assert first["person"]["classes"] == ["Damen"]
        assert first["refused"]["code"] == "number-taken"
        assert second["refused"]["code"] == "duplicate"
        assert [one["code"] for one in third["problems"]] == ["bad-number", "bad-mark"]
        assert all(one["text"] for row in seen["rows"] for one in row["problems"])
        assert (await director.get()) | {"now": 0} == before | {"now": 0}

    run_scene(sqlite_url, scene)


def test_previews_are_in_the_language_of_the_request(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await server.make()
        director.lang = "lb"
        book, file = Workbook(), io.BytesIO()
        book.active.append(["Prénom", "Nom", "Club"])
        book.active.append(["Léa", "Kayser", "Esch"])
        book.save(file)
        seen = (await upload(director, file.getvalue(), "joueurs.xlsx")).json()
        assert (seen["form"], seen["sheet"]) == ("excel", "Sheet")
        assert seen["rows"][0]["person"]["name"] == "Léa Kayser"
        assert [one["text"] for one in seen["columns"]] == ["Virnumm", "Familljennumm", "Veräin"]
        answer = await director.request("POST", "/preview", {"text": "12 Jos (Wiltz)"})
        problem = answer.json()["problems"][0]
        assert problem["code"] == "no-heading"
        assert problem["text"].startswith("Et gi keng Iwwerschrëften")

    run_scene(sqlite_url, scene)


BAD_FILES = {
    b"": (400, "bad-people"),
    b"\x89PNG\r\n\x1a\n\x00\x00": (400, "bad-people"),
    b"PK\x03\x04 and no more": (400, "bad-people"),
    b"\xd0\xcf\x11\xe0": (400, "bad-people"),
    b"a" * (LARGEST + 1): (413, "too-large"),
}
BAD_BODIES: list[Any] = [{}, {"text": 1}, {"text": "a", "more": 1}, [], "Anna"]


def test_bad_files_and_bodies_are_refused(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await server.make()
        director.lang = "de"
        for body, expected in BAD_FILES.items():
            answer = await upload(director, body)
            assert (answer.status_code, answer.json()["code"]) == expected, body[:20]
            assert answer.json()["message"]
        for json in BAD_BODIES:
            answer = await director.request("POST", "/preview", json)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), json
        bomb = with_part("xl/theme/theme1.xml", bytes(20 * 1024**2))
        problem = (await upload(director, bomb)).json()
        assert problem["facts"]["obstacle"] == "swollen"
        assert problem["message"].endswith("Bitte kopieren Sie die Teilnehmer in eine neue Datei.")

    run_scene(sqlite_url, scene)


# --- export --------------------------------------------------------------------------------------


def test_exports_are_in_the_requested_language(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        answer = await director.request("GET", "/exports/entries.csv?lang=de")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert download_name(answer) == "Fréijoerscoupe “2025 26” Finall - Teilnehmerliste.csv"
        assert answer.headers["content-disposition"].startswith(
            'attachment; filename="Freijoerscoupe _2025 26_ Finall - Teilnehmerliste.csv"'
        )
        assert answer.headers["cache-control"] == "no-store"
        rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
        assert rows[0][:5] == ["Nr.", "Name", "Vorname", "Nachname", "Verein"]
        assert [row[1] for row in rows[1:]] == list(NAMES)

        answer = await director.request("GET", "/exports/standing.xlsx?span=series&only=Damen")
        assert download_name(answer).endswith("Standings, Series 1, Damen.xlsx")
        sheet = load_workbook(io.BytesIO(answer.content)).active
        assert [cell.value for cell in sheet[1]][:4] == ["Place", "No.", "Name", "Club"]
        assert sheet.max_row == len(NAMES) + 1

        seats = (await director.request("GET", "/exports/seating.csv?series=1")).text
        assert len(seats.splitlines()) == len(NAMES) + 1
        lists = (await director.request("GET", "/exports/lists.csv")).text
        assert len(lists.splitlines()) == 2

    run_scene(sqlite_url, scene)


MISSING = {
    "/exports/entries.pdf": (404, "no-export"),
    "/exports/entries": (404, "no-export"),
    "/exports/secrets.csv": (404, "no-export"),
    "/exports/seating.csv?series=7": (404, "no-series"),
    "/exports/seating.csv?series=x": (400, "bad-request"),
    "/exports/seating.csv?series=-1": (400, "bad-request"),
    "/exports/standing.csv?span=week": (400, "bad-request"),
    "/exports/standing.csv?span=series&series=3": (404, "no-series"),
    "/papers/secrets": (404, "no-paper"),
    "/papers/seating-by-table?series=7": (404, "no-series"),
    "/papers/filled-lists?table=70": (404, "no-table"),
    "/papers/results?span=week": (400, "bad-request"),
    "/papers/results?span=series&series=3": (404, "no-series"),
    "/papers/start-cards?number=70": (404, "no-entrant"),
}


def test_missing_downloads_are_refused(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        for path, expected in MISSING.items():
            answer = await director.request("GET", path)
            assert (answer.status_code, answer.json()["code"]) == expected, path
            assert answer.json()["message"]

    run_scene(sqlite_url, scene)


def test_an_empty_tournament_can_be_exported(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await server.make()
        assert len((await director.request("GET", "/exports/entries.csv")).text.splitlines()) == 1
        assert len((await director.request("GET", "/exports/standing.csv")).text.splitlines()) == 1
        answer = await director.request("GET", "/exports/seating.csv")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-series")
        for paper in Paper:
            answer = await director.request("GET", f"/papers/{paper.value}")
            assert answer.content.startswith(b"%PDF-"), paper

    run_scene(sqlite_url, scene)


# --- the record ----------------------------------------------------------------------------------


def test_the_record_lists_all_events(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        await director.do(EnterPeople((EntryDetails("Uli", "Esch"),)))
        await director.do(RemoveEntry(10))
        events = await director.get("/record")
        version = (await director.get())["version"]
        assert [one["version"] for one in events] == list(range(1, version + 1))
        assert events[0]["event"]["is"] == "tournament-made"
        assert "Uli" in events[-1]["text"]
        assert events[0]["at"] <= events[-1]["at"]
        assert await director.get(f"/record?after={version - 1}") == events[-1:]
        director.lang = "fr"
        assert (await director.get("/record"))[-1]["text"] != events[-1]["text"]

    run_scene(sqlite_url, scene)


def test_the_downloaded_log_can_be_continued_offline(sqlite_url: str, tmp_path: Path) -> None:
    """The file has a valid hash chain and contains the same tournament as the server."""

    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        answer = await director.request("GET", "/log.jsonl")
        assert download_name(answer).endswith("Finall - Record.jsonl")
        path = tmp_path / "cup.jsonl"
        path.write_bytes(answer.content)
        kept = TournamentFile(path)
        desk = await server.app.organiser.desk(director.tournament)
        assert kept.tournament == desk.tournament
        assert [one.by for one in kept.records][1:] == [Role.DIRECTOR.value] * 5
        assert kept.records[-1].version == desk.version

    run_scene(sqlite_url, scene)
