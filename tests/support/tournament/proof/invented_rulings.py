"""Random decisions of the director: incidents, hands thrown in, rulings in free text, and calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from romme.engine.state import Ending
from romme.tournament import list_commands
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.rights import By, Role
from romme.tournament.values import Count, Hand
from tests.support.tournament.proof.hall import Hall, latest_series

BEGINS: Final = (0, 1_900_000_000_000)
"""When series begin, in milliseconds since 1970; 0 = unknown."""
MOST_VOID: Final = 3
"""Number of replays on a list after which no more are caused, so that it becomes complete."""


def rule(hall: Hall, series: int, table: int) -> None:
    """Put a decision on the record, about a list or the whole tournament; it may be refused."""
    rng = hall.rng
    sheet = hall.tournament.sheet(series, table)
    game, seat = rng.randrange(len(sheet.lines) + 2), rng.randrange(6)
    about = rng.choice(((series, table, game, seat), (0, 0, 0, 0), (series, table + 1, game, seat)))
    hall.ask(list_commands.RecordRuling(rng.choice(("May play on.", "")), *about))


def call(hall: Hall, series: int, table: int) -> None:
    """Let a table call the director once or more, and sometimes answer it or take it back."""
    for since in range(max(BEGINS), max(BEGINS) + hall.rng.choice((1, 3)) * 600_000, 600_000):
        _call_once(hall, series, table, since)


def _call_once(hall: Hall, series: int, table: int, since: int) -> None:
    rng = hall.rng
    keeper, helper = By(Role.KEEPER, "keeper", series, table), By(Role.HELPER, "office")
    kind = rng.choice((None, *IncidentKind))
    for _ in range(rng.randrange(3)):
        at = rng.choice((0, since + rng.randrange(300_000)))
        hall.ask(list_commands.CallDirector(series, table, kind, at), keeper)
    at = rng.choice((0, since + 300_000 + rng.randrange(300_000)))
    if hall.chance(50):
        by = rng.choice((helper, helper, keeper))
        hall.ask(list_commands.AnswerCall(series, table, at), by)
    elif hall.chance(60):
        hall.ask(list_commands.WithdrawCall(series, table, at), rng.choice((helper, keeper)))


def record_incident(hall: Hall, series: int, table: int) -> None:
    """Try to record a random incident, which may be refused."""
    rng = hall.rng
    sheet = hall.tournament.sheet(series, table)
    if sheet.replays >= MOST_VOID or hall.chance(25):
        _throw_in(hall, series, table)
        return
    kind = rng.choice((*IncidentKind, IncidentKind.WRONG_DEALER))
    game = rng.randrange(len(sheet.lines) + 2)
    seat = rng.randrange(1, len(sheet.seats) + 1)
    hall.ask(list_commands.RecordIncident(series, table, kind, game, seat, "seen by the referee"))


def _throw_in(hall: Hall, series: int, table: int) -> None:
    """Record that a player threw in a hand, preferably one who has done so before (T15)."""
    sheet = hall.tournament.sheet(series, table)
    left_over = list(_hands(sheet))
    if not left_over:
        return
    before = {one.seat for written in sheet.lines for one in written.thrown_in}
    again = [(game, seat) for game, seat in left_over if seat in before]
    _thrown_in(hall, series, table, *hall.rng.choice(again or left_over))


def throw_in_backwards(hall: Hall, series: int, table: int) -> None:
    """Record two hands of a player, the later game first, and try to void the later game.

    Then the hand that was recorded second becomes the first one (T15).
    """
    sheet = hall.tournament.sheet(series, table)
    last = len(sheet.lines)
    hands = list(_hands(sheet))
    pairs = [(game, seat) for game, seat in hands if game < last and (last, seat) in hands]
    if not pairs or sheet.replays >= MOST_VOID:
        return
    game, seat = hall.rng.choice(pairs)
    _thrown_in(hall, series, table, last, seat)
    _thrown_in(hall, series, table, game, seat)
    if hall.chance(70):
        hall.ask(list_commands.RecordIncident(series, table, IncidentKind.WRONG_DEALER, last))


def correct_a_thrown_hand(hall: Hall) -> None:
    """Throw in hands, and correct one from any series so that its player won that game.

    Then a later hand of the player has another number (T15).
    """
    series = latest_series(hall)
    for table in range(1, len(series.sheets) + 1):
        for _ in range(hall.rng.randrange(3)):
            _throw_in(hall, series.number, table)
    thrown = [
        (played.number, table, game, one.seat)
        for played, table, sheet in hall.tournament.sheets()
        for game, written in enumerate(sheet.lines, start=1)
        for one in written.thrown_in
    ]
    if thrown:
        _let_win(hall, *hall.rng.choice(thrown))


def _let_win(hall: Hall, series: int, table: int, game: int, seat: int) -> None:
    """Correct a line so that a seat wins the game, and the winner so far has a hand to count."""
    sheet = hall.tournament.sheet(series, table)
    line, playing = (
        sheet.lines[game - 1].line,
        deals(hall.tournament.rules, sheet)[game - 1].playing,
    )
    counts = tuple(
        (count or Count(20, Hand.OPENED)) if place in playing and place != seat else None
        for place, count in enumerate(line.counts, start=1)
    )
    won = replace(line, ending=Ending.ROMME, winner=seat, counts=counts)
    hall.ask(list_commands.CorrectLine(series, table, game, won, "the winner was misread"))


def _hands(sheet: Sheet) -> Iterator[tuple[int, int]]:
    """Yield game and seat of each counted hand that was not thrown in."""
    for game, written in enumerate(sheet.lines, start=1):
        thrown = {one.seat for one in written.thrown_in}
        for seat, count in enumerate(written.line.counts, start=1):
            if count is not None and seat not in thrown:
                yield game, seat


def _thrown_in(hall: Hall, series: int, table: int, game: int, seat: int) -> None:
    kind = IncidentKind.HAND_THROWN_IN
    hall.must(list_commands.RecordIncident(series, table, kind, game, seat, "seen by two"))
