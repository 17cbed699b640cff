"""Complete and reproducible random tournaments.

They cover everything that can happen: odd numbers of people, late entries, withdrawals between and
during series, corrections, incidents, lists that end early, penalties, undo, ties, repeated and
refused commands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from romme.rules import find_preset
from romme.tournament import commands
from romme.tournament.events import TournamentMade
from romme.tournament.model import Tournament
from romme.tournament.office.director import make
from romme.tournament.ranking import tied_groups
from romme.tournament.rehearsal import CLASSES
from romme.tournament.seating import BadNumber, table_sizes
from romme.tournament.values import (
    Membership,
    Namesakes,
    Parties,
    Partners,
    Placing,
    Presence,
    Scope,
    TeamSeating,
)
from tests.support.tournament.logos import logo, png
from tests.support.tournament.proof.hall import AnyHall, Hall, latest_series
from tests.support.tournament.proof.invented import invented_person, invented_terms
from tests.support.tournament.proof.invented_lists import correct_somewhere, play_series, try_to_end
from tests.support.tournament.proof.invented_rulings import BEGINS

PRESENT: Final = Presence.PRESENT
NUMBERS: Final = (3, 4, 6, 7, 8, 9, 10, 11, 13)
SCORINGS: Final[tuple[Mapping[str, object], ...]] = (
    {"rating_super": 12},
    {"rating_romme": 4, "rating_opened_above": 0},
    {"rating_opened": [[15, 4], [30, 2], [60, 1]]},
    {"rating_unopened": [], "rating_unopened_above": -2},
)
"""Changes to the usual rating points (T12), like those that clubs make."""


LISTINGS: Final[tuple[Mapping[str, object], ...]] = (
    {},
    {},
    {"cross_points": "left_out"},
    {"thrown_in_again": "same"},
)
"""Other answers to what the documents leave open about lists (T13, T15)."""


def generate(seed: int, rules: str = "turnier", *, people: int = 0) -> Hall:
    """Generate a random tournament from the first entry to the end, and return its hall.

    `people` is the number of entrants at the start; 0 = a random small number.
    """
    hall = generate_in(Hall.open, seed, rules, people=people)
    if hall.chance(15):
        _go_back_and_forward(hall)
    return hall


def generate_in(
    open_hall: Callable[[Random, TournamentMade], AnyHall],
    seed: int,
    rules: str,
    *,
    people: int = 0,
) -> AnyHall:
    """Generate a tournament in the hall that `open_hall` opens, and return the hall."""
    rng = Random(seed)  # noqa: S311 - reproducible, not secret
    agreed = find_preset(rules).rules.with_options(LISTINGS[seed % len(LISTINGS)])
    made = make(f"Tournament {seed}", agreed, invented_terms(rng))
    hall = open_hall(rng, made)
    few = rng.choice(NUMBERS)
    _enter(hall, people or few)
    try_to_end(hall)
    if hall.chance(20):
        hall.must(commands.ChangeScoring(dict(rng.choice(SCORINGS)), "agreed"))
    if hall.chance(8):
        _enter_teams(hall)
    day = 1
    for _ in range(rng.choice((1, 2, 2, 3))):
        _between(hall)
        _seat(hall, day)
        play_series(hall)
        try_to_end(hall)
        day += rng.choice((0, 1))
    _finish(hall)
    if hall.chance(20):
        hall.must(commands.Reopen("a list was misread"))
        correct_somewhere(hall)
        _finish(hall)
    return hall


def _go_back_and_forward(hall: Hall) -> None:
    """Restore an earlier state, sometimes undo that, and restore the last state again."""
    last = len(hall.log)
    hall.restore(hall.rng.randint(1, last))
    if hall.chance(50):
        hall.must(commands.UndoStep())
    hall.restore(last)


# --- entries -------------------------------------------------------------------------------------


def _enter(hall: Hall, number: int) -> None:
    known = len(hall.tournament.entrants)
    people = tuple(invented_person(hall.rng, known + at) for at in range(number))
    command = commands.EnterPeople(people, Presence.PRESENT, Namesakes.MEANT)
    if not hall.ask(command):  # a team was full
        plain = tuple(replace(person, team="", tandem="") for person in people)
        hall.must(replace(command, people=plain))


def _enter_teams(hall: Hall) -> None:
    """Enter complete teams of two, and let teams play against teams."""
    terms = replace(hall.tournament.terms, team_size=2, team_seating=TeamSeating.AGAINST)
    hall.must(commands.ChangeTerms(terms))
    hall.must(commands.ChangeLogo(logo(png(9, 9))))
    known = len(hall.tournament.entrants)
    people = tuple(
        replace(invented_person(hall.rng, known + at), team=f"Pair {at // 2}", tandem="")
        for at in range(2 * hall.rng.choice((3, 4, 6, 7)))
    )
    hall.must(commands.EnterPeople(people, Presence.PRESENT, Namesakes.MEANT))


def _between(hall: Hall) -> None:
    """Make random changes before a series, after which everybody present can be seated."""
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
    _change_seating_rules(hall)
    _set_classes(hall)
    while not _can_be_seated(hall.tournament):
        hall.ask(commands.DrawSeats("too few, or five"))
        _enter(hall, 1)


def _change_seating_rules(hall: Hall) -> None:
    """Try to fix somebody's place, and to change whether partners may share a table."""
    rng = hall.rng
    if hall.chance(20):
        fix = commands.FixSeat(
            rng.choice(list(hall.tournament.entrants)), rng.randrange(4), rng.randrange(5)
        )
        hall.ask(fix)
    if hall.chance(20):
        terms = replace(hall.tournament.terms, partners=rng.choice(tuple(Partners)))
        hall.ask(commands.ChangeTerms(terms))


