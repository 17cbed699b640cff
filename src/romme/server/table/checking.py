"""Tell whether an act would be legal, without carrying it out.

The page asks when a player tries something that it knows to be impossible, so that the player reads
the clause and the way out. Checking changes nothing, at strict tables too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from romme.cards import JOKER, RANKS, Natural
from romme.engine.commands import Draw, End, GiveBack, LayDown, LayOff, Shuffle, Step, Swap
from romme.engine.decide import carry_out
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.state import Seat
from romme.engine.turn_end import end_turn
from romme.melds import JokerFor, Placed, Run
from romme.notation.card_text import BadText
from romme.notation.text import parse_act
from romme.rules.grounds import Ground
from romme.server.table.decide import draft
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Table, TablePhase

FINISH: Final = "finish"
"""The act of ending a turn without a discard, because the last card is laid."""
MAX_CHOICES: Final = 6
"""Maximum number of steps of which every part is tried. A longer plan is cut to its first steps."""


class Alternative(NamedTuple):
    """A legal rest of a turn: a part of a plan, and an end."""

    steps: tuple[Step, ...]
    end: End


class RefusedEnd(Illegal):
    """The refusal of a turn's end, with legal turns that lay a part of the plan."""

    def __init__(self, refusal: Illegal, ways: Sequence[Alternative]) -> None:
        """Copy a refusal and store the ways out."""
        super().__init__(refusal.clause, refusal.ground, refusal.facts)
        self.ways = ways


def check(table: Table, seat: Seat, *, steps: list[str], act: str) -> None:
    """Judge an act after the steps of a plan: a draw, another step, or the end of the turn.

    Raise `Illegal` if the rules forbid it (`RefusedEnd` for an end), `TableRefused` if no game is
    running, and `BadText` if it cannot be parsed.
    """
    game = table.game
    if table.phase is not TablePhase.PLAYING or game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    acting = None if act == FINISH else parse_act(act)
    match acting:
        case Shuffle():
            raise BadText("bad-move", act)
        case Draw():
            carry_out(game, seat, acting)  # the new state is dropped
        case _:
            plan = draft(table, seat, steps)
            if plan.steps[: len(table.staged)] != table.staged:
                plan.take_back()  # raises, because only strict tables have staged steps
            if isinstance(acting, Step):
                _check_step(plan, acting)
            else:
                _check_end(plan, acting, laid=table.staged)


# --- a step --------------------------------------------------------------------------------------


def _check_step(plan: Draft, step: Step) -> None:
    """Raise `Illegal` if a step is illegal.

    Jokers in a run need not be named: then the refusal is that of the run with its gaps filled.
    """
    try:
        plan.step(step)
    except Illegal as refusal:
        named = _with_named_jokers(plan, step)
        if refusal.ground is not Ground.MELD_JOKER_UNNAMED or named == step:
            raise
        plan.step(named)


def _with_named_jokers(plan: Draft, step: Step) -> Step:
    match step:
        case LayDown(cards):
            return LayDown(_named((), cards))
        case LayOff(cards, onto) if onto <= len(plan.table):
            meld = plan.table[onto - 1].meld
            return LayOff(_named(meld.placed, cards), onto) if isinstance(meld, Run) else step
        case _:
            return step


def _named(lying: Sequence[Placed], cards: Sequence[Placed]) -> tuple[Placed, ...]:
    """Name each plain joker as the next card that a run lacks: in its gaps, then above, below.

    If the run lacks none, the name is wrong, so that the run is refused.
    """
    faces = [_face(card) for card in (*lying, *cards) if card is not JOKER]
    if not faces:
        return tuple(cards)
    suit, ranks = faces[0].suit, {face.rank for face in faces}
    low = min(ranks) - 1
    missing = iter([rank for rank in (*RANKS[low:], *reversed(RANKS[:low])) if rank not in ranks])
    named = (next(missing, faces[0].rank) if card is JOKER else None for card in cards)
    return tuple(
        card if rank is None else JokerFor(Natural(rank, suit))
        for card, rank in zip(cards, named, strict=True)
    )


def _face(card: Placed) -> Natural:
    match card:
        case Natural():
            return card
        case JokerFor(face):
            return face
        case _:
            raise TypeError(card)


# --- the end of a turn ---------------------------------------------------------------------------


def _check_end(plan: Draft, end: End | None, *, laid: tuple[Step, ...]) -> None:
    """Raise `RefusedEnd` if a plan may not end this way. The steps in `laid` are final."""
    try:
        end_turn(plan, end)
    except Illegal as refusal:
        raise RefusedEnd(refusal, tuple(_ways_out(plan, end, laid))) from None


def _ways_out(plan: Draft, end: End | None, laid: tuple[Step, ...]) -> Iterator[Alternative]:
    """Yield the end after the largest legal part of the plan, and the end without a new step.

    If the end is never legal, the open card may still be put back.
    """
    if end is None:
        return
    parts = list(_parts(plan, laid))
    for possible in (end, GiveBack()):
        legal = [part for part in parts if _may_end(plan, part, possible)]
        if legal:
            largest = max(legal, key=lambda part: sum(map(_cards_laid, part)))
            yield Alternative(largest, possible)
            if laid in legal and largest != laid:
                yield Alternative(laid, possible)
            return


def _parts(plan: Draft, laid: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """Yield the parts of a plan that begin with the steps in `laid`."""
    free = range(len(laid), min(len(plan.steps), len(laid) + MAX_CHOICES))
    for size in range(len(free) + 1):
        for chosen in combinations(free, size):
            kept = (*range(len(laid)), *chosen)
            part = _renumbered(plan, kept)
            if part is not None:
                yield part


def _renumbered(plan: Draft, kept: Sequence[int]) -> tuple[Step, ...] | None:
    """Return some steps of a plan with new numbers of melds; None if one needs a dropped meld."""
    lying = len(plan.turn.table)
    numbers = {number: number for number in range(1, lying + 1)}
    laid = 0
    part: list[Step] = []
    for place, step in enumerate(plan.steps):
        if isinstance(step, LayDown):
            laid += 1
            if place in kept:
                numbers[lying + laid] = len(numbers) + 1
        if place not in kept:
            continue
        match step:
            case LayDown():
                part.append(step)
            case LayOff(cards, onto) if onto in numbers:
                part.append(LayOff(cards, numbers[onto]))
            case Swap(card, into) if into in numbers:
                part.append(Swap(card, numbers[into]))
            case _:
                return None
    return tuple(part)


def _may_end(plan: Draft, part: Sequence[Step], end: End) -> bool:
    now = Draft.begin(plan.turn)
    try:
        for step in part:
            now = now.step(step)
        end_turn(now, end)
    except Illegal:
        return False
    return True


def _cards_laid(step: Step) -> int:
    return 1 if isinstance(step, Swap) else len(step.cards)
