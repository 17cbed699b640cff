"""Seats: sitting down and leaving, adding bots, readiness, and the host."""

from __future__ import annotations

from typing import assert_never

from romme.bots.registry import bot_names
from romme.engine.state import Seat
from romme.server.person_id import PersonId
from romme.server.table.events import (
    BecameReady,
    BotSatDown,
    BridgeBegan,
    CameBack,
    FastForwarded,
    HostChanged,
    PaceSet,
    SatDown,
    Silenced,
    StoodUp,
    TableClosed,
    TableEvent,
    Unsilenced,
    WentAway,
)
from romme.server.table.evolve import evolve
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Table, TablePhase
from romme.wire import commands as wire


def sit(table: Table, person: PersonId, command: wire.SeatCommand) -> tuple[TableEvent, ...]:  # noqa: C901, PLR0912, PLR0915 - one case per command
    """Return the events that a seat command leads to. Raise `TableRefused` if it is not allowed."""
    match command:
        case wire.Sit(seat=seat):
            return _sit_down(table, person, seat)
        case wire.StandUp():
            return _stand_up(table, person)
        case wire.AddBot(seat=seat, level=level):
            _check_host(table, person)
            _check_free(table, seat)
            if level not in bot_names():
                raise TableRefused(
                    TableRefusal.UNKNOWN_BOT, level=level, known=", ".join(bot_names())
                )
            return (BotSatDown(seat, level),)
        case wire.RemoveBot(seat=seat):
            _check_host(table, person)
            _check_between_matches(table)
            if seat > len(table.chairs) or table.chair(Seat(seat)).level is None:
                raise TableRefused(TableRefusal.NO_BOT_HERE, seat=seat)
            return (StoodUp(seat),)
        case wire.FreeSeat(seat=seat):
            _check_host(table, person)
            _check_between_matches(table)
            if seat > len(table.chairs) or table.chair(Seat(seat)).person in (None, person):
                raise TableRefused(TableRefusal.NOBODY_HERE, seat=seat)
            return (StoodUp(seat),)
        case wire.Ready():
            own = own_seat(table, person)
            if table.phase is TablePhase.OVER:
                raise TableRefused(TableRefusal.MATCH_OVER)
            if table.phase is TablePhase.PLAYING:
                raise TableRefused(TableRefusal.MATCH_RUNS)
            if table.chair(own).ready:
                raise TableRefused(TableRefusal.READY_ALREADY)
            return _became_ready(table, own)
        case wire.Rematch():
            own = own_seat(table, person)
            if table.phase is not TablePhase.OVER:
                raise TableRefused(TableRefusal.MATCH_NOT_OVER)
            if table.tournament:
                raise TableRefused(TableRefusal.OF_TOURNAMENT)
            return () if table.chair(own).ready else _became_ready(table, own)
        case wire.ComeBack():
            own = own_seat(table, person)
            chair = table.chair(own)
            if not chair.bridged and not chair.away:
                raise TableRefused(TableRefusal.NOT_AWAY)
            return _came_back(table, own)
        case wire.SetPace(pace=pace):
            _check_may_set_pace(table, person)
            return () if pace is table.pace else (PaceSet(pace),)
        case wire.FastForward():
            own_seat(table, person)
            if not table.only_bots_play:
                raise TableRefused(TableRefusal.PEOPLE_PLAY)
            return () if table.fast_forwarded else (FastForwarded(),)
        case wire.Close():
            _check_host(table, person)
            _check_between_matches(table)
            return (TableClosed(),)
        case wire.Silence(person=other):
            _check_host(table, person)
            return (Silenced(other),)
        case wire.Unsilence(person=other):
            _check_host(table, person)
            return (Unsilenced(other),) if other in table.silenced else ()
        case _:
            assert_never(command)


