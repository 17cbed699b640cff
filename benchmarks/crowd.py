"""Load generator for `benchmarks/server.py`: many tables of simple players in one process.

Players join with `romme.client`, like any program. After that, each seat is a WebSocket that does
less than the client: it keeps no copy of the table, so that one core can generate enough load for a
server on another. The policy is the simplest legal one: draw from the stock, discard the card just
drawn. The script reads commands from standard input, one JSON object per line. After each command
it prints one line of JSON with its measurements.
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
MAX_JOINING: Final = 16
"""Maximum number of tables that are filled concurrently."""
TERMS: Final = TableTerms(rules="turnier", seats=SEATS, length=Games(100))
"""Terms of every table. The match is long enough not to end during the benchmark."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Opcodes of frames (RFC 6455)."""
LENGTH_16, LENGTH_64 = 126, 127
"""Length bytes of a frame that announce a length of 16 or 64 bits."""


class Turn(msgspec.Struct):
    """The turn in a server message, with only the fields that `Seat` reads."""

    phase: str
    seat: int
    drawn: str | None = None
    must_cut: bool = False


class Part(msgspec.Struct):
    """A picture of the table or a change to it, with only the fields that `Seat` reads."""

    phase: str | None = None
    turn: Turn | None = None
    hand: list[str] | None = None


class Message(msgspec.Struct):
    """A message from the server, with only the fields that `Seat` reads."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    id: str | None = None
    picture: Part | None = None
    change: Part | None = None
    code: str | None = None


_decode: Final = msgspec.json.Decoder(Message).decode


class Move:
    """A move in flight: the mover waits for the answer, the others for the notification."""

    __slots__ = ("answered", "mover", "notified", "sent")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.sent = time.perf_counter()
        self.answered = False
        self.notified = 0

    @property
    def is_complete(self) -> bool:
        """Whether the mover has the answer and all others have been notified."""
        return self.answered and self.notified == SEATS - 1


class Table:
    """A table: its four seats, the seat whose turn it is, and the moves in flight."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.seats: list[Seat] = []
        self.to_act: Seat | None = None
        self.moves: dict[int, Move] = {}
        """Moves in flight, by the version that they will create."""
        self.begun = asyncio.Event()
        self.left = 0
        """Number of moves still to be made without a pause."""

    def turn_passes_to(self, seat: Seat) -> None:
        """Record whose turn it is. If the table plays without pauses, make the move at once."""
        self.to_act = seat
        self.begun.set()
        if self.left > 0:
            self.left -= 1
            self.act()
            if self.left == 0:
                self.crowd.table_finished()

    def act(self) -> None:
        """Make the next move, or count a missed one if the server has not passed the turn on."""
        seat, self.to_act = self.to_act, None
        if seat is None:
            self.crowd.missed += 1
            return
        self.moves[seat.version + 1] = Move(seat)
        seat.act()

    def move_periodically(self, at: float, every: float, until: float) -> None:
        """Make the move due at `at`, and then one every `every` seconds until `until`.

        `at` and `until` are times of the event loop, in seconds.
        """
        loop = self.crowd.loop
        self.crowd.delays.append(loop.time() - at)
        self.act()
        if at + every < until:
            loop.call_at(at + every, self.move_periodically, at + every, every, until)

    def answered(self, version: int) -> None:
        """Record how long the mover waited for the answer to the move that made this version."""
        move = self.moves.get(version)
        if move is not None:
            self.crowd.answer_times.append(time.perf_counter() - move.sent)
            move.answered = True
            if move.is_complete:
                del self.moves[version]

    def notified(self, seat: Seat, version: int) -> None:
        """Count a seat's notification of a move. After the last, record the time since the move."""
        move = self.moves.get(version)
        if move is not None and move.mover is not seat:
            move.notified += 1
            if move.notified == SEATS - 1:
                self.crowd.notification_times.append(time.perf_counter() - move.sent)
            if move.is_complete:
                del self.moves[version]


class Seat(asyncio.Protocol):
    """The WebSocket of a player, which does only the minimum that the protocol requires."""

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
        """Send the WebSocket handshake."""
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
        """Count a lost connection. The load generator itself closes none before the end."""
        self.table.crowd.lost += 1
        del error

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames, and buffer the rest."""
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
            if length == LENGTH_16:
                at += 2
                length = int.from_bytes(data[start + 2 : at])
            elif length == LENGTH_64:
                at += 8
                length = int.from_bytes(data[start + 2 : at])
            if len(data) < at + length:
                break
            self._frame(data[start] & 15, data[at : at + length])
            start = at + length
        self.buffer = data[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._handle(_decode(payload))
        elif kind == PING:
            self._write(PONG, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame with an all-zero mask, so that the payload need not be masked."""
        length = len(payload)
        size = bytes([128 | length]) if length < LENGTH_16 else b"\xfe" + length.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + payload)

    def send(self, do: str, **more: object) -> None:
        """Send the command named `do` for this table, with `more` as its further fields."""
        crowd = self.table.crowd
        crowd.sent += 1
        command = {"do": do, "id": f"c{crowd.sent}", "table": self.table.name, **more}
        self._write(TEXT, msgspec.json.encode(command))

    def _sit_down(self) -> None:
        self.send("watch")
        if self.number > 1:
            self.send("sit", seat=self.number)
        self.send("ready")

    def _handle(self, message: Message) -> None:
        match message.kind:
            case "happened" | "seen":
                self.version = message.version
                self.table.notified(self, message.version)
                part = message.change or message.picture
                if part is not None:
                    self._update(part)
            case "done":
                self.table.answered(message.version)
            case "refused":
                self.table.crowd.refused.append(str(message.code))
            case _:
                pass

    def _update(self, part: Part) -> None:
        if part.hand is not None:
            self.hand = part.hand
        self.turn = part.turn
        if part.phase == "counted":
            self.send("ready")
        elif part.turn is not None and (
            part.turn.must_cut
            or (part.turn.seat == self.number and part.turn.phase in ("draw", "play"))
        ):
            self.table.turn_passes_to(self)

    def act(self) -> None:
        """Send the move that is due: a cut, a draw from the stock or a discard."""
        turn = self.turn
        if turn is None:
            return
        if turn.must_cut:
            self.send("cut", at=self.version, lifted=random.randint(10, 90))  # noqa: S311 - no secret
        elif turn.phase == "draw":
            self.send("draw", at=self.version, pile="stock")
        else:
            card = turn.drawn if turn.drawn not in (None, "*") else self._some_card()
            self.send("play", at=self.version, end=f"discard {card}")

    def _some_card(self) -> str:
        return next(card for card in self.hand if card != "*")


