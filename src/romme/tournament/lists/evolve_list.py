"""Apply events to the list (Spielliste) of a table. No event is refused here."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from romme.rules.clauses import Clause
from romme.tournament.list_events import (
    ControlEntered,
    IncidentRecorded,
    LineConfirmed,
    LineCorrected,
    LineEntered,
    ListEvent,
    PackChecked,
    Signed,
)
from romme.tournament.lists.sheet import (
    Departure,
    EarlyEnding,
    ListCorrection,
    ListIncident,
    Sheet,
    Signature,
    StepOwner,
    StruckGame,
    ThrownInHand,
    WrittenLine,
)
from romme.tournament.values import WayToLeave


def step_owner(event: ListEvent) -> StepOwner:
    """Return who may undo an event. Rulings can be undone only by the director."""
    return StepOwner.DIRECTOR if isinstance(event, IncidentRecorded) else StepOwner.TABLE


def apply_to_list(sheet: Sheet, event: ListEvent) -> Sheet:
    """Return the list after applying an event."""
    match event:
        case LineEntered():
            written = WrittenLine(event.line, event.seat)
            return replace(sheet, lines=(*sheet.lines, written))
        case LineConfirmed():
            written = replace(sheet.lines[event.game - 1], confirmed_by=event.seat)
            return _rewritten(sheet, event.game, written)
        case LineCorrected():
            return _corrected(sheet, event)
        case PackChecked():
            return replace(sheet, pack_checked=True)
        case ControlEntered():
            before = sheet.control[: event.game - 1]
            after = sheet.control[event.game :]
            return replace(sheet, control=(*before, event.line, *after))
        case Signed():
            signature = Signature(event.seat, event.reason, event.by)
            return replace(sheet, signatures=(*sheet.signatures, signature))
        case IncidentRecorded():
            return _with_incident(sheet, event)
        case _:
            assert_never(event)


def _rewritten(sheet: Sheet, game: int, written: WrittenLine) -> Sheet:
    lines = (*sheet.lines[: game - 1], written, *sheet.lines[game:])
    return replace(sheet, lines=lines)


def _corrected(sheet: Sheet, event: LineCorrected) -> Sheet:
    """Return the list with one line changed and the old line among the corrections.

    Unless the list is signed, the changed line loses its confirmation.
    """
    before = sheet.lines[event.game - 1]
    signed = bool(sheet.signatures)
    confirmed = before.confirmed_by if signed else None
    after = replace(before, line=event.line, confirmed_by=confirmed)
    correction = ListCorrection(
        game=event.game,
        before=before.line,
        after=event.line,
        reason=event.reason,
        by=event.by,
        after_signing=signed,
    )
    changed = replace(sheet, corrections=(*sheet.corrections, correction))
    return _rewritten(changed, event.game, after)


def _with_incident(sheet: Sheet, event: IncidentRecorded) -> Sheet:
    noted = ListIncident(
        kind=event.kind,
        clause=event.clause,
        consequence=event.consequence,
        game=event.game,
        seat=event.seat,
        struck_from=event.struck_from,
        note=event.note,
        by=event.by,
        time=event.time,
    )
    after = replace(sheet, incidents=(*sheet.incidents, noted))
    if event.struck_from:
        after = _struck(after, event.struck_from, event.clause)
    if event.time:
        written = after.lines[event.game - 1]
        thrown = (*written.thrown_in, ThrownInHand(event.seat, event.time))
        after = _rewritten(after, event.game, replace(written, thrown_in=thrown))
    return after


def _struck(sheet: Sheet, first: int, clause: Clause) -> Sheet:
    """Return the list with game `first` and all later games marked as void.

    Players who have left do not return for the replayed games.
    """
    stay = first - 1
    void = tuple(
        StruckGame(game, written, clause)
        for game, written in enumerate(sheet.lines[stay:], start=first)
    )
    return replace(
        sheet,
        lines=sheet.lines[:stay],
        struck=(*sheet.struck, *void),
        control=sheet.control[:stay],
        left=tuple(replace(one, after=min(one.after, stay)) for one in sheet.left),
        ends_after=None if sheet.ends_after is None else min(sheet.ends_after, stay),
        signatures=(),
        replays=sheet.replays + 1,
    )


def end_early(sheet: Sheet, games: int, *, reason: str, by: str) -> Sheet:
    """Return the list after it was ended early. Only the first `games` games count (V4.1)."""
    after = sheet if games >= len(sheet.lines) else _struck(sheet, games + 1, Clause.V4_1)
    return replace(
        after,
        control=after.control[:games],
        ends_after=games,
        early_ending=EarlyEnding(reason, by),
    )


def leave_table(sheet: Sheet, number: int, leaving: WayToLeave) -> Sheet:
    """Return the list after the player with this start number leaves the table."""
    seat, played = sheet.seats.index(number) + 1, len(sheet.lines)
    gone = (*sheet.left, Departure(seat, played))
    match leaving:
        case WayToLeave.OTHERS_GO_ON:
            return replace(sheet, left=gone, control=sheet.control[:played])
        case WayToLeave.LIST_ENDS:
            return replace(sheet, left=gone, control=sheet.control[:played], ends_after=played)
        case WayToLeave.SUBSTITUTE:
            return replace(sheet, substituted=(*sheet.substituted, seat))
        case WayToLeave.BETWEEN_SERIES:
            return sheet
        case _:
            assert_never(leaving)
