"""A tournament on the server, over HTTP, from the first entry to the end and after a restart."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from romme.engine.state import Ending
from romme.server.ops.configuration import Limiting
from romme.tournament.commands import (
    Announce,
    BeginSeries,
    ChangeLogo,
    CloseSeries,
    DrawSeats,
    EnterPeople,
    Finish,
    SetClock,
    UndoStep,
)
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_commands import CheckPack, EnterLine, RecordIncident, Sign, UndoOnList
from romme.tournament.storage.command_codec import write_command
from romme.tournament.values import Count, EntryDetails, Hand, Line, Presence, TournamentTerms
from tests.support.server.organise.tournament_server import (
    ORIGIN,
    TournamentClient,
    TournamentServer,
    tournament_server,
)
from tests.support.tournament.logos import logo, png

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul", "Rita", "Théo", "Zoé")
LINE = Line(Ending.ROMME, 2, (Count(12, Hand.OPENED), None, Count(104, Hand.UNOPENED)))


async def hall_of_nine(server: TournamentServer) -> TournamentClient:
    """Create a tournament of nine people, begin a series, and return the director's client."""
    director = await server.make(terms={"rounds": 1})
    people = tuple(EntryDetails(name) for name in NAMES)
    await director.do(EnterPeople(people, Presence.PRESENT))
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    return director


async def play(director: TournamentClient, table: int) -> None:
    """Fill in and sign a list as its keeper."""
    keeper = await director.keeper(1, table)
    await keeper.do(CheckPack(1, table))
    for game in (1, 2, 3):
        await keeper.do(EnterLine(1, table, game, LINE))
    for seat in (1, 2, 3):
        await keeper.do(Sign(1, table, seat))


def test_a_tournament_is_the_same_after_a_restart(database_url: str) -> None:
    async def played() -> tuple[str, str | None, object]:
        async with tournament_server(database_url) as server:
            director = await hall_of_nine(server)
            for table in (1, 2, 3):
                await play(director, table)
            await director.do(CloseSeries())
            seen = await director.get()
            assert (seen["you"]["role"], seen["address"]) == ("director", ORIGIN)
            assert [table["finished"] for table in seen["series"][0]["tables"]] == [True] * 3
            ranked = await director.get("/standing")
            assert len(ranked["lines"]) == len(NAMES)
            assert ranked["lines"][0]["result"]["rating"] == 15
            assert ranked["lines"][0]["shared"]
            return director.tournament, director.key, ranked

    async def after_restart(tournament: str, key: str | None) -> tuple[object, int]:
        async with tournament_server(database_url) as server:
            director = TournamentClient(server.http, tournament, key)
            return await director.get("/standing"), (await director.get())["version"]

    tournament, key, before = asyncio.run(played())
    after, version = asyncio.run(after_restart(tournament, key))
    assert after == before
    assert version == 4 + 3 * (1 + 3 + 3) + 1


