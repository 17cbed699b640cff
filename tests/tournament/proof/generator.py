"""Random tournaments, whole and reproducible.

Everything that can happen does: odd numbers, late entries, people who leave between and in the
middle of series, corrections, incidents, penalties, steps taken back, ties, things sent twice and
things that are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, Self, TypeVar

from romme.rules import find_preset
from romme.tournament import commands
from romme.tournament.decide import decide
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.lists.sheet import Sheet, deals, is_complete
from romme.tournament.lists.signing import is_finished, needs_confirming
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.office.director import make
from romme.tournament.ranking import equals
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rehearsal import invented_line
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.seating import BadNumber, table_sizes
from romme.tournament.values import (
    Demand,
    Line,
    Namesakes,
    Parties,
    Placing,
    Presence,
    Scope,
    WayToLeave,
)
from tests.tournament.proof.invented import even_line, invented_person, invented_terms

NUMBERS: Final = (3, 4, 6, 7, 8, 9, 10, 11, 13)
MOST_VOID: Final = 3
"""So often games of one list become void; more, and it would never be full."""
SCORINGS: Final[tuple[Mapping[str, object], ...]] = (
    {"rating_super": 12},
    {"rating_romme": 4, "rating_opened_above": 0},
    {"rating_opened": [[15, 4], [30, 2], [60, 1]]},
    {"rating_unopened": [], "rating_unopened_above": -2},
)
"""What clubs agree on instead of the sheet's table (T12)."""


@dataclass
class Hall:
    """A tournament that is going on, and all that has happened."""

    rng: Random
    tournament: Tournament
    log: list[Event] = field(default_factory=list)
    even: bool = False
    """All games are alike, and many people equal at the end."""
    refused: list[TournamentRefused] = field(default_factory=list)

    @classmethod
    def opened(cls, rng: Random, made: TournamentMade) -> Self:
        """The hall of a new tournament."""
        return cls(rng, begin(made), [made], even=rng.randrange(4) == 0)

    def ask(self, command: commands.Command, by: By = DIRECTOR) -> bool:
        """Ask for something; whether it was done, or was so already."""
        try:
            self.carry_out(command, by)
        except TournamentRefused as refused:
            self.refused.append(refused)
            return False
        return True

    def carry_out(self, command: commands.Command, by: By) -> None:
        """Do what is asked for and keep it; raises `TournamentRefused`."""
        for event in decide(self.tournament, command, by):
            self.tournament = evolve(self.tournament, event)
            self.log.append(event)

    def must(self, command: commands.Command, by: By = DIRECTOR) -> None:
        """Ask for something that cannot be refused."""
        if not self.ask(command, by):
            raise AssertionError(f"{command} was refused: {self.refused[-1]}")

    def chance(self, percent: int) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.randrange(100) < percent


AnyHall = TypeVar("AnyHall", bound=Hall)


def generate(seed: int, rules: str = "turnier") -> Hall:
    """A tournament from the first entry to the end."""
    return generate_in(Hall.opened, seed, rules)


def generate_in(
    opened: Callable[[Random, TournamentMade], AnyHall], seed: int, rules: str
) -> AnyHall:
    """The same in a hall of another kind: one whose computer breaks down, say."""
    rng = Random(seed)  # noqa: S311 - to be repeated, not to be secret
    made = make(f"Tournament {seed}", find_preset(rules).rules, invented_terms(rng))
    hall = opened(rng, made)
    _enter(hall, rng.choice(NUMBERS))
    if hall.chance(20):
        hall.must(commands.ChangeScoring(dict(rng.choice(SCORINGS)), "agreed"))
    day = 1
    for _ in range(rng.choice((1, 2, 2, 3))):
        _between(hall)
        _seat(hall, day)
        _play(hall)
        day += rng.choice((0, 1))
    _finish(hall)
    if hall.chance(20):
        hall.must(commands.Reopen("a list was misread"))
        _correct_somewhere(hall)
        _finish(hall)
    return hall


# --- entries -------------------------------------------------------------------------------------


def _enter(hall: Hall, number: int) -> None:
    known = len(hall.tournament.entrants)
    people = tuple(invented_person(hall.rng, known + at) for at in range(number))
    command = commands.EnterPeople(people, Presence.PRESENT, Namesakes.MEANT)
    if not hall.ask(command):  # a team was full
        plain = tuple(replace(person, team="", tandem="") for person in people)
        hall.must(replace(command, people=plain))


