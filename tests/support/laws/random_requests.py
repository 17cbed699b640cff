"""Random commands and rulings by any seat in any state: legal ones, near misses and nonsense."""

from __future__ import annotations

from random import Random
from typing import Final

from romme.cards import JOKER, NATURALS, Card, Natural
from romme.engine import legal
from romme.engine.commands import (
    Command,
    Cut,
    Discard,
    Draw,
    End,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Play,
    Shuffle,
    Step,
    Swap,
)
from romme.engine.decide import begin_draft, right_neighbour
from romme.engine.referee import CorrectCount, DeclareVoid, FillHand, Redeal, Ruling
from romme.engine.state import Correction, Phase, Pile, Seat, State
from romme.melds import JokerFor, Placed
from tests.support.laws.play import RANDOM, Request, choose, shuffled

CARDS: Final[tuple[Card, ...]] = (*NATURALS, JOKER)
ODD_NUMBERS: Final = (-(10**30), -1, 0, 1, 2, 3, 4, 7, 51, 52, 100, 10**30)


def _odd_number(rng: Random) -> int:
    return rng.choice(ODD_NUMBERS)


def any_seat(state: State, rng: Random) -> Seat:
    """Return a random seat: mostly the one to act, sometimes another or a nonexistent one."""
    right = right_neighbour(state) if state.phase is Phase.CUT else state.turn
    if rng.random() < 0.8:
        return right
    return Seat(rng.choice((rng.randint(1, state.seats), _odd_number(rng))))


def any_request(state: State, rng: Random) -> Request:
    """Return a random command or ruling, often a legal one so that games make progress."""
    chance = rng.random()
    if state.phase is Phase.OVER:
        return any_ruling(state, rng) if chance < 0.7 else any_command(state, rng)
    if chance < 0.35:
        return choose(state, rng, RANDOM)
    return any_ruling(state, rng) if chance < 0.40 else any_command(state, rng)


def any_command(state: State, rng: Random) -> Command:
    """Return a random command of a player, legal or not."""
    if state.phase is Phase.SHUFFLE and rng.random() < 0.6:
        return Shuffle(_any_order(state, rng))
    match rng.randrange(8):
        case 0:
            return Cut(rng.choice((*ODD_NUMBERS, len(state.stock), len(state.stock) - 4)))
        case 1 | 2:
            return Draw(rng.choice(list(Pile)))
        case 3:
            return Shuffle(_any_order(state, rng))
        case _:
            return Play(_any_steps(state, rng), _any_end(state, rng))


def any_ruling(state: State, rng: Random) -> Ruling:
    """Return a random ruling, sometimes for a seat that does not exist."""
    seat = Seat(rng.choice((state.turn, rng.choice(state.playing), state.dealer, _odd_number(rng))))
    if state.phase is Phase.OVER and rng.random() < 0.6:
        return FillHand(seat, rng.choice((1, 2, len(state.stock) + rng.randint(0, 3))))
    match rng.randrange(12):
        case 0:
            return Redeal(shuffled(state.rules.pack, rng))
        case 1:
            return DeclareVoid()
        case 2 | 3 | 4 | 5:
            return FillHand(seat, rng.choice((*ODD_NUMBERS, len(state.stock))))
        case _:
            return CorrectCount(seat, rng.choice(list(Correction)))


def _any_order(state: State, rng: Random) -> tuple[Card, ...]:
    pile = shuffled(state.open_pile, rng)
    return rng.choice((pile, pile[1:], (*pile, JOKER), (), state.stock, state.hands[0]))


def _any_steps(state: State, rng: Random) -> tuple[Step, ...]:
    """Return some legal steps followed by arbitrary ones."""
    steps: list[Step] = []
    if state.phase is Phase.PLAY and rng.random() < 0.6:
        plan = begin_draft(state, state.turn)
        for _ in range(rng.randint(0, 3)):
            if not (listed := list(legal.steps(plan))):
                break
            plan = plan.step(rng.choice(listed))
        steps += plan.steps
    steps += [_any_step(state, rng) for _ in range(rng.choice((0, 0, 1, 1, 2)))]
    return tuple(steps)


def _any_step(state: State, rng: Random) -> Step:
    number = rng.choice((rng.randint(1, len(state.table) + 1), rng.choice(ODD_NUMBERS)))
    match rng.randrange(4):
        case 0 | 1:
            return LayDown(_any_cards(state, rng, rng.choice((0, 1, 2, 3, 3, 3, 4, 5, 14))))
        case 2:
            return LayOff(_any_cards(state, rng, rng.choice((0, 1, 1, 1, 2, 3))), number)
        case _:
            held = [card for card in state.hand(state.turn) if isinstance(card, Natural)]
            return Swap(rng.choice(held or NATURALS), number)


def _any_cards(state: State, rng: Random, count: int) -> tuple[Placed, ...]:
    """Return `count` cards, mostly from the hand. Half of the jokers stand for a random card."""
    held = list(state.holding.cards)
    cards: list[Placed] = []
    for _ in range(count):
        card: Placed = rng.choice(NATURALS)
        if held and rng.random() < 0.9:
            card = held.pop(rng.randrange(len(held)))
        if card is JOKER and rng.random() < 0.5:
            card = JokerFor(rng.choice(NATURALS))
        cards.append(card)
    return tuple(cards)


def _any_end(state: State, rng: Random) -> End | None:
    held = state.holding.cards
    card = rng.choice(held) if held and rng.random() < 0.8 else rng.choice(CARDS)
    ends: tuple[End | None, ...] = (Discard(card), Discard(card), GiveBack(), Pass(), None)
    return rng.choice(ends)
