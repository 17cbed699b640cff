"""Small tournaments for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

import pytest

from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    BeginSeries,
    By,
    CheckPack,
    Command,
    Count,
    Ending,
    EnterLine,
    EnterPeople,
    EntryDetails,
    Hand,
    Line,
    Presence,
    Role,
    SeatByHand,
    Sheet,
    Sign,
    Tournament,
    TournamentRefused,
    TournamentTerms,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.evolve import begin, evolve
from romme.tournament.lists.sheet import deals

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nina", "Paul", "Rita", "Sam", "Tun", "Uli", "Vera", "Will")


def new_tournament(
    rules: str = "turnier",
    terms: TournamentTerms | None = None,
    options: Mapping[str, object] | None = None,
) -> Tournament:
    """Return a tournament without entrants."""
    chosen = find_preset(rules).rules.with_options(options or {})
    return begin(make("Cup", chosen, terms or TournamentTerms(rounds=2)))


def after(tournament: Tournament, *commands: Command, by: By = DIRECTOR) -> Tournament:
    """Return the tournament after all commands."""

    def do(state: Tournament, command: Command) -> Tournament:
        return reduce(evolve, decide(state, command, by), state)

    return reduce(do, commands, tournament)


def refusal(tournament: Tournament, command: Command, by: By = DIRECTOR) -> TournamentRefused:
    """Return the refusal of a command that must be refused."""
    with pytest.raises(TournamentRefused) as caught:
        decide(tournament, command, by)
    return caught.value


def people(number: int) -> EnterPeople:
    """Return a command that enters `number` people with start numbers from 1, all present."""
    return EnterPeople(tuple(EntryDetails(name) for name in NAMES[:number]), Presence.PRESENT)


def seated(
    number: int = 4,
    rules: str = "turnier",
    terms: TournamentTerms | None = None,
    options: Mapping[str, object] | None = None,
) -> Tournament:
    """Return a tournament with a running series at one table, or two for six or more people."""
    numbers = tuple(range(1, number + 1))
    halves = (
        (numbers,) if number <= 4 else (numbers[: number - number // 2], numbers[-(number // 2) :])
    )
    state = after(
        new_tournament(rules, terms, options), people(number), SeatByHand(halves), BeginSeries()
    )
    return after(state, *(CheckPack(1, table) for table in range(1, len(halves) + 1)))


def line(
    sheet: Sheet, tournament: Tournament, game: int, *, winner: int | None = None, points: int = 20
) -> Line:
    """Return a line in which `winner`, by default the first playing seat, makes a Rommé.

    The other players have opened, and are left with `points` card points each.
    """
    playing = deals(tournament.rules, sheet)[game - 1].playing
    won = playing[0] if winner is None else winner
    counts = tuple(
        Count(points, Hand.OPENED) if seat in playing and seat != won else None
        for seat in range(1, len(sheet.seats) + 1)
    )
    return Line(Ending.ROMME, won, counts)


def with_games(
    tournament: Tournament, games: int, *, table: int = 1, points: int = 20
) -> Tournament:
    """Return the tournament with `games` more plain games entered in its last series."""
    series = len(tournament.series)
    for _ in range(games):
        sheet = tournament.sheet(series, table)
        game = len(sheet.lines) + 1
        enter = EnterLine(
            series,
            table,
            game,
            line(sheet, tournament, game, points=points),
            replays=sheet.replays,
        )
        tournament = after(tournament, enter)
    return tournament


def full(tournament: Tournament, *, table: int = 1, points: int = 20) -> Tournament:
    """Return the tournament with the list of a table filled with plain games."""
    series = len(tournament.series)
    sheet = tournament.sheet(series, table)
    left = len(deals(tournament.rules, sheet)) - len(sheet.lines)
    return with_games(tournament, left, table=table, points=points)


def signed(tournament: Tournament, *, table: int = 1) -> Tournament:
    """Return the tournament after everybody who must sign the list of a table has signed it."""
    series = len(tournament.series)
    signers = tournament.sheet(series, table).signers
    return after(tournament, *(Sign(series, table, seat) for seat in signers))


def keeper(series: int = 1, table: int = 1) -> By:
    """Return the keeper of a table's list."""
    return By(Role.KEEPER, "keeper", series, table)
