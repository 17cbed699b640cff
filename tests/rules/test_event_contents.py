"""Events name the seat that acted, and state the points, cards or steps concerned."""

from __future__ import annotations

import pytest

from romme.engine.commands import Cut, LayDown, LayOff
from romme.engine.decide import decide
from romme.engine.events import CutMade, Event, GameEnded, Opened, OpeningFailed, Passed
from romme.engine.evolve import fold
from romme.engine.setup import shuffled_game
from romme.engine.state import Seat
from romme.melds import Points
from romme.notation.card_text import parse_placed
from romme.notation.replaying import Replay
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.support.table import at_table


def events_of(tried: Replay) -> list[Event]:
    """Assert that no move was refused, and return all events of the moves."""
    assert tried.refused is None, tried.refused
    return [event for events in tried.events_by_move for event in events]


def openings(tried: Replay) -> list[Opened]:
    return [event for event in events_of(tried) if isinstance(event, Opened)]


def test_T3_the_cut_event_names_its_seat() -> None:
    """The event also states the number of cards lifted."""
    rules = find_preset("turnier").rules
    state = fold(shuffled_game(rules, Mode.ASSIST, seats=4, dealer=Seat(4), pack=rules.pack))
    cut, _ = decide(state, Seat(3), Cut(20))
    assert cut == CutMade(Seat(3), 20)


def test_T8_the_pass_event_names_its_seat() -> None:
    tried = at_table("turnier", hands=["*", "2D", "3D"], stock="* JD", opened=[1]).play(
        "1 draw stock", "1 pass"
    )
    assert Passed(Seat(1)) in events_of(tried)


def test_T6_an_opening_has_one_event_with_its_points() -> None:
    """Melds laid after reaching 40 points are not counted, not even in a winning turn."""
    table = at_table("turnier", hands=["TC TS TH TD 4C 5C 6C", "2D", "3D"], stock="9C JD")
    opened = table.play("1 draw stock", "1 meld TC TS TH TD", "1 discard 9C")
    assert openings(opened) == [Opened(Seat(1), Points(40))]
    finished = table.play("1 draw stock", "1 meld TC TS TH TD", "1 meld 4C 5C 6C", "1 discard 9C")
    assert openings(finished) == [Opened(Seat(1), Points(40))]


@pytest.mark.parametrize("rules", ["turnier", "verband"])
def test_T10_finishing_from_the_hand_counts_as_opening(rules: str) -> None:
    """40 points are not needed, but the `Opened` event still states the points of the melds."""
    tried = at_table(rules, hands=["4C 5C 6C", "2D", "3D"], stock="9C JD").play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 discard 9C"
    )
    assert openings(tried) == [Opened(Seat(1), Points(15))]


def test_K13_finishing_by_laying_off_does_not_count_as_opening() -> None:
    """A turn that wins without a meld has no `Opened` event."""
    tried = at_table("klassik", hands=["4H", "2D"], table=[(2, "AH 2H 3H")], stock="9C JD").play(
        "1 draw stock", "1 add 4H to 1", "1 discard 9C"
    )
    assert openings(tried) == []
    assert tried.state.opened == {2}


def test_K14_the_event_of_the_end_contains_the_counted_hands() -> None:
    """The winner's empty hand is included (T11, V6.2)."""
    tried = at_table("klassik", hands=["4C 5C", "2D 3D"], stock="6C 3H").play(
        "1 draw stock", "1 meld 4C 5C 6C"
    )
    ended = events_of(tried)[-1]
    assert isinstance(ended, GameEnded)
    assert ended.hands == tried.state.hands
    assert [" ".join(map(str, cards)) for cards in ended.hands] == ["", "2D 3D"]


def failed(tried: Replay) -> OpeningFailed:
    """Return the only failed opening among the events."""
    (found,) = (event for event in events_of(tried) if isinstance(event, OpeningFailed))
    return found


def test_T6_the_event_of_a_failed_opening_lists_the_steps_undone() -> None:
    """If the valid melds are enough to open, only the invalid meld is listed, else every step."""
    wrong = LayDown(parse_placed("9C 9H 8D"))
    right = LayDown(parse_placed("TC TS TH TD"))
    table = at_table(
        "turnier",
        hands=["TC TS TH TD 9C 9H 8D 8C", "2D", "3D"],
        stock="JD",
        mode="strict",
    )
    moves = ("1 draw stock", "1 meld TC TS TH TD", "1 meld 9C 9H 8D", "1 discard 8C")
    assert failed(table.play(*moves)).steps == (wrong,)
    low = at_table(
        "turnier",
        hands=["TC TS TH TD 9C 9H 8D 8C", "2D", "3D"],
        stock="JD",
        mode="strict",
        options={"opening_points": 41},
    )
    assert failed(low.play(*moves)).steps == (right, wrong)


def test_V5_4_the_event_of_a_failed_opening_includes_lay_offs() -> None:
    """Adding a card to a meld of the same turn is listed as a separate step."""
    tried = at_table(
        "verband", hands=["2C 3C 4C 5C 8D 9D", "2D", "3D"], stock="JD", mode="strict"
    ).play("1 draw stock", "1 meld 2C 3C 4C", "1 add 5C to 1", "1 discard 8D")
    assert failed(tried).steps == (LayDown(parse_placed("2C 3C 4C")), LayOff(parse_placed("5C"), 1))