def _between(hall: Hall) -> None:
    """What happens before a series is seated; then so many are there that they can be seated."""
    rng = hall.rng
    if hall.chance(30):
        _enter(hall, rng.randrange(1, 3))
        if hall.chance(30):
            hall.must(commands.UndoStep())
    numbers = list(hall.tournament.entrants)
    if hall.chance(30):
        hall.ask(commands.Withdraw(rng.choice(numbers), reason="tired"))
    if hall.chance(20):
        some = tuple(rng.sample(numbers, 1))
        hall.ask(commands.SetPresence(some, rng.choice((Presence.PRESENT, Presence.EXPECTED))))
    withdrew = [one for one in numbers if _presence(hall, one) is Presence.WITHDRAWN]
    if withdrew and hall.chance(30):
        hall.must(commands.SetPresence((rng.choice(withdrew),), Presence.PRESENT))
    if hall.chance(10):
        number = rng.choice(numbers)
        hall.ask(commands.ChangeEntry(number, invented_person(rng, number), Namesakes.MEANT))
    if hall.chance(10):
        hall.must(commands.ChangeTerms(replace(hall.tournament.terms, dropped=rng.randrange(3))))
    if hall.chance(10):
        hall.ask(commands.RemoveEntry(rng.choice(numbers)))
    while not _can_be_seated(hall.tournament):
        hall.ask(commands.DrawSeats("too few, or five"))
        _enter(hall, 1)


def _presence(hall: Hall, number: int) -> Presence:
    return hall.tournament.entrant(number).presence


def _can_be_seated(tournament: Tournament) -> bool:
    try:
        table_sizes(len(tournament.present))
    except BadNumber:
        return False
    return True


# --- seats ---------------------------------------------------------------------------------------


def _seat(hall: Hall, day: int) -> None:
    rng = hall.rng
    if hall.chance(25):
        placing = rng.choice((Placing.DRAWN, Placing.BY_RESULT))
        hall.must(commands.DrawSeats(f"seed {rng.randrange(1000)}", placing, day))
    else:
        hall.must(commands.SeatByHand(_shuffled_tables(hall), day))
    if hall.chance(20):
        hall.must(commands.SeatByHand(_shuffled_tables(hall), day))
    if hall.chance(10):
        hall.must(commands.UndoStep())
        hall.must(commands.SeatByHand(_shuffled_tables(hall), day))
    hall.must(commands.BeginSeries())
    if hall.chance(30):
        _come_late(hall)


def _shuffled_tables(hall: Hall) -> tuple[tuple[int, ...], ...]:
    here = list(hall.tournament.present)
    hall.rng.shuffle(here)
    order = iter(here)
    return tuple(tuple(next(order) for _ in range(size)) for size in table_sizes(len(here)))


def _come_late(hall: Hall) -> None:
    """Somebody comes late and sits down at a table of three, if there is one."""
    before = set(hall.tournament.entrants)
    _enter(hall, 1)
    (new,) = set(hall.tournament.entrants) - before
    tables = len(_running(hall).sheets)
    hall.ask(commands.JoinTable(new, hall.rng.randrange(1, tables + 1)))


# --- lists ---------------------------------------------------------------------------------------


def _running(hall: Hall) -> TournamentSeries:
    last = hall.tournament.last
    if last is None:
        raise AssertionError("no series was seated")
    return last


def _play(hall: Hall) -> None:
    """Play a series and close it."""
    if hall.chance(30):
        hall.must(commands.SetClock(hall.rng.randrange(1, 1 << 40)))
        hall.must(commands.Announce(f"{hall.rng.randrange(100)} minutes left"))
    _fill(hall)
    if hall.chance(30):
        _correct_somewhere(hall)
        _fill(hall)
    if hall.chance(30):
        _found_out_late(hall)
        _fill(hall)
    hall.must(commands.CloseSeries())
    if hall.chance(10):
        hall.must(commands.UndoStep())
        hall.must(commands.CloseSeries())
    if hall.chance(30):
        _penalise(hall)


def _fill(hall: Hall) -> None:
    """Fill the lists, the tables in any order, until all are finished."""
    while True:
        series = _running(hall)
        unfinished = [
            table
            for table, sheet in enumerate(series.sheets, start=1)
            if not is_finished(hall.tournament, sheet)
        ]
        if not unfinished:
            return
        _step(hall, series.number, hall.rng.choice(unfinished))


def _step(hall: Hall, series: int, table: int) -> None:
    """One thing that happens at one table."""
    tournament, rng = hall.tournament, hall.rng
    sheet = tournament.sheet(series, table)
    keeper = By(Role.KEEPER, "keeper", series, table)
    unexpected = rng.randrange(100)
    if unexpected < 6:
        _incident(hall, series, table)
    elif unexpected < 9:
        hall.ask(commands.UndoOnList(series, table), keeper)
    elif unexpected < 12:
        _correct(hall, series, table)
    elif unexpected < 14:
        leaving = rng.choice((*WayToLeave, WayToLeave.OTHERS_GO_ON))
        hall.ask(commands.Withdraw(rng.choice(sheet.seats), leaving, "ill"))
    elif not sheet.pack_checked:
        hall.must(commands.CheckPack(series, table), keeper)
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
    enter = commands.EnterLine(series, table, game, line, replays=sheet.replays)
    hall.must(enter, keeper)
    if hall.chance(10):
        hall.must(enter, keeper)  # sent twice
    if hall.chance(5):
        hall.ask(replace(enter, replays=sheet.replays + 1), keeper)
    if tournament.terms.second_count is Demand.ASKED or hall.chance(20):
        seat = rng.randrange(2, len(sheet.seats) + 1)
        hall.must(commands.ConfirmLine(series, table, game, seat), keeper)
    if tournament.terms.control_list is Demand.ASKED:
        control = line if hall.chance(95) else _line(hall, sheet, game)
        hall.ask(commands.EnterControl(series, table, game, control), keeper)


