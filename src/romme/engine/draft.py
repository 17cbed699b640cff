"""The plan of a turn after the draw: its steps, its points and the duties still to be met.

A `Draft` is built only from what its player can see. So the server, which knows the whole state,
and a bot, which knows only its view, reach the same verdict. Drafts are immutable: each step
returns a new one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain

from romme.cards import Card
from romme.engine import candidates
from romme.engine.change import changed
from romme.engine.commands import LayDown, LayOff, Step, Swap
from romme.engine.errors import Illegal
from romme.engine.events import Event, LaidDown, LaidOff, Opened, Swapped
from romme.engine.state import (
    Ending,
    Holding,
    Pile,
    TableMeld,
    with_meld,
)
from romme.engine.turn import Turn, is_closed
from romme.melds import (
    Flaw,
    Placed,
    Points,
    arrange,
    exchange,
    extend,
    plain,
    points,
)
from romme.rules.grounds import Ground
from romme.rules.options import (
    AcePoints,
    FailedOpening,
    Finish,
    HandRomme,
    IndirectLayOff,
    JokerSwap,
    LayOffs,
    Mode,
    OpenCard,
    Superromme,
)


class Duty(Enum):
    """A condition that the plan must still meet before the turn can end."""

    REACH_OPENING = "reach-opening"
    OPEN_WITH_TAKEN = "open-with-taken"
    USE_TAKEN = "use-taken"
    PLACE_JOKER = "place-joker"
    FINISH = "finish"


_FLAWS = {
    Flaw.TOO_SHORT: Ground.MELD_TOO_SHORT,
    Flaw.NO_PATTERN: Ground.MELD_NO_PATTERN,
    Flaw.ACE_PLACE: Ground.MELD_ACE_PLACE,
    Flaw.SET_TOO_LARGE: Ground.MELD_SET_TOO_LARGE,
    Flaw.SUIT_TWICE: Ground.MELD_SUIT_TWICE,
    Flaw.JOKER_UNNAMED: Ground.MELD_JOKER_UNNAMED,
    Flaw.TOO_MANY_JOKERS: Ground.MELD_TOO_MANY_JOKERS,
    Flaw.JOKERS_SIDE_BY_SIDE: Ground.MELD_JOKERS_SIDE_BY_SIDE,
}


@dataclass(frozen=True)  # not slotted: see romme.engine.change
class Draft:
    """The plan of a turn so far."""

    turn: Turn
    holding: Holding
    """The cards left to lay."""
    kept: Card | None
    """The open card in hand that may not be discarded in this turn (K11)."""
    table: tuple[TableMeld, ...]
    opened: bool
    """Whether the player has opened, in this turn or before."""
    steps: tuple[Step, ...] = ()
    events: tuple[Event, ...] = ()
    new_melds: tuple[int, ...] = ()
    """The numbers of the melds laid in this turn."""
    touched: bool = False
    """Whether the plan uses an earlier meld or swaps a joker.

    Such a plan cannot finish with a plain Hand-Rommé (T10)."""
    indirect: bool = False
    """Whether the taken card was used on an earlier meld, but fitted none at the draw (T10)."""
    beside_opening: bool = False
    """Whether an unopened player used the taken card outside their new melds (T4a)."""
    invalid_melds: tuple[tuple[Placed, ...], ...] = ()
    """The invalid melds laid in strict mode, which make a failed opening (T6, V5.4)."""

    @classmethod
    def begin(cls, turn: Turn) -> Draft:
        """Return an empty plan for the rest of a turn, just after the draw."""
        drawn = turn.drawn
        must_use = drawn is not None and not drawn.in_hand
        kept = (
            drawn is not None and drawn.pile is Pile.OPEN and turn.rules.open_card is OpenCard.KEPT
        )
        return cls(
            turn=turn,
            holding=Holding(turn.hand, drawn.card if drawn and must_use else None, 0),
            kept=drawn.card if drawn and kept else None,
            table=turn.table,
            opened=turn.opened,
        )

    @property
    def points(self) -> Points:
        """The points of this turn's melds, which count towards the opening."""
        melds = self.turn.rules.melds
        return Points(sum(points(self.table[number - 1].meld, melds) for number in self.new_melds))

    @property
    def finished(self) -> bool:
        """Whether the last card is laid, so that no discard follows (K13, V6.1)."""
        return bool(self.steps) and not self.holding.cards and not self.invalid_melds

    @property
    def duties(self) -> tuple[Duty, ...]:
        """The duties that the plan has not met yet."""
        owed = {
            Duty.REACH_OPENING: bool(self.new_melds) and not self.opened,
            Duty.OPEN_WITH_TAKEN: self.holding.taken is not None and not self.turn.opened,
            Duty.USE_TAKEN: self.holding.taken is not None and self.turn.opened,
            Duty.PLACE_JOKER: self.holding.pending > 0,
            Duty.FINISH: self.must_finish,
        }
        return tuple(duty for duty, due in owed.items() if due)

    @property
    def must_finish(self) -> bool:
        """Whether the taken card was used in a way that only a finish allows (T4a, T10)."""
        to_finish = self.turn.rules.indirect_lay_off is IndirectLayOff.TO_FINISH
        return self.beside_opening or (self.indirect and to_finish)

    @property
    def may_fail(self) -> bool:
        """Whether the plan can end as a failed opening (T6, V5.4)."""
        return self.turn.mode is Mode.STRICT and not self.turn.opened and bool(self.steps)

    def needs_no_opening(self, *, discarded: bool) -> bool:
        """Whether finishing now is a plain Hand-Rommé or a Superrommé, which need no opening."""
        return self.ending(discarded=discarded) in (Ending.HAND, Ending.SUPER)

    def ending(self, *, discarded: bool) -> Ending:
        """Return how the game ends if this plan finishes it, with or without a discard."""
        rules = self.turn.rules
        if not self.turn.opened:
            if rules.superromme is Superromme.YES and not self.touched and not discarded:
                return Ending.SUPER
            if rules.hand_romme is HandRomme.YES:
                return Ending.HAND_LAID_OFF if self.touched else Ending.HAND
        return Ending.ROMME

    def step(self, step: Step) -> Draft:
        """Return the plan with one more step. Raise `Illegal` if the rules forbid the step."""
        if self.turn.may_not_lay or (self.turn.correction and isinstance(step, LayDown)):
            raise self.turn.refusal(Ground.CORRECTED_NO_LAYING)
        match step:
            case LayDown():
                draft = self._lay_down(step)
            case LayOff():
                draft = self._lay_off(step)
            case Swap():
                draft = self._swap(step)
        draft = changed(draft, steps=(*self.steps, step))
        _check_cards_left(draft)
        return draft

    def take_back(self) -> Draft:
        """Return the plan without its last step. Raise `Illegal` in strict mode (K6, T6, V5.3)."""
        if self.turn.mode is Mode.STRICT:
            raise self.turn.refusal(Ground.LYING_STAYS)
        draft = Draft.begin(self.turn)
        for step in self.steps[:-1]:
            draft = draft.step(step)
        return draft

    def next_steps(self) -> Iterator[Step]:
        """Yield all steps that the rules allow next, in canonical order."""
        cards, rules = Counter(self.holding.cards), self.turn.rules
        possible: Iterator[Step] = candidates.onto_table(cards, self.table, rules.melds)
        if not rules.melds_per_turn or len(self.new_melds) < rules.melds_per_turn:
            possible = chain(candidates.melds(cards, rules.melds), possible)
        for step in possible:
            try:
                self.step(step)
            except Illegal:
                continue
            yield step

    def _lay_down(self, step: LayDown) -> Draft:
        turn = self.turn
        holding = self._spend(step.cards, Ground.NOT_IN_HAND_TO_MELD)
        limit = turn.rules.melds_per_turn
        if limit and len(self.new_melds) + len(self.invalid_melds) >= limit:
            raise turn.refusal(Ground.MELDS_PER_TURN, limit=limit)
        meld = arrange(step.cards, turn.rules.melds)
        if isinstance(meld, Flaw):
            if step.cards and self._is_failed_opening(meld, holding):
                return changed(
                    self, holding=holding, invalid_melds=(*self.invalid_melds, step.cards)
                )
            raise turn.refusal(_FLAWS[meld], cards=len(step.cards))
        draft = changed(
            self,
            holding=holding,
            kept=self._still_kept(step.cards),
            table=(*self.table, TableMeld(turn.seat, meld)),
            new_melds=(*self.new_melds, len(self.table) + 1),
            events=(*self.events, LaidDown(turn.seat, meld)),
        )
        return _with_opening(_with_new_meld_cards(draft, step.cards))

    def _lay_off(self, step: LayOff) -> Draft:
        turn = self.turn
        holding = self._spend(step.cards, Ground.NOT_IN_HAND_TO_LAY_OFF)
        lying = self._table_meld(step.onto)
        own = step.onto in self.new_melds
        if not own:
            self._check_opened(Ground.LAY_OFF_BEFORE_OPENING)
            if is_closed(turn.rules, lying, turn.seat):
                raise turn.refusal(Ground.LAY_OFF_OWN_MELD, meld=lying.meld)
        meld = extend(lying.meld, step.cards, turn.rules.melds) if step.cards else Flaw.NO_PATTERN
        if isinstance(meld, Flaw):
            ground = Ground.LAY_OFF_MISFIT if meld is Flaw.NO_PATTERN else _FLAWS[meld]
            raise turn.refusal(ground, meld=lying.meld)
        draft = changed(
            self,
            holding=holding,
            kept=self._still_kept(step.cards),
            table=with_meld(self.table, step.onto, meld),
            events=(*self.events, LaidOff(turn.seat, step.onto, step.cards, meld)),
        )
        if own:
            return _with_opening(_with_new_meld_cards(draft, step.cards))
        return _with_touched_meld(draft, self)

    def _swap(self, step: Swap) -> Draft:
        turn = self.turn
        holding = self._spend((step.card,), Ground.NOT_IN_HAND_TO_SWAP)
        lying = self._table_meld(step.into)
        if turn.rules.joker_swap is JokerSwap.NEVER:
            raise turn.refusal(Ground.SWAP_NEVER)
        self._check_opened(Ground.SWAP_BEFORE_OPENING)
        meld = exchange(lying.meld, step.card)
        if meld is None:
            raise turn.refusal(Ground.SWAP_NO_JOKER, card=step.card, meld=lying.meld)
        if not turn.may_swap_into(meld):
            have, need = len(meld.cards), turn.rules.largest_set
            raise turn.refusal(Ground.SWAP_SET_NOT_FULL, have=have, need=need)
        draft = changed(
            self,
            holding=Holding(holding.hand, holding.taken, holding.pending + 1),
            kept=self._still_kept((step.card,)),
            table=with_meld(self.table, step.into, meld),
            events=(*self.events, Swapped(turn.seat, step.into, step.card, meld)),
        )
        if step.into in self.new_melds:
            return changed(_with_new_meld_cards(draft, (step.card,)), touched=True)
        return _with_touched_meld(draft, self)

    def _spend(self, cards: tuple[Placed, ...], ground: Ground) -> Holding:
        faces = [plain(card) for card in cards]
        holding = self.holding.spend(faces)
        if holding is None:
            missing = Counter(faces) - Counter(self.holding.cards)
            raise self.turn.not_in_hand(ground, next(iter(missing)))
        return holding

    def _table_meld(self, number: int) -> TableMeld:
        if not 1 <= number <= len(self.table):
            raise self.turn.refusal(Ground.NO_SUCH_MELD, meld=number, have=len(self.table))
        return self.table[number - 1]

    def _still_kept(self, cards: tuple[Placed, ...]) -> Card | None:
        """Return the card in `kept`, or None if laying `cards` uses it (K11, T4d)."""
        return None if any(plain(card) is self.kept for card in cards) else self.kept

    def _check_opened(self, ground: Ground) -> None:
        if not self.opened and self.turn.rules.lay_offs is LayOffs.AFTER_OPENING:
            have, need = self.points, self.turn.rules.opening_points
            raise self.turn.refusal(ground, also=self._ace_option(), have=have, need=need)

    def opening_too_low(self, finished_by: tuple[str, ...] = ()) -> Illegal:
        """Return the refusal of an opening with too few points.

        `finished_by` names the options that let a player finish without enough points to open. The
        refusal cites them too, unless the plan touches earlier melds (T10, V6.1).
        """
        also = () if self.touched else finished_by
        have, need = self.points, self.turn.rules.opening_points
        also += self._ace_option()
        return self.turn.refusal(Ground.OPENING_TOO_LOW, also=also, have=have, need=need)

    def _ace_option(self) -> tuple[str, ...]:
        """Return `("ace_points",)` if high aces would give enough points to open (T7), else ()."""
        rules = self.turn.rules
        if rules.ace_points is AcePoints.BY_PLACE or not self.new_melds:
            return ()
        high = replace(rules.melds, ace_points=AcePoints.BY_PLACE)
        counted = sum(points(self.table[number - 1].meld, high) for number in self.new_melds)
        return ("ace_points",) if counted >= rules.opening_points else ()

    def _is_failed_opening(self, flaw: Flaw, holding: Holding) -> bool:
        """Whether an invalid meld may be laid, as part of a failed opening in strict mode.

        If the rules let valid melds stay on the table, an invalid meld with a swapped joker is
        always refused: the joker could neither enter the hand nor return to its old meld.
        """
        all_back = self.turn.rules.failed_opening is FailedOpening.ALL_BACK
        return (
            self.turn.mode is Mode.STRICT
            and self.turn.rules.opening_points > 0
            and not self.turn.opened
            and flaw is not Flaw.JOKER_UNNAMED
            and (all_back or holding.pending == self.holding.pending)
        )


