"""Pictures show what views have, and changes lead from one picture to the next."""

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
from tests.laws.play import game
from tests.wire.tables import NAMES, around, moments, viewers


def sent(shown: Picture) -> Picture:
    """A picture as it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(shown), type=Picture)


def told(change: Change) -> Change:
    """A change as it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(change), type=Change)


def check_view(number: int) -> None:
    """At every moment of a game, from everywhere, the picture is the view."""
    for state in moments(game(number)):
        table = around(state)
        for seat in viewers(state):
            shown = sent(picture(TableSight.of(table, seat), NAMES, None))
            assert read_view(shown) == view(state, seat)


def check_changes(number: int) -> None:
    """Who follows the changes has the same picture as who looks anew."""
    seats = viewers(game(number).acts[0].state)
    before: dict[object, tuple[TableSight, Picture]] = {}
    for at, state in enumerate(moments(game(number))):
        table, clock = around(state), ClockSeen(1, at)
        sights = {seat: TableSight.of(table, seat) for seat in seats}
        for seat in seats:
            anew = picture(sights[seat], NAMES, clock)
            if before:
                was, old = before[seat]
                public = public_change(before[None][0], sights[None], NAMES, clock)
                change = told(seat_change(public, was, sights[seat]))
                assert with_change(old, change) == anew
        before = {seat: (sights[seat], picture(sights[seat], NAMES, clock)) for seat in seats}


def test_a_picture_has_all_that_a_view_has(size: Size) -> None:
    for number in range(size(10, 10_000)):
        check_view(number)


def test_changes_lead_from_picture_to_picture(size: Size) -> None:
    for number in range(size(10, 10_000)):
        check_changes(number)


def test_there_is_no_view_without_a_game() -> None:
    table = Table(TableTerms(), TableTerms().ruleset, PersonId("a"), "BCDFGH", (Chair(), Chair()))
    with pytest.raises(NoGame):
        read_view(picture(TableSight.of(table, None), NAMES, None))


def check_all(check: Callable[[int], None]) -> None:
    """Look at enough games to see every field change."""
    for number in range(60):
        check(number)


def without_melds(plain: Callable[..., dict[str, object]]) -> Callable[..., dict[str, object]]:
    def forgetful(*given: object) -> dict[str, object]:
        found = plain(*given)
        found.pop("melds", None)
        return found

    return forgetful


def test_a_forgotten_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of changes would see a field that is left out."""
    monkeypatch.setattr(pictures, "_game_change", without_melds(pictures._game_change))  # noqa: SLF001 - broken on purpose
    with pytest.raises(AssertionError):
        check_all(check_changes)


def test_a_wrong_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of views would see a picture that shows no stock order."""
    monkeypatch.setattr(pictures, "_order", lambda _: None)
    with pytest.raises(AssertionError):
        check_all(check_view)
