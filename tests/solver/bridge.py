"""From the engine's values to those of `romme.solver.sim`, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from romme.cards import JOKER, Natural
from romme.engine.commands import (
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
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Cards, Ending, Lying, Phase, Pile, Seat, State
from romme.melds import Group, JokerFor, Placed
from romme.solver import codes
from romme.solver.position import Position
from tests.laws.tables import Table

PILES: Final = {Pile.STOCK: codes.STOCK, Pile.OPEN: codes.OPEN}
ENDINGS: Final = {
    codes.ROMME: Ending.ROMME,
    codes.HAND: Ending.HAND,
    codes.HAND_LAID_OFF: Ending.HAND_LAID_OFF,
    codes.SUPER: Ending.SUPER,
    codes.STOCK_USED_UP: Ending.STOCK_USED_UP,
    codes.BLOCKED: Ending.BLOCKED,
}


def numbers(cards: Cards) -> list[int]:
    """Cards as the solver counts them."""
    return [card.order for card in cards]


def load(game: Position, state: State) -> None:
    """Set a game up as a state of the engine stands, before a draw or just after it."""
    drawn = state.drawn
    game.set_up(
        hands=[numbers(state.hand(seat)) for seat in state.playing],
        stock=numbers(state.stock),
        pile=numbers(state.open_pile),
        table=[codes.pack_meld(lying.meld) for lying in state.table],
        opened=[seat in state.opened for seat in state.playing],
        turn=state.playing.index(state.turn),
        idle=state.idle,
        turnings=state.turnings,
        drawn=codes.NOTHING if drawn is None else drawn.card.order,
        from_open=drawn is not None and drawn.pile is Pile.OPEN,
    )


def step_of(code: int, table: tuple[Lying, ...]) -> Step:
    """The step that a code means, with this table."""
    if code < codes.LAY_OFF:
        return LayDown(codes.unpack_meld(code).placed)
    onto = code & codes.ONTO_MASK
    face = codes.card_of(code >> codes.FACE_SHIFT & codes.FACE_MASK)
    if code >= codes.SWAP:
        assert isinstance(face, Natural)
        return Swap(face, onto + 1)
    if not code & codes.AS_JOKER:
        return LayOff((face,), onto + 1)
    if isinstance(table[onto].meld, Group):
        assert face is JOKER
        return LayOff((JOKER,), onto + 1)
    assert isinstance(face, Natural)
    placed: tuple[Placed, ...] = (JokerFor(face),)
    if code & codes.PAIR:
        placed = (*placed, codes.card_of(code >> codes.BEYOND_SHIFT & codes.FACE_MASK))
    return LayOff(placed, onto + 1)


def end_of(code: int) -> End | None:
    """The end that a code means; None if the last card is laid."""
    match kind(code):
        case codes.DISCARD:
            return Discard(codes.card_of(code & codes.CARD_MASK))
        case codes.GIVE_BACK:
            return GiveBack()
        case codes.PASS:
            return Pass()
        case codes.LAID_OUT:
            return None
        case _:
            raise AssertionError(f"{code:#x} ends no turn")


# --- whole games ---------------------------------------------------------------------------------


def shuffled(table: Table, rng: Random) -> Cards:
    """A pack for this table, top card first."""
    return tuple(rng.sample(table.rules.pack, len(table.rules.pack)))


def dealt(table: Table, pack: Cards, rng: Random) -> State:
    """A game in which the first player is to draw."""
    rules, seats, mode = table
    dealer = Seat(rng.randint(1, seats))
    return fold(dealt_game(rules, mode, seats=seats, dealer=dealer, pack=pack))


class Did(NamedTuple):
    """What a player did, and the states before and after."""

    before: State
    draw: Draw | None
    """Or the rest of the turn:"""
    plan: Draft | None
    end: End | None
    after: State


def moves_of(state: State, log: Sequence[int]) -> Iterator[Did]:
    """Play the moves of a log through the engine, which takes them all."""
    moves = iter(log)
    plan = begin_draft(state, state.turn) if state.phase is Phase.PLAY else None
    for code in moves:
        before = state
        match kind(code):
            case codes.DRAW:
                draw = Draw(Pile.OPEN if code & codes.CARD_MASK == codes.OPEN else Pile.STOCK)
                state = carry_out(state, state.turn, draw).state
                if state.phase is Phase.SHUFFLE:
                    stock = list(islice(moves, len(state.open_pile)))
                    assert {kind(card) for card in stock} == {codes.SHUFFLED}
                    order = tuple(codes.card_of(card & codes.CARD_MASK) for card in stock)
                    state = carry_out(state, state.turn, Shuffle(order)).state
                plan = begin_draft(state, state.turn) if state.phase is Phase.PLAY else None
                yield Did(before, draw, None, None, state)
            case codes.MELD | codes.LAY_OFF | codes.SWAP:
                assert plan is not None
                plan = plan.step(step_of(code, plan.table))
            case _:
                assert plan is not None
                end = end_of(code)
                state = carry_out(state, state.turn, Play(plan.steps, end)).state
                yield Did(before, None, plan, end, state)


def replayed(state: State, log: Sequence[int]) -> State:
    """The state to which the moves of a log lead."""
    for did in moves_of(state, log):
        state = did.after
    return state


def kind(code: int) -> int:
    """What kind of move it is, as `romme.solver.codes` names it."""
    return code >> codes.KIND_SHIFT << codes.KIND_SHIFT