def _line(hall: Hall, sheet: Sheet, game: int) -> Line:
    rules = hall.tournament.rules
    deal = deals(rules, sheet)[game - 1]
    if hall.even:
        return even_line(deal, len(sheet.seats))
    return invented_line(hall.rng, rules, deal, len(sheet.seats))


def _sign(hall: Hall, series: int, table: int) -> None:
    """Bring a full list to its signatures: confirm, settle the control list, sign."""
    tournament = hall.tournament
    sheet = tournament.sheet(series, table)
    office = By(Role.HELPER, "office")
    for game, written in enumerate(sheet.lines, start=1):
        if needs_confirming(tournament, written) and not sheet.signatures:
            seat = 1 if written.entered_by != 1 else 2
            hall.must(commands.ConfirmLine(series, table, game, seat), office)
        control = tournament.terms.control_list is Demand.ASKED or bool(sheet.control)
        if control and not sheet.signatures:
            hall.must(commands.EnterControl(series, table, game, written.line), office)
    if tournament.terms.signatures is Demand.NOT_ASKED and not sheet.signatures:
        return
    seat = hall.rng.choice(sheet.signers)
    reason = "went home" if hall.chance(10) else ""
    hall.must(commands.Sign(series, table, seat, reason))


def _correct(hall: Hall, series: int, table: int) -> None:
    sheet = hall.tournament.sheet(series, table)
    if not sheet.lines:
        return
    game = hall.rng.randrange(1, len(sheet.lines) + 1)
    command = commands.CorrectLine(series, table, game, _line(hall, sheet, game), "misread")
    by = hall.rng.choice((DIRECTOR, By(Role.KEEPER, "keeper", series, table)))
    hall.ask(command, by)


def _correct_somewhere(hall: Hall) -> None:
    series, table, _ = hall.rng.choice(list(hall.tournament.sheets()))
    _correct(hall, series.number, table)


def _found_out_late(hall: Hall) -> None:
    """Something that comes out when all lists are in."""
    series = _running(hall)
    _incident(hall, series.number, hall.rng.randrange(1, len(series.sheets) + 1))


def _incident(hall: Hall, series: int, table: int) -> None:
    """Something goes wrong, or is said to; not all of it can have been."""
    rng = hall.rng
    sheet = hall.tournament.sheet(series, table)
    if sheet.replays >= MOST_VOID or hall.chance(25):
        _throw_in(hall, series, table)
        return
    kind = rng.choice((*IncidentKind, IncidentKind.WRONG_DEALER))
    game = rng.randrange(len(sheet.lines) + 2)
    seat = rng.randrange(1, len(sheet.seats) + 1)
    hall.ask(commands.RecordIncident(series, table, kind, game, seat, "seen by the referee"))


def _throw_in(hall: Hall, series: int, table: int) -> None:
    """Somebody throws in a hand, most readily who has done so before (T15)."""
    sheet = hall.tournament.sheet(series, table)
    left_over = [
        (game, seat)
        for game, written in enumerate(sheet.lines, start=1)
        for seat, count in enumerate(written.line.counts, start=1)
        if count is not None and all(one.seat != seat for one in written.thrown_in)
    ]
    if not left_over:
        return
    before = {one.seat for written in sheet.lines for one in written.thrown_in}
    again = [(game, seat) for game, seat in left_over if seat in before]
    game, seat = hall.rng.choice(again or left_over)
    kind = IncidentKind.HAND_THROWN_IN
    hall.must(commands.RecordIncident(series, table, kind, game, seat, "seen by two"))


# --- results -------------------------------------------------------------------------------------


def _penalise(hall: Hall) -> None:
    rng = hall.rng
    number = rng.choice(list(hall.tournament.entrants))
    series = rng.randrange(len(hall.tournament.series) + 1)
    hall.ask(commands.Penalise(number, rng.randrange(1, 4), "late", series))
    if hall.chance(30):
        hall.ask(commands.LiftPenalty(len(hall.tournament.penalties), "excused"))


def _finish(hall: Hall) -> None:
    """Draw the lots that are needed, and a few that are not, and end."""
    scopes = [Scope.total()]
    if hall.chance(50):
        scopes.append(Scope.series(len(hall.tournament.series)))
        scopes.append(Scope.day(_running(hall).day))
    for scope in scopes:
        for parties in Parties:
            for group in equals(hall.tournament, scope, parties):
                order = list(group)
                hall.rng.shuffle(order)
                hall.must(commands.RecordLot(scope, parties, tuple(order)))
    hall.must(commands.Finish())
