"""Events and rule sets round-trip over the wire."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from romme.engine.events import Dealt, Drew, Event, GameEnded, PositionSet, Reshuffled, Shuffled
from romme.engine.state import Ending, Pile
from romme.rules import presets
from romme.rules.stored_rules import Rules, read_rules, write_rules
from romme.view import redact
from romme.wire import game as wire
from romme.wire.game import GameEvent, Unstorable, read_event, write_event
from tests.conftest import Size
from tests.support.laws.play import game
from tests.support.laws.tables import dice, random_rules
from tests.support.wire.tables import viewers

GAMES = 24
RESHUFFLED = 78
"""The number of the first game in which the stock runs out and the open pile is reshuffled."""


def round_trip(event: GameEvent) -> GameEvent:
    """Return an event after encoding and decoding it."""
    received: GameEvent = msgspec.json.decode(msgspec.json.encode(event), type=GameEvent)
    return received


def test_events_round_trip(size: Size) -> None:
    met: set[type[Event]] = set()
    for number in (RESHUFFLED, *range(size(GAMES, 20_000))):
        for event in game(number).events:
            assert read_event(round_trip(write_event(event))) == event
            met.add(type(event))
    assert set(get_args(Event)) - met == {PositionSet}, (
        "the games do not contain every type of event"
    )


def test_a_redacted_event_has_the_same_shape(size: Size) -> None:
    """A redacted event differs only in values that are null, and reveals nothing hidden."""
    for number in (RESHUFFLED, *range(size(GAMES // 4, 5_000))):
        played = game(number)
        for event in played.events:
            for seat in viewers(played.acts[0].state):
                shown = write_event(redact(event, seat), seat)
                assert round_trip(shown) == shown
                assert type(shown) is type(write_event(event))
                check_hidden(event, shown, seat)


def check_hidden(event: Event, shown: GameEvent, seat: int | None) -> None:
    """Assert that `shown` has all values of an event except those hidden from the seat."""
    match event, shown:
        case Shuffled(), wire.Shuffled(pack):
            assert pack is None
        case Reshuffled(), wire.Reshuffled(order):
            assert order is None
        case Dealt(hands), wire.Dealt(seen, counts, _, _, order):
            assert order is None
            assert counts == [*map(len, hands)]
            for number, (hand, shown_hand) in enumerate(zip(hands, seen, strict=True), start=1):
                own = sorted(map(str, hand)) if number == seat else None
                assert (None if shown_hand is None else sorted(shown_hand)) == own
        case Drew(drawer, pile, card), wire.Drew(_, _, seen_card):
            assert seen_card == (str(card) if pile is Pile.OPEN or drawer == seat else None)
        case GameEnded(outcome, hands), wire.GameEnded(_, seen):
            void = outcome.ending is Ending.VOID
            assert len(seen) == (0 if void else len(hands))
        case _:
            assert shown == write_event(event)


def test_rule_sets_round_trip(size: Size) -> None:
    rng = dice(1)
    drawn = [random_rules(rng) for _ in range(size(200, 20_000))]
    for rules in (*(preset.rules for preset in presets()), *drawn):
        data = msgspec.json.encode(write_rules(rules))
        assert read_rules(msgspec.json.decode(data, type=Rules)) == rules


def test_a_position_event_cannot_be_stored() -> None:
    state = game(0).acts[0].state
    with pytest.raises(Unstorable):
        write_event(PositionSet(state))
