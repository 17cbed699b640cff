"""Each command is carried out exactly once, even if it arrives repeatedly or out of order."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from romme.bots.protocol import Budget, Legal
from romme.bots.registry import make_bot
from romme.client.bot_player import move_command
from romme.engine.state import Pile
from romme.wire import commands as wire
from romme.wire.view_reader import read_view
from tests.conftest import Size
from tests.support.server.processes.players import PlayerGroup, Players, RecordingClient
from tests.support.server.processes.raw_sockets import Answers, CuttableSocket, Outcome
from tests.support.server.processes.stored_log import check_stored
from tests.support.servers.nodes import Node, Nodes

BOT = make_bot("anfaenger")
UNREACHABLE_VERSION = 10_000
"""A version that no table reaches in this test. A command that names it is always refused."""


def next_command(
    group: PlayerGroup, rng: Random
) -> tuple[RecordingClient, wire.GameCommand | wire.Ready] | None:
    """Return a client that is to act at a table, with its command, or None if nobody is to act."""
    for client in group.clients:
        watched = group.watched(client)
        picture = watched.picture
        new = {"id": client.new_id(), "table": group.name}
        if picture.phase in {"open", "counted"}:
            if not picture.chairs[(picture.seat or 0) - 1].ready:
                return client, wire.Ready(**new)
        elif picture.turn is not None and picture.turn.must_cut:
            return client, wire.Cut(**new, at=watched.version, lifted=30)
        elif picture.turn is not None and picture.turn.seat == picture.seat:
            view = read_view(picture)
            if not view.is_to_move:  # another player is to cut
                continue
            move = BOT.choose(view, Legal(view.to_move()), rng, Budget.counted(1))
            return client, move_command(move, at=watched.version, **new)
    return None


class BadNetwork:
    """A network that repeats commands, sends some too early, and loses answers."""

    def __init__(self, group: PlayerGroup, rng: Random) -> None:
        self.answers = Answers()
        self.sent: dict[str, RecordingClient] = {}
        self.rng = rng
        self._sockets = {
            client: [CuttableSocket(client, self.answers) for _ in range(2)]
            for client in group.clients
        }
        self._delivered: list[tuple[RecordingClient, wire.TableCommand]] = []

    async def deliver(
        self, client: RecordingClient, command: wire.GameCommand | wire.Ready
    ) -> Outcome:
        """Send a command, and return the first answer to it.

        The command may be sent twice. A draw for a version that the table has not reached may
        precede it, and an older command may follow it. Connections may be cut in between.
        """
        early = wire.Draw(
            id=client.new_id(),
            table=command.table,
            at=getattr(command, "at", 0) + UNREACHABLE_VERSION,
            pile=Pile.STOCK,
        )
        batch: list[wire.TableCommand] = [command]
        if self.rng.random() < 0.3:
            batch.append(command)
        if self.rng.random() < 0.2:  # for a version that does not exist yet
            batch.insert(0, early)
        for message in batch:
            await self._send(client, message)
            if self.rng.random() < 0.1:
                await self._cut(client)
                await self._send(client, message)
        if self._delivered and self.rng.random() < 0.2:
            await self._send(*self.rng.choice(self._delivered))
        self._delivered += [(client, message) for message in batch]
        return await self.answers.first(command.id)

    async def _send(self, client: RecordingClient, message: wire.TableCommand) -> None:
        self.sent[message.id] = client
        await self.rng.choice(self._sockets[client]).send(message)

    async def _cut(self, client: RecordingClient) -> None:
        await self.rng.choice(self._sockets[client]).cut()

    async def finish(self) -> None:
        """Send the last commands and those without an answer again, and wait for all answers."""
        last = {message.id for _, message in self._delivered[-200:]}
        batch = {message.id: (client, message) for client, message in self._delivered}
        for command, (client, message) in batch.items():
            if command in last or not self.answers.by_id[command]:
                await self._sockets[client][0].send(message)
        for command in self.sent:
            await self.answers.first(command, within=120)

    async def close(self) -> None:
        """Cut all sockets."""
        for sockets in self._sockets.values():
            for socket in sockets:
                await socket.cut()


async def play_over_bad_network(group: PlayerGroup, network: BadNetwork, *, commands: int) -> None:
    """Have a group play over a bad network until at least `commands` commands have been sent."""
    while len(network.sent) < commands:
        next_up = next_command(group, network.rng)
        if next_up is None:  # the deal waits for the clients' nonces
            await group.watched(group.clients[0]).next_change()
            continue
        client, command = next_up
        outcome = await network.deliver(client, command)
        assert outcome.kind == "done", f"unexpected answer: {outcome}"
        for one in group.clients:
            await group.watched(one).until_version(outcome.version)
    await network.finish()


async def seated_group(players: Players) -> PlayerGroup:
    """Return a group of two people who sit at a table and watch it."""
    group = await players.seat_group()
    for client in group.clients:
        await client.watch(group.name)
    second = group.clients[1]
    done = await second.ask(wire.Sit(id=second.new_id(), table=group.name, seat=2))
    for client in group.clients:
        await group.watched(client).until_version(getattr(done, "version", 0))
    return group


async def check_once(node: Node, secrets: set[str], *, tables: int, commands: int) -> None:
    """Play over a bad network, then compare all answers with each other and with the log."""
    await node.wait_until_ready()
    async with Players.at(node.url, secrets=secrets) as players:
        groups = [await seated_group(players) for _ in range(tables)]
        networks = [
            BadNetwork(group, Random(number))  # noqa: S311 - must be repeatable
            for number, group in enumerate(groups)
        ]
        try:
            await asyncio.gather(
                *(
                    play_over_bad_network(group, network, commands=commands)
                    for group, network in zip(groups, networks, strict=True)
                )
            )
        finally:
            for network in networks:
                await network.close()
        records = await check_stored(node.options.database, players.acknowledged)
    for group, network in zip(groups, networks, strict=True):
        kept = {one.command: one.version for one in records[group.name]}
        for command, client in network.sent.items():
            answers = network.answers.by_id[command]
            assert len(set(answers)) == 1, f"different answers: {answers}"
            version = kept.get(f"{client.person}:{command}")
            assert answers[0].version == (version or 0)
            assert (answers[0].kind == "done") == (version is not None)
        repeated = sum(len(answers) > 1 for answers in network.answers.by_id.values())
        assert repeated > commands // 10  # otherwise the test proves nothing


def test_each_command_has_one_outcome(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    """A repeated command gets the same answer, and the log agrees with all answers.

    The clock is slow, so that the table never cuts the pack for a player whose command is delayed.
    """
    node = nodes.begin(sqlite_url, patches=["slow-clock"])
    asyncio.run(check_once(node, nodes.secrets, tables=size(1, 25), commands=size(120, 4_000)))


def test_forgotten_commands_are_detected(nodes: Nodes, sqlite_url: str) -> None:
    node = nodes.begin(sqlite_url, patches=["forgotten-commands", "slow-clock"])
    with pytest.raises(AssertionError, match=r"different answers|unexpected answer"):
        asyncio.run(check_once(node, nodes.secrets, tables=1, commands=20))
