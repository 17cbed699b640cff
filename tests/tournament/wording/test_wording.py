"""Every refusal, event, clause, breach and ruling has a text with the facts it needs."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import reduce
from itertools import islice
from pathlib import Path
from typing import get_args

import pytest

import romme
from romme.engine.state import Ending
from romme.locales import LANGUAGES, words
from romme.rules.clauses import Clause
from romme.tournament import events, list_events
from romme.tournament.commands import ChangeScoring, RemoveEntry, Withdraw
from romme.tournament.decide import decide
from romme.tournament.events import Event
from romme.tournament.evolve import evolve, fold
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.incidents.rulings import IncidentRuling
from romme.tournament.list_commands import CorrectLine, RecordIncident, Sign
from romme.tournament.lists.checks import Doubt, DoubtfulFigure
from romme.tournament.model import Tournament
from romme.tournament.office.notices import LATEST_END_MS
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.seating import Breach, BreachKind
from romme.tournament.storage.codec import event_name
from romme.tournament.values import Line, Parties, Scope, WayToLeave
from romme.tournament.wording.phrases import (
    breach_text,
    clause_text,
    doubt_text,
    ruling_text,
    scope_text,
    why_refused,
)
from romme.tournament.wording.record import record_text, record_texts
from tests.conftest import Size
from tests.support.locales.catalogues import messages
from tests.support.tournament.proof.generator import generate
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    line,
    new_tournament,
    people,
    seated,
    with_games,
)

ENGLISH = words("en")
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- refusals ------------------------------------------------------------------------------------


def facts_given() -> dict[str, set[str]]:
    """Map each refusal code to the names of the facts that are passed wherever it is raised."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for path in Path(str(romme.__file__)).parent.rglob("*.py"):
        text = path.read_text("utf-8")
        if "from romme.tournament.refusals import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "TournamentRefused":
                match node.args[0]:
                    case ast.Attribute(value=ast.Name("TournamentRefusal"), attr=name):
                        facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                        found[TournamentRefusal[name].value].append(facts)
                    case _:
                        pass
    return {code: set.intersection(*facts) for code, facts in found.items()}


def test_refusal_messages_use_only_facts_that_are_always_supplied() -> None:
    given = facts_given()
    assert given["has-played"] == {"number", "series"}
    assert given.keys() == {refusal.value for refusal in TournamentRefusal}
    for code, facts in given.items():
        assert messages("en")[f"refusal-tournament-{code}"].variables <= facts, code


@each_language
def test_start_numbers_are_not_grouped(lang: str) -> None:
    assert "1234" in why_refused(
        words(lang), TournamentRefused(TournamentRefusal.NO_ENTRANT, number=1234)
    )


def test_a_breach_names_people_in_a_sentence() -> None:
    three = after(new_tournament(), people(3))
    breach = Breach(BreachKind.CLUB, 7, (1, 2, 3))
    assert breach_text(words("en"), breach, three) == (
        "Table 7: 1 Anna · 2 Jos and 3 Léa are in the same club."
    )


# --- kinds ---------------------------------------------------------------------------------------


@each_language
def test_every_kind_has_a_text(lang: str) -> None:
    spoken = words(lang)
    three = after(new_tournament(), people(3))
    assert all(clause_text(spoken, clause) for clause in Clause)
    assert all(
        "2 Jos" in breach_text(spoken, Breach(it, 7, (2, 3), times=2), three) for it in BreachKind
    )
    assert all("3" in doubt_text(spoken, DoubtfulFigure(3, doubt)) for doubt in Doubt)
    assert all(ruling_text(spoken, IncidentRuling(Clause.T3, it, 4, 2)) for it in Consequence)
    scopes = (Scope.total(), Scope.day(1), Scope.series(1))
    assert len({scope_text(spoken, scope) for scope in scopes}) == len(scopes)


# --- the record ----------------------------------------------------------------------------------


def test_random_tournaments_are_described_in_every_language(size: Size) -> None:
    """Every event can be described with the state before it, and with the final state."""
    described: set[str] = set()
    for seed in range(size(20, 2000)):
        hall = generate(seed)
        at_the_end = fold(hall.log)
        for lang in LANGUAGES:
            spoken = words(lang)
            assert all(record_texts(spoken, hall.log))
            assert all(record_text(spoken, event, at_the_end) for event in hall.log)
            assert all(why_refused(spoken, refused) for refused in hall.refused)
        described |= {event_name(event) for event in hall.log}
    assert len(described) >= len(get_args(Event)) - 1


def recorded(tournament: Tournament, command: object, by: By = DIRECTOR) -> str:
    """Return the description of the event that a command leads to."""
    (event,) = decide(tournament, command, by)  # type: ignore[arg-type]  # any of them
    return record_text(ENGLISH, event, tournament)


