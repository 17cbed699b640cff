"""From the engine's values to those of `romme.solver.sim`, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from romme.cards import JOKER, NATURALS
from romme.engine.commands import (
    Discard,
    Draw,
    End,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Play,
    Step,
    Swap,
)
from romme.engine.draft import Draft
from romme.engine.state import Cards, Lying, Pile, State
from romme.melds import Group, JokerFor, Placed
from romme.solver import codes
from romme.solver.position import Position

_PILES: Final = {Pile.STOCK: codes.STOCK, Pile.OPEN: codes.OPEN}


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


def kind(code: int) -> int:
    """What kind of move it is, as `romme.solver.codes` names it."""
    return code >> codes.KIND_SHIFT << codes.KIND_SHIFT


def code_of(pile: Pile) -> int:
    """A pile as the solver names it."""
    return _PILES[pile]


def draw_of(code: int) -> Draw:
    """The draw that a code means."""
    return Draw(Pile.OPEN if code & codes.CARD_MASK == codes.OPEN else Pile.STOCK)


def play_of(moves: Sequence[int], draft: Draft) -> Play:
    """The plan that the codes of a turn mean; the last of them ends it."""
    for code in moves[:-1]:
        draft = draft.step(step_of(code, draft.table))
    return Play(draft.steps, end_of(moves[-1]))


def step_of(code: int, table: tuple[Lying, ...]) -> Step:
    """The step that a code means, with this table."""
    if code < codes.LAY_OFF:
        return LayDown(codes.unpack_meld(code).placed)
    onto = code & codes.ONTO_MASK
    face = code >> codes.FACE_SHIFT & codes.FACE_MASK
    if code >= codes.SWAP:
        return Swap(NATURALS[face], onto + 1)
    if not code & codes.AS_JOKER:
        return LayOff((NATURALS[face],), onto + 1)
    if isinstance(table[onto].meld, Group):
        return LayOff((JOKER,), onto + 1)
    placed: tuple[Placed, ...] = (JokerFor(NATURALS[face]),)
    if code & codes.PAIR:
        placed = (*placed, NATURALS[code >> codes.BEYOND_SHIFT & codes.FACE_MASK])
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
            raise ValueError(f"{code:#x} ends no turn")
