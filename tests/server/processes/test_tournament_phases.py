"""A tournament is stored completely even if the server is killed in each of its phases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from romme.client import Client, RequestFailed, TournamentClient
from romme.server.organise.desk import STREAM
from romme.server.organise.http.messages import NewTournament, TournamentKey
from romme.tournament.commands import Command
from romme.tournament.events import Event, SeriesBegan, TournamentMade
from romme.tournament.proof.audit import audit
from romme.tournament.rights import By, Role
from romme.tournament.storage.codec import decode
from tests.conftest import Size
from tests.support.server.processes.stored_log import read_log
from tests.support.servers.nodes import Node, Nodes
from tests.support.tournament.proof.crashing_hall import PHASES, phase
from tests.support.tournament.proof.generator import generate_in
from tests.support.tournament.proof.hall import Hall as Generated

RULES = ("turnier", "verband")
FIRST_SEED = 2
"""The first seed. Its tournament is reopened after its end, so that it goes through all phases."""


@dataclass
class RecordingHall(Generated):
    """A hall that records each command with its sender and the phase in which it was given."""

    asked: list[tuple[str, Command, By]] = field(default_factory=list)

    def carry_out(self, command: Command, by: By) -> None:
        self.asked.append((phase(self.tournament), command, by))
        super().carry_out(command, by)

    def restore(self, version: int) -> None:
        """Change nothing: an earlier state is restored by a route, not by a command."""


class TournamentClients:
    """The clients of a tournament, each with the key from its link."""

    def __init__(self, url: str, opened: TournamentKey) -> None:
        self._url, self._tournament = url, opened.tournament
        self._director = TournamentClient(url, opened.tournament, opened.key)
        self._known = {(Role.DIRECTOR, 0, 0): self._director}

    async def send(self, command: Command, by: By) -> None:
        """Send a command, ignoring a refusal. There is no link to a list that does not exist."""
        hall = await self._find(by)
        if hall is not None:
            with suppress(RequestFailed):
                await hall.ask(command, name=by.name)

    async def close(self) -> None:
        for hall in self._known.values():
            await hall.close()

    async def _find(self, by: By) -> TournamentClient | None:
        wanted = (by.role, by.series, by.table)
        if wanted not in self._known:
            links = await self._director.links()
            paths = [
                link["path"]
                for link in links
                if (Role(link["role"]), link["series"], link["table"]) == wanted
            ]
            if not paths:
                return None
            key = paths[0].partition("#key=")[2]
            self._known[wanted] = TournamentClient(self._url, self._tournament, key)
        return self._known[wanted]


async def kill_during(node: Node, asking: Coroutine[object, object, None], after: float) -> None:
    """Kill the server `after` seconds into a request, restart it, and wait for the request."""
    sending = asyncio.create_task(asking)
    await asyncio.sleep(after)
    await node.kill()
    node.begin()
    await node.wait_until_ready()
    await sending


def moments_to_kill(hall: RecordingHall, rng: Random, often: int) -> set[int]:
    """Choose up to `often` random commands in each phase, and return their numbers."""
    by_phase: dict[str, list[int]] = {one: [] for one in PHASES}
    for at, (found, _, _) in enumerate(hall.asked):
        by_phase[found].append(at)
    return {rng.choice(some) for some in by_phase.values() if some for _ in range(often)}


def without_times(log: Sequence[Event]) -> list[Event]:
    """Return a log without the times of the series: generated halls have no clock."""
    return [
        replace(event, at=0, ends=0) if isinstance(event, SeriesBegan) else event for event in log
    ]


async def hold_tournament(
    node: Node, hall: RecordingHall, rules: str, kills: set[int], rng: Random
) -> str:
    """Replay a generated tournament on a server, and return its id.

    The server is killed during the commands whose numbers are in `kills`.
    """
    made = hall.log[0]
    assert isinstance(made, TournamentMade)
    async with Client(node.url) as client:
        await client.enter_as_guest("Director")
        wanted = NewTournament(made.name, rules, dict(made.rules.options), made.terms)
        opened = await client.post("/api/tournaments", wanted, TournamentKey)
    clients = TournamentClients(node.url, opened)
    for at, (_, command, by) in enumerate(hall.asked):
        asking = clients.send(command, by)
        if at in kills:
            await kill_during(node, asking, rng.random() / 50)
        else:
            await asking
    await clients.close()
    return opened.tournament


def test_a_tournament_survives_kills_in_every_phase(
    nodes: Nodes, sqlite_url: str, size: Size
) -> None:
    tournaments: dict[str, RecordingHall] = {}
    phases: set[str] = set()

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        for seed in range(FIRST_SEED, FIRST_SEED + size(1, 20)):
            rng, rules = Random(seed), RULES[seed % 2]  # noqa: S311 - no secret
            hall = generate_in(RecordingHall.open, seed, rules)
            kills = moments_to_kill(hall, rng, size(1, 4))
            phases.update(hall.asked[at][0] for at in kills)
            tournaments[await hold_tournament(node, hall, rules, kills, rng)] = hall

    asyncio.run(scene())
    records = asyncio.run(read_log(sqlite_url))
    for name, hall in tournaments.items():
        kept = [event for record in records[f"{STREAM}{name}"] for event in decode(record.data)]
        assert without_times(kept) == without_times(hall.log)
        assert audit(kept) == ()
    assert phases == set(PHASES)