def test_a_game_names_the_winner_and_the_counts() -> None:
    three = with_games(seated(3), 1)
    entered = list_events.LineEntered(1, 1, 1, three.sheet(1, 1).lines[0].line, 1)
    assert record_text(ENGLISH, entered, three) == (
        "Series 1, table 1, game 1: 1 Anna finished (Rommé); 2 Jos 20 (opened); 3 Léa 20 (opened). "
        "Entered by 1 Anna."
    )
    nobody = Line(Ending.STOCK_USED_UP, None, ())
    from_paper = list_events.LineEntered(1, 1, 1, nobody, 0)
    assert record_text(ENGLISH, from_paper, three) == (
        "Series 1, table 1, game 1: nobody finished (Stock used up). Entered by the office."
    )


def test_a_correction_quotes_the_old_line_and_the_reason() -> None:
    three = with_games(seated(3), 1)
    other = line(three.sheet(1, 1), three, 1, points=30)
    assert recorded(
        three, CorrectLine(1, 1, 1, other, "misread"), By(Role.DIRECTOR, "Jos Weis")
    ) == (
        "Series 1, table 1, game 1, corrected by Jos Weis: "
        "1 Anna finished (Rommé); 2 Jos 30 (opened); 3 Léa 30 (opened). "
        "Before: 1 Anna finished (Rommé); 2 Jos 20 (opened); 3 Léa 20 (opened). Reason: misread"
    )


def test_an_incident_names_its_clause_and_consequence() -> None:
    three = with_games(seated(3), 1)
    thrown = RecordIncident(1, 1, IncidentKind.HAND_THROWN_IN, 1, 2, "seen by all")
    assert recorded(three, thrown) == (
        "Series 1, table 1, game 1, 2 Jos: Hand thrown in uncounted (T15), "
        "recorded by the tournament director. "
        "The hand is rated one class lower: one rating point less. Note: seen by all"
    )
    unknown = RecordIncident(1, 1, IncidentKind.WRONG_DEALER)
    assert recorded(three, unknown).startswith("Series 1, table 1: Wrong dealer (V4.12), ")


def test_a_signature_in_place_of_a_player_names_the_director() -> None:
    three = full(seated(3))
    assert recorded(three, Sign(1, 1, 2)) == "Series 1, table 1: signed by 2 Jos."
    assert recorded(three, Sign(1, 1, 2, "went home")) == (
        "Series 1, table 1: signed for 2 Jos by the tournament director. Reason: went home"
    )


def test_a_removed_entry_is_recorded_by_name() -> None:
    assert recorded(after(new_tournament(), people(3)), RemoveEntry(2)) == "Entry removed: 2 Jos."


def test_a_withdrawal_says_how_the_table_continues() -> None:
    four = seated(4)
    assert recorded(four, Withdraw(4, WayToLeave.OTHERS_GO_ON, "ill")) == (
        "Series 1, table 1: 4 Marc left, and the others play on. Reason: ill"
    )


def test_a_change_of_scoring_is_described_by_its_changed_values() -> None:
    """A changed table of rating points by card points is written out in full."""
    bands = [[10, 3], [30, 2], [50, 1]]
    changed = ChangeScoring({"rating_super": 12, "rating_opened": bands}, "agreed")
    assert recorded(new_tournament(), changed) == (
        "Rating points changed by the tournament director: "
        "Superrommé: 12 rating points. "
        "Rating points for players who have opened, by card points left: "
        "3 for up to 10, 2 for 11 to 30, 1 for 31 to 50. Reason: agreed"
    )


def test_removals_and_distant_dates_have_texts() -> None:
    """If the end of a clock is out of range for `datetime`, its text shows the milliseconds."""
    three = seated(3)
    announced = (events.Announced(text, "helper") for text in ("Coffee", ""))
    assert [record_text(ENGLISH, event, three) for event in announced] == [
        "Announced by a helper: “Coffee”",
        "Announcement removed by a helper.",
    ]
    clock = (events.ClockSet(1, ends) for ends in (0, LATEST_END_MS))
    assert [record_text(ENGLISH, event, three) for event in clock] == [
        "Clock of series 1 removed.",
        f"Clock of series 1 set to run until {LATEST_END_MS}.",
    ]
    lot = events.LotRecorded(Scope.total(), Parties.TEAM, ("Esch", "Wiltz"), "seed")
    assert record_text(ENGLISH, lot, three) == (
        "Lots drawn (Whole tournament, Teams): Esch · Wiltz. Drawn with the seed “seed”."
    )


def test_each_event_is_described_with_the_state_before_it() -> None:
    """The first event is an exception: it is described with the state that it creates."""
    log = generate(3).log
    first, *rest = log
    before = fold([first])
    assert next(record_texts(ENGLISH, log)) == record_text(ENGLISH, first, before)
    for event, text in zip(rest, islice(record_texts(ENGLISH, log), 1, None), strict=True):
        assert text == record_text(ENGLISH, event, before)
        before = reduce(evolve, [event], before)
