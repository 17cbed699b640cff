"""The solver's public interface: the best melds, discards and turns of a hand, found exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from romme.cards import JOKER, Card, in_order
from romme.melds import RING, Meld, Points, points
from romme.rules.options import JokerDiscard, OnlyJokers
from romme.rules.ruleset import RuleSet
from romme.solver.kernel import Kernel
from romme.solver.meld_codes import card_of, pack_meld, unpack_meld
from romme.solver.meld_tables import CARDS, LEFT, POINTS
from romme.solver.missing import cards_missing
from romme.solver.planning import End, Plan, Situation, Way
from romme.solver.search import Search
from romme.solver.turn_parts import Frontier, Limits, parts_of, points_of, spent_of

LARGEST_HAND: Final = 20
"""Maximum hand size: no rule set allows more cards, and the search would take too long."""


class BadHand(ValueError):  # noqa: N818 - named for what is wrong
    """Raised for a hand with too many cards, or with more copies of a card than the pack has."""

    def __init__(self, card: Card | None) -> None:
        """Describe the problem: too many copies of `card`, or too many cards if `card` is None."""
        self.card = card
        super().__init__(f"too many of {card}" if card else f"more than {LARGEST_HAND} cards")


@dataclass(frozen=True, slots=True)
class Layout:
    """Melds from a hand, and the cards that stay in it."""

    melds: tuple[Meld, ...]
    kept: tuple[Card, ...]
    left: Points
    """The points of the kept cards."""
    points: Points
    """The points of the melds."""


@dataclass(frozen=True, slots=True)
class DiscardOption:
    """A card to discard, and the best layout of the other cards."""

    card: Card
    layout: Layout
    """The layout of the other cards with the fewest points left."""

    @property
    def left(self) -> Points:
        """The points left in hand after the discard."""
        return self.layout.left


@dataclass(frozen=True, slots=True)
class Out:
    """A card that would improve a hand."""

    card: Card
    layout: Layout
    """The best layout of the hand with the card."""
    gain: int
    """Reduction of the points left in hand."""


class Solver:
    """Finds the best melds, discards and turns for hands under one rule set.

    It caches results, so use one solver for many hands. It is not thread-safe. Its methods raise
    `BadHand` for a hand that is too large, or that has more copies of a card than the pack.

    >>> from romme.cards import parse_card
    >>> from romme.rules import find_preset
    >>> solver = Solver(find_preset("turnier").rules)
    >>> hand = [parse_card(card) for card in "4C 5C * KH KD KS 9D".split()]
    >>> best = solver.least_left(hand)
    >>> [str(meld) for meld in best.melds], best.left, best.points
    (['KS KH KD', '4C 5C *6C'], 9, 45)
    """

    def __init__(self, rules: RuleSet) -> None:
        """Create a solver for these rules."""
        self.rules = rules

    # --- the hand alone --------------------------------------------------------------------------

    def least_left(self, hand: Iterable[Card]) -> Layout:
        """Return the layout that leaves the fewest points in hand."""
        return self._layout(self._least_left, hand)

    def most_points(self, hand: Iterable[Card]) -> Layout:
        """Return the layout with the most meld points."""
        return self._layout(self._most_points, hand)

    def most_cards(self, hand: Iterable[Card]) -> Layout:
        """Return the layout with the most cards in melds."""
        return self._layout(self._most_cards, hand)

    def opening(self, hand: Iterable[Card]) -> Layout | None:
        """Return the opening that leaves the fewest points in hand, or None if none is possible."""
        cards = self._checked(hand)
        best = self.least_left(cards)
        if not self.rules.melds_per_turn and best.points >= self._opening:
            return best
        return self._opened(cards, self._weights, self.rules.joker_in_hand)

    def smallest_opening(self, hand: Iterable[Card]) -> Layout | None:
        """Return the opening with the fewest cards, or None if none is possible.

        Among openings with equally few cards, return the one with the fewest jokers.
        """
        card = -LARGEST_HAND
        return self._opened(self._checked(hand), [card] * RING, card - 1)

    def discards(self, hand: Iterable[Card]) -> tuple[DiscardOption, ...]:
        """Return the legal discards, those that leave the fewest points in hand first.

        Some rules allow a joker only as the last card, when all others are laid, or when the
        player has only jokers left.
        """
        cards = self._checked(hand)
        found = []
        for card in dict.fromkeys(cards):
            place = cards.index(card)
            rest = cards[:place] + cards[place + 1 :]
            if card is not JOKER or self._may_discard_joker(rest):
                found.append(DiscardOption(card, self.least_left(rest)))
        return tuple(sorted(found, key=lambda weighed: (weighed.left, -weighed.card.order)))

    def outs(self, hand: Iterable[Card]) -> tuple[Out, ...]:
        """Return the cards of the pack that would reduce the points left in hand, best first."""
        cards = self._checked(hand)
        numbers, total, held = _numbers(cards), self._counted(cards), Counter(cards)
        before = total - self._least_left.value(numbers)
        found = []
        for card, copies in Counter(self.rules.pack).items():
            if held[card] == copies:
                continue
            with_it = total + self.rules.card_points(card)
            left = with_it - self._least_left.value(numbers + bytes([card.order]))
            if left < before:
                found.append(Out(card, self.least_left((*cards, card)), before - left))
        return tuple(sorted(found, key=lambda out: (-out.gain, out.card.order)))

    def missing(self, hand: Iterable[Card]) -> int:
        """Return the fewest cards to exchange before all but one can be melded in a single turn.

        `hand` includes the drawn card. The count ignores that cards can be melded in earlier
        turns, which is how klassik games usually end.
        """
        cards = self._checked(hand)
        return cards_missing(
            self.rules, self._suits(cards), cards.count(JOKER), max(0, len(cards) - 1)
        )

    # --- a turn at the table ---------------------------------------------------------------------

    def best_turn(
        self,
        hand: Iterable[Card],
        table: Sequence[Meld] = (),
        *,
        opened: bool,
        own: Iterable[int] = (),
    ) -> Plan | None:
        """Return the plan for the rest of a turn, after the draw, that leaves the fewest points.

        The turn may also finish the game without a discard, or end with a pass if only jokers are
        left and none of them fits. Return None if the turn cannot end.

        `own` has the numbers, from 1, of the melds on the table that the player laid in earlier
        turns. It makes a difference only if the rules let nobody lay off onto their own melds.
        """
        situation = self._situation(hand, table, opened=opened, own=own)
        ends = [*self._ends(situation, everything=False), *self._passes(situation)]
        best = min(ends, key=lambda end: (end.left, _rarity(end)), default=None)
        return None if best is None else situation.plan(best)

    def finishes(
        self,
        hand: Iterable[Card],
        table: Sequence[Meld] = (),
        *,
        opened: bool,
        own: Iterable[int] = (),
    ) -> tuple[Plan, ...]:
        """Return a plan for each way in which this turn can finish the game, the rarest first.

        `own` is as in `best_turn`.
        """
        situation = self._situation(hand, table, opened=opened, own=own)
        ways: dict[Way, End] = {}
        for end in self._ends(situation, everything=True):
            if end.ending is not None:
                ways.setdefault(end.ending, end)
        return tuple(situation.plan(ways[way]) for way in Way if way in ways)

    # --- implementation --------------------------------------------------------------------------

    @cached_property
    def _least_left(self) -> Kernel:
        return self._kernel(LEFT)

    @cached_property
    def _most_points(self) -> Kernel:
        return self._kernel(POINTS)

    @cached_property
    def _most_cards(self) -> Kernel:
        return self._kernel(CARDS)

    def _kernel(self, aim: int) -> Kernel:
        rules = self.rules
        return Kernel(
            rules.melds,
            aim,
            jokers=rules.jokers,
            joker_in_hand=rules.joker_in_hand,
            ace_in_hand=rules.ace_in_hand,
        )

    @property
    def _opening(self) -> int:
        """The points needed to open: at least 1, because an opening needs at least one meld."""
        return max(self.rules.opening_points, 1)

    def _situation(
        self, hand: Iterable[Card], table: Sequence[Meld], *, opened: bool, own: Iterable[int]
    ) -> Situation:
        cards = self._checked(hand, table)
        places = frozenset(number - 1 for number in own)
        return Situation(self.rules, cards, tuple(table), opened, places)

    def _may_discard_joker(self, rest: tuple[Card, ...]) -> bool:
        """Whether a joker may be discarded from a hand, given its other cards (T8, V5.12)."""
        if self.rules.joker_discard is JokerDiscard.FREE or not self.most_cards(rest).kept:
            return True
        if self.rules.only_jokers is OnlyJokers.PASS:
            return False
        limits = Limits(jokers=rest.count(JOKER), everything=True)
        return bool(self._searched(rest, self._weights, limits))

    def _ends(self, situation: Situation, *, everything: bool) -> Iterator[End]:
        """Yield the ways to end a turn.

        With `everything`, yield only the ways that lay or discard all natural cards.
        """
        limits = situation.limits(everything=everything)
        found = self._searched(situation.hand, self._weights, limits, situation.table)
        for use, (value, link) in found.items():
            yield from situation.ends(use, value, link)

    def _passes(self, situation: Situation) -> Iterator[End]:
        if situation.may_pass:
            yield from situation.passes_at_once()
            limits, hand = situation.passing, situation.hand
            found = self._searched(hand, self._weights, limits, situation.table)
            for use, (_, link) in found.items():
                yield from situation.passes(use, link)

    def _opened(self, cards: Sequence[Card], weights: Sequence[int], joker: int) -> Layout | None:
        """Return the opening whose cards have the greatest sum of weights, or None.

        `weights` are those of natural cards by rank, and `joker` is the weight of a joker.
        """
        if self._most_points.value(_numbers(cards)) < self._opening:
            return None
        limits = Limits(
            jokers=cards.count(JOKER), opening=self._opening, melds=self.rules.melds_per_turn
        )
        found = self._searched(cards, weights, limits)
        openings = [
            (value + spent_of(use) * joker, link)
            for use, (value, link) in found.items()
            if points_of(use) >= self._opening
        ]
        if not openings:
            return None
        _, link = max(openings, key=lambda opening: opening[0])
        return self._laid(cards, (unpack_meld(part.after) for part in parts_of(link)[0]))

    def _searched(
        self,
        cards: Sequence[Card],
        weights: Sequence[int],
        limits: Limits,
        table: Sequence[Meld] = (),
    ) -> Frontier:
        lying = [pack_meld(meld) for meld in table]
        search = Search(self.rules.melds, self.rules.joker_swap, weights, limits, lying)
        return search.solve(self._suits(cards))

    @cached_property
    def _weights(self) -> list[int]:
        """The points of a natural card in hand, by rank."""
        return [self.rules.card_points(card_of(rank)) for rank in range(RING)]

    def _checked(self, hand: Iterable[Card], table: Sequence[Meld] = ()) -> tuple[Card, ...]:
        cards = in_order(hand)
        if len(cards) > LARGEST_HAND:
            raise BadHand(None)
        lying = [card for meld in table for card in meld.cards]
        surplus = Counter((*cards, *lying)) - Counter(self.rules.pack)
        if surplus:
            raise BadHand(next(iter(surplus)))
        return cards

    def _layout(self, kernel: Kernel, hand: Iterable[Card]) -> Layout:
        cards = self._checked(hand)
        return self._laid(cards, map(unpack_meld, kernel.layout(_numbers(cards))))

    def _laid(self, cards: Sequence[Card], melds: Iterable[Meld]) -> Layout:
        laid = tuple(melds)
        kept = Counter(cards) - Counter(card for meld in laid for card in meld.cards)
        return Layout(
            melds=laid,
            kept=in_order(kept.elements()),
            left=self._counted(kept.elements()),
            points=Points(sum(points(meld, self.rules.melds) for meld in laid)),
        )

    def _counted(self, cards: Iterable[Card]) -> Points:
        return Points(sum(map(self.rules.card_points, cards)))

    @staticmethod
    def _suits(cards: Iterable[Card]) -> list[int]:
        suits = [0, 0, 0, 0]
        for card in cards:
            if card is not JOKER:
                suit, rank = divmod(card.order, RING)
                suits[suit] |= 1 << rank if not suits[suit] >> rank & 1 else 1 << RING + rank
        return suits


def _rarity(end: End) -> int:
    """A sort key for ends with equal points: the rarest finish first, no finish last."""
    ways = list(Way)
    return len(ways) if end.ending is None else ways.index(end.ending)


def _numbers(cards: Iterable[Card]) -> bytes:
    return bytes([card.order for card in cards])
