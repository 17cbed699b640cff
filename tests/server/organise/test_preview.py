"""The preview of a seating plan lists its breaches."""

from __future__ import annotations

import asyncio

import pytest

from romme.locales import LANGUAGES, words
from romme.server.organise.http.preview_messages import CommandPreview
from romme.server.organise.preview import preview_command
from romme.tournament import (
    DIRECTOR,
    AdjustSeats,
    CloseSeries,
    Command,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    Penalise,
    Placing,
    Presence,
    SeatByHand,
    Tournament,
    Withdraw,
)
from romme.tournament.decide import decide
from romme.tournament.seating import BreachKind, PlanProof
from romme.tournament.wording.record import record_text
from tests.support.tournament.sample_tournaments import after, full, new_tournament, seated, signed


def previewed(tournament: Tournament, command: Command, lang: str = "en") -> CommandPreview:
    return asyncio.run(preview_command(words(lang), tournament, command, DIRECTOR))


def tournament_of(people: int, *clubs: str) -> Tournament:
    """Return a tournament with all people present. `clubs` are the clubs of the first people."""
    names = (EntryDetails(chr(65 + at), (*clubs, *[""] * people)[at]) for at in range(people))
    return after(new_tournament(), EnterPeople(tuple(names), Presence.PRESENT))


def after_one_series() -> Tournament:
    """Return a tournament after a series at two tables of four. Table 1's players lead."""
    state = seated(8)
    for table in (1, 2):
        state = signed(full(state, table=table), table=table)
    penalties = (Penalise(number, 50, "late") for number in range(5, 9))
    return after(state, CloseSeries(), *penalties)


def test_a_club_that_is_too_large_is_unavoidable() -> None:
    preview = previewed(tournament_of(7, "a", "a", "a"), DrawSeats("x"))
    assert [one.kind for one in preview.breaches] == [BreachKind.CLUB]
    assert (preview.proof, preview.avoidable) == (PlanProof.UNAVOIDABLE, False)


def test_a_preview_by_result_lists_departures_from_the_standings() -> None:
    """A seating strictly by the standings is possible, but would make some players meet again."""
    preview = previewed(after_one_series(), DrawSeats("x", Placing.BY_RESULT))
    texts = [one.text for one in preview.breaches if one.kind is BreachKind.RANK]
    assert len(texts) == 2
    assert all("departs from the standings: it has ranks" in text for text in texts)
    assert preview.avoidable


def test_a_manual_plan_has_no_proof() -> None:
    preview = previewed(tournament_of(7, "a", "a", "a"), SeatByHand(((1, 2, 4, 5), (3, 6, 7))))
    assert (preview.proof, preview.avoidable) == (None, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_preview_names_everybody_who_must_be_told(lang: str) -> None:
    """A latecomer gets the free seat and another one the seat of a leaver; nobody else moves."""
    state = after(tournament_of(7), DrawSeats("x"))
    before = state.series[0].tables
    late = EnterPeople((EntryDetails("Zoé"), EntryDetails("Yves")), Presence.PRESENT)
    state = after(state, Withdraw(before[0][1]), late)
    preview = previewed(state, AdjustSeats(), lang)
    assert [(one.number, one.old_table, one.table) for one in preview.moves] == [
        (8, 0, 1),
        (9, 0, 2),
        (before[0][1], 1, 0),
    ]
    (series,) = after(state, AdjustSeats()).series
    assert preview.tables == series.tables
    told = record_text(words(lang), decide(state, AdjustSeats(), DIRECTOR)[0], state)
    assert all(name in told for name in ("8 Zoé", "9 Yves"))


def test_a_redraw_names_everybody_who_must_be_told_too() -> None:
    state = after(tournament_of(7), DrawSeats("x"))
    preview = previewed(state, DrawSeats("another"))
    assert preview.moves
    assert all(one.old_table and one.table for one in preview.moves)
    assert previewed(tournament_of(7), DrawSeats("x")).moves == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_departures_are_worded_in_every_language(lang: str) -> None:
    preview = previewed(after_one_series(), DrawSeats("x", Placing.BY_RESULT), lang)
    ranks = [one for one in preview.breaches if one.kind is BreachKind.RANK]
    assert all(" 1, " in one.text for one in ranks[:1])
    assert all(str(one.numbers[0]) in one.text for one in ranks)
