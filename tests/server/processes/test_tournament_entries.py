"""Entries in the lists of many tables survive when the server is killed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from romme.client import Client, TournamentClient
from romme.rules import find_preset
from romme.server.organise.http.messages import NewTournament, TournamentKey
from romme.tournament.commands import BeginSeries, CloseSeries, DrawSeats, EnterPeople
from romme.tournament.evolve import fold
from romme.tournament.list_commands import CheckPack, EnterLine, Sign
from romme.tournament.lists.sheet import ScheduledGame, deals
from romme.tournament.proof.audit import audit
from romme.tournament.rehearsal import invented_line, invented_people
from romme.tournament.storage.codec import decode
from romme.tournament.values import Line, Presence, TournamentTerms
from tests.conftest import Size
from tests.support.server.processes.stored_log import read_log
from tests.support.servers.nodes import Node, Nodes

RULES: Final = find_preset("turnier").rules
LONGEST_PAUSE_SECONDS: Final = 0.1
"""Longest pause between two games, in seconds."""


async def seated_hall(node: Node, people: int, rounds: int) -> tuple[TournamentClient, str]:
    """Create a tournament and seat everybody. Return the director's client and tournament id."""
    async with Client(node.url) as client:
        await client.enter_as_guest("Director")
        wanted = NewTournament("Cup", terms=TournamentTerms(rounds=rounds))
        made = await client.post("/api/tournaments", wanted, TournamentKey)
    director = TournamentClient(node.url, made.tournament, made.key)
    await director.ask(EnterPeople(invented_people(people), Presence.PRESENT))
    await director.ask(DrawSeats("seed"))
    await director.ask(BeginSeries())
    return director, made.tournament


def key_of(links: list[dict[str, object]], table: int) -> str:
    """Return the key in the link to a table's list."""
    lists = {link["table"]: str(link["path"]) for link in links if link["role"] == "keeper"}
    return lists[table].partition("#key=")[2]


async def keep_list(
    hall: TournamentClient, table: int, acknowledged: dict[tuple[int, int], Line]
) -> None:
    """Fill in and sign a table's list. Add each acknowledged line to `acknowledged`."""
    async with hall:
        seen = await hall.one_list(1, table)
        rng, seats = Random(table), len(seen["seats"])  # noqa: S311 - no secret
        await hall.ask(CheckPack(1, table))
        for game, open_game in enumerate(seen["games"], start=1):
            deal = ScheduledGame(
                open_game["round"], open_game["dealer"], tuple(open_game["playing"])
            )
            line = invented_line(rng, RULES, deal, seats)
            await hall.ask(EnterLine(1, table, game, line))
            acknowledged[table, game] = line
            await asyncio.sleep(rng.random() * LONGEST_PAUSE_SECONDS)
        for seat in range(1, seats + 1):
            await hall.ask(Sign(1, table, seat))


def test_no_acknowledged_entry_is_lost_by_a_kill(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    acknowledged: dict[tuple[int, int], Line] = {}

    async def scene() -> tuple[str, dict[str, object]]:
        node = await nodes.start(sqlite_url)
        director, tournament = await seated_hall(node, size(19, 200), size(1, 5))
        links = await director.links()
        tables = (await director.overview())["series"][0]["tables"]
        nodes.secrets.update(link["path"].partition("#key=")[2] for link in links)
        halls = [
            (TournamentClient(node.url, tournament, key_of(links, table)), table)
            for table in range(1, len(tables) + 1)
        ]
        keeping = asyncio.gather(*(keep_list(hall, table, acknowledged) for hall, table in halls))
        games = sum(table["games"] for table in tables)
        kills = size(2, 20)
        for kill in range(1, kills + 1):
            while len(acknowledged) < games * kill // (kills + 1):  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.01)
            await node.kill()
            node.begin()
            await node.wait_until_ready()
        await keeping
        await director.ask(CloseSeries())
        standing = await director.standing()
        await director.close()
        return tournament, standing

    tournament, standing = asyncio.run(scene())
    records = asyncio.run(read_log(sqlite_url))[f"tournament:{tournament}"]
    events = [event for record in records for event in decode(record.data)]
    state = fold(events)
    kept = {
        (table, game): written.line
        for table, sheet in enumerate(state.series[0].sheets, start=1)
        for game, written in enumerate(sheet.lines, start=1)
    }
    assert kept == acknowledged
    assert all(
        len(sheet.lines) == len(deals(state.rules, sheet)) for sheet in state.series[0].sheets
    )
    assert audit(events) == ()
    assert len(standing["lines"]) == size(19, 200)  # type: ignore[arg-type]


def test_any_node_accepts_the_commands_of_a_tournament(nodes: Nodes, postgres_url: str) -> None:
    """A list can be filled in through two nodes, which both see all entries."""

    async def scene() -> None:
        first, second = await nodes.start(postgres_url), await nodes.start(postgres_url)
        director, tournament = await seated_hall(first, 3, 1)
        key = key_of(await director.links(), 1)
        nodes.secrets.add(key)
        async with (
            director,
            TournamentClient(first.url, tournament, key) as one,
            TournamentClient(second.url, tournament, key) as other,
        ):
            await one.ask(CheckPack(1, 1))
            seen = await other.one_list(1, 1)
            rng = Random(1)  # noqa: S311 - no secret
            for game, (hall, scheduled) in enumerate(
                zip((other, one, other), seen["games"], strict=True), start=1
            ):
                deal = ScheduledGame(
                    scheduled["round"], scheduled["dealer"], tuple(scheduled["playing"])
                )
                line = invented_line(rng, RULES, deal, 3)
                await hall.ask(EnterLine(1, 1, game, line))
            await asyncio.gather(
                *(hall.ask(Sign(1, 1, seat)) for hall in (one, other) for seat in (1, 2, 3))
            )
            await director.ask(CloseSeries())
            assert await version_after_closing(other) == (await director.overview())["version"]

    async def version_after_closing(hall: TournamentClient) -> int:
        """Wait until the series is shown as closed, and return the version shown."""
        async with asyncio.timeout(60):
            while (seen := await hall.overview())["series"][0]["phase"] != "closed":  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.05)
        return int(seen["version"])

    asyncio.run(scene())
