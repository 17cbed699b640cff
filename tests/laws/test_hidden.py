"""Hidden cards stay hidden: what a viewer gets does not depend on them."""

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
from tests.laws.anything import any_command
from tests.laws.play import Act, Asked, answer, game, shuffled
from tests.laws.tables import dice
from tests.laws.test_views import viewers

AHEAD = 8
"""How many commands two games are followed that differ in hidden cards only."""


def other_world(state: State, viewer: Seat | None, rng: Random, fixed: set[Card]) -> State:
    """Deal what a viewer cannot see anew, but for the cards of some faces."""
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
    """The cards that are laid or discarded, and those that the viewer draws."""
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


def uncovers(events: Sequence[Event]) -> bool:
    """Whether cards come to light by the rules: all hands are counted (T11), or a hand is dealt."""
    return any(
        isinstance(event, Dealt)
        or (isinstance(event, GameEnded) and event.outcome.ending is not Ending.VOID)
        for event in events
    )


def gets(state: State, events: Sequence[Event], viewer: Seat | None) -> list[str]:
    """All that a viewer gets: the events as seen there, and the view after each of them."""
    got = [repr(view(state, viewer))]
    for event in events:
        state = evolve(state, event)
        got += [repr(redact(event, viewer)), repr(view(state, viewer))]
    return got


def test_two_games_that_differ_in_hidden_cards_look_the_same(size: Size) -> None:
    """Followed side by side, they give a viewer the same events and views to the byte."""
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
            assert gets(other, (), viewer) == gets(ahead[0].state, (), viewer)
            for act in ahead:
                if uncovers(act.events) or isinstance(act.command, DeclareVoid):
                    break
                try:
                    events = answer(other, act.seat, act.command)
                except Illegal:
                    refused += 1  # a pass with other cards than jokers, an open card that finishes
                    break
                assert gets(other, events, viewer) == gets(act.state, act.events, viewer)
                other = reduce(evolve, events, other)
                compared += 1
    assert refused < compared / 50


def test_an_answer_does_not_depend_on_hidden_cards(size: Size) -> None:
    """Whatever a viewer asks for, refusals included, the answer is the same in every world."""
    for number in range(size(150, 30_000)):
        rng = dice(number)
        state = rng.choice(game(number % 80).acts).state
        if state.outcome is not None:
            continue
        for viewer in map(Seat, range(1, state.seats + 1)):
            draws = viewer == state.turn and state.phase is Phase.DRAW
            other = other_world(state, viewer, rng, set(state.stock[:1]) if draws else set())
            for _ in range(6):
                asked = any_command(state, rng)
                assert told(state, viewer, asked) == told(other, viewer, asked), (viewer, asked)


def test_a_shuffle_tells_nothing_but_the_card_that_one_draws(size: Size) -> None:
    """Two orders of the pack, or of the pile shuffled anew, look the same to those who wait."""
    seen = 0
    for number in range(size(80, 10_000)):
        rng = dice(number)
        for act in game(number).acts:
            if isinstance(act.command, Shuffle):
                top, *rest = act.command.stock
                again = Shuffle((top, *shuffled(tuple(rest), rng)))
                events = answer(act.state, act.seat, again)
                for viewer in viewers(act.state):
                    one, two = (gets(act.state, each, viewer) for each in (events, act.events))
                    assert one == two
                seen += 1
        begun = game(number).start[-1]
        if isinstance(begun, Shuffled):
            other = Shuffled(shuffled(begun.pack, rng))
            assert redact(other, None) == redact(begun, None)
    assert seen


def test_a_void_game_tells_nothing_of_the_hands(size: Size) -> None:
    """A game declared void is not counted: neither cards nor their points are shown (V4.10)."""
    for number in range(size(80, 10_000)):
        rng = dice(number)
        state = rng.choice(game(number % 80).acts).state
        if state.outcome is None:
            for viewer in viewers(state):
                other = other_world(state, viewer, rng, set())
                one, two = (rule(world, DeclareVoid()) for world in (state, other))
                assert gets(state, one, viewer) == gets(other, two, viewer)


def told(state: State, viewer: Seat, asked: Asked) -> list[str]:
    """What a viewer is told who asks for something."""
    try:
        events = answer(state, viewer, asked)
    except Illegal as refused:
        return [str(refused)]
    return [] if uncovers(events) else gets(state, events, viewer)
