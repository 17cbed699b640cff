"""Fold events into a table. No event is ever refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Final, assert_never

from romme.engine import evolve as engine
from romme.engine.change import changed
from romme.engine.events import Began, CutMade, Event, GameEnded, Reshuffled
from romme.engine.match import Match
from romme.engine.state import Seat, State
from romme.rules.options import Scoring
from romme.server.person_id import PersonId
from romme.server.table.events import (
    BecameReady,
    BotSatDown,
    BridgeBegan,
    CameBack,
    DealMade,
    FastForwarded,
    HostChanged,
    LotDrawn,
    MatchBegan,
    MatchEnded,
    Moved,
    NonceCommitted,
    NonceRevealed,
    PaceSet,
    SatDown,
    SecretRevealed,
    Silenced,
    Staged,
    StoodUp,
    TableClosed,
    TableEvent,
    TableMade,
    Unsilenced,
    WentAway,
)
from romme.server.table.state import Chair, Deal, Table, TablePhase
from romme.wire.game import read_plan

SECOND_MS: Final = 1000


def fold(events: Iterable[TableEvent]) -> Table:
    """Rebuild a table from its events. The first event creates it.

    Moves of games before the last deal are skipped. Only their results are applied, so the time
    to load a table does not depend on the length of earlier games.
    """
    first, *rest = events
    deals = (at for at in range(len(rest) - 1, -1, -1) if isinstance(rest[at], DealMade))
    last = next(deals, 0)
    results = [short for event in rest[:last] if (short := condensed(event)) is not None]
    return reduce(evolve, [*results, *rest[last:]], begin(first))


def condensed(original: TableEvent) -> TableEvent | None:
    """Return the part of an event that matters after the next deal, or None if nothing does."""
    match original:
        case Staged() | NonceCommitted() | NonceRevealed() | FastForwarded():
            return None
        case Moved(by, events):
            ended = tuple(event for event in events if isinstance(event, GameEnded))
            return Moved(by, ended) if ended else None
        case _:
            return original


def begin(event: TableEvent) -> Table:
    """Create a table from its first event."""
    if not isinstance(event, TableMade):
        raise TypeError(f"the first event of a table must be TableMade, not {event!r}")
    return Table(
        terms=event.terms,
        rules=event.terms.ruleset,
        host=PersonId(event.host),
        code=event.code,
        chairs=(Chair(),) * event.terms.seats,
        tournament=event.tournament,
    )


def evolve(table: Table, event: TableEvent) -> Table:  # noqa: C901, PLR0912 - one case per event
    """Return the table after an event."""
    match event:
        case Moved(_, events, bank_ms):
            return move(table, events, bank_ms)
        case Staged(_, steps):
            return changed(table, staged=read_plan(steps))
        case TableMade():
            return begin(event)
        case SatDown(seat, person):
            return _seat(table, seat, Chair(person=PersonId(person)))
        case BotSatDown(seat, level, name):
            return _seat(table, seat, Chair(level=level, plays_for=name, ready=True))
        case StoodUp(seat):
            return _seat(table, seat, Chair())
        case HostChanged(host):
            return changed(table, host=PersonId(host))
        case BecameReady(seat):
            return _change(table, seat, ready=True)
        case MatchBegan(dealer):
            return _begin_match(table, Seat(dealer))
        case NonceCommitted(seat, commitment):
            return _change(table, seat, nonce_commitment=commitment)
        case DealMade():
            return _begin_deal(table, event)
        case NonceRevealed(seat, nonce):
            return changed(table, deal=table.deal and _with_nonce(table.deal, seat, nonce))
        case SecretRevealed():
            return changed(table, deal=table.deal and replace(table.deal, revealed=True))
        case LotDrawn(order):
            lot = tuple(map(Seat, order))
            return changed(table, match=table.match and table.match.draw_lot(lot))
        case MatchEnded():
            return changed(table, phase=TablePhase.OVER)
        case WentAway(seat, left):
            # Only the lost device knows the nonce. It commits to another one when it reconnects.
            return _change(table, seat, away=True, left=left, nonce_commitment="")
        case CameBack(seat):
            return _change(table, seat, away=False, left=False, bridged=False)
        case BridgeBegan(seat):
            return _change(table, seat, bridged=True, bank_ms=0)
        case PaceSet(pace):
            return changed(table, pace=pace)
        case FastForwarded():
            return changed(table, fast_forwarded=True)
        case Silenced(person):
            return changed(table, silenced=table.silenced | {PersonId(person)})
        case Unsilenced(person):
            return changed(table, silenced=table.silenced - {PersonId(person)})
        case TableClosed():
            return changed(table, phase=TablePhase.CLOSED)
        case _:
            assert_never(event)


def _begin_match(table: Table, dealer: Seat) -> Table:
    begun = Match(table.rules, table.terms.seats, table.terms.match_length, dealer)
    deal = table.deal
    if table.pending_deal is not None and table.rules.scoring is not Scoring.RATING:
        deal = deal and replace(deal, drawn_dealer=dealer)
    return changed(table, phase=TablePhase.PLAYING, match=begun, game=None, deal=deal)


def _begin_deal(table: Table, event: DealMade) -> Table:
    chairs = tuple(
        replace(chair, ready=chair.person is None, bank_ms=_bank_ms(table), nonce_commitment="")
        for chair in table.chairs
    )
    deal = Deal(
        event.number,
        event.commitment,
        event.secret or "",
        event.secret_commitment,
        tuple(event.nonce_commitments),
        ("",) * len(event.nonce_commitments),
    )
    ended = table.match is not None and table.match.is_over
    return changed(
        table,
        phase=TablePhase.PLAYING,
        deal=deal,
        game=None,
        chairs=chairs,
        fast_forwarded=False,
        match=None if ended else table.match,
    )


def _with_nonce(deal: Deal, seat: int, nonce: str) -> Deal:
    return replace(deal, nonces=(*deal.nonces[: seat - 1], nonce, *deal.nonces[seat:]))


def move(table: Table, events: Sequence[Event], bank_ms: int) -> Table:
    """Return the table after a move's game events, with `bank_ms` taken from the mover's bank."""
    game = table.game
    for event in events:
        if isinstance(event, Began):
            game = engine.begin(event)
        elif game is None and isinstance(event, GameEnded):
            pass  # the result of an earlier game, see `condensed`
        elif game is None:
            raise ValueError("the first event of a game must be Began")
        else:
            game = engine.evolve(game, event)
    return moved_to(table, game, events, bank_ms=bank_ms)


def moved_to(table: Table, game: State | None, events: Iterable[Event], *, bank_ms: int) -> Table:
    """Return the table after a move whose resulting game state is already known."""
    deal, match, phase = table.deal, table.match, table.phase
    mover = None if table.game is None else table.game.turn
    for event in events:
        match event:
            case CutMade(_, lifted):
                deal = deal and replace(deal, lifted=lifted)
            case Reshuffled():
                deal = deal and replace(deal, reshuffles=deal.reshuffles + 1)
            case GameEnded(outcome):
                match = match and match.enter(outcome)
                phase = TablePhase.COUNTED
            case _:
                pass
    moved = changed(table, game=game, deal=deal, match=match, phase=phase, staged=())
    if bank_ms and mover is not None:
        return _change(moved, mover, bank_ms=max(0, moved.chair(mover).bank_ms - bank_ms))
    return moved


def _bank_ms(table: Table) -> int:
    return 0 if table.terms.clock is None else table.terms.clock.bank * SECOND_MS


def _seat(table: Table, seat: int, chair: Chair) -> Table:
    chairs = (*table.chairs[: seat - 1], chair, *table.chairs[seat:])
    return changed(table, chairs=chairs)


def _change(table: Table, seat: int, **changes: object) -> Table:
    return _seat(table, seat, replace(table.chairs[seat - 1], **changes))  # type: ignore[arg-type]  # names and types are ours, above
