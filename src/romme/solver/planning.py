"""The ways to end a turn, and plans that reach them in legal steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias, assert_never

from romme.cards import JOKER, Card, Natural, in_order
from romme.melds import RING, Group, JokerFor, Meld, Placed, Points, Run, points
from romme.rules.options import (
    Finish,
    HandRomme,
    JokerDiscard,
    LayOffs,
    OnlyJokers,
    OwnLayOffs,
    Superromme,
)
from romme.rules.ruleset import RuleSet
from romme.solver.meld_codes import card_of, unpack_meld
from romme.solver.turn_parts import (
    Limits,
    Link,
    Part,
    Use,
    gained_of,
    has_discard,
    is_sound,
    is_touched,
    parts_of,
    points_of,
    spent_of,
)


class Way(Enum):
    """The ways in which a turn can finish the game, the rarest first (T10, V6.1)."""

    SUPER = "super"
    HAND = "hand"
    HAND_LAID_OFF = "hand_laid_off"
    ROMME = "romme"


@dataclass(frozen=True, slots=True)
class LayStep:
    """A step that lays a new meld."""

    meld: Meld


@dataclass(frozen=True, slots=True)
class LayOffStep:
    """A step that lays cards off onto meld number `onto`, counted from 1 in the order laid."""

    cards: tuple[Placed, ...]
    onto: int


@dataclass(frozen=True, slots=True)
class SwapStep:
    """A step that swaps `card` for the joker that stands for it in meld number `into`.

    Melds are numbered as in `LayOffStep`.
    """

    card: Natural
    into: int


PlanStep: TypeAlias = LayStep | LayOffStep | SwapStep


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for the rest of a turn after the draw, and its result."""

    steps: tuple[PlanStep, ...]
    discard: Card | None
    """None if the last card is laid, or if the turn ends with a pass."""
    kept: tuple[Card, ...]
    """The cards in hand after the discard."""
    left: Points
    """The points of the kept cards."""
    points: Points
    """The points of the new melds at the end of the turn."""
    ending: Way | None
    """How the turn finishes the game, if it does."""


@dataclass(frozen=True, slots=True)
class End:
    """A way to end the turn, not yet converted to steps."""

    left: int
    ending: Way | None
    link: Link
    joker_discarded: bool


@dataclass(frozen=True, slots=True)
class Situation:
    """A hand after the draw, and the melds on the table."""

    rules: RuleSet
    hand: tuple[Card, ...]
    table: tuple[Meld, ...]
    opened: bool
    own: frozenset[int] = frozenset()
    """The indices of melds on the table that the player laid in earlier turns."""

    @property
    def jokers(self) -> int:
        """Number of jokers in hand."""
        return self.hand.count(JOKER)

    @property
    def opening_needed(self) -> int:
        """Points that new melds must reach before lay-offs and swaps; 0 if there is no minimum."""
        if self.opened or self.rules.lay_offs is LayOffs.ANY_TIME:
            return 0
        return max(self.rules.opening_points, 1)

    def limits(self, *, everything: bool) -> Limits:
        """Return the limits within which to search for turns that may end with a discard.

        With `everything`, every natural card must be laid or discarded.
        """
        return Limits(
            jokers=self.jokers,
            opening=self.opening_needed,
            melds=self.rules.melds_per_turn,
            discard=True,
            everything=everything,
            fixed=self.own if self.rules.own_lay_offs is OwnLayOffs.NEVER else frozenset(),
        )

    @property
    def passing(self) -> Limits:
        """The limits of a search for a pass: only jokers may be left, and none may fit a meld."""
        limits = self.limits(everything=True)
        return replace(limits, discard=False, closed=True)

    @property
    def may_pass(self) -> bool:
        """Whether a turn can end with a pass at all (T8)."""
        rules = self.rules
        barred = rules.joker_discard is JokerDiscard.TO_FINISH
        return self.jokers > 1 and barred and rules.only_jokers is OnlyJokers.PASS

    def passes(self, use: Use, link: Link) -> Iterator[End]:
        """Yield the pass that ends a turn with this use of cards, if it is legal."""
        jokers = self.jokers - (spent_of(use) - gained_of(use))
        if jokers > 1 and is_sound(use) and points_of(use) >= self.opening_needed:
            yield self._pass(jokers, link)

    def passes_at_once(self) -> Iterator[End]:
        """Yield the immediate pass of a player who has not opened and holds only jokers."""
        if self.opening_needed and self.jokers == len(self.hand):
            yield self._pass(self.jokers, None)

    def _pass(self, jokers: int, link: Link) -> End:
        return End(jokers * self.rules.joker_in_hand, None, link, joker_discarded=False)

    def ends(self, use: Use, value: int, link: Link) -> Iterator[End]:
        """Yield the legal ways to end a turn with this use of cards.

        `value` is what the natural cards that are laid or kept for the discard count in hand, and
        `link` lists the actions.
        """
        rules = self.rules
        jokers = self.jokers - (spent_of(use) - gained_of(use))
        if jokers < 0 or not is_sound(use):
            return
        naturals = sum(rules.card_points(card) for card in self.hand if card is not JOKER) - value
        gone = naturals == 0 and jokers == 0
        last = naturals == 0 and jokers == 1
        only = naturals == 0 and rules.only_jokers is OnlyJokers.DISCARD
        left = naturals + jokers * rules.joker_in_hand
        if has_discard(use):
            yield from self._end(use, link, left, gone=gone, discarded=True)
        elif jokers and (rules.joker_discard is JokerDiscard.FREE or last or only):
            end = self._end(use, link, left - rules.joker_in_hand, gone=last, discarded=True)
            yield from (End(one.left, one.ending, link, joker_discarded=True) for one in end)
        elif gone and self._may_lay_out(use):
            yield from self._end(use, link, left, gone=True, discarded=False)

    def _may_lay_out(self, use: Use) -> bool:
        """Whether the last card may be laid without a discard (K13, T10, V6.1)."""
        superromme = self.rules.superromme is Superromme.YES and not self.opened
        return self.rules.finish is Finish.DISCARD_OPTIONAL or (superromme and not is_touched(use))

    def _end(
        self, use: Use, link: Link, left: int, *, gone: bool, discarded: bool
    ) -> Iterator[End]:
        way = self._way(use, discarded=discarded) if gone else None
        reached = points_of(use) >= self.opening_needed
        from_hand = way in {Way.HAND, Way.SUPER}
        if reached or (not is_touched(use) and (from_hand or not points_of(use))):
            yield End(left, way, link, joker_discarded=False)

    def _way(self, use: Use, *, discarded: bool) -> Way:
        if self.opened:
            return Way.ROMME
        if self.rules.superromme is Superromme.YES and not is_touched(use) and not discarded:
            return Way.SUPER
        if self.rules.hand_romme is HandRomme.YES:
            return Way.HAND_LAID_OFF if is_touched(use) else Way.HAND
        return Way.ROMME

    def plan(self, end: End) -> Plan:
        """Return the plan for this end, with its steps in an order that the rules allow."""
        parts, aside = parts_of(end.link)
        if end.joker_discarded:
            discard: Card | None = JOKER
        else:
            discard = None if aside is None else card_of(aside)
        writer = _Writer(self.table, opened=self.opening_needed == 0)
        steps = tuple(writer.write(parts))
        kept = Counter(self.hand)
        kept.subtract(_spent(steps))
        kept.subtract([] if discard is None else [discard])
        kept[JOKER] += sum(isinstance(step, SwapStep) for step in steps)
        own = [unpack_meld(part.after) for part in parts if part.onto < 0]
        return Plan(
            steps=steps,
            discard=discard,
            kept=in_order(kept.elements()),
            left=Points(end.left),
            points=Points(sum(points(meld, self.rules.melds) for meld in own)),
            ending=end.ending,
        )


