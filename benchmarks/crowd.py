"""People at tables, many of them and cheap: the load for `benchmarks/server.py`, which starts this.

Everybody comes in as any program does (`romme.client`); then each seat is a real socket of its own
that does less than the client: it does not keep the table, else one core could not play as fast as
another one serves. The policy is the plainest legal one: draw from the stock, discard the card just
drawn. Orders come as lines of JSON, each answered by a line.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

from romme.client import Client
from romme.wire.lobby import NewTable
from romme.wire.terms import Games, TableTerms

SEATS: Final = 4
JOINING: Final = 16
"""So many tables fill at the same time."""
TERMS: Final = TableTerms(rules="turnier", seats=SEATS, length=Games(100))
"""The longest match that there is."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames (RFC 6455)."""
LONG, LONGER = 126, 127
"""How a frame says that its length takes two bytes more, or eight."""


class Turn(msgspec.Struct):
    """What a seat has to know of a turn."""

    phase: str
    seat: int
    drawn: str | None = None
    must_cut: bool = False


class Part(msgspec.Struct):
    """What a seat has to know of a picture, or of a change to it."""

    phase: str | None = None
    turn: Turn | None = None
    hand: list[str] | None = None


class Message(msgspec.Struct):
    """What a seat has to know of a message."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    id: str | None = None
    picture: Part | None = None
    change: Part | None = None
    code: str | None = None


_read: Final = msgspec.json.Decoder(Message).decode


class Move:
    """A move on its way: the mover waits for the answer, the others wait to hear of it."""

    __slots__ = ("answered", "heard", "mover", "sent")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.sent = time.perf_counter()
        self.answered = False
        self.heard = 0

    @property
    def is_over(self) -> bool:
        """Whether everybody knows of it."""
        return self.answered and self.heard == SEATS - 1


class Table:
    """Four seats, and whose turn it is."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.seats: list[Seat] = []
        self.to_act: Seat | None = None
        self.moves: dict[int, Move] = {}
        """By the version that they will make."""
        self.begun = asyncio.Event()
        self.left = 0
        """So many moves are to be made at once, one after the other."""

    def has_the_turn(self, seat: Seat) -> None:
        """Let a seat act now, or when its time comes."""
        self.to_act = seat
        self.begun.set()
        if self.left > 0:
            self.left -= 1
            self.act()
            if self.left == 0:
                self.crowd.one_is_through()

    def act(self) -> None:
        """Make the next move."""
        seat, self.to_act = self.to_act, None
        if seat is None:
            self.crowd.missed += 1
            return
        self.moves[seat.version + 1] = Move(seat)
        seat.act()

    def keep_time(self, at: float, every: float, until: float) -> None:
        """Make a move now, and then one after each period."""
        loop = self.crowd.loop
        self.crowd.late.append(loop.time() - at)
        self.act()
        if at + every < until:
            loop.call_at(at + every, self.keep_time, at + every, every, until)

    def answered(self, version: int) -> None:
        """The mover knows that its move is kept."""
        move = self.moves.get(version)
        if move is not None:
            self.crowd.done.append(time.perf_counter() - move.sent)
            move.answered = True
            if move.is_over:
                del self.moves[version]

    def heard(self, seat: Seat, version: int) -> None:
        """Somebody has heard of a move; the last one counts."""
        move = self.moves.get(version)
        if move is not None and move.mover is not seat:
            move.heard += 1
            if move.heard == SEATS - 1:
                self.crowd.told.append(time.perf_counter() - move.sent)
            if move.is_over:
                del self.moves[version]


