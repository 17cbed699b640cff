"""Pictures contain all data of views, and applying a change gives the next picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from romme.client.connection import with_change
from romme.server.person_id import PersonId
from romme.server.table import picture as pictures
from romme.server.table.picture import TableSight, picture, public_change, seat_change
from romme.server.table.state import Chair, Table
from romme.view import view
from romme.wire.picture import Change, ClockSeen, Picture
from romme.wire.terms import TableTerms
from romme.wire.view_reader import NoGame, read_view
from tests.conftest import Size
from tests.support.laws.play import game
from tests.support.wire.tables import NAMES, states_of, table_with_game, viewers


def round_trip(shown: Picture) -> Picture:
    """Return a picture after encoding and decoding it."""
    return msgspec.json.decode(msgspec.json.encode(shown), type=Picture)


def change_round_trip(change: Change) -> Change:
    """Return a change after encoding and decoding it."""
    return msgspec.json.decode(msgspec.json.encode(change), type=Change)


def check_view(number: int) -> None:
    """Assert that picture and view agree in a game, for every viewer after every command."""
    for state in states_of(game(number)):
        table = table_with_game(state)
        for seat in viewers(state):
            shown = round_trip(picture(TableSight.of(table, seat), NAMES, None))
            assert read_view(shown) == view(state, seat)


def check_changes(number: int) -> None:
    """Assert that in a game, a picture updated by changes always equals a fresh one."""
    seats = viewers(game(number).acts[0].state)
    before: dict[object, tuple[TableSight, Picture]] = {}
    for at, state in enumerate(states_of(game(number))):
        table, clock = table_with_game(state), ClockSeen(1, at)
        sights = {seat: TableSight.of(table, seat) for seat in seats}
        for seat in seats:
            fresh = picture(sights[seat], NAMES, clock)
            if before:
                was, old = before[seat]
                public = public_change(before[None][0], sights[None], NAMES, clock)
                change = change_round_trip(seat_change(public, was, sights[seat]))
                assert with_change(old, change) == fresh
        before = {seat: (sights[seat], picture(sights[seat], NAMES, clock)) for seat in seats}


def test_a_picture_has_all_data_of_a_view(size: Size) -> None:
    for number in range(size(10, 10_000)):
        check_view(number)


def test_changes_lead_from_picture_to_picture(size: Size) -> None:
    for number in range(size(10, 10_000)):
        check_changes(number)


def test_reading_a_view_without_a_game_is_refused() -> None:
    table = Table(TableTerms(), TableTerms().ruleset, PersonId("a"), "BCDFGH", (Chair(), Chair()))
    with pytest.raises(NoGame):
        read_view(picture(TableSight.of(table, None), NAMES, None))


def check_all(check: Callable[[int], None]) -> None:
    """Call `check` for enough games that every field changes."""
    for number in range(60):
        check(number)


def without_melds(plain: Callable[..., dict[str, object]]) -> Callable[..., dict[str, object]]:
    def change_without_melds(*given: object) -> dict[str, object]:
        found = plain(*given)
        found.pop("melds", None)
        return found

    return change_without_melds


def test_a_field_missing_from_changes_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: `check_changes` must fail if changes leave out a field."""
    monkeypatch.setattr(pictures, "_game_change", without_melds(pictures._game_change))  # noqa: SLF001 - broken on purpose
    with pytest.raises(AssertionError):
        check_all(check_changes)


def test_a_wrong_field_of_a_picture_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: `check_view` must fail if pictures do not show the order of a known stock."""
    monkeypatch.setattr(pictures, "_order", lambda _: None)
    with pytest.raises(AssertionError):
        check_all(check_view)