def _set_classes(hall: Hall) -> None:
    """Add some people to a class, or remove them from it."""
    if hall.chance(20):
        some = hall.rng.sample([*hall.tournament.entrants], 2)
        name, membership = hall.rng.choice(CLASSES), hall.rng.choice(tuple(Membership))
        hall.must(commands.SetClass(name, tuple(some), membership))


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
    against = hall.tournament.terms.team_seating is TeamSeating.AGAINST
    if against or hall.chance(25):
        placing = rng.choice((Placing.DRAWN, Placing.BY_RESULT, Placing.STRICT))
        _must_be_seated(hall, commands.DrawSeats(f"seed {rng.randrange(1000)}", placing, day))
    else:
        _must_be_seated(hall, commands.SeatByHand(_shuffled_tables(hall), day))
    if hall.chance(20):
        _must_be_seated(hall, commands.SeatByHand(_shuffled_tables(hall), day))
    if hall.chance(10):
        hall.must(commands.UndoStep())
        _must_be_seated(hall, commands.SeatByHand(_shuffled_tables(hall), day))
    if hall.chance(30):
        _come_and_go(hall)
    try_to_end(hall)
    hall.must(commands.BeginSeries(at=rng.choice(BEGINS)))
    if hall.chance(30):
        _come_late(hall)


def _come_and_go(hall: Hall) -> None:
    """Let people come and leave after the seats were published, and adjust the plan."""
    rng = hall.rng
    hall.ask(commands.AdjustSeats())  # fits already
    if hall.chance(40):
        hall.must(commands.Withdraw(rng.choice(hall.tournament.present), reason="ill"))
    if hall.chance(40):
        some = rng.sample(hall.tournament.present, 1)
        hall.must(commands.SetPresence(tuple(some), Presence.EXPECTED))
    if hall.chance(60):
        _enter(hall, rng.randrange(1, 4))
    withdrew = [one for one in hall.tournament.entrants if _presence(hall, one) is not PRESENT]
    if withdrew and hall.chance(40):
        hall.must(commands.SetPresence((rng.choice(withdrew),), PRESENT))
    while not _can_be_seated(hall.tournament):
        hall.ask(commands.AdjustSeats())
        _enter(hall, 1)
    _must_be_seated(hall, commands.AdjustSeats())
    if hall.chance(20):
        _enter(hall, 4)
        _must_be_seated(hall, commands.AdjustSeats())


def _must_be_seated(hall: Hall, command: commands.Command) -> None:
    """Issue a command that seats, and drop fixed places and rules about partners if it fails."""
    if hall.ask(command):
        return
    terms = hall.tournament.terms
    mixed = replace(terms, partners=Partners.APART, team_seating=TeamSeating.MIXED)
    hall.ask(commands.ChangeTerms(mixed))
    for one in hall.tournament.entrants.values():
        hall.ask(commands.FixSeat(one.number))
    hall.must(command)


def _shuffled_tables(hall: Hall) -> tuple[tuple[int, ...], ...]:
    here = list(hall.tournament.present)
    hall.rng.shuffle(here)
    order = iter(here)
    return tuple(tuple(next(order) for _ in range(size)) for size in table_sizes(len(here)))


def _come_late(hall: Hall) -> None:
    """Enter a latecomer, who tries to join a random table."""
    before = set(hall.tournament.entrants)
    _enter(hall, 1)
    (new,) = set(hall.tournament.entrants) - before
    tables = len(latest_series(hall).sheets)
    hall.ask(commands.JoinTable(new, hall.rng.randrange(1, tables + 1)))


# --- results --------------------------------------------------------------------------------------


def _finish(hall: Hall) -> None:
    """Draw all necessary lots and some others, then finish the tournament."""
    scopes = [Scope.total()]
    if hall.chance(50):
        scopes.append(Scope.series(len(hall.tournament.series)))
        scopes.append(Scope.day(latest_series(hall).day))
    for scope in scopes:
        for parties in Parties:
            for group in tied_groups(hall.tournament, scope, parties):
                order = list(group)
                hall.rng.shuffle(order)
                hall.must(commands.RecordLot(scope, parties, tuple(order)))
    hall.must(commands.Finish())
    _set_classes(hall)
    try_to_end(hall)
