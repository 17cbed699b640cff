"""Random lists: lines, signatures, corrections and withdrawals."""

from __future__ import annotations

from dataclasses import replace

from romme.tournament import commands, list_commands
from romme.tournament.lists.sheet import Sheet, deals, is_complete
from romme.tournament.lists.signing import is_finished, needs_confirming
from romme.tournament.rehearsal import invented_line
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.values import Demand, Line, Presence, ShownUntil, WayToLeave
from tests.support.tournament.proof.hall import Hall, latest_series
from tests.support.tournament.proof.invented import even_line
from tests.support.tournament.proof.invented_rulings import (
    call,
    correct_a_thrown_hand,
    record_incident,
    rule,
    throw_in_backwards,
)


def play_series(hall: Hall) -> None:
    """Play a series and close it."""
    if hall.chance(30):
        hall.must(commands.SetClock(hall.rng.randrange(1 << 30, 1 << 40)))
        until = hall.rng.choice(tuple(ShownUntil))
        hall.must(commands.Announce(f"{hall.rng.randrange(100)} minutes left", until, 1 << 31))
    if hall.chance(20):
        hall.ask(commands.ShiftClock(hall.rng.choice((-3_600_000, 7_200_000))))
    if hall.chance(3):
        _time_is_up(hall)
    _fill(hall)
    if hall.chance(30):
        correct_somewhere(hall)
        _fill(hall)
    if hall.chance(30):
        series = latest_series(hall)
        record_incident(hall, series.number, hall.rng.randrange(1, len(series.sheets) + 1))
        _fill(hall)
    if hall.chance(60):
        correct_a_thrown_hand(hall)
        _fill(hall)
    hall.must(commands.CloseSeries())
    if hall.chance(10):
        hall.must(commands.UndoStep())
        hall.must(commands.CloseSeries())
    if hall.chance(30):
        _penalise(hall)


def _fill(hall: Hall) -> None:
    """Issue random commands on the lists until all of them are finished."""
    while True:
        series = latest_series(hall)
        unfinished = [
            table
            for table, sheet in enumerate(series.sheets, start=1)
            if not is_finished(hall.tournament, sheet)
        ]
        if not unfinished:
            return
        _step(hall, series.number, hall.rng.choice(unfinished))


def _step(hall: Hall, series: int, table: int) -> None:  # noqa: C901 - one case per command
    """Issue the next command on a list, or a random unexpected one."""
    tournament, rng = hall.tournament, hall.rng
    sheet = tournament.sheet(series, table)
    keeper = By(Role.KEEPER, "keeper", series, table)
    unexpected = rng.randrange(100)
    if unexpected < 6:
        record_incident(hall, series, table)
    elif unexpected < 9:
        hall.ask(list_commands.UndoOnList(series, table), rng.choice((keeper, keeper, DIRECTOR)))
    elif unexpected < 12:
        _correct(hall, series, table)
    elif unexpected < 13:
        _end(hall, series, table)
    elif unexpected < 14 and hall.chance(20):
        _time_is_up(hall)
    elif unexpected < 15:
        rule(hall, series, table)
    elif unexpected < 17:
        _leave(hall, series, table)
    elif unexpected < 20:
        throw_in_backwards(hall, series, table)
    elif unexpected < 22:
        call(hall, series, table)
    elif not sheet.pack_checked:
        hall.must(list_commands.CheckPack(series, table), keeper)
    elif not is_complete(tournament.rules, sheet):
        _enter_line(hall, series, table)
    else:
        _sign(hall, series, table)


def _enter_line(hall: Hall, series: int, table: int) -> None:
    tournament, rng = hall.tournament, hall.rng
    sheet = tournament.sheet(series, table)
    game = len(sheet.lines) + 1
    line = _line(hall, sheet, game)
    keeper = By(Role.KEEPER, "keeper", series, table)
    enter = list_commands.EnterLine(series, table, game, line, replays=sheet.replays)
    hall.must(enter, keeper)
    if hall.chance(10):
        hall.must(enter, keeper)  # sent twice
    if hall.chance(5):
        hall.ask(replace(enter, replays=sheet.replays + 1), keeper)
    if tournament.terms.second_count is Demand.ASKED or hall.chance(20):
        seat = rng.randrange(2, len(sheet.seats) + 1)
        hall.must(list_commands.ConfirmLine(series, table, game, seat), keeper)
    if tournament.terms.control_list is Demand.ASKED:
        control = line if hall.chance(95) else _line(hall, sheet, game)
        hall.ask(list_commands.EnterControl(series, table, game, control), keeper)


