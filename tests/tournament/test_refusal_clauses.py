"""Refusals cite the clause of the tournament's rule document, or the house rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from romme.locales import LANGUAGES, words
from romme.tournament import (
    Command,
    ConfirmLine,
    Count,
    Demand,
    DrawSeats,
    Ending,
    EnterLine,
    EnterPeople,
    EntryDetails,
    Hand,
    JoinTable,
    Line,
    Presence,
    SeatByHand,
    Sign,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoOnList,
    WayToLeave,
    Withdraw,
)
from romme.tournament.wording.phrases import clause_text
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    people,
    refusal,
    seated,
    with_games,
)

FIVE = Count(5, Hand.OPENED)
SECOND_COUNT = TournamentTerms(rounds=2, second_count=Demand.ASKED)
LATE = EnterPeople((EntryDetails("Late"),), Presence.PRESENT)


def line(ending: Ending, winner: int | None, *counts: Count | None) -> Command:
    """Return a command that enters the first game of a table of four. Seat 1 deals and sits out."""
    return EnterLine(1, 1, 1, Line(ending, winner, counts))


def four(rules: str) -> Tournament:
    return seated(4, rules)


def with_second_count(rules: str) -> Tournament:
    return with_games(seated(4, rules, SECOND_COUNT), 1)


CASES: list[tuple[Callable[[str], Tournament], Command, TournamentRefusal, str, str]] = [
    (
        lambda rules: after(four(rules), UndoOnList(1, 1)),
        line(Ending.ROMME, 2, None, None, FIVE, FIVE),
        TournamentRefusal.PACK_UNCHECKED,
        "T1",
        "V3.2",
    ),
    (four, line(Ending.ROMME, 1, None, FIVE, FIVE, FIVE), TournamentRefusal.SITS_OUT, "T2", "V1.2"),
    (four, line(Ending.ROMME, 2, FIVE, None, FIVE, FIVE), TournamentRefusal.SITS_OUT, "T2", "V1.2"),
    (
        four,
        line(Ending.ROMME, None, None, FIVE, FIVE, FIVE),
        TournamentRefusal.WINNER_MISSING,
        "T10",
        "V6.1",
    ),
    (
        four,
        line(Ending.VOID, 2, None, None, FIVE, FIVE),
        TournamentRefusal.NO_ENDING,
        "T10",
        "V6.1",
    ),
    (
        four,
        line(Ending.STOCK_USED_UP, 2, None, None, FIVE, FIVE),
        TournamentRefusal.WINNER_TOO_MANY,
        "T5",
        "V6.3",
    ),
    (
        four,
        line(Ending.ROMME, 2, None, None, None, FIVE),
        TournamentRefusal.COUNT_MISSING,
        "T11",
        "V6.2",
    ),
    (
        four,
        line(Ending.ROMME, 2, None, FIVE, FIVE, FIVE),
        TournamentRefusal.COUNT_TOO_MANY,
        "T11",
        "V6.2",
    ),
    (
        four,
        line(Ending.ROMME, 2, None, None, Count(-1, Hand.OPENED), FIVE),
        TournamentRefusal.CARD_POINTS,
        "T11",
        "V6.2",
    ),
    (with_second_count, ConfirmLine(1, 1, 1, 1), TournamentRefusal.SAME_PERSON, "T11", "V6.2"),
    (
        lambda rules: full(with_second_count(rules)),
        Sign(1, 1, 1),
        TournamentRefusal.UNCONFIRMED,
        "T11",
        "V6.2",
    ),
    (four, Sign(1, 1, 1), TournamentRefusal.LIST_INCOMPLETE, "V4.1", "V4.1"),
    (
        lambda rules: after(new_tournament(rules), people(5)),
        DrawSeats("x"),
        TournamentRefusal.CANNOT_SEAT,
        "T2",
        "V1.3",
    ),
    (new_tournament, SeatByHand(()), TournamentRefusal.CANNOT_SEAT, "T2", "V1.3"),
    (
        lambda rules: after(new_tournament(rules), people(5)),
        SeatByHand(((1, 2, 3, 4, 5),)),
        TournamentRefusal.TABLE_SIZE,
        "T2",
        "V1.3",
    ),
    (
        lambda rules: after(four(rules), LATE),
        JoinTable(5, 1),
        TournamentRefusal.TABLE_FULL,
        "T2",
        "V1.2",
    ),
    (
        lambda rules: seated(3, rules),
        Withdraw(2, WayToLeave.OTHERS_GO_ON),
        TournamentRefusal.TOO_FEW_LEFT,
        "T2",
        "V1.1",
    ),
    (four, Withdraw(2), TournamentRefusal.LEAVING_UNSAID, "V4.5", "V4.5"),
]


@pytest.mark.parametrize(
    ("rules", "options", "command", "option"),
    [
        (
            "verband",
            {"superromme": "no"},
            line(Ending.SUPER, 2, None, None, FIVE, FIVE),
            "superromme.no",
        ),
        (
            "klassik",
            {"scoring": "rating", "seating": "dealer_sits_out"},
            line(Ending.ROMME, 1, None, FIVE, FIVE, FIVE),
            "seating.dealer_sits_out",
        ),
    ],
)
def test_a_changed_option_is_cited_as_a_house_rule(
    rules: str, options: dict[str, object], command: Command, option: str
) -> None:
    """The id of the clause is `H.<option>`, and its text describes the chosen value."""
    state = seated(4, rules, options=options)
    refused = refusal(state, command)
    assert refused.clause is not None
    assert refused.clause.value == f"H.{option.partition('.')[0]}"
    for language in LANGUAGES:
        spoken = words(language)
        assert clause_text(spoken, refused.clause) == spoken.say(f"option-{option}")


@pytest.mark.parametrize(
    ("state", "command", "why", "sheet", "association"),
    CASES,
    ids=[f"{why.value}-{at}" for at, (_, _, why, _, _) in enumerate(CASES)],
)
def test_refusals_cite_the_document_in_play(
    state: Callable[[str], Tournament],
    command: Command,
    why: TournamentRefusal,
    sheet: str,
    association: str,
) -> None:
    for rules, clause in (("turnier", sheet), ("verband", association)):
        refused = refusal(state(rules), command)
        assert refused.clause is not None
        assert (refused.refusal, refused.clause.value) == (why, clause)
