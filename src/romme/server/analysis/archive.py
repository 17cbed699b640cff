"""Finished games, read from the log of their table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from romme.engine.events import Event
from romme.engine.state import Phase
from romme.notation.gamefile import GameFile
from romme.notation.proof import DealProof
from romme.notation.recording import record
from romme.server.play.hub import NamesOf
from romme.server.table.codec import decode
from romme.server.table.events import DealMade, Moved, Mover, SecretRevealed, TableEvent
from romme.server.table.evolve import fold
from romme.server.table.picture import PROGRAM, UNNAMED, Names
from romme.server.table.state import Table
from romme.server.workers.confinement import GAMES
from romme.store.log.records import Log
from romme.wire.commands import is_table_id


class NoFinishedGame(LookupError):  # noqa: N818 - named for what is missing
    """The table has no finished game with this number."""


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """A finished game: its table and its events."""

    table: Table
    """The table at the end of the game."""
    events: tuple[Event, ...]
    movers: tuple[Mover, ...]
    """For each event, whether the player, a bot or the table caused it."""


@dataclass(frozen=True, slots=True)
class NamedGame(ArchivedGame):
    """A finished game with the game file that contains the players' names."""

    file: GameFile
    bots: tuple[str | None, ...]
    """For each seat, the level of the server's bot, ``program`` for a person's own bot, or None."""


class Archive:
    """The finished games of all tables in a log."""

    def __init__(self, log: Log, names: NamesOf) -> None:
        """Read from `log`, and look up display names with `names`."""
        self._log = log
        self._names = names

    async def find(self, table: str, number: int) -> NamedGame:
        """Return a finished game. Raise `NoFinishedGame` if there is none with this number."""
        found = await GAMES.run(table, read_game, await self.records(table), number)
        return with_names(found, await self._names(found.table.people))

    async def records(self, table: str) -> tuple[bytes, ...]:
        """Return the encoded records of a table. Raise `NoFinishedGame` if it has no records."""
        records = await self._log.read(table) if is_table_id(table) else ()
        if not records:
            raise NoFinishedGame(table)
        return tuple(kept.data for kept in records)


def read_game(records: Sequence[bytes], number: int) -> ArchivedGame:
    """Return a finished game from the records of a table.

    Raise `NoFinishedGame` if there is none with this number.
    """
    events = [event for data in records for event in decode(data)]
    found = _game(events, number)
    moved = [event for event in _events_of(events, number) if isinstance(event, Moved)]
    game_events = tuple(one for event in moved for one in event.events)
    movers = tuple(event.by for event in moved for _ in event.events)
    return ArchivedGame(found, game_events, movers)


def with_names(found: ArchivedGame, names: Names) -> NamedGame:
    """Return a game with a game file that contains the players' current names."""
    chairs = found.table.chairs
    player_names = [
        names.get(chair.person, UNNAMED).name
        if chair.person is not None
        else chair.plays_for or chair.level or ""
        for chair in chairs
    ]
    programs = {person for person, one in names.items() if one.is_bot}
    bots = (PROGRAM if chair.person in programs else chair.level for chair in chairs)
    file = record(player_names, found.events)
    if found.table.deal is not None:
        deal = found.table.deal
        proof = DealProof(
            deal.commitment,
            deal.secret,
            deal.lifted or 0,
            deal.nonce_commitments,
            deal.nonces,
            deal.drawn_dealer,
        )
        file = replace(file, proof=proof)
    return NamedGame(found.table, found.events, found.movers, file, tuple(bots))


def _events_of(events: list[TableEvent], number: int) -> list[TableEvent]:
    """Return the events of a game, from its deal to the event that reveals its secret."""
    inside, found = False, []
    for event in events:
        if isinstance(event, DealMade):
            inside = event.number == number
        if inside:
            found.append(event)
        if isinstance(event, SecretRevealed):
            inside = False
    return found


def _game(events: Sequence[TableEvent], number: int) -> Table:
    """Return the table at the end of a game. Raise `NoFinishedGame` if there is no such game."""
    for at, event in enumerate(events):
        if isinstance(event, SecretRevealed) and event.number == number:
            table = fold(events[: at + 1])
            if table.game is not None and table.game.phase is Phase.OVER:
                return table
    raise NoFinishedGame(number)