def _line(hall: Hall, sheet: Sheet, game: int) -> Line:
    rules = hall.tournament.rules
    deal = deals(rules, sheet)[game - 1]
    if hall.even:
        return even_line(deal, len(sheet.seats))
    return invented_line(hall.rng, rules, deal, len(sheet.seats))


def _sign(hall: Hall, series: int, table: int) -> None:
    """Confirm all games, correct the control list, and sign for a random seat."""
    tournament = hall.tournament
    sheet = tournament.sheet(series, table)
    office = By(Role.HELPER, "office")
    for game, written in enumerate(sheet.lines, start=1):
        if needs_confirming(tournament, written) and not sheet.signatures:
            seat = 1 if written.entered_by != 1 else 2
            hall.must(list_commands.ConfirmLine(series, table, game, seat), office)
        control = tournament.terms.control_list is Demand.ASKED or bool(sheet.control)
        if control and not sheet.signatures:
            hall.must(list_commands.EnterControl(series, table, game, written.line), office)
    if tournament.terms.signatures is Demand.NOT_ASKED and not sheet.signatures:
        return
    seat = hall.rng.choice(sheet.signers)
    reason = "went home" if hall.chance(10) else ""
    hall.must(list_commands.Sign(series, table, seat, reason))


def _leave(hall: Hall, series: int, table: int) -> None:
    """Let a player leave, and sometimes be back, leave again, or have never left."""
    rng = hall.rng
    number = rng.choice(hall.tournament.sheet(series, table).seats)
    leaving = rng.choice((*WayToLeave, WayToLeave.OTHERS_GO_ON))
    if not hall.ask(commands.Withdraw(number, leaving, "ill")) or hall.chance(40):
        return
    hall.ask(commands.SetPresence((number,), Presence.PRESENT))
    if hall.chance(60):
        again = commands.Withdraw(number, reason="still ill")
        hall.ask(rng.choice((again, commands.SetPresence((number,), Presence.EXPECTED))))
    if hall.chance(60):
        hall.must(list_commands.UndoOnList(series, table))


def _end(hall: Hall, series: int, table: int) -> None:
    """Try to end a list early, and sometimes undo that."""
    rng = hall.rng
    helper, keeper = By(Role.HELPER, "office"), By(Role.KEEPER, "keeper", series, table)
    command = list_commands.EndList(series, table, rng.choice(("", "", "power cut")))
    if hall.ask(command, rng.choice((DIRECTOR, helper, helper, keeper))) and hall.chance(40):
        hall.ask(list_commands.UndoOnList(series, table), rng.choice((DIRECTOR, helper, keeper)))


def _time_is_up(hall: Hall) -> None:
    """End all open lists of the series, and sometimes undo that, for one list or for all."""
    series = latest_series(hall)
    before = len(hall.log)
    hall.must(list_commands.EndOpenLists(series.number), By(Role.HELPER, "office"))
    if len(hall.log) == before:
        return
    if hall.chance(30):
        table = hall.rng.randrange(1, len(series.sheets) + 1)
        hall.ask(list_commands.UndoOnList(series.number, table), By(Role.HELPER, "office"))
    elif hall.chance(30):
        hall.must(commands.UndoStep())


def try_to_end(hall: Hall) -> None:
    """Try to end lists of the latest series, and to call the director, in whatever phase it is."""
    series = max(1, len(hall.tournament.series))
    call(hall, series, hall.rng.randrange(1, 4))
    hall.ask(list_commands.EndList(series, hall.rng.randrange(1, 4)), By(Role.HELPER, "office"))
    hall.ask(list_commands.EndOpenLists(series), By(Role.HELPER, "office"))


def _correct(hall: Hall, series: int, table: int) -> None:
    sheet = hall.tournament.sheet(series, table)
    if not sheet.lines:
        return
    game = hall.rng.randrange(1, len(sheet.lines) + 1)
    command = list_commands.CorrectLine(series, table, game, _line(hall, sheet, game), "misread")
    by = hall.rng.choice((DIRECTOR, By(Role.KEEPER, "keeper", series, table)))
    hall.ask(command, by)


def correct_somewhere(hall: Hall) -> None:
    series, table, _ = hall.rng.choice(list(hall.tournament.sheets()))
    _correct(hall, series.number, table)


def _penalise(hall: Hall) -> None:
    rng = hall.rng
    number = rng.choice(list(hall.tournament.entrants))
    series = rng.randrange(len(hall.tournament.series) + 1)
    hall.ask(commands.Penalise(number, rng.randrange(1, 4), "late", series))
    if hall.chance(30):
        hall.ask(commands.LiftPenalty(len(hall.tournament.penalties), "excused"))
