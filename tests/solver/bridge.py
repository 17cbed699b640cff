"""From the engine's values to those of `romme.solver.sim`, and back."""

from __future__ import annotations

from typing import Final

from romme.cards import JOKER, Natural
from romme.engine.commands import (
    Discard,
    End,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Step,
    Swap,
)
from romme.engine.state import Cards, Ending, Lying, Pile, State
from romme.melds import Group, JokerFor, Placed
from romme.solver import codes
from romme.solver.position import Position

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
    match code >> codes.KIND_SHIFT << codes.KIND_SHIFT:
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
