"""Whole tournaments over HTTP: a file saved and opened, earlier states copied and restored."""

from __future__ import annotations

import asyncio
import errno
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from romme.server.organise.copies import write_atomically
from romme.server.organise.whole_tournament import LARGEST_UPLOAD
from romme.tournament.commands import Announce, BeginSeries, CloseSeries, DrawSeats, UndoStep
from romme.tournament.list_commands import EndOpenLists, RecordRuling, Sign
from romme.tournament.proof.audit import audit
from romme.tournament.storage import file_records
from romme.tournament.storage.file import TournamentFile
from romme.tournament.storage.file_records import BEGINNING, FileRecord, encode_record
from romme.tournament.values import TournamentTerms
from tests.server.organise.test_tournaments import NAMES
from tests.support.server.organise.http.small_tournament import (
    NAME,
    clients_by_role,
    run_scene,
    small_tournament,
)
from tests.support.server.organise.tournament_server import (
    TournamentClient,
    TournamentServer,
    tournament_server,
)

SHOWN = ("version", "people", "series", "can_undo")
FILE = {"content-type": "application/octet-stream"}


async def saved(client: TournamentClient) -> bytes:
    answer = await client.request("GET", "/log.jsonl")
    assert answer.status_code == 200
    return answer.content


async def opened(server: TournamentServer, content: bytes, **query: str | bool) -> httpx.Response:
    return await server.http.post(
        "/api/tournaments/files", content=content, headers=FILE, params=query
    )


async def refused(server: TournamentServer, content: bytes) -> tuple[int, dict[str, Any], str]:
    """Open a file that must be refused. Return status, facts and message."""
    before = (await server.http.get("/api/tournaments")).json()
    answer = await opened(server, content, listed=True)
    assert (await server.http.get("/api/tournaments")).json() == before
    body = answer.json()
    return answer.status_code, {"code": body["code"], **body["facts"]}, body["message"]


def chained(records: list[FileRecord]) -> bytes:
    """Encode records with right hashes, as anybody can."""
    previous, found = BEGINNING, b""
    for record in records:
        line, previous = encode_record(record, previous)
        found += line
    return found


def records_in(content: bytes) -> list[FileRecord]:
    reader = file_records.RecordReader(Path())
    reader.read(content)
    return reader.records


def event_of(record: FileRecord) -> Any:  # noqa: ANN401 - the tests know its type
    return record.events[0]


def check_file(content: bytes, path: Path) -> None:
    """Check that a saved file is read to its end, and that the checker agrees with it."""
    path.write_bytes(content)
    assert audit(TournamentFile(path).log) == ()


# --- opening a file ------------------------------------------------------------------------------


