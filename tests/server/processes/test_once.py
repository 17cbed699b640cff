"""R3: each command is carried out once, however often and in whatever order it arrives."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from romme.bots.protocol import Budget, Legal
from romme.bots.registry import make_bot
from romme.client.sitting import written
from romme.engine.state import Pile
from romme.wire import commands as wire
from romme.wire.view_reader import read_view
from tests.conftest import Size
from tests.server.processes.kept import check_kept
from tests.server.processes.lines import Answers, Line, Outcome
from tests.server.processes.players import Company, Noting, Sitting
from tests.server.processes.serving import Node, Nodes

BOT = make_bot("anfaenger")
FAR = 10_000
"""More versions than a table here gets to: what is decided on there is refused for ever."""


def next_command(
    sitting: Sitting, rng: Random
) -> tuple[Noting, wire.GameCommand | wire.Ready] | None:
    """Who is to do something at a table, and what."""
    for client in sitting.clients:
        watched = sitting.watched(client)
        picture = watched.picture
        new = {"id": client.new_id(), "table": sitting.name}
        if picture.phase in {"open", "counted"}:
            if not picture.chairs[(picture.seat or 0) - 1].ready:
                return client, wire.Ready(**new)
        elif picture.turn is not None and picture.turn.must_cut:
            return client, wire.Cut(**new, at=watched.version, lifted=30)
        elif picture.turn is not None and picture.turn.seat == picture.seat:
            view = read_view(picture)
            if not view.is_to_move:  # somebody else is to cut
                continue
            move = BOT.choose(view, Legal(view.to_move()), rng, Budget.counted(1))
            return client, written(move, at=watched.version, **new)
    return None


class RoughPost:
    """Carries commands as a bad network does."""

    def __init__(self, sitting: Sitting, rng: Random) -> None:
        self.answers = Answers()
        self.sent: dict[str, Noting] = {}
        self.rng = rng
        self._lines = {
            client: [Line(client, self.answers) for _ in range(2)] for client in sitting.clients
        }
        self._old: list[tuple[Noting, wire.TableCommand]] = []

    async def carry(self, client: Noting, command: wire.GameCommand | wire.Ready) -> Outcome:
        """Deliver a command once or more often, early or late; returns its first answer."""
        early = wire.Draw(
            id=client.new_id(),
            table=command.table,
            at=getattr(command, "at", 0) + FAR,
            pile=Pile.STOCK,
        )
        letters: list[wire.TableCommand] = [command]
        if self.rng.random() < 0.3:
            letters.append(command)
        if self.rng.random() < 0.2:  # decided on in a position that nobody has seen yet
            letters.insert(0, early)
        for letter in letters:
            await self._send(client, letter)
            if self.rng.random() < 0.1:
                await self._cut(client)
                await self._send(client, letter)
        if self._old and self.rng.random() < 0.2:
            await self._send(*self.rng.choice(self._old))
        self._old += [(client, letter) for letter in letters]
        return await self.answers.first(command.id)

    async def _send(self, client: Noting, letter: wire.TableCommand) -> None:
        self.sent[letter.id] = client
        await self.rng.choice(self._lines[client]).send(letter)

    async def _cut(self, client: Noting) -> None:
        await self.rng.choice(self._lines[client]).cut()

    async def finish(self) -> None:
        """Ask once more for the last ones, and for all whose answers were cut off."""
        last = {letter.id for _, letter in self._old[-200:]}
        letters = {letter.id: (client, letter) for client, letter in self._old}
        for command, (client, letter) in letters.items():
            if command in last or not self.answers.by_id[command]:
                await self._lines[client][0].send(letter)
        for command in self.sent:
            await self.answers.first(command, within=120)

    async def close(self) -> None:
        """Cut all lines."""
        for lines in self._lines.values():
            for line in lines:
                await line.cut()


async def play_roughly(sitting: Sitting, post: RoughPost, *, commands: int) -> None:
    """Play a match over a bad network."""
    while len(post.sent) < commands:
        coming = next_command(sitting, post.rng)
        if coming is None:  # the deal waits for the clients' nonces
            await sitting.watched(sitting.clients[0]).news()
            continue
        client, command = coming
        outcome = await post.carry(client, command)
        assert outcome.kind == "done", f"different answers: {outcome}"
        for one in sitting.clients:
            await sitting.watched(one).reaches(outcome.version)
    await post.finish()


async def seated(company: Company) -> Sitting:
    """Two people at a table, and both see it."""
    sitting = await company.sit_down()
    for client in sitting.clients:
        await client.watch(sitting.name)
    second = sitting.clients[1]
    done = await second.ask(wire.Sit(id=second.new_id(), table=sitting.name, seat=2))
    for client in sitting.clients:
        await sitting.watched(client).reaches(getattr(done, "version", 0))
    return sitting


async def check_once(node: Node, secrets: set[str], *, tables: int, commands: int) -> None:
    """Play over a bad network, then compare all answers with each other and with the log."""
    await node.ready()
    async with Company.at(node.url, secrets=secrets) as company:
        sittings = [await seated(company) for _ in range(tables)]
        posts = [
            RoughPost(sitting, Random(number))  # noqa: S311 - so that a failure happens again
            for number, sitting in enumerate(sittings)
        ]
        try:
            await asyncio.gather(
                *(
                    play_roughly(sitting, post, commands=commands)
                    for sitting, post in zip(sittings, posts, strict=True)
                )
            )
        finally:
            for post in posts:
                await post.close()
        records = await check_kept(node.wanted.database, company.told)
    for sitting, post in zip(sittings, posts, strict=True):
        kept = {one.command: one.version for one in records[sitting.name]}
        for command, client in post.sent.items():
            came = post.answers.by_id[command]
            assert len(set(came)) == 1, f"different answers: {came}"
            version = kept.get(f"{client.person}:{command}")
            assert came[0].version == (version or 0)
            assert (came[0].kind == "done") == (version is not None)
        repeated = sum(len(came) > 1 for came in post.answers.by_id.values())
        assert repeated > commands // 10  # else nothing was shown


def test_one_outcome_for_each_command(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    """A repeat gets the same answer, and what is kept is what was answered.

    The clock is slow, so that the table never cuts for somebody whose command is still held up.
    """
    node = nodes.begin(sqlite_url, plants=["slow-clock"])
    asyncio.run(check_once(node, nodes.secrets, tables=size(1, 25), commands=size(120, 4_000)))


def test_a_server_that_forgets_commands_is_caught(nodes: Nodes, sqlite_url: str) -> None:
    node = nodes.begin(sqlite_url, plants=["forgetful", "slow-clock"])
    with pytest.raises(AssertionError, match="different answers"):
        asyncio.run(check_once(node, nodes.secrets, tables=1, commands=20))
