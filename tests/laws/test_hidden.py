"""Data sent to a viewer does not depend on hidden cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from random import Random

from romme.cards import JOKER, Card
from romme.engine.commands import Discard, Play, Shuffle, Swap
from romme.engine.errors import Illegal
from romme.engine.events import Dealt, Drew, Event, GameEnded, Shuffled
from romme.engine.evolve import evolve
from romme.engine.referee import DeclareVoid, rule
from romme.engine.state import Ending, Phase, Pile, Seat, State
from romme.melds import JokerFor
from romme.view import redact, view
from tests.conftest import Size
from tests.laws.test_views import viewers
from tests.support.laws.play import Act, Request, events_of, game, shuffled
from tests.support.laws.random_requests import any_command
from tests.support.laws.tables import dice

AHEAD = 8
"""Number of commands for which two games with different hidden cards are compared."""


def other_world(state: State, viewer: Seat | None, rng: Random, fixed: set[Card]) -> State:
    """Return the state with the cards that a viewer cannot see redistributed, except `fixed`."""
    hands, stock = [list(hand) for hand in state.hands], list(state.stock)
    places: list[tuple[list[Card], int]] = []
    for number, hand in enumerate(hands, start=1):
        known = Counter(state.known[number - 1])
        for at, card in enumerate(hand):
            if number == viewer or card in fixed:
                continue
            if known[card]:
                known[card] -= 1
            else:
                places.append((hand, at))
    if not state.stock_known:
        places += [(stock, at) for at, card in enumerate(stock) if card not in fixed]
    cards = [pile[at] for pile, at in places]
    rng.shuffle(cards)
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = card
    drawn = state.drawn
    if drawn is not None and drawn.pile is Pile.STOCK and state.turn != viewer:
        held = Counter(hands[state.turn - 1]) - Counter(state.known[state.turn - 1])
        drawn = replace(drawn, card=rng.choice(sorted(held) or [drawn.card]))
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    return replace(state, hands=sorted_hands, stock=tuple(stock), drawn=drawn)


def shown_in(acts: Sequence[Act], viewer: Seat | None) -> Iterator[Card]:
    """Yield the cards that the viewer sees: those laid or discarded, and those the viewer draws."""
    for act in acts:
        yield from (
            event.card for event in act.events if isinstance(event, Drew) and event.seat == viewer
        )
        if isinstance(act.command, Play):
            for step in act.command.steps:
                placed = (step.card,) if isinstance(step, Swap) else step.cards
                yield from (JOKER if isinstance(card, JokerFor) else card for card in placed)
            if isinstance(act.command.end, Discard):
                yield act.command.end.card


def reveals_hands(events: Sequence[Event]) -> bool:
    """Whether these events include a deal, or the end of a game whose hands are counted (T11)."""
    return any(
        isinstance(event, Dealt)
        or (isinstance(event, GameEnded) and event.outcome.ending is not Ending.VOID)
        for event in events
    )


def seen_by(state: State, events: Sequence[Event], viewer: Seat | None) -> list[str]:
    """Return everything that a viewer receives.

    It begins with the view of `state`. Each redacted event follows, with the view after it.
    """
    got = [repr(view(state, viewer))]
    for event in events:
        state = evolve(state, event)
        got += [repr(redact(event, viewer)), repr(view(state, viewer))]
    return got


def test_two_games_that_differ_in_hidden_cards_look_the_same(size: Size) -> None:
    """A viewer receives byte-identical events and views in both games."""
    compared = refused = 0
    for number in range(size(80, 20_000)):
        rng = dice(number)
        acts = game(number).acts
        for _ in range(2):
            begin = rng.randrange(len(acts))
            ahead = acts[begin : begin + AHEAD]
            if ahead[0].state.outcome is not None:
                continue
            viewer = rng.choice(viewers(ahead[0].state))
            fixed = set(shown_in(ahead, viewer))
            other = other_world(ahead[0].state, viewer, rng, fixed)
            assert seen_by(other, (), viewer) == seen_by(ahead[0].state, (), viewer)
            for act in ahead:
                if reveals_hands(act.events) or isinstance(act.command, DeclareVoid):
                    break
                try:
                    events = events_of(other, act.seat, act.command)
                except Illegal:
                    refused += 1  # a pass with a natural card, or an open card that would finish
                    break
                assert seen_by(other, events, viewer) == seen_by(act.state, act.events, viewer)
                other = reduce(evolve, events, other)
                compared += 1
    assert refused < compared / 50


def test_an_answer_does_not_depend_on_hidden_cards(size: Size) -> None:
    """Any command of a viewer has the same visible result in worlds that look the same to them."""
    for number in range(size(150, 30_000)):
        rng = dice(number)
        state = rng.choice(game(number % 80).acts).state
        if state.outcome is not None:
            continue
        for viewer in map(Seat, range(1, state.seats + 1)):
            draws = viewer == state.turn and state.phase is Phase.DRAW
            other = other_world(state, viewer, rng, set(state.stock[:1]) if draws else set())
            for _ in range(6):
                request = any_command(state, rng)
                assert response(state, viewer, request) == response(other, viewer, request), (
                    viewer,
                    request,
                )


def test_a_shuffle_reveals_only_the_card_drawn(size: Size) -> None:
    """Shuffles of the open pile with the same top card look the same to every viewer.

    All shuffles of the pack look the same to a spectator.
    """
    seen = 0
    for number in range(size(80, 10_000)):
        rng = dice(number)
        for act in game(number).acts:
            if isinstance(act.command, Shuffle):
                top, *rest = act.command.stock
                again = Shuffle((top, *shuffled(tuple(rest), rng)))
                events = events_of(act.state, act.seat, again)
                for viewer in viewers(act.state):
                    one, two = (seen_by(act.state, each, viewer) for each in (events, act.events))
                    assert one == two
                seen += 1
        begun = game(number).start[-1]
        if isinstance(begun, Shuffled):
            other = Shuffled(shuffled(begun.pack, rng))
            assert redact(other, None) == redact(begun, None)
    assert seen


def test_a_void_game_reveals_no_hands(size: Size) -> None:
    """A void game is not counted, so neither cards nor points are shown (V4.10)."""
    for number in range(size(80, 10_000)):
        rng = dice(number)
        state = rng.choice(game(number % 80).acts).state
        if state.outcome is None:
            for viewer in viewers(state):
                other = other_world(state, viewer, rng, set())
                one, two = (rule(world, DeclareVoid()) for world in (state, other))
                assert seen_by(state, one, viewer) == seen_by(other, two, viewer)


def response(state: State, viewer: Seat, request: Request) -> list[str]:
    """Return everything that a viewer receives for a request, or nothing if it reveals hands."""
    try:
        events = events_of(state, viewer, request)
    except Illegal as refused:
        return [str(refused)]
    return [] if reveals_hands(events) else seen_by(state, events, viewer)