def _with_opening(draft: Draft) -> Draft:
    """Return the draft, marked as opened if this turn's melds have enough points (T6, V5.2)."""
    if draft.opened or draft.points < draft.turn.rules.opening_points:
        return draft
    event = Opened(draft.turn.seat, draft.points)
    return changed(draft, opened=True, events=(*draft.events, event))


def _with_new_meld_cards(draft: Draft, cards: tuple[Placed, ...]) -> Draft:
    """Return the draft after laying `cards` in one of the player's new melds.

    If one of them equals the taken card, it counts as the taken card, even if an equal
    card was laid elsewhere (T4d).
    """
    drawn = draft.turn.drawn
    if drawn is None or drawn.in_hand or all(plain(card) is not drawn.card for card in cards):
        return draft
    return changed(draft, indirect=False, beside_opening=False)


def _with_touched_meld(draft: Draft, before: Draft) -> Draft:
    """Return the draft after a step on an earlier meld, noting how it used the taken card."""
    taken = before.holding.taken
    if taken is None or draft.holding.taken is not None:
        return changed(draft, touched=True)
    return changed(
        draft,
        touched=True,
        beside_opening=not draft.turn.opened,
        indirect=not draft.turn.fits(taken),
    )


def _check_cards_left(draft: Draft) -> None:
    """Raise `Illegal` if the turn cannot end with the cards that the last step leaves in hand."""
    rules = draft.turn.rules
    if draft.invalid_melds:
        return  # some cards go back into the hand
    if draft.holding.hand:
        left = draft.holding.cards
        if left == (draft.kept,) and not any(draft.next_steps()):
            raise draft.turn.refusal(Ground.LEFT_WITH_TAKEN_CARD, card=left[0])
        return
    superromme = rules.superromme is Superromme.YES and not draft.turn.opened
    free = rules.finish is Finish.DISCARD_OPTIONAL
    if not (free or (superromme and not draft.touched)):
        no_super = () if draft.turn.opened or draft.touched else ("superromme",)
        raise draft.turn.refusal(Ground.NOTHING_TO_DISCARD, also=no_super)
    short = bool(draft.new_melds) and not draft.opened
    if draft.finished and short and not draft.needs_no_opening(discarded=False):
        raise draft.opening_too_low(finished_by=("superromme", "hand_romme"))