class Seat(asyncio.Protocol):
    """A socket of somebody who plays: as little as the protocol allows."""

    __slots__ = ("buffer", "hand", "number", "open", "table", "transport", "turn", "version")

    def __init__(self, table: Table, number: int, address: str) -> None:
        self.table = table
        self.number = number
        self.open = False
        self.buffer = urlsplit(address)._replace(scheme="", netloc="").geturl().encode()
        self.version = 0
        self.turn: Turn | None = None
        self.hand: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)
        host = f"127.0.0.1:{self.table.crowd.port}"
        self.transport.write(
            b"GET %b HTTP/1.1\r\nHost: %b\r\nOrigin: http://%b\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            % (self.buffer, host.encode(), host.encode())
        )
        self.buffer = b""

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody leaves before the end."""
        self.table.crowd.lost += 1
        del error

    def data_received(self, data: bytes) -> None:
        """Take what came, frame by frame."""
        data = self.buffer + data if self.buffer else data
        start = 0
        if not self.open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4 or not data.startswith(b"HTTP/1.1 101"):  # noqa: PLR2004 - not found
                self.buffer = data
                return
            self.open = True
            self._sit_down()
        while len(data) >= start + 2:
            length, at = data[start + 1], start + 2
            if length == LONG:
                at += 2
                length = int.from_bytes(data[start + 2 : at])
            elif length == LONGER:
                at += 8
                length = int.from_bytes(data[start + 2 : at])
            if len(data) < at + length:
                break
            self._frame(data[start] & 15, data[at : at + length])
            start = at + length
        self.buffer = data[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._take(_read(payload))
        elif kind == PING:
            self._write(PONG, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame; its mask is zeros, which saves masking."""
        length = len(payload)
        size = bytes([128 | length]) if length < LONG else b"\xfe" + length.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + payload)

    def say(self, do: str, **more: object) -> None:
        """Send a command."""
        crowd = self.table.crowd
        crowd.commands += 1
        command = {"do": do, "id": f"c{crowd.commands}", "table": self.table.name, **more}
        self._write(TEXT, msgspec.json.encode(command))

    def _sit_down(self) -> None:
        self.say("watch")
        if self.number > 1:
            self.say("sit", seat=self.number)
        self.say("ready")

    def _take(self, message: Message) -> None:
        match message.kind:
            case "happened" | "seen":
                self.version = message.version
                self.table.heard(self, message.version)
                part = message.change or message.picture
                if part is not None:
                    self._see(part)
            case "done":
                self.table.answered(message.version)
            case "refused":
                self.table.crowd.refused.append(str(message.code))
            case _:
                pass

    def _see(self, part: Part) -> None:
        if part.hand is not None:
            self.hand = part.hand
        self.turn = part.turn
        if part.phase == "counted":
            self.say("ready")
        elif part.turn is not None and (
            part.turn.must_cut
            or (part.turn.seat == self.number and part.turn.phase in ("draw", "play"))
        ):
            self.table.has_the_turn(self)

    def act(self) -> None:
        """Do what this seat has to do."""
        turn = self.turn
        if turn is None:
            return
        if turn.must_cut:
            self.say("cut", at=self.version, lifted=random.randint(10, 90))  # noqa: S311 - no secret
        elif turn.phase == "draw":
            self.say("draw", at=self.version, pile="stock")
        else:
            card = turn.drawn if turn.drawn not in (None, "*") else self._some_card()
            self.say("play", at=self.version, end=f"discard {card}")

    def _some_card(self) -> str:
        return next(card for card in self.hand if card != "*")


