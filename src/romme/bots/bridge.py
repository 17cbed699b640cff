"""Convert between the engine's values and the integer codes of `romme.simulator`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from romme.cards import JOKER, NATURALS, Natural
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
from romme.engine.events import Discarded, GaveBack, LaidDown, LaidOff, Passed, Swapped
from romme.engine.state import Cards, Pile, Seat, State, TableMeld
from romme.engine.turn_end import end_turn
from romme.melds import Flaw, Group, JokerFor, Meld, MeldRules, Placed, extend
from romme.simulator import codes
from romme.simulator.position import Position
from romme.solver import meld_codes

_PILES: Final = {Pile.STOCK: codes.STOCK, Pile.OPEN: codes.OPEN}


class NoCodes(ValueError):  # noqa: N818 - named for what is missing
    """A lay-off of several cards that cannot be split into steps of the simulator.

    The cards can be added neither one at a time nor in pairs of a joker and a natural card. This
    happens only under rules where jokers may be adjacent but must not outnumber the natural cards.
    """


def numbers(cards: Cards) -> list[int]:
    """Convert cards to the integers that the simulator uses for them."""
    return [card.order for card in cards]


def load(game: Position, state: State) -> None:
    """Copy an engine state, before or just after a draw, into a simulator position."""
    drawn = state.drawn
    game.set_up(
        hands=[numbers(state.hand(seat)) for seat in state.playing],
        stock=numbers(state.stock),
        pile=numbers(state.open_pile),
        table=[meld_codes.pack_meld(lying.meld) for lying in state.table],
        owners=[_player(state, lying.owner) for lying in state.table],
        opened=[seat in state.opened for seat in state.playing],
        turn=state.playing.index(state.turn),
        idle=state.idle,
        turnings=state.turnings,
        drawn=codes.NOTHING if drawn is None else drawn.card.order,
        from_open=drawn is not None and drawn.pile is Pile.OPEN,
    )


def _player(state: State, seat: Seat) -> int:
    """The number of a seat's player, or `NOTHING` for a dealer who sits out."""
    return state.playing.index(seat) if seat in state.playing else codes.NOTHING


def kind(code: int) -> int:
    """The kind of a move, one of the codes in `romme.simulator.codes`."""
    return code >> codes.KIND_SHIFT << codes.KIND_SHIFT


def code_of(pile: Pile) -> int:
    """The simulator's code for a pile."""
    return _PILES[pile]


def draw_of(code: int) -> Draw:
    """Decode a draw."""
    return Draw(Pile.OPEN if code & codes.CARD_MASK == codes.OPEN else Pile.STOCK)


def play_of(moves: Sequence[int], draft: Draft) -> Play:
    """Decode the part of a turn after the draw. The last code is the end of the turn."""
    for code in moves[:-1]:
        draft = draft.step(step_of(code, draft.table))
    return Play(draft.steps, end_of(moves[-1]))


def step_of(code: int, table: tuple[TableMeld, ...]) -> Step:
    """Decode a step, given the melds on the table before it."""
    if code < codes.LAY_OFF:
        return LayDown(meld_codes.unpack_meld(code).placed)
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
    """Decode the end of a turn. Return None if the player finished without a discard."""
    match kind(code):
        case codes.DISCARD:
            return Discard(meld_codes.card_of(code & codes.CARD_MASK))
        case codes.GIVE_BACK:
            return GiveBack()
        case codes.PASS:
            return Pass()
        case codes.LAID_OUT:
            return None
        case _:
            raise ValueError(f"{code:#x} ends no turn")


def codes_of(move: Draw | Play, draft: Draft) -> list[int]:
    """Encode a draw, or the part of a turn after the draw. Raise `Illegal` if the rules forbid it.

    `draft` is the turn without any steps. A failed opening is encoded as the melds that stay on the
    table. The codes do not say that everybody has seen the cards that returned to the hand. Raise
    `NoCodes` for a lay-off that the simulator cannot make.
    """
    if isinstance(move, Draw):
        return [codes.DRAW | code_of(move.pile)]
    planned = reduce(Draft.step, move.steps, draft)
    table = [lying.meld for lying in draft.table]
    found = []
    for event in end_turn(planned, move.end).events:
        match event:
            case LaidDown(_, meld):
                table.append(meld)
                found.append(meld_codes.pack_meld(meld))
            case LaidOff(_, onto, cards, meld):
                found += _lay_off_codes(cards, onto, table[onto - 1], draft.turn.rules.melds)
                table[onto - 1] = meld
            case Swapped(_, into, card, meld):
                found.append(codes.SWAP | into - 1 | card.order << codes.FACE_SHIFT)
                table[into - 1] = meld
            case Discarded(_, thrown):
                found.append(codes.DISCARD | thrown.order)
            case GaveBack():
                found.append(codes.GIVE_BACK)
            case Passed():
                found.append(codes.PASS)
            case _:
                pass  # an opening, reached or failed
    return found if found[-1] >= codes.DISCARD else [*found, codes.LAID_OUT]


def _lay_off_codes(cards: tuple[Placed, ...], onto: int, meld: Meld, rules: MeldRules) -> list[int]:
    """Encode cards that are laid off together as the single steps of the simulator."""
    at = codes.LAY_OFF | onto - 1
    if isinstance(meld, Group):
        faces = [meld_codes.JOKER_NUMBER if card is JOKER else _face(card) for card in cards]
        return [at | _laid(face, joker=face == meld_codes.JOKER_NUMBER) for face in sorted(faces)]
    steps = _one_by_one(cards, meld, rules)
    if steps is None:
        raise NoCodes(f"{' '.join(map(str, cards))} onto {meld}")
    return [at | _run_step(step) for step in steps]


def _one_by_one(
    cards: tuple[Placed, ...], run: Meld, rules: MeldRules
) -> list[tuple[Placed, ...]] | None:
    """Split a lay-off onto a run into steps that each leave the run valid.

    Return None if that is impossible.
    """
    if not cards:
        return []
    jokers = [card for card in cards if isinstance(card, JokerFor)]
    pairs = [(joker, card) for joker in jokers for card in cards if isinstance(card, Natural)]
    for step in (*((card,) for card in cards), *pairs):
        grown = extend(run, step, rules)
        if not isinstance(grown, Flaw):
            left = tuple(card for card in cards if card not in step)
            rest = _one_by_one(left, grown, rules)
            if rest is not None:
                return [step, *rest]
    return None


def _run_step(step: tuple[Placed, ...]) -> int:
    first, *beyond = step
    code = _laid(_face(first), joker=isinstance(first, JokerFor))
    for card in beyond:
        code |= codes.PAIR | _face(card) << codes.BEYOND_SHIFT
    return code


def _laid(face: int, *, joker: bool) -> int:
    return face << codes.FACE_SHIFT | (codes.AS_JOKER if joker else 0)


def _face(card: Placed) -> int:
    return card.card.order if isinstance(card, JokerFor) else card.order
