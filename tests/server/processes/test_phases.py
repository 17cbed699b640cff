"""A tournament on a server that is killed in every phase: the log is as if nothing had happened."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from romme.client import Client, Hall, RequestFailed
from romme.server.organise.desk import STREAM
from romme.server.organise.http.messages import KeyOpened, NewTournament
from romme.tournament.commands import Command
from romme.tournament.events import TournamentMade
from romme.tournament.proof.audit import audit
from romme.tournament.rights import By, Role
from romme.tournament.storage.codec import decode
from tests.conftest import Size
from tests.server.processes.kept import read_log
from tests.server.processes.serving import Node, Nodes
from tests.tournament.proof.fragile import PHASES, phase
from tests.tournament.proof.generator import generate_in
from tests.tournament.proof.hall import Hall as Generated

RULES = ("turnier", "verband")
FIRST = 2
"""The first seed: a tournament that is opened again after its end, so there is every phase."""


@dataclass
class NotedHall(Generated):
    """A hall of which one knows what was asked for, by whom, and in which phase."""

    asked: list[tuple[str, Command, By]] = field(default_factory=list)

    def carry_out(self, command: Command, by: By) -> None:
        self.asked.append((phase(self.tournament), command, by))
        super().carry_out(command, by)


class People:
    """All who ask the server about a tournament, each by the link that they were given."""

    def __init__(self, url: str, opened: KeyOpened) -> None:
        self._url, self._tournament = url, opened.tournament
        self._director = Hall(url, opened.tournament, opened.key)
        self._known = {(Role.DIRECTOR, 0, 0): self._director}

    async def give(self, command: Command, by: By) -> None:
        """Give a command; a refusal is an answer too."""
        hall = await self._find(by)
        with suppress(RequestFailed):
            await hall.ask(command, name=by.name)

    async def close(self) -> None:
        for hall in self._known.values():
            await hall.close()

    async def _find(self, by: By) -> Hall:
        wanted = (by.role, by.series, by.table)
        if wanted not in self._known:
            links = await self._director.links()
            (path,) = (
                link["path"]
                for link in links
                if (Role(link["role"]), link["series"], link["table"]) == wanted
            )
            key = path.partition("#key=")[2]
            self._known[wanted] = Hall(self._url, self._tournament, key)
        return self._known[wanted]


async def killed_meanwhile(
    node: Node, asking: Coroutine[object, object, None], after: float
) -> None:
    """Kill the server while it is being asked, and start it again."""
    asked = asyncio.create_task(asking)
    await asyncio.sleep(after)
    await node.kill()
    node.begin()
    await node.ready()
    await asked


def moments(hall: NotedHall, rng: Random, often: int) -> set[int]:
    """Some commands of every phase."""
    by_phase: dict[str, list[int]] = {one: [] for one in PHASES}
    for at, (found, _, _) in enumerate(hall.asked):
        by_phase[found].append(at)
    return {rng.choice(some) for some in by_phase.values() if some for _ in range(often)}


async def held(node: Node, hall: NotedHall, rules: str, kills: set[int], rng: Random) -> str:
    """Hold a tournament on a server as it was held elsewhere; its name."""
    made = hall.log[0]
    assert isinstance(made, TournamentMade)
    async with Client(node.url) as client:
        await client.arrive("Director")
        wanted = NewTournament(made.name, rules, terms=made.terms)
        opened = await client.post("/api/tournaments", wanted, KeyOpened)
    people = People(node.url, opened)
    for at, (_, command, by) in enumerate(hall.asked):
        asking = people.give(command, by)
        if at in kills:
            await killed_meanwhile(node, asking, rng.random() / 50)
        else:
            await asking
    await people.close()
    return opened.tournament


def test_a_server_that_is_killed_in_every_phase_keeps_the_tournament(
    nodes: Nodes, sqlite_url: str, size: Size
) -> None:
    tournaments: dict[str, NotedHall] = {}
    phases: set[str] = set()

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        for seed in range(FIRST, FIRST + size(1, 20)):
            rng, rules = Random(seed), RULES[seed % 2]  # noqa: S311 - no secret
            hall = generate_in(NotedHall.opened, seed, rules)
            kills = moments(hall, rng, size(1, 4))
            phases.update(hall.asked[at][0] for at in kills)
            tournaments[await held(node, hall, rules, kills, rng)] = hall

    asyncio.run(scene())
    records = asyncio.run(read_log(sqlite_url))
    for name, hall in tournaments.items():
        kept = [event for record in records[f"{STREAM}{name}"] for event in decode(record.data)]
        assert kept == hall.log
        assert audit(kept) == ()
    assert phases == set(PHASES)
