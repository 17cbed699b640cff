"""Random tournaments: the rankings agree with the checker, and the log restores the state."""

from __future__ import annotations

import ast
import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest

from romme.engine.match import ScoreEntry
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet
from romme.tournament import (
    Count,
    LastRound,
    TournamentRefusal,
    WayToLeave,
    fold,
    make,
    standing,
)
from romme.tournament import ranking as ranked
from romme.tournament.commands import Command
from romme.tournament.events import Event, SeriesSeated, TermsChanged, Withdrew
from romme.tournament.incidents import rulings as ruled
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.list_events import (
    CallAnswered,
    CallWithdrawn,
    DirectorCalled,
    IncidentRecorded,
    LineEntered,
    ListsEnded,
)
from romme.tournament.lists import ending as ended
from romme.tournament.lists import points as scored
from romme.tournament.proof import book, calls, checker, rulings, seats
from romme.tournament.proof.audit import audit
from romme.tournament.proof.calls import call_errors
from romme.tournament.proof.checker import list_errors
from romme.tournament.proof.rulings import ending_errors, ruling_errors
from romme.tournament.proof.seats import seating_errors
from romme.tournament.storage.codec import EVENTS, as_plain, decode, encode
from romme.tournament.storage.file import TournamentFile
from romme.tournament.values import Partners, Placing, Scope, TeamSeating
from tests.conftest import Size
from tests.support.tournament.proof.crashing_hall import PHASES, CrashingHall
from tests.support.tournament.proof.generator import generate, generate_in
from tests.support.tournament.proof.hall import Hall

RULES = ("turnier", "verband")
evolving = import_module("romme.tournament.evolve")
"""The module; the package exports its function of the same name."""
SOME = 100
"""Number of random tournaments that reaches every case; `--full` checks twice as many."""
FORM_1 = Path(__file__).with_name("form-1.romme")
"""A tournament file that stores its events in form 1 (see `codec.FORM`)."""


@pytest.fixture(scope="module")
def halls(size: Size) -> list[Hall]:
    """Return finished random tournaments."""
    return [generate(seed, RULES[seed % 2]) for seed in range(size(SOME, 2 * SOME))]


def test_rankings_agree_with_the_checker(halls: list[Hall]) -> None:
    """Both are computed from the same log, but by separate code."""
    for hall in halls:
        assert audit(hall.log) == (), hall.tournament.name


