"""Random commands, most of them nonsense, are refused or carried out without errors."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from romme.engine.state import Ending
from romme.tournament import (
    AdjustSeats,
    Announce,
    AnswerCall,
    BeginSeries,
    By,
    CallDirector,
    ChangeEntry,
    ChangeLogo,
    ChangeScoring,
    ChangeTerms,
    CheckPack,
    CloseSeries,
    Command,
    ConfirmLine,
    CorrectLine,
    Count,
    DrawSeats,
    EndList,
    EndOpenLists,
    EnterControl,
    EnterLine,
    EnterPeople,
    EntryDetails,
    Finish,
    FixSeat,
    Hand,
    IncidentKind,
    JoinTable,
    LiftPenalty,
    Line,
    Membership,
    Namesakes,
    Parties,
    Penalise,
    Placing,
    Presence,
    RecordIncident,
    RecordLot,
    RecordRuling,
    RemoveEntry,
    Reopen,
    Role,
    Scope,
    SeatByHand,
    SetClass,
    SetClock,
    SetPresence,
    ShiftClock,
    ShownUntil,
    Sign,
    Span,
    Tournament,
    TournamentRefused,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    WayToLeave,
    Withdraw,
    WithdrawCall,
    standing,
)
from romme.tournament.decide import decide
from romme.tournament.evolve import begin, evolve
from romme.tournament.storage.command_codec import COMMANDS
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.tournament.logos import logo, png
from tests.support.tournament.proof.generator import generate


def number(rng: Random) -> int:
    """Return a random number, usually one that a command could contain."""
    return rng.choice((-1, 0, 1, 1, 1, 2, 2, 3, 4, 5, 9, 10_000))


def line(rng: Random) -> Line:
    """Return the line of a game with random values, which is usually invalid."""
    counts = tuple(
        rng.choice((None, Count(number(rng) * 10, rng.choice(tuple(Hand)))))
        for _ in range(rng.choice((0, 3, 4, 4, 5)))
    )
    return Line(rng.choice(tuple(Ending)), rng.choice((None, number(rng))), counts)


def person(rng: Random) -> EntryDetails:
    """Return the entry of a person, often with an invalid or unusual name."""
    names = ("", " ", "Anna", "A\x00", "李", "x" * 200, "Zoé")
    return EntryDetails(rng.choice(names), team=rng.choice(("", "T")), number=number(rng))


def tables(rng: Random) -> tuple[tuple[int, ...], ...]:
    """Return a random seating plan, usually an invalid one."""
    return tuple(
        tuple(number(rng) for _ in range(rng.choice((0, 3, 4))))
        for _ in range(rng.choice((0, 1, 2)))
    )


def random_command(rng: Random) -> Command:
    """Return a command of any kind with random fields."""

    def n() -> int:
        return number(rng)

    text = rng.choice(("", " ", "because"))
    kinds: tuple[Command, ...] = (
        ChangeTerms(TournamentTerms(rounds=n(), dropped=n(), team_size=n())),
        ChangeLogo(rng.choice((text, logo(png(9, 9))))),
        ChangeScoring(
            {rng.choice(("rating_romme", "packs", "x")): rng.choice((n(), "x", []))}, text
        ),
        Finish(),
        Reopen(text),
        EnterPeople(
            tuple(person(rng) for _ in range(rng.randrange(3))),
            rng.choice(tuple(Presence)),
            rng.choice(tuple(Namesakes)),
        ),
        ChangeEntry(n(), person(rng)),
        RemoveEntry(n()),
        SetClass(rng.choice(("Damen", "")), (n(), n()), rng.choice(tuple(Membership))),
        SetPresence((n(), n()), rng.choice(tuple(Presence))),
        Withdraw(n(), rng.choice(tuple(WayToLeave)), text),
        FixSeat(n(), n(), n()),
        DrawSeats(text, rng.choice(tuple(Placing)), n()),
        SeatByHand(tables(rng), n()),
        AdjustSeats(),
        BeginSeries(n()),
        JoinTable(n(), n()),
        CloseSeries(),
        CheckPack(n(), n()),
        EnterLine(n(), n(), n(), line(rng), n(), n()),
        ConfirmLine(n(), n(), n(), n()),
        CorrectLine(n(), n(), n(), line(rng), text),
        EnterControl(n(), n(), n(), line(rng)),
        Sign(n(), n(), n(), text),
        RecordIncident(n(), n(), rng.choice(tuple(IncidentKind)), n(), n(), text),
        RecordRuling(text, n(), n(), n(), n()),
        Penalise(n(), n(), text, n()),
        LiftPenalty(n(), text),
        RecordLot(Scope(rng.choice(tuple(Span)), n()), rng.choice(tuple(Parties)), (n(), "T", n())),
        SetClock(n()),
        ShiftClock(n()),
        Announce(text * rng.choice((1, 200)), rng.choice(tuple(ShownUntil)), n()),
        EndList(n(), n(), text * rng.choice((1, 200))),
        EndOpenLists(n(), text),
        CallDirector(n(), n(), rng.choice((None, *IncidentKind)), n()),
        AnswerCall(n(), n(), n()),
        WithdrawCall(n(), n(), n()),
        UndoStep(),
        UndoOnList(n(), n()),
    )
    assert {type(one) for one in kinds} == set(COMMANDS.values())
    return rng.choice(kinds)


def states(seed: int, rng: Random) -> list[Tournament]:
    """Return the states of a tournament at random points of its log."""
    first, *rest = generate(seed).log
    found = [begin(first)]
    for event in rest:
        found.append(evolve(found[-1], event))
    return rng.sample(found, min(8, len(found)))


def test_random_commands_are_refused_or_carried_out_without_errors(size: Size) -> None:
    done: Counter[str] = Counter()
    for seed in range(size(25, 2_000)):
        rng = dice(seed)
        for state in states(seed, rng):
            for _ in range(30):
                command = random_command(rng)
                by = By(rng.choice(tuple(Role)), "somebody", number(rng), number(rng))
                try:
                    events = decide(state, command, by)
                except TournamentRefused as refused:
                    done[refused.refusal.value] += 1
                    continue
                for event in events:
                    state = evolve(state, event)  # noqa: PLW2901 - the state advances
                    done[type(event).__name__] += 1
            standing(state, Scope.total(), Parties.TEAM)
    assert len(done) > 60


@pytest.mark.parametrize("scope", [Scope.series(1), Scope.day(1), Scope.total()])
def test_a_tournament_without_entrants_has_an_empty_standing(scope: Scope) -> None:
    state = begin(generate(1).log[0])
    if scope.span is Span.SERIES:
        with pytest.raises(TournamentRefused):
            standing(state, scope)
    else:
        assert standing(state, scope) == ()
