"""Large tournaments: entrants are capped, heavy work runs in threads, and rates are limited."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from romme.server.http import app
from romme.server.ops.configuration import Limiting
from romme.server.organise import desk, picture, preview
from romme.server.organise.http import tournament_routes as routes
from romme.tournament.commands import (
    AdjustSeats,
    Announce,
    Command,
    DrawSeats,
    EnterPeople,
    SetPresence,
)
from romme.tournament.storage.command_codec import write_command
from romme.tournament.values import EntryDetails, Namesakes, Presence
from tests.support.server.organise.tournament_server import TournamentClient, tournament_server

SIX = tuple(EntryDetails(name) for name in ("Anna", "Jos", "Léa", "Marc", "Nina", "Paul"))


def preview_body(command: Command) -> dict[str, Any]:
    return {"command": write_command(command)}


def record_threads(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str
) -> list[threading.Thread]:
    """Return a list to which every later call of a module's function adds its thread."""
    threads: list[threading.Thread] = []
    real: Callable[..., object] = getattr(module, name)

    def called(*given: object, **named: object) -> object:
        threads.append(threading.current_thread())
        return real(*given, **named)

    monkeypatch.setattr(module, name, called)
    return threads


@pytest.mark.parametrize("lang", ["en", "de", "fr", "lb"])
def test_more_entrants_than_the_server_allows_are_refused(sqlite_url: str, lang: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url, entrants=5) as server:
            director = await server.make()
            director.lang = lang
            assert await director.refusal(EnterPeople(SIX)) == (409, "too-many-entrants")
            answer = await director.post("/foresee", preview_body(EnterPeople(SIX)))
            assert "5" in answer["refused"]
            await director.do(EnterPeople(SIX[:5]))
            assert await director.refusal(EnterPeople(SIX[5:])) == (409, "too-many-entrants")

    asyncio.run(scene())


def test_joining_a_full_tournament_is_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url, entrants=5) as server:
            director = await server.make(terms={"venue": "server"})
            await director.do(EnterPeople(SIX[:5]))
            answer = await director.request("POST", "/join", {})
            assert (answer.status_code, answer.json()["code"]) == (409, "too-many-entrants")

    asyncio.run(scene())


def test_a_tournament_above_the_cap_continues(sqlite_url: str) -> None:
    """After the cap is lowered, nobody else can enter, but other commands still work."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            await director.do(EnterPeople(SIX, Presence.PRESENT))
        async with tournament_server(sqlite_url, entrants=5) as server:
            director = TournamentClient(server.http, director.tournament, director.key)
            await director.do(DrawSeats("a"))
            assert len((await director.get())["people"]) == 6
            again = await director.refusal(EnterPeople((EntryDetails("Rita"),)))
            assert again == (409, "too-many-entrants")

    asyncio.run(scene())


def test_entries_are_checked_and_compared_off_the_event_loop(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = {
        name: record_threads(monkeypatch, module, name)
        for module, name in (
            (desk, "decide"),
            (desk, "fold"),
            (preview, "_preview"),
            (picture, "duplicates"),
            (picture, "_series"),
            (picture, "standing"),
            (routes, "link"),
        )
    }

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            threads["fold"].clear()  # from creating the tournament
            for command in (
                EnterPeople(SIX),
                SetPresence((1, 2, 3, 4, 5, 6), Presence.PRESENT),
                DrawSeats("a"),
                SetPresence((6,), Presence.EXPECTED),
                EnterPeople((EntryDetails("Rita"),), Presence.PRESENT),
                AdjustSeats(),
            ):
                await director.post("/foresee", preview_body(command))
                await director.do(command)
            await director.get()
            await director.get("/standing")
            await director.get("/links")
        async with tournament_server(sqlite_url) as server:
            await TournamentClient(server.http, director.tournament, director.key).get()

    asyncio.run(scene())
    loop = threading.main_thread()
    for name, where in threads.items():
        assert where, name
        assert loop not in where, name


def test_duplicates_are_searched_only_after_entries_change(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Concurrent requests share one search, and an announcement does not cause a new one."""
    searches = record_threads(monkeypatch, picture, "duplicates")

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            await director.do(EnterPeople(SIX))
            await asyncio.gather(*(director.get() for _ in range(5)))
            await director.do(Announce("Lunch"))
            await director.get()
            assert len(searches) == 1
            await director.do(EnterPeople((EntryDetails("Anna"),), namesakes=Namesakes.MEANT))
            seen = await director.get()
            assert len(searches) == 2
            assert [(one["one"], one["other"]) for one in seen["alike"]] == [(1, 7)]
            assert not seen["more_alike"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "limit", "command"),
    [
        ("/commands", "commands", Announce("x")),
        ("/foresee", "previews", Announce("x")),
        ("/commands", "draws", DrawSeats("x")),
        ("/foresee", "draws", DrawSeats("x")),
        ("/commands", "draws", AdjustSeats()),
        ("/foresee", "draws", AdjustSeats()),
    ],
)
def test_rates_are_limited_per_address(
    sqlite_url: str, path: str, limit: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit also applies across tournaments. The response says how long to wait."""
    monkeypatch.setattr(app, "now_ms", lambda: 1_800_000_000_000)  # no bucket refills

    async def scene() -> None:
        async with tournament_server(sqlite_url, limits=Limiting.ON) as server:
            directors = [await server.make(), await server.make()]
            bucket = getattr(server.app.people.limits, limit)
            while not bucket.try_take("127.0.0.1"):
                pass
            for director in directors:
                body = preview_body(command) | ({"id": "1"} if path == "/commands" else {})
                answer = await director.request("POST", path, body)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
                assert int(answer.headers["retry-after"]) >= 1

    asyncio.run(scene())