class Crowd:
    """All tables of the load generator, and the measurements of the current command."""

    def __init__(self, port: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.tables: list[Table] = []
        self.sent = 0
        self.lost = 0
        self.refused: list[str] = []
        self._reset()
        self._finished = asyncio.Semaphore(0)
        self._warm = 0
        """Number of tables that have made their warm-up moves."""

    def _reset(self) -> None:
        self.answer_times: list[float] = []
        self.notification_times: list[float] = []
        self.delays: list[float] = []
        """By how many seconds this process itself made each move too late."""
        self.missed = 0
        """Number of moves not made, because the server had not passed the turn on yet."""

    def table_finished(self) -> None:
        """Note that a table has made its warm-up moves."""
        self._finished.release()

    # --- commands --------------------------------------------------------------------------------

    async def join(self, tables: int) -> None:
        """Create and fill tables until there are `tables` of them."""
        known = len(self.tables)
        gate = asyncio.Semaphore(MAX_JOINING)

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
        """Have each new table make `least` to `most` moves at full speed, as a warm-up."""
        new, self._warm = self.tables[self._warm :], len(self.tables)
        for table in new:
            table.left = random.randint(least, most)  # noqa: S311 - no secret
            if table.to_act is not None:
                table.turn_passes_to(table.to_act)
        for _ in new:
            await self._finished.acquire()

    async def saturate(self, seconds: float, tables: int) -> None:
        """Have the first `tables` tables move at full speed for `seconds`."""
        chosen = self.tables[:tables]
        for table in chosen:
            table.left = sys.maxsize
            if table.to_act is not None:
                table.turn_passes_to(table.to_act)
        await asyncio.sleep(seconds)
        for table in chosen:
            table.left = 0

    async def pace(self, seconds: float, every: float, tables: int) -> None:
        """Have each of the first `tables` tables make a move every `every` seconds, for `seconds`.

        The tables start at random offsets, so that they do not all move at the same time.
        """
        start = self.loop.time() + 0.2
        for table in self.tables[:tables]:
            first = start + random.random() * min(every, seconds)  # noqa: S311 - no secret
            self.loop.call_at(first, table.move_periodically, first, every, start + seconds)
        await asyncio.sleep(seconds + 0.5)

    async def execute(self, do: str, **more: int) -> dict[str, object]:
        """Execute the command `do` and return the measurements taken while it ran."""
        commands: dict[str, Callable[..., object]] = {
            "join": self.join,
            "rush": self.rush,
            "saturate": self.saturate,
            "pace": self.pace,
        }
        self._reset()
        cpu, wall = time.process_time(), time.perf_counter()
        await commands[do](**more)  # type: ignore[misc]  # all of them are coroutines
        seconds = time.perf_counter() - wall
        measured: dict[str, object] = {
            "seconds": seconds,
            "moves": len(self.answer_times),
            "done": spread(self.answer_times),
            "told": spread(self.notification_times),
            "late": spread(self.delays),
            "missed": self.missed,
            "cpu": (time.process_time() - cpu) / seconds,
        }
        await asyncio.sleep(0.5)  # let messages in flight arrive
        return measured | {"lost": self.lost, "refused": sorted(set(self.refused))}


def spread(seconds: Sequence[float]) -> dict[str, float] | None:
    """Return p50, p99 and max in milliseconds, or `None` if `seconds` is empty."""
    ordered = sorted(seconds)
    if not ordered:
        return None
    last = len(ordered) - 1
    quantiles = {"p50": ordered[last // 2], "p99": ordered[last * 99 // 100], "max": ordered[last]}
    return {name: round(1000 * value, 3) for name, value in quantiles.items()}


async def execute_all(port: int) -> None:
    """Execute the commands from standard input in order, and print the measurements of each."""
    crowd = Crowd(port)
    lines = asyncio.StreamReader(limit=2**20)
    await crowd.loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        print(json.dumps(await crowd.execute(**json.loads(line))), flush=True)


def main() -> None:
    """Execute the commands from standard input against the server on a local port."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    gc.disable()  # a collection in this process would show up in the measurements
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(execute_all(parser.parse_args().port))


if __name__ == "__main__":
    main()
