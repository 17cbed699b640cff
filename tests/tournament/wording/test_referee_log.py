"""The referee's log: which decisions it has, and the points before and after."""

from __future__ import annotations

from romme.locales import words
from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    BeginSeries,
    CheckPack,
    Command,
    CorrectLine,
    Event,
    IncidentKind,
    Penalise,
    RecordIncident,
    RecordRuling,
    SeatByHand,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    WayToLeave,
    Withdraw,
    fold,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.incidents.effects import VoidGame, effects
from romme.tournament.list_commands import EnterLine
from romme.tournament.wording.referee_log import (
    EffectText,
    RefereeEntry,
    effect_texts,
    referee_log,
)
from tests.support.tournament.sample_tournaments import after, line, people, seated, with_games

EN = words("en")


def log_of(*commands: Command) -> list[Event]:
    """Return the log of a tournament with one running table of four and two games, and more."""
    log: list[Event] = [make("Cup", find_preset("turnier").rules, TournamentTerms(rounds=2))]
    start = (people(4), SeatByHand(((1, 2, 3, 4),)), BeginSeries(), CheckPack(1, 1))
    sheet = seated(4).sheet(1, 1)
    games = (EnterLine(1, 1, game, line(sheet, seated(4), game)) for game in (1, 2))
    for command in (*start, *games, *commands):
        log += decide(fold(log), command, DIRECTOR)
    return log


def entries(*commands: Command) -> tuple[RefereeEntry, ...]:
    """Return the referee's log after the commands."""
    return referee_log(EN, log_of(*commands))


def thrown_in(game: int, seat: int) -> RecordIncident:
    """Return the command that records a hand thrown in at table 1."""
    return RecordIncident(1, 1, IncidentKind.HAND_THROWN_IN, game, seat)


def test_T15_an_incident_quotes_its_clause_and_shows_the_points() -> None:  # noqa: N802 - a clause
    (entry,) = entries(thrown_in(1, 3))
    assert entry.clause == "T15"
    assert entry.rule == EN.say("clause-T15")
    assert entry.effects == (
        EffectText("Game 1, 3 Léa", "2 (20)", "1 (31)"),
        EffectText("Total, 3 Léa", "4 (40)", "3 (51)"),
    )


def test_a_void_game_is_shown_with_the_points_it_had() -> None:
    state = with_games(seated(4), 2)
    struck = after(state, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, 2))
    found = effects(state, struck)
    assert [one.game for one in found if isinstance(one, VoidGame)] == [2]
    (entry,) = entries(RecordIncident(1, 1, IncidentKind.WRONG_DEALER, 2))
    assert entry.effects[0].what == "Game 2"
    assert entry.effects[0].after == "void"


def test_only_decisions_of_the_director_are_listed() -> None:
    seen = line(seated(4).sheet(1, 1), seated(4), 1)
    other = line(seated(4).sheet(1, 1), seated(4), 1, points=5)
    found = entries(
        CorrectLine(1, 1, 1, other),
        CorrectLine(1, 1, 1, seen, "misread"),
        RecordRuling("May sit at the window", 1, 1, 0, 2),
        Penalise(1, 1, "late"),
        Withdraw(4, WayToLeave.OTHERS_GO_ON, "ill"),
    )
    assert len(found) == 4
    assert "misread" in found[0].text
    assert "May sit at the window" in found[1].text
    assert (found[1].clause, found[1].effects) == ("", ())
    assert [(one.series, one.table) for one in found] == [(1, 1), (1, 1), (0, 0), (1, 1)]


def test_undone_decisions_stay_and_are_marked() -> None:
    found = entries(
        thrown_in(1, 3), UndoOnList(1, 1), RecordRuling("No"), UndoStep(), RecordRuling("Yes")
    )
    assert [one.undone for one in found] == [True, True, False]


def test_points_on_other_lists_are_shown_with_their_table() -> None:
    state = with_games(seated(4), 1)
    struck = after(state, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, 1))
    found = effect_texts(EN, struck, effects(state, struck), at=(2, 1))
    assert found[0].what == "Series 1, table 1: Game 1"


def test_the_log_of_a_new_tournament_is_empty() -> None:
    assert entries() == ()