@pytest.mark.slow
def test_rankings_agree_with_the_checker_after_crashes_in_every_phase(
    halls: list[Hall], tmp_path: Path, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)  # the hall truncates the file itself
    crashes: Counter[str] = Counter()
    for seed in range(size(SOME // 2, 20_000)):
        path = tmp_path / f"{seed}.romme"
        hall = generate_in(partial(CrashingHall.at, path), seed, RULES[seed % 2])
        log = TournamentFile(path).log
        assert audit(log) == (), seed
        plain = [as_plain(event) for event in log]
        assert [*ruling_errors(plain), *ending_errors(plain), *list_errors(plain)] == [], seed
        assert call_errors(plain) == [], seed
        assert seating_errors(plain) == [], seed
        if seed < len(halls):
            assert hall.log == halls[seed].log[: len(hall.log)]  # restores may follow
        crashes.update(hall.crashes)
        path.unlink()
    assert crashes.keys() == set(PHASES)
    print(f"crashes by phase: {dict(crashes)}")  # noqa: T201 - a figure


@pytest.mark.full
def test_a_tournament_of_more_than_a_thousand_people_agrees_with_the_checker() -> None:
    log = generate(0, "verband", people=1026).log
    assert len(fold(log).entrants) > 1000
    assert audit(log) == ()
    plain = [as_plain(event) for event in log]
    assert [*ruling_errors(plain), *ending_errors(plain), *list_errors(plain)] == []
    assert [*seating_errors(plain), *call_errors(plain)] == []


def test_the_lists_are_complete_and_the_right_seats_played(halls: list[Hall]) -> None:
    for hall in halls:
        assert list_errors(as_plain(event) for event in hall.log) == []


def test_rulings_agree_with_the_checker(halls: list[Hall]) -> None:
    for hall in halls:
        assert ruling_errors(as_plain(event) for event in hall.log) == [], hall.tournament.name


def test_lists_that_end_early_agree_with_the_checker(halls: list[Hall]) -> None:
    for hall in halls:
        assert ending_errors(as_plain(event) for event in hall.log) == [], hall.tournament.name


def test_calls_agree_with_the_checker(halls: list[Hall]) -> None:
    for hall in halls:
        assert call_errors([as_plain(event) for event in hall.log]) == [], hall.tournament.name


def test_seats_agree_with_the_checker(halls: list[Hall]) -> None:
    for hall in halls:
        assert seating_errors(as_plain(event) for event in hall.log) == [], hall.tournament.name
    seated = [one.placing for hall in halls for one in hall.log if isinstance(one, SeriesSeated)]
    assert set(seated) == set(Placing)
    assert seated.count(Placing.ADJUSTED) > SOME // 10
    terms = [one.terms for hall in halls for one in hall.log if isinstance(one, TermsChanged)]
    assert any(one.team_seating is TeamSeating.AGAINST for one in terms)
    assert any(one.partners is Partners.NEVER for one in terms)


def test_V4_10_a_file_from_before_the_last_round_option_keeps_its_rulings(  # noqa: N802 - a clause
    tmp_path: Path,
) -> None:
    """The rulings assume that an unsigned last round can be void, and are still accepted."""
    path = tmp_path / "old.romme"
    path.write_bytes(FORM_1.read_bytes())
    kept = TournamentFile(path)
    struck = [one.struck_from for one in kept.log if isinstance(one, IncidentRecorded)]
    assert struck == [3, 1]
    assert ruling_errors(as_plain(event) for event in kept.log) == []
    assert audit(kept.log) == ()
    tournament = fold(kept.log)
    assert tournament.terms.last_round is LastRound.SIGNED
    assert make("New", find_preset("turnier").rules).terms.last_round is LastRound.ENTERED


def test_random_tournaments_cover_every_command_event_and_incident(halls: list[Hall]) -> None:
    """Otherwise the comparisons in this module would not cover every case."""
    assert {kind for hall in halls for kind in hall.accepted} == set(get_args(Command))
    seen = Counter(type(event) for hall in halls for event in hall.log)
    assert set(seen) == set(EVENTS.values())
    happened = [one for hall in halls for one in hall.log if isinstance(one, IncidentRecorded)]
    assert {one.kind for one in happened} == set(IncidentKind)
    assert {one.consequence for one in happened} == set(Consequence)
    left = {one.leaving for hall in halls for one in hall.log if isinstance(one, Withdrew)}
    assert left == set(WayToLeave)
    ends = [one for hall in halls for one in hall.log if isinstance(one, ListsEnded)]
    assert {len(one.lists) > 1 for one in ends} == {True, False}
    assert {one.reason for one in ends} == {"", "power cut"}
    assert any(sheet.early_ending for hall in halls for _, _, sheet in hall.tournament.sheets())
    refused = {one.refusal for hall in halls for one in hall.refused}
    assert len(refused) > 12
    assert {TournamentRefusal.LIST_CHANGED, TournamentRefusal.CANNOT_SEAT} <= refused
    assert {TournamentRefusal.LIST_COMPLETE, TournamentRefusal.NOT_RUNNING} <= refused
    assert any(one.by_lot for hall in halls for one in standing(hall.tournament, Scope.total()))
    assert any(hall.tournament.terms.dropped and len(hall.tournament.series) > 1 for hall in halls)


def test_a_tournament_is_the_fold_of_its_log(halls: list[Hall]) -> None:
    """The stored events give the same tournament, so a crash loses nothing."""
    for hall in halls[:40]:
        read = [event for stored in map(encode_one, hall.log) for event in decode(stored)]
        assert read == hall.log
        assert fold(read) == hall.tournament


def encode_one(event: Event) -> bytes:
    """Return the data of a record that contains one event."""
    return encode([event])


def test_the_same_seed_gives_the_same_tournament() -> None:
    assert generate(7).log == generate(7).log
    assert generate(7).log != generate(8).log


# --- controls: the comparison must be able to fail -----------------------------------------------


def differing(halls: list[Hall]) -> int:
    """Return the number of tournaments in which ranking and checker disagree."""
    return sum(audit(hall.log) != () for hall in halls[:40])


def two_tournaments_fail(
    errors: Callable[[Iterable[dict[str, Any]]], list[str]], *, among: int
) -> bool:
    """Return whether a check finds errors in two new tournaments, and stop at the second one."""
    logs = (generate(seed, RULES[seed % 2]).log for seed in range(among))
    failing = (log for log in logs if errors(as_plain(event) for event in log))
    return len([*islice(failing, 2)]) == 2


def test_control_a_wrong_class_of_hands_is_found(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = scored.rate_hand

    def off_by_one(rules: RuleSet, count: Count) -> ScoreEntry:
        found = plain(rules, count)
        return replace(found, score=found.score + (count.card_points == 31))

    monkeypatch.setattr(scored, "rate_hand", off_by_one)
    assert differing(halls) > 20


def test_control_a_forgotten_dropped_series_is_found(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranked, "_dropped", lambda *_: [])
    assert differing(halls) > 5


def test_control_unchanged_points_of_thrown_in_hands_are_found(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = scored.rate_hand
    monkeypatch.setattr(scored, "rate_thrown_in", lambda rules, count, _: plain(rules, count))
    assert differing(halls) > 2


def test_control_a_forgotten_lot_is_found(
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranked, "_lots", lambda *_: [])
    assert differing(halls) > 2


def test_T15_control_hands_that_keep_their_number_after_an_earlier_one_is_void_are_found(  # noqa: N802 - a clause
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evolving, "recounted", lambda tournament, _: tournament)
    assert differing(halls) > 5


def test_T15_control_hands_that_are_numbered_again_for_one_player_only_are_found(  # noqa: N802 - a clause
    halls: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = evolving.recounted
    monkeypatch.setattr(evolving, "recounted", lambda state, all_: plain(state, [*all_][:1]))
    assert differing(halls) > 5


def test_control_a_line_missing_from_the_log_is_found(halls: list[Hall]) -> None:
    """Control: the checker reports a list with a missing line."""
    found = 0
    for hall in halls[:40]:
        log = [as_plain(event) for event in hall.log]
        entered = [at for at, event in enumerate(hall.log) if isinstance(event, LineEntered)]
        if not entered:
            continue
        last = entered[-1]
        about_it = ("incident-recorded", "line-corrected")
        rest = [event for event in log[last + 1 :] if event["is"] not in about_it]
        found += list_errors(log) != list_errors([*log[:last], *rest])
    assert found > 20


@pytest.mark.parametrize("lost", [CallAnswered, CallWithdrawn, DirectorCalled])
def test_control_a_lost_event_of_a_call_is_found(halls: list[Hall], lost: type[Event]) -> None:
    found = 0
    for hall in halls:
        log = [as_plain(event) for event in hall.log if not isinstance(event, lost)]
        found += call_errors(log) != []
    assert found > SOME // 20


def test_control_a_needless_move_is_found(halls: list[Hall]) -> None:
    found = sum(
        seating_errors(as_plain(event) for event in log) != []
        for log in (_with_two_swapped(hall.log) for hall in halls)
    )
    assert found > SOME // 10


def _with_two_swapped(log: list[Event]) -> list[Event]:
    """Return the log with two people swapped in each adjusted plan of two or more tables."""

    def swapped(event: Event) -> Event:
        if not isinstance(event, SeriesSeated) or event.placing is not Placing.ADJUSTED:
            return event
        if len(event.tables) == 1:
            return event
        (one, *first), (other, *second), *rest = event.tables
        return replace(event, tables=((other, *first), (one, *second), *rest))

    return [swapped(event) for event in log]


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("games_in_finished_rounds", lambda _, sheet: len(sheet.lines)),
        ("games_in_finished_rounds", lambda *_: 0),
        ("thrown_in_by", lambda *_: 0),
        ("is_complete", lambda *_: False),
    ],
)
def test_control_wrong_rulings_are_found(
    name: str, wrong: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ruled, name, wrong)
    assert two_tournaments_fail(ruling_errors, among=SOME // 2)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("games_that_count", lambda _, sheet: len(sheet.lines)),
        ("games_that_count", lambda *_: 0),
        ("is_complete", lambda *_: False),
    ],
)
def test_control_a_wrong_early_end_is_found(
    name: str, wrong: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ended, name, wrong)
    assert two_tournaments_fail(ending_errors, among=SOME)


def test_the_checker_shares_no_code_with_what_it_checks() -> None:
    """The checker's modules import nothing from this project but each other."""
    for module in (book, calls, checker, rulings, seats):
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        named = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        ours = {name for name in named if name is not None and name.startswith("romme")}
        assert ours <= {"romme.tournament.proof.book", "romme.tournament.proof.checker"}
        assert not any(
            alias.name.startswith("romme")
            for node in ast.walk(tree)
            if isinstance(node, ast.Import)
            for alias in node.names
        )
