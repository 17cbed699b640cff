"""Finished games as they are sent: made in a process of their own, once, and kept for a while.

A game that is over never changes, but the names of its players do. So what is kept goes by the
names, and by everything else that the answer depends on. Those who ask for the same game at the
same moment wait for one job.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final, NamedTuple, TypeVar

import msgspec

from romme.engine.state import Seat
from romme.locales import words
from romme.notation import gamefile
from romme.server.analysis.archive import Archive, ArchivedGame, NoFinishedGame, named, played
from romme.server.analysis.replays import Company, shown
from romme.server.http.problems import HttpProblem
from romme.server.person_id import PersonId
from romme.server.play.hub import NamesOf
from romme.server.table.picture import UNNAMED, Named, Names
from romme.server.workers.confinement import GAMES, TooCostly
from romme.wire.terms import Permission

MOST_BYTES: Final = 16 * 1024 * 1024
"""Of all answers that are kept."""
MOST_SEATED: Final = 2_000
"""Games of which it is known who sat where."""
FILE: Final = ""
"""The form of a game file; other forms are languages."""

Key = TypeVar("Key")
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class GameSeats:
    """The players of a finished game, and whether others may see it."""

    people: tuple[PersonId | None, ...]
    open_to_all: bool

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where somebody sat."""
        if person is None or person not in self.people:
            return None
        return Seat(self.people.index(person) + 1)

    def may_be_seen_by(self, person: PersonId | None) -> bool:
        """Whether somebody may see it: those who played, and those who might have watched."""
        return self.open_to_all or self.seat_of(person) is not None


class GameAsked(NamedTuple):
    """A game that somebody wants, and who counts as waiting for it."""

    table: str
    number: int
    person: PersonId | None
    address: str


class _Opened(NamedTuple):
    """What comes back from the log: the game itself stays packed, for it is only sent on."""

    seated: GameSeats
    packed: bytes


class _Key(NamedTuple):
    """All that an answer depends on."""

    table: str
    number: int
    form: str
    """A language, or `FILE`."""
    seat: Seat | None
    called: tuple[Named, ...]


class ShownGames:
    """Finished games for those who may see them."""

    def __init__(self, archive: Archive, names: NamesOf) -> None:
        """Begin with nothing kept."""
        self._archive = archive
        self._names = names
        self._seated: OrderedDict[tuple[str, int], GameSeats] = OrderedDict()
        self._made: OrderedDict[_Key, bytes] = OrderedDict()
        self._making: dict[_Key, asyncio.Task[bytes]] = {}
        self._opening: dict[tuple[str, int], asyncio.Task[_Opened]] = {}
        self.kept_bytes = 0

    async def replay(self, asked: GameAsked, lang: str) -> bytes:
        """A game as positions, in JSON; raises `HttpProblem`."""
        return await self._sent(asked, lang)

    async def file(self, asked: GameAsked) -> bytes:
        """A game as a file; raises `HttpProblem`."""
        return await self._sent(asked, FILE)

    async def _sent(self, asked: GameAsked, form: str) -> bytes:
        try:
            return await self._found(asked, form)
        except NoFinishedGame:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-game-kept") from None
        except TooCostly:
            raise HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, "game-too-costly") from None

    async def _found(self, asked: GameAsked, form: str) -> bytes:
        seated, opened = self._seated.get((asked.table, asked.number)), None
        if seated is None:
            opened = await self._open(asked)
            seated = opened.seated
        if not seated.may_be_seen_by(asked.person):
            raise HttpProblem(HTTPStatus.FORBIDDEN, "not-yours")
        names = await self._names(one for one in seated.people if one is not None)
        called = tuple(UNNAMED if one is None else names.get(one, UNNAMED) for one in seated.people)
        seat = None if form == FILE else seated.seat_of(asked.person)
        key = _Key(asked.table, asked.number, form, seat, called)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        return await _shared(self._making, key, lambda: self._make(asked, key, names, opened))

    async def _open(self, asked: GameAsked) -> _Opened:
        game = asked.table, asked.number
        return await _shared(self._opening, game, lambda: self._read(asked))

    async def _read(self, asked: GameAsked) -> _Opened:
        """Read a game from the log, and remember who sat there."""
        records = await self._archive.records(asked.table)
        opened = await GAMES.run(asked.address, _opened, records, asked.number)
        self._seated[asked.table, asked.number] = opened.seated
        if len(self._seated) > MOST_SEATED:
            self._seated.popitem(last=False)
        return opened

    async def _make(
        self, asked: GameAsked, key: _Key, names: Names, opened: _Opened | None
    ) -> bytes:
        packed = (opened or await self._open(asked)).packed
        made = await GAMES.run(asked.address, _written, packed, names, key.form, key.seat)
        self._made[key] = made
        self.kept_bytes += len(made)
        while self.kept_bytes > MOST_BYTES:
            self.kept_bytes -= len(self._made.popitem(last=False)[1])
        return made


async def _shared(
    under_way: dict[Key, asyncio.Task[Made]],
    key: Key,
    make: Callable[[], Coroutine[object, object, Made]],
) -> Made:
    """Wait for what is made under this key; the first who asks has it begun."""
    if key not in under_way:
        task = asyncio.create_task(make())
        under_way[key] = task
        task.add_done_callback(lambda _: under_way.pop(key))
    return await asyncio.shield(under_way[key])


# --- in the process ------------------------------------------------------------------------------


def _opened(records: Sequence[bytes], number: int) -> _Opened:
    found = played(records, number)
    seated = GameSeats(
        tuple(chair.person for chair in found.table.chairs),
        found.table.terms.spectators is Permission.ALLOWED,
    )
    return _Opened(seated, pickle.dumps(found))


def _written(packed: bytes, names: Names, form: str, seat: Seat | None) -> bytes:
    found: ArchivedGame = pickle.loads(packed)  # noqa: S301 - from this very process
    kept = named(found, names)
    if form == FILE:
        return gamefile.write(kept.file).encode()
    company = Company(bots=kept.bots, seat=seat, events=kept.events, movers=kept.movers)
    return msgspec.json.encode(shown(words(form), kept.file, company=company))
