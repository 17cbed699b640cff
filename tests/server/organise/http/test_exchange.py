"""Files in and out of a tournament over HTTP: who may, what comes, under which name."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from openpyxl import Workbook, load_workbook  # type: ignore[import-untyped]

from romme.exchange import LARGEST
from romme.papers import Paper
from romme.tournament.commands import (
    EnterPeople,
    RemoveEntry,
)
from romme.tournament.rights import Role
from romme.tournament.storage.file import TournamentFile
from romme.tournament.values import EntryDetails
from tests.exchange.books import with_part
from tests.server.organise.halls import House
from tests.server.organise.http.exchanging import acted, everybody, hall, named, send
from tests.server.organise.test_tournaments import NAMES

# --- who may -------------------------------------------------------------------------------------

OFFICE = {"director", "helper"}
ALL = {*OFFICE, "keeper", "public"}
RIGHTS: dict[str, set[str]] = {
    "/exports/entries.csv": OFFICE,
    "/exports/lists.csv": OFFICE,
    "/exports/seating.csv": ALL,
    "/exports/standing.xlsx": ALL,
    "/log.jsonl": {"director"},
    "/record": OFFICE,
    "/papers/seating-by-name": ALL,
    "/papers/seating-by-table": ALL,
    "/papers/results": ALL,
    **{
        f"/papers/{paper.value}": OFFICE
        for paper in Paper
        if "seating" not in paper.value and paper is not Paper.RESULTS
    },
    "/papers/office-keys": {"director"},
}


def test_who_may_have_what(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        phones = await everybody(await hall(place))
        for path, allowed in RIGHTS.items():
            for role, phone in phones.items():
                answer = await phone.ask("GET", path)
                assert answer.status_code == (200 if role in allowed else 403), (path, role)
                if role not in allowed:
                    assert answer.json()["code"] == "no-right"
        for role, phone in phones.items():
            pasted = await phone.ask("POST", "/preview", {"text": "Anna"})
            sent = await send(phone, b"Anna")
            expected = 200 if role in OFFICE else 403
            assert (pasted.status_code, sent.status_code) == (expected, expected), role
        guessed = phones["public"].with_key("director.AAAAAAAAAAAAAAAAAAAAAA")
        assert (await guessed.ask("GET", "/exports/seating.csv")).status_code == 401
        assert (await guessed.ask("GET", "/papers/results")).status_code == 401

    acted(sqlite_url, scene)


# --- reading in ----------------------------------------------------------------------------------


def test_a_file_is_looked_at_and_nobody_is_entered(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await hall(place)
        before = await director.get()
        text = (
            "Nr;Numm;Veräin;Damen;Téléphone\r\n1;Zoé Wagner;Wiltz;x;\r\n;Anna;Esch;;\r\nx;Tun;;?;"
        )
        answer = await send(director, text.encode("cp1252"))
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

    acted(sqlite_url, scene)


def test_an_excel_file_and_pasted_text_in_the_asker_s_language(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await place.make()
        director.lang = "lb"
        book, file = Workbook(), io.BytesIO()
        book.active.append(["Prénom", "Nom", "Club"])
        book.active.append(["Léa", "Kayser", "Esch"])
        book.save(file)
        seen = (await send(director, file.getvalue(), "joueurs.xlsx")).json()
        assert (seen["form"], seen["sheet"]) == ("excel", "Sheet")
        assert seen["rows"][0]["person"]["name"] == "Léa Kayser"
        assert [one["text"] for one in seen["columns"]] == ["Virnumm", "Familljennumm", "Veräin"]
        answer = await director.ask("POST", "/preview", {"text": "12 Jos (Wiltz)"})
        told = answer.json()["problems"][0]
        assert told["code"] == "no-heading"
        assert told["text"].startswith("Et gëtt keng Iwwerschrëften")

    acted(sqlite_url, scene)


BAD_FILES = {
    b"": (400, "bad-people"),
    b"\x89PNG\r\n\x1a\n\x00\x00": (400, "bad-people"),
    b"PK\x03\x04 and no more": (400, "bad-people"),
    b"\xd0\xcf\x11\xe0": (400, "bad-people"),
    b"a" * (LARGEST + 1): (413, "too-large"),
}
BAD_BODIES: list[Any] = [{}, {"text": 1}, {"text": "a", "more": 1}, [], "Anna"]


def test_what_is_no_list_of_people(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await place.make()
        director.lang = "de"
        for body, expected in BAD_FILES.items():
            answer = await send(director, body)
            assert (answer.status_code, answer.json()["code"]) == expected, body[:20]
            assert answer.json()["message"]
        for json in BAD_BODIES:
            answer = await director.ask("POST", "/preview", json)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), json
        bomb = with_part("xl/theme/theme1.xml", bytes(20 * 1024**2))
        told = (await send(director, bomb)).json()
        assert told["facts"]["obstacle"] == "swollen"
        assert told["message"].endswith("Bitte kopieren Sie die Teilnehmer in eine neue Datei.")

    acted(sqlite_url, scene)


# --- writing out ---------------------------------------------------------------------------------


def test_tables_in_the_language_that_was_asked_for(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await hall(place)
        answer = await director.ask("GET", "/exports/entries.csv?lang=de")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert named(answer) == "Fréijoerscoupe “2025 26” Finall - Teilnehmerliste.csv"
        assert answer.headers["content-disposition"].startswith(
            'attachment; filename="Freijoerscoupe _2025 26_ Finall - Teilnehmerliste.csv"'
        )
        assert answer.headers["cache-control"] == "no-store"
        rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=";"))
        assert rows[0][:3] == ["Nr.", "Name", "Verein"]
        assert [row[1] for row in rows[1:]] == list(NAMES)

        answer = await director.ask("GET", "/exports/standing.xlsx?span=series&only=Damen")
        assert named(answer).endswith("Standings, Series 1, Damen.xlsx")
        sheet = load_workbook(io.BytesIO(answer.content)).active
        assert [cell.value for cell in sheet[1]][:4] == ["Place", "No.", "Name", "Club"]
        assert sheet.max_row == len(NAMES) + 1

        seats = (await director.ask("GET", "/exports/seating.csv?series=1")).text
        assert len(seats.splitlines()) == len(NAMES) + 1
        lists = (await director.ask("GET", "/exports/lists.csv")).text
        assert len(lists.splitlines()) == 2

    acted(sqlite_url, scene)


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


def test_what_is_not_there(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await hall(place)
        for path, expected in MISSING.items():
            answer = await director.ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == expected, path
            assert answer.json()["message"]

    acted(sqlite_url, scene)


def test_a_tournament_in_which_nothing_has_happened(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await place.make()
        assert len((await director.ask("GET", "/exports/entries.csv")).text.splitlines()) == 1
        assert len((await director.ask("GET", "/exports/standing.csv")).text.splitlines()) == 1
        answer = await director.ask("GET", "/exports/seating.csv")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-series")
        for paper in Paper:
            answer = await director.ask("GET", f"/papers/{paper.value}")
            assert answer.content.startswith(b"%PDF-"), paper

    acted(sqlite_url, scene)


# --- the record ----------------------------------------------------------------------------------


def test_the_record_tells_everything_as_it_stood(sqlite_url: str) -> None:
    async def scene(place: House) -> None:
        director = await hall(place)
        await director.do(EnterPeople((EntryDetails("Uli", "Esch"),)))
        await director.do(RemoveEntry(10))
        told = await director.get("/record")
        version = (await director.get())["version"]
        assert [one["version"] for one in told] == list(range(1, version + 1))
        assert told[0]["event"]["is"] == "tournament-made"
        assert "Uli" in told[-1]["text"]
        assert told[0]["at"] <= told[-1]["at"]
        assert await director.get(f"/record?after={version - 1}") == told[-1:]
        director.lang = "fr"
        assert (await director.get("/record"))[-1]["text"] != told[-1]["text"]

    acted(sqlite_url, scene)


def test_the_log_goes_on_at_the_command_line(sqlite_url: str, tmp_path: Path) -> None:
    """The file holds together by its hashes, and gives the tournament that is here."""

    async def scene(place: House) -> None:
        director = await hall(place)
        answer = await director.ask("GET", "/log.jsonl")
        assert named(answer).endswith("Finall - Record.jsonl")
        path = tmp_path / "cup.jsonl"
        path.write_bytes(answer.content)
        kept = TournamentFile(path)
        desk = await place.server.organiser.desk(director.tournament)
        assert kept.tournament == desk.tournament
        assert [one.by for one in kept.records][1:] == [Role.DIRECTOR.value] * 5
        assert kept.records[-1].version == desk.version

    acted(sqlite_url, scene)