def _sit_down(table: Table, person: PersonId, seat: int | None) -> tuple[TableEvent, ...]:
    own = table.seat_of(person)
    if own is not None:
        if seat in (None, own) and (table.chair(own).away or table.chair(own).bridged):
            return _came_back(table, own)
        raise TableRefused(TableRefusal.SEATED_ALREADY, seat=own)
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs, 1) if chair.is_free]
        if not free:
            raise TableRefused(TableRefusal.NO_SEAT)
        seat = free[0]
    _check_free(table, seat)
    sat = SatDown(seat, person)
    return (sat,) if table.seat_of(table.host) else (sat, HostChanged(person))


def _stand_up(table: Table, person: PersonId) -> tuple[TableEvent, ...]:
    """Return the events of a person leaving the table on purpose."""
    own = own_seat(table, person)
    if table.is_in_match:
        return _leave_match(table, own)
    stood = StoodUp(own)
    others = [chair for chair in table.chairs if chair.person not in (None, person)]
    if table.host != person or not others:
        return (stood,)
    heir = min(others, key=lambda chair: chair.away)  # prefer a player who is not away
    return (stood, HostChanged(heir.person or ""))


def _leave_match(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Return the events that mark a player as away and let a bot stand in until they come back.

    The bot stands in at once, without waiting for the player's bank. If nobody stays, it does not,
    because the table pauses. At a tournament table it waits for the player's turn.
    """
    chair = table.chair(seat)
    if chair.left:
        return ()
    went = WentAway(seat, left=True)
    if chair.bridged or table.tournament or not evolve(table, went).anyone_present:
        return (went,)
    return (went, BridgeBegan(seat, chair.bank_ms))


def went_away(table: Table, seat: Seat, *, left: bool) -> tuple[TableEvent, ...]:
    """Return the events that mark a player as away: disconnected, or gone on purpose (`left`).

    If the player is the host, a connected player becomes the host, except during a match.
    """
    if left and table.is_in_match:
        return _leave_match(table, seat)
    went = WentAway(seat)
    return (went, *new_host(evolve(table, went)))


def _came_back(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    came = CameBack(seat)
    return (came, *new_host(evolve(table, came)))


def _became_ready(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """Return the events that mark a player as ready, and as back if they were away."""
    back = _came_back(table, seat) if table.chair(seat).away else ()
    return (*back, BecameReady(seat))


def new_host(table: Table) -> tuple[TableEvent, ...]:
    """Return the event that makes the first connected player the host.

    Return no event during a match, if the host is not away, or if nobody is connected.
    """
    seat = table.seat_of(table.host)
    if (
        table.phase not in (TablePhase.OPEN, TablePhase.OVER)
        or seat is None
        or table.chair(seat).is_here
    ):
        return ()
    here = [chair.person for chair in table.chairs if chair.is_here and chair.person is not None]
    return (HostChanged(here[0]),) if here else ()


def own_seat(table: Table, person: PersonId) -> Seat:
    """Return the seat of a person. Raise `TableRefused` if the person has no seat."""
    seat = table.seat_of(person)
    if seat is None:
        raise TableRefused(TableRefusal.NOT_SEATED)
    return seat


def _check_host(table: Table, person: PersonId) -> None:
    if table.host != person:
        raise TableRefused(TableRefusal.NOT_HOST)


def _check_may_set_pace(table: Table, person: PersonId) -> None:
    """Raise `TableRefused` unless a person is the host or the only person seated."""
    if table.tournament:
        raise TableRefused(TableRefusal.PACE_OF_TOURNAMENT)
    own_seat(table, person)
    if table.people != (person,):
        _check_host(table, person)


def _check_between_matches(table: Table) -> None:
    if table.is_in_match:
        raise TableRefused(TableRefusal.MATCH_RUNS)


def _check_free(table: Table, seat: int) -> None:
    _check_between_matches(table)
    if seat > len(table.chairs):
        raise TableRefused(TableRefusal.NO_SEAT)
    if not table.chair(Seat(seat)).is_free:
        raise TableRefused(TableRefusal.SEAT_TAKEN, seat=seat)