def test_a_saved_tournament_opens_on_another_server_with_new_keys(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        before, content = await director.get(), await saved(director)
        other = f"sqlite:///{tmp_path}/other.db"
        async with tournament_server(other) as there:
            answer = await opened(there, content, listed=True, request_id="one")
            assert answer.status_code == 201, answer.text
            assert (await opened(there, content, request_id="one")).json() == answer.json()
            made = answer.json()
            assert (made["role"], made["torn"]) == ("director", False)
            client = TournamentClient(there.http, made["tournament"], made["key"])
            after = await client.get()
            for own in ("tournament", "code", "now", "address"):
                assert before.pop(own) != after.pop(own) or own in {"now", "address"}
            assert after == before
            old = client.with_key(director.key)
            assert (await old.request("GET", "/log.jsonl")).status_code == 401
            assert await saved(client) == content
            await client.do(Announce("Soup is ready"))
            listed = (await there.http.get("/api/tournaments")).json()
            assert [(one["name"], one["own"]) for one in listed] == [(before["name"], True)]

    run_scene(sqlite_url, scene)


def test_a_file_that_cannot_be_opened_is_refused_with_its_reason(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: TournamentServer) -> None:
        content = await saved(await small_tournament(server))
        lines = content.splitlines(keepends=True)
        records = records_in(content)
        with monkeypatch.context() as patch:
            patch.setattr(file_records, "FORM", 99)
            newer = chained(records)
        far = replace(event_of(records[0]), terms=TournamentTerms(rounds=10**9))
        crowded = replace(event_of(records[2]), tables=((1, 2, 3), (4, 5, 99)))
        for file, fault, line in (
            (b"", "no-tournament", 0),
            (b"PK\x03\x04", "no-tournament", 0),
            (content.replace(b"Anna", b"Anne", 1), "changed", 2),
            (b"".join([*lines[:3], *lines[4:]]), "changed", 4),
            (newer, "too-new", 1),
            (chained([replace(records[0], events=(far,))]), "impossible", 0),
            (
                chained([*records[:2], replace(records[2], events=(crowded,)), records[3]]),
                "impossible",
                0,
            ),
            (chained([records[0], replace(records[4], version=2)]), "changed", 2),
        ):
            status, facts, message = await refused(server, file)
            assert (status, facts["code"]) == (400, "bad-tournament-file")
            assert (facts["fault"], facts["line"]) == (fault, line), message
            assert not line or str(line) in message
        status, facts, _ = await refused(server, b"x" * (LARGEST_UPLOAD + 1))
        assert (status, facts["code"]) == (413, "too-large")

    run_scene(sqlite_url, scene)


def test_a_torn_last_line_is_left_out_and_reported(sqlite_url: str, tmp_path: Path) -> None:
    async def scene(server: TournamentServer) -> None:
        content = await saved(await small_tournament(server))
        async with tournament_server(f"sqlite:///{tmp_path}/other.db") as there:
            made = (await opened(there, content[:-20])).json()
            assert made["torn"] is True
            client = TournamentClient(there.http, made["tournament"], made["key"])
            whole = b"".join(content.splitlines(keepends=True)[:-1])
            assert await saved(client) == whole

    run_scene(sqlite_url, scene)


def test_a_tournament_that_is_here_opens_again_only_as_a_copy(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        content = await saved(director)
        await director.do(Announce("Soup is ready"))
        newer = await saved(director)
        for file, compared in ((content, "less"), (newer, "same")):
            status, facts, message = await refused(server, file)
            assert (status, facts["code"]) == (409, "already-here")
            assert facts["tournament"] == director.tournament
            assert facts["compared"] == compared
            assert NAME in message
        made = (await opened(server, content, copy=True)).json()
        copy = TournamentClient(server.http, made["tournament"], made["key"])
        assert (await copy.get())["name"] == f"{NAME} (copy)"
        assert made["tournament"] != director.tournament
        _, facts, _ = await refused(server, await saved(copy))
        assert facts["tournament"] == made["tournament"]

    run_scene(sqlite_url, scene)


def test_accounts_and_deceptive_characters_in_a_file_are_not_taken_over(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        records = records_in(await saved(await small_tournament(server)))
        people = tuple(
            replace(one, name=f"{one.name}\u202e", account="a" * 12)
            for one in event_of(records[1]).people
        )
        event = replace(event_of(records[1]), people=people)
        file = chained([records[0], replace(records[1], events=(event,))])
        made = (await opened(server, file, copy=True)).json()
        client = TournamentClient(server.http, made["tournament"], made["key"])
        seen = (await client.get())["people"]
        assert [one["name"] for one in seen] == [f"{name}\ufffd" for name in NAMES]
        assert b"a" * 12 not in await saved(client)

    run_scene(sqlite_url, scene)


def test_more_people_than_the_server_allows_are_refused(sqlite_url: str, tmp_path: Path) -> None:
    async def scene(server: TournamentServer) -> None:
        content = await saved(await small_tournament(server))
        async with tournament_server(f"sqlite:///{tmp_path}/other.db", entrants=8) as there:
            status, facts, _ = await refused(there, content)
            assert status == 409
            assert facts == {"code": "too-many-entrants", "people": 9, "most": 8}

    run_scene(sqlite_url, scene)


# --- earlier states ------------------------------------------------------------------------------


def test_a_restored_state_is_a_step_that_the_record_shows_and_undo_takes_back(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        full = await director.get()
        await director.do(RecordRuling("Play on", series=1, table=1))
        state = await director.get("/states/2")
        assert (state["before"]["people"], state["before"]["games"]) == (9, 0)
        assert (state["now"]["games"], state["steps"]) == (1, 5)
        for _ in range(2):  # a retry changes nothing
            accepted = await director.post("/restore", {"id": "back", "version": 2})
            assert accepted["version"] == 8
        back = await director.get()
        assert (len(back["people"]), back["series"], back["can_undo"]) == (9, [], True)
        assert "put back" in (await director.get("/record"))[-1]["text"]
        assert [one["undone"] for one in await director.get("/referee")] == [True]
        check_file(await saved(director), tmp_path / "restored.romme")

        await director.do(UndoStep())
        assert [one["undone"] for one in await director.get("/referee")] == [False]
        undone = await director.get()
        assert undone["series"] == full["series"]
        await director.post("/restore", {"id": "again", "version": 8})
        await director.do(DrawSeats("another seed"))
        await director.post("/restore", {"id": "forward", "version": 7})
        assert (await director.get())["series"] == full["series"]
        check_file(await saved(director), tmp_path / "forward.romme")

    run_scene(sqlite_url, scene)


def test_a_restored_state_survives_a_restart(sqlite_url: str) -> None:
    async def before() -> tuple[TournamentClient, Any]:
        async with tournament_server(sqlite_url) as server:
            director = await small_tournament(server)
            await director.post("/restore", {"id": "back", "version": 3})
            return director, await director.get()

    async def after(director: TournamentClient, known: dict[str, Any]) -> None:
        async with tournament_server(sqlite_url) as server:
            again = TournamentClient(server.http, director.tournament, director.key)
            found = await again.get()
            assert [found[one] for one in SHOWN] == [known[one] for one in SHOWN]

    asyncio.run(after(*asyncio.run(before())))


def test_a_copy_of_an_earlier_state_leaves_the_tournament_alone(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        known = await saved(director)
        made = await director.post("/copies", {"id": "copy", "version": 3})
        assert await director.post("/copies", {"id": "copy", "version": 3}) == made
        copy = TournamentClient(server.http, made["tournament"], made["key"])
        seen = await copy.get()
        assert (seen["name"], seen["version"]) == (f"{NAME} (copy)", 3)
        assert [one["phase"] for one in seen["series"]] == ["seated"]
        await copy.do(BeginSeries())
        assert await saved(director) == known
        assert len((await server.http.get("/api/tournaments")).json()) == 2

    run_scene(sqlite_url, scene)


def test_only_the_director_may_look_at_copy_or_restore_a_state(sqlite_url: str) -> None:
    async def scene(server: TournamentServer) -> None:
        director = await small_tournament(server)
        body = {"id": "x", "version": 2}
        for role, client in (await clients_by_role(director)).items():
            statuses = [
                (await client.request("GET", "/states/2")).status_code,
                (await client.request("GET", "/backup")).status_code,
            ]
            statuses += [
                (await client.request("POST", path, body)).status_code
                for path in ("/restore", "/copies", "/backup")
            ]
            expected = [200, 200, 201, 201, 409] if role == "director" else [403] * 5
            assert statuses == expected, role
        for version in (0, 99):
            assert (await director.request("GET", f"/states/{version}")).status_code == 404
        far = await director.request("POST", "/restore", {"id": "far", "version": 99})
        assert (far.status_code, far.json()["code"]) == (404, "no-state")

    run_scene(sqlite_url, scene)


# --- copies in a folder --------------------------------------------------------------------------


async def copied(client: TournamentClient, *, after: int = 0) -> dict[str, Any]:
    """Wait until the server has written a copy after a time, and return what it says."""
    async with asyncio.timeout(20):
        while True:
            copy: dict[str, Any] = await client.get("/backup")
            if copy["at"] > after and not copy["problem"]:
                return copy
            await asyncio.sleep(0.02)


def test_a_signed_list_and_a_closed_series_are_copied_to_the_folder(
    sqlite_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()

    async def scene() -> None:
        async with tournament_server(sqlite_url, copy_to=str(folder)) as server:
            director = await small_tournament(server)
            assert (await director.get("/backup"))["at"] == 0
            await director.do(EndOpenLists(1))
            copy = await copied(director)
            file = folder / copy["file"]
            assert file.read_bytes() == await saved(director)
            for table in (1, 2, 3):
                for seat in (1, 2, 3):
                    await director.do(Sign(1, table, seat, reason="on paper"))
            await director.do(CloseSeries())
        assert file.read_bytes().count(b"series-closed") == 1  # written before the server stopped
        assert [one.name for one in folder.iterdir()] == [file.name]

    asyncio.run(scene())


def test_a_stick_that_is_gone_is_reported_and_copied_to_when_it_is_back(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romme.server.organise.copies.RETRY_SECONDS", 0.05)
    folder = tmp_path / "stick"

    async def scene() -> None:
        async with tournament_server(sqlite_url, copy_to=str(folder)) as server:
            director = await small_tournament(server)
            asked = await director.request("POST", "/backup")
            assert (asked.status_code, asked.json()["problem"]) == (200, "missing")
            await director.do(EndOpenLists(1))
            folder.mkdir()
            copy = await copied(director)
            assert (folder / copy["file"]).read_bytes() == await saved(director)

    asyncio.run(scene())


def test_a_copy_that_fails_leaves_the_earlier_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cup.jsonl"
    write_atomically(path, b"first")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="full"):
        write_atomically(path, b"second")
    assert path.read_bytes() == b"first"
    assert list(tmp_path.iterdir()) == [path]