def test_a_repeated_command_is_carried_out_once(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            entering = EnterPeople((EntryDetails("Anna"),))
            first = await director.do(entering, id_="same")
            second = await director.do(entering, id_="same")
            assert first == second
            assert len((await director.get())["people"]) == 1
            assert await director.refusal(entering) == (409, "duplicate")

    asyncio.run(scene())


def test_undo_is_refused_if_something_changed_meanwhile(sqlite_url: str) -> None:
    """If two clients undo the same step, the later request is refused."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            keeper = await director.keeper(1, 1)
            await keeper.do(CheckPack(1, 1))
            for game in (1, 2):
                await keeper.do(EnterLine(1, 1, game, LINE))
            seen = (await keeper.get("/lists/1/1"))["version"]
            await director.do(CheckPack(1, 2))  # another table does not matter
            undo = {"command": write_command(UndoOnList(1, 1)), "seen": seen}
            await keeper.post("/commands", {"id": "one", **undo})
            await keeper.post("/commands", {"id": "one", **undo})  # sent twice
            second = await keeper.request("POST", "/commands", {"id": "two", **undo})
            assert (second.status_code, second.json()["code"]) == (409, "changed")
            lines = [game["line"] for game in (await keeper.get("/lists/1/1"))["games"]]
            assert [line is None for line in lines] == [False, True, True]

            office = (await director.get())["version"]
            await director.do(Announce("Coffee"))
            late = {"command": write_command(UndoStep()), "seen": office}
            answer = await director.request("POST", "/commands", {"id": "three", **late})
            assert answer.json()["code"] == "changed"

    asyncio.run(scene())


def test_a_logo_is_sent_once_for_each_version(sqlite_url: str) -> None:
    """A view has only its version, as phones fetch views often."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            assert (await director.get())["logo"] == ""
            await director.do(ChangeLogo(logo(png())))
            public, keeper = director.with_key(None), await director.keeper(1, 1)
            seen = await public.get()
            assert (await keeper.get("/lists/1/1"))["logo"] == seen["logo"] != ""
            assert logo(png()) not in msgspec.json.encode(seen).decode()
            sent = await public.request("GET", f"/logo/{seen['logo']}")
            assert (sent.content, sent.headers["content-type"]) == (png(), "image/png")
            assert "immutable" in sent.headers["cache-control"]
            assert await director.refusal(ChangeLogo("SVG")) == (409, "bad-logo")
            await director.do(ChangeLogo())
            gone = await public.request("GET", f"/logo/{seen['logo']}")
            assert (gone.status_code, (await public.get())["logo"]) == (404, "")
            empty = await public.request("GET", "/logo/")
            assert empty.status_code == 404

    asyncio.run(scene())


def test_a_repeated_creation_makes_one_tournament(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            first = await server.make(id="mine", rehearsal=24)
            second = await server.make(id="mine", rehearsal=24)
            assert (first.tournament, first.key) == (second.tournament, second.key)
            assert len((await first.get())["people"]) == 24
            listed = (await server.http.get("/api/tournaments")).json()
            assert [(one["tournament"], one["own"]) for one in listed] == [(first.tournament, True)]

    asyncio.run(scene())


@pytest.mark.parametrize("games", [0, 21, "many"])
def test_a_rehearsal_of_too_many_games_is_a_bad_request(sqlite_url: str, games: object) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            rehearsal = await server.make(rehearsal=24)
            answer = await rehearsal.request("POST", "/rehearse", json={"games": games})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    asyncio.run(scene())


def test_a_table_link_opens_only_its_list(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            keeper = await director.keeper(1, 2)
            seen = await keeper.get("/lists/1/2")
            assert [seat["name"] for seat in seen["seats"]]
            assert seen["games"][0]["line"] is None
            assert (await keeper.request("GET", "/lists/1/1")).status_code == 403
            assert (await keeper.request("GET", "/links")).status_code == 403
            assert await keeper.refusal(EnterLine(1, 1, 1, LINE)) == (403, "not-your-table")
            assert await keeper.refusal(Finish()) == (403, "no-right")
            stranger = director.with_key(None)
            assert (await stranger.request("GET", "/lists/1/2")).status_code == 403
            assert await stranger.refusal(Finish()) == (403, "no-right")
            guessed = director.with_key("director.AAAAAAAAAAAAAAAAAAAAAA")
            assert (await guessed.request("GET", "")).json()["code"] == "wrong-key"

    asyncio.run(scene())


def test_renewing_links_invalidates_keys(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            links = await director.get("/links")
            public = director.with_key(None)
            for link in links:
                shown = {"pin": link["pin"], "series": link["series"], "table": link["table"]}
                opened = await public.post("/enter", shown)
                assert opened["role"] == link["role"]
                assert link["path"].endswith(f"#key={opened['key']}")
            helper = director.with_key(links[1]["path"].partition("#key=")[2])
            assert {link["role"] for link in await helper.get("/links")} == {"helper", "keeper"}
            await director.post("/links/renew", {"role": "helper"})
            assert (await helper.request("GET", "")).status_code == 401
            assert (await director.request("GET", "")).status_code == 200
            wrong = {"pin": f"{(int(links[0]['pin']) + 1) % 10**6:06}"}
            answer = await public.request("POST", "/enter", wrong)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-pin")

    asyncio.run(scene())


def test_the_creator_can_get_the_key_back(sqlite_url: str) -> None:
    """The creator may lose the key if the response to a renewal of the director's link is lost."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            await director.post("/links/renew", {"role": "director"})
            assert (await director.request("GET", "")).status_code == 401
            public = director.with_key(None)
            assert (await public.get())["you"]["own"]
            again = director.with_key((await public.post("/own", None))["key"])
            assert (await again.get())["you"]["role"] == "director"
            await server.http.post("/api/guests", json={"name": "Another guest"})
            assert (await public.request("POST", "/own")).json()["code"] == "no-right"
            assert not (await public.get())["you"]["own"]

    asyncio.run(scene())


def test_guessing_pins_is_limited(sqlite_url: str) -> None:
    async def scene() -> list[int]:
        async with tournament_server(sqlite_url, limits=Limiting.ON) as server:
            director = await server.make()
            public = director.with_key(None)
            return [
                (await public.request("POST", "/enter", {"pin": f"{pin:06}"})).status_code
                for pin in range(12)
            ]

    tried = asyncio.run(scene())
    assert tried[-1] == 429
    assert tried.count(401) <= 10


def test_unknown_tournament_ids_use_no_memory(sqlite_url: str) -> None:
    """PINs for unknown ids are counted only per address. Overlong paths are refused earlier."""

    async def scene() -> None:
        async with tournament_server(sqlite_url, limits=Limiting.ON) as server:
            limits = server.app.people.limits
            endless = await server.http.post(f"/api/tournaments/{'x' * 60_000}/enter")
            assert (endless.status_code, len(limits.pins_from)) == (414, 0)
            names = [f"{number}{'x' * 900}" for number in range(20)]
            for name in (*names, *(f"unknown-{number}" for number in range(20))):
                path = f"/api/tournaments/{name}/enter"
                answer = await server.http.post(path, json={"pin": "123456"})
                assert (answer.status_code, answer.json()["code"]) == (404, "no-tournament")
            assert (len(limits.pins), len(limits.pins_from)) == (0, 1)
            for what in ("own", "links"):
                method = "POST" if what == "own" else "GET"
                answer = await server.http.request(method, f"/api/tournaments/{names[0]}/{what}")
                assert answer.json()["code"] == "no-tournament"

    asyncio.run(scene())


def test_news_is_delivered_to_affected_clients(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            keeper = await director.keeper(1, 1)
            version = (await keeper.get("/lists/1/1"))["version"]
            own = asyncio.create_task(keeper.get(f"/news?after={version}&series=1&table=1"))
            anything = asyncio.create_task(director.get(f"/news?after={version}"))
            await asyncio.sleep(0.05)
            await director.do(CheckPack(1, 2))
            assert (await anything)["version"] == version + 1
            assert not own.done()
            await director.do(Announce("Coffee is ready"))
            assert (await own)["version"] == version + 2
            assert (await keeper.get("/lists/1/1"))["announcement"] == "Coffee is ready"

    asyncio.run(scene())


def test_a_preview_changes_nothing(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            before = await director.get()
            exposed = RecordIncident(1, 1, IncidentKind.CARD_EXPOSED, game=1)
            preview = await director.post("/foresee", {"command": write_command(exposed)})
            assert preview["clause"] == "V4.7"
            assert preview["consequence"]
            assert preview["rule"]
            preview = await director.post(
                "/foresee", {"command": write_command(EnterLine(1, 1, 1, LINE))}
            )
            assert preview["refused"]
            after = await director.get()
            assert (before | {"now": 0}) == (after | {"now": 0})

    asyncio.run(scene())


def test_only_the_director_sets_the_clock(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await hall_of_nine(server)
            await director.do(SetClock(1_900_000_000_000))
            assert (await director.with_key(None).get())["clock"] == 1_900_000_000_000
            keeper = await director.keeper(1, 1)
            assert await keeper.refusal(SetClock(0)) == (403, "no-right")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": ""}, 409, "no-name"),
        ({"name": "x", "rules": "klassik"}, 409, "no-rating"),
        ({"name": "x", "rules": "nobody-s"}, 400, "bad-rules"),
        ({"name": "x", "terms": {"rounds": 0}}, 409, "out-of-range"),
        ({"name": "x", "terms": {"rounds": "many"}}, 400, "bad-request"),
        ({"name": "x", "unknown": 1}, 400, "bad-request"),
    ],
)
def test_bad_tournaments_are_not_created(
    body: dict[str, object], status: int, code: str, sqlite_url: str
) -> None:
    async def scene() -> tuple[int, str, object]:
        async with tournament_server(sqlite_url) as server:
            answer = await server.http.post("/api/tournaments", json=body)
            listed = (await server.http.get("/api/tournaments")).json()
            return answer.status_code, answer.json()["code"], listed

    assert asyncio.run(scene()) == (status, code, [])


@pytest.mark.parametrize(
    "command",
    [{}, {"do": "nothing"}, {"do": 1}, {"do": "sign", "series": "x"}, {"do": "enter-people"}],
)
def test_bad_commands_change_nothing(command: dict[str, object], sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make(terms=msgspec.to_builtins(TournamentTerms()))
            answer = await director.request("POST", "/commands", {"id": "x", "command": command})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-command")
            assert (await director.get())["version"] == 1

    asyncio.run(scene())
