"""Data about a table that the log stores with its events: for lists, leases and finished games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from romme.server.table.decide import TableDecided
from romme.server.table.events import DealMade, SecretRevealed, TableEvent
from romme.server.table.evolve import condensed
from romme.server.table.state import Chair, Table, TablePhase
from romme.store.log import records
from romme.wire.lobby import TableSummary
from romme.wire.terms import TableTerms, Visibility


def heading(table: Table) -> records.Heading:
    """Return the values by which a table can be found and listed without reading its events."""
    return records.Heading(
        phase=_phase(table),
        listed=_is_listed(table),
        code=None if table.phase is TablePhase.CLOSED else table.code,
        summary=_summary(table.terms, table.chairs, table.phase, table.host),
    )


def _is_listed(table: Table) -> bool:
    """Whether the public list shows the table. It hides tables without a player present."""
    if table.terms.visibility is not Visibility.LISTED or table.phase is TablePhase.CLOSED:
        return False
    return table.anyone_present


def _phase(table: Table) -> records.StreamPhase:
    """Return the phase for the log. While PLAYING, a node must hold the lease and run the table."""
    match table.phase:
        case TablePhase.PLAYING | TablePhase.COUNTED:
            return records.StreamPhase.PLAYING if table.is_active else records.StreamPhase.OPEN
        case TablePhase.OVER | TablePhase.CLOSED:
            return records.StreamPhase.OVER
        case _:
            return records.StreamPhase.OPEN


def _summary(terms: TableTerms, chairs: tuple[Chair, ...], phase: TablePhase, host: str) -> bytes:
    people = [chair.person for chair in chairs]
    bots = [chair.level for chair in chairs]
    return _encoded(msgspec.json.encode(terms), tuple(people), tuple(bots), phase.value, host)


@lru_cache(maxsize=4096)
def _encoded(
    terms: bytes,
    people: tuple[str | None, ...],
    bots: tuple[str | None, ...],
    phase: str,
    host: str,
) -> bytes:
    summary = TableSummary(
        terms=msgspec.json.decode(terms, type=TableTerms),
        phase=phase,
        host=host,
        people=list(people),
        bots=list(bots),
    )
    return msgspec.json.encode(summary)


def lasts(events: Sequence[TableEvent]) -> records.Lasts:
    """Return how long a record with these events is needed to rebuild the table (see `fold`)."""
    if any(isinstance(event, DealMade) for event in events):
        return records.Lasts.ANEW
    passing = all(condensed(event) is None for event in events)
    return records.Lasts.PASSING if passing else records.Lasts.LASTING


def finished(decided: TableDecided, at: int) -> records.FinishedGame | None:
    """Return the game that these events ended, or None if they ended none.

    The players' lists of games are made from it.
    """
    table = decided.table
    game, deal = table.game, table.deal
    if game is None or deal is None or game.outcome is None or not deal.revealed:
        return None
    if not any(isinstance(event, SecretRevealed) for event in decided.events):
        return None
    outcome = game.outcome
    return records.FinishedGame(
        number=deal.number,
        ended=at,
        rules=table.rules.name,
        ending=outcome.ending.value,
        winner=outcome.winner,
        players=tuple(
            records.Seated(seat, chair.person, outcome.scores[seat - 1])
            for seat, chair in enumerate(table.chairs, start=1)
        ),
    )