class _Writer:
    """Puts the parts of a turn into an order in which each step is legal.

    The melds that open come first, then the swaps, then the parts that may need a swapped joker.
    If the player has already opened, the swaps come first.
    """

    def __init__(self, table: Sequence[Meld], *, opened: bool) -> None:
        self.table = table
        self.opened = opened
        self.count = len(table)

    def write(self, parts: Sequence[Part]) -> Iterator[PlanStep]:
        own = [part for part in parts if part.onto < 0]
        lying = [part for part in parts if part.onto >= 0]
        early = [] if self.opened else [part for part in own if not part.late]
        numbers: list[tuple[Part, int]] = []
        for part in early:
            self.count += 1
            numbers.append((part, self.count))
            yield LayStep(unpack_meld(part.before or part.after))
        later: list[PlanStep] = []
        for part in lying:
            before, after = self.table[part.onto], unpack_meld(part.after)
            swaps, adds = _difference(before, after, part.onto + 1)
            if isinstance(before, Group) and swaps:
                yield from adds  # some rules require a full set before a swap
            else:
                later += adds
            yield from swaps
        for part in own:
            if part not in early:
                yield LayStep(unpack_meld(part.after))
        for part, number in numbers:
            if part.before:
                yield from _difference(unpack_meld(part.before), unpack_meld(part.after), number)[1]
        yield from later


def _difference(before: Meld, after: Meld, number: int) -> tuple[list[PlanStep], list[PlanStep]]:
    """Return the swaps and the lay-offs that turn meld `before` into `after`."""
    swaps: list[Natural] = []
    added: list[Placed] = []
    match before, after:
        case Run(), Run():
            start = (before.low - after.low) % RING
            for place, card in enumerate(after.placed):
                if not start <= place < start + len(before.cards):
                    added.append(card)
                elif before.cards[place - start] is JOKER and isinstance(card, Natural):
                    swaps.append(card)
        case Group(), Group():
            naturals = [
                card
                for card in after.cards
                if isinstance(card, Natural) and card not in before.cards
            ]
            jokers = after.cards.count(JOKER) - before.cards.count(JOKER)
            swapped = max(0, -jokers)
            swaps = naturals[len(naturals) - swapped :]
            added = [*naturals[: len(naturals) - swapped], *(JOKER,) * max(0, jokers)]
        case _:
            raise AssertionError("a run and a set")
    adds: list[PlanStep] = [LayOffStep(tuple(added), number)] if added else []
    return [SwapStep(card, number) for card in swaps], adds


def _spent(steps: Iterable[PlanStep]) -> Iterator[Card]:
    for step in steps:
        match step:
            case LayStep(meld):
                yield from meld.cards
            case LayOffStep(cards):
                yield from (JOKER if isinstance(card, JokerFor) else card for card in cards)
            case SwapStep(card):
                yield card
            case _:
                assert_never(step)