class Crowd:
    """All tables, and what was measured at them."""

    def __init__(self, port: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.tables: list[Table] = []
        self.commands = 0
        self.lost = 0
        self.refused: list[str] = []
        self._forget()
        self._through = asyncio.Semaphore(0)
        self._rested = 0
        """So many tables have played for a while."""

    def _forget(self) -> None:
        self.done: list[float] = []
        self.told: list[float] = []
        self.late: list[float] = []
        self.missed = 0

    def one_is_through(self) -> None:
        """A table has made the moves that were asked for."""
        self._through.release()

    # --- orders ----------------------------------------------------------------------------------

    async def join(self, tables: int) -> None:
        """Fill tables until there are so many."""
        known = len(self.tables)
        gate = asyncio.Semaphore(JOINING)

        async def fill(number: int) -> Table:
            async with gate:
                people = [self._person(number * SEATS + one) for one in range(SEATS)]
                async with people[0] as maker:
                    made = await maker.make_table(NewTable(TERMS))
                    table = Table(self, made.table)
                    await self._sit(table, maker)
                for person in people[1:]:
                    async with person:
                        await self._sit(table, person)
                await asyncio.wait_for(table.begun.wait(), 60)
            return table

        self.tables += await asyncio.gather(*(fill(number) for number in range(known, tables)))

    def _person(self, number: int) -> Client:
        return Client(f"http://127.0.0.1:{self.port}", token=f"token{number}")

    async def _sit(self, table: Table, person: Client) -> None:
        one = Seat(table, len(table.seats) + 1, await person.socket_address())
        table.seats.append(one)
        await self.loop.create_connection(lambda: one, "127.0.0.1", self.port)

    async def rush(self, least: int, most: int) -> None:
        """Let every table that has not played yet make so many moves as fast as it can."""
        new, self._rested = self.tables[self._rested :], len(self.tables)
        for table in new:
            table.left = random.randint(least, most)  # noqa: S311 - no secret
            if table.to_act is not None:
                table.has_the_turn(table.to_act)
        for _ in new:
            await self._through.acquire()

    async def saturate(self, seconds: float, tables: int) -> None:
        """Let some tables move as fast as they can, for so long."""
        chosen = self.tables[:tables]
        for table in chosen:
            table.left = sys.maxsize
            if table.to_act is not None:
                table.has_the_turn(table.to_act)
        await asyncio.sleep(seconds)
        for table in chosen:
            table.left = 0

    async def pace(self, seconds: float, every: float, tables: int) -> None:
        """Let some tables make a move after each period, for so long; not all at the same time."""
        start = self.loop.time() + 0.2
        for table in self.tables[:tables]:
            first = start + random.random() * min(every, seconds)  # noqa: S311 - no secret
            self.loop.call_at(first, table.keep_time, first, every, start + seconds)
        await asyncio.sleep(seconds + 0.5)

    async def obey(self, do: str, **more: int) -> dict[str, object]:
        """Follow an order, and say what was measured meanwhile."""
        orders: dict[str, Callable[..., object]] = {
            "join": self.join,
            "rush": self.rush,
            "saturate": self.saturate,
            "pace": self.pace,
        }
        self._forget()
        cpu, wall = time.process_time(), time.perf_counter()
        await orders[do](**more)  # type: ignore[misc]  # all of them are coroutines
        seconds = time.perf_counter() - wall
        measured: dict[str, object] = {
            "seconds": seconds,
            "moves": len(self.done),
            "done": spread(self.done),
            "told": spread(self.told),
            "late": spread(self.late),
            "missed": self.missed,
            "cpu": (time.process_time() - cpu) / seconds,
        }
        await asyncio.sleep(0.5)  # what is under way arrives
        return measured | {"lost": self.lost, "refused": sorted(set(self.refused))}


def spread(seconds: Sequence[float]) -> dict[str, float] | None:
    """The middle, the slow end and the slowest, in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        return None
    last = len(ordered) - 1
    found = {"p50": ordered[last // 2], "p99": ordered[last * 99 // 100], "max": ordered[last]}
    return {name: round(1000 * value, 3) for name, value in found.items()}


async def obey_all(port: int) -> None:
    """Follow the orders on the input, one after the other."""
    crowd = Crowd(port)
    lines = asyncio.StreamReader(limit=2**20)
    await crowd.loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        print(json.dumps(await crowd.obey(**json.loads(line))), flush=True)


def main() -> None:
    """Connect to a server on this machine, and follow orders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    gc.disable()  # else what is measured is how long this process looks for cycles
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(obey_all(parser.parse_args().port))


if __name__ == "__main__":
    main()
