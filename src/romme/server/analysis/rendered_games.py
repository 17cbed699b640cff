"""Finished games as replays or files, rendered in a worker process and cached.

A finished game never changes, but the names of its players do. So the cache key includes the names
and everything else that the result depends on. Concurrent requests for the same game share one job.
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
from romme.server.analysis.archive import (
    Archive,
    ArchivedGame,
    NoFinishedGame,
    read_game,
    with_names,
)
from romme.server.analysis.replays import Participants, replayed
from romme.server.http.problems import HttpProblem
from romme.server.person_id import PersonId
from romme.server.play.hub import NamesOf
from romme.server.table.picture import UNNAMED, Named, Names
from romme.server.workers.confinement import GAMES, TooCostly
from romme.wire.terms import Permission

MAX_BYTES: Final = 16 * 1024 * 1024
"""Maximum total size of the cached replays and files."""
MAX_SEATINGS: Final = 2_000
"""Maximum number of games whose players are cached."""
FILE: Final = ""
"""Value of `_Key.form` for a game file. For a replay, it is the language of the replay."""

Key = TypeVar("Key")
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class GameSeats:
    """The players of a finished game, and whether others may see it."""

    people: tuple[PersonId | None, ...]
    open_to_all: bool

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Return the seat of a person in this game, or None if they did not play in it."""
        if person is None or person not in self.people:
            return None
        return Seat(self.people.index(person) + 1)

    def may_be_seen_by(self, person: PersonId | None) -> bool:
        """Whether a person may see the game, as one of its players or because it is open to all."""
        return self.open_to_all or self.seat_of(person) is not None


class GameRequest(NamedTuple):
    """A request for a finished game. Requests from different addresses are served in turn."""

    table: str
    number: int
    person: PersonId | None
    address: str


class _Opened(NamedTuple):
    """A game read from the log, still pickled, because it is only passed to another job."""

    seated: GameSeats
    packed: bytes


class _Key(NamedTuple):
    """The cache key: everything that a replay or file depends on."""

    table: str
    number: int
    form: str
    """The language of a replay, or `FILE` for a game file."""
    seat: Seat | None
    display_names: tuple[Named, ...]


class RenderedGames:
    """A cache of finished games as replays and files, for people who may see them."""

    def __init__(self, archive: Archive, names: NamesOf) -> None:
        """Begin with an empty cache. `names` looks up display names."""
        self._archive = archive
        self._names = names
        self._seated: OrderedDict[tuple[str, int], GameSeats] = OrderedDict()
        self._made: OrderedDict[_Key, bytes] = OrderedDict()
        self._making: dict[_Key, asyncio.Task[bytes]] = {}
        self._opening: dict[tuple[str, int], asyncio.Task[_Opened]] = {}
        self.kept_bytes = 0

    async def replay(self, request: GameRequest, lang: str) -> bytes:
        """Return a game as a replay in JSON. Raise `HttpProblem` if the game cannot be shown."""
        return await self._render(request, lang)

    async def file(self, request: GameRequest) -> bytes:
        """Return a game as a game file. Raise `HttpProblem` if the game cannot be shown."""
        return await self._render(request, FILE)

    async def _render(self, request: GameRequest, form: str) -> bytes:
        try:
            return await self._find(request, form)
        except NoFinishedGame:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-game-kept") from None
        except TooCostly:
            raise HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, "game-too-costly") from None

    async def _find(self, request: GameRequest, form: str) -> bytes:
        seated, opened = self._seated.get((request.table, request.number)), None
        if seated is None:
            opened = await self._open(request)
            seated = opened.seated
        if not seated.may_be_seen_by(request.person):
            raise HttpProblem(HTTPStatus.FORBIDDEN, "not-yours")
        names = await self._names(one for one in seated.people if one is not None)
        display_names = tuple(
            UNNAMED if one is None else names.get(one, UNNAMED) for one in seated.people
        )
        seat = None if form == FILE else seated.seat_of(request.person)
        key = _Key(request.table, request.number, form, seat, display_names)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        return await _shared(self._making, key, lambda: self._make(request, key, names, opened))

    async def _open(self, request: GameRequest) -> _Opened:
        game = request.table, request.number
        return await _shared(self._opening, game, lambda: self._read(request))

    async def _read(self, request: GameRequest) -> _Opened:
        """Return a game read from the log, and cache its players."""
        records = await self._archive.records(request.table)
        opened = await GAMES.run(request.address, _opened, records, request.number)
        self._seated[request.table, request.number] = opened.seated
        if len(self._seated) > MAX_SEATINGS:
            self._seated.popitem(last=False)
        return opened

    async def _make(
        self, request: GameRequest, key: _Key, names: Names, opened: _Opened | None
    ) -> bytes:
        packed = (opened or await self._open(request)).packed
        made = await GAMES.run(request.address, _written, packed, names, key.form, key.seat)
        self._made[key] = made
        self.kept_bytes += len(made)
        while self.kept_bytes > MAX_BYTES:
            self.kept_bytes -= len(self._made.popitem(last=False)[1])
        return made


async def _shared(
    under_way: dict[Key, asyncio.Task[Made]],
    key: Key,
    make: Callable[[], Coroutine[object, object, Made]],
) -> Made:
    """Return the result of the job with this key. Concurrent callers share one job."""
    if key not in under_way:
        task = asyncio.create_task(make())
        under_way[key] = task
        task.add_done_callback(lambda _: under_way.pop(key))
    return await asyncio.shield(under_way[key])


# --- in the worker process -----------------------------------------------------------------------


def _opened(records: Sequence[bytes], number: int) -> _Opened:
    found = read_game(records, number)
    seated = GameSeats(
        tuple(chair.person for chair in found.table.chairs),
        found.table.terms.spectators is Permission.ALLOWED,
    )
    return _Opened(seated, pickle.dumps(found))


def _written(packed: bytes, names: Names, form: str, seat: Seat | None) -> bytes:
    found: ArchivedGame = pickle.loads(packed)  # noqa: S301 - pickled by `_opened`
    named_game = with_names(found, names)
    if form == FILE:
        return gamefile.write(named_game.file).encode()
    participants = Participants(
        bots=named_game.bots, seat=seat, events=named_game.events, movers=named_game.movers
    )
    return msgspec.json.encode(replayed(words(form), named_game.file, participants=participants))
