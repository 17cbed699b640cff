"""The weights of `romme.simulator.policies.heuristic_policy` by name, as found by self-play.

Where each set comes from, how tools/tune.py finds weights and what else was tried stands in
docs/bots.md. All are integers. What speaks for a card and what speaks against it is measured in
sixteenths of a point in hand.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from typing import Final

from romme.rules.options import OpenCard, Scoring
from romme.rules.ruleset import RuleSet

NEVER: Final = 99_999
"""More than any card can promise."""
HOLD_NEVER: Final = 99


@dataclass(frozen=True, slots=True)
class WeightSet:
    """What counts for a player who has to open, or for one who need not."""

    points: int
    """For a discard: each point that the card counts in hand."""
    late: int
    """The same, growing to 16 sixteenths as the end comes nearer."""
    pair: int
    """Against it: each unseen card that makes a set of this one and another of its rank."""
    run: int
    """Each unseen card that makes a run of this one and its neighbour."""
    gap: int
    """Each unseen card between this one and another."""
    high: int
    """How much more such hopes are worth if the card is a dear one."""
    fit: int
    """That the card fits a meld on the table."""
    next_fit: int
    """That the next player could lay it off."""
    next_meld: int
    """The chance that the next player holds two cards that make a meld with it."""
    next_known: int
    """Each card near it that the next player was seen to take."""
    take: int
    """How much an open card must promise to be taken into the hand without making a meld."""
    twin: int
    """How much less a card is worth that is held twice, in sixteenths."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A way to play."""

    closed: WeightSet
    """For who has to open."""
    free: WeightSet
    """For who has opened, or where nobody need."""
    wait_loose: int
    """With at most so many cards outside melds, wait for a Hand-Rommé instead of opening ..."""
    wait_cards: int
    """... while nobody has fewer cards than this ..."""
    wait_stock: int
    """... and the stock lasts for so many rounds."""
    joker_left: int
    """Lay jokers off with at most so many cards in hand ..."""
    joker_cards: int
    """... or when somebody has fewer cards than this; else keep them."""
    hold_cards: int
    """Hold melds back while nobody has fewer cards than this."""

    def numbers(self) -> tuple[int, ...]:
        """All weights in a row, as `HeuristicGame` takes them."""
        return _in_a_row(self)


@lru_cache(maxsize=64)
def _in_a_row(weights: Weights) -> tuple[int, ...]:
    """Kept, since every decision asks for it and taking values apart takes long."""
    closed, free, *rest = astuple(weights)
    return (*closed, *free, *rest)


_NO_OPENING: Final = WeightSet(1, 28, 63, 58, 75, 7, -39, -38, 25, 71, 406, 7)
WITHOUT_OPENING: Final = Weights(
    closed=_NO_OPENING,  # never asked for
    free=_NO_OPENING,
    wait_loose=0,
    wait_cards=0,
    wait_stock=0,
    joker_left=3,
    joker_cards=3,
    hold_cards=HOLD_NEVER,
)
WITH_OPENING: Final = Weights(
    closed=WeightSet(0, 8, 51, 72, 33, -1, 126, 142, -4, 0, NEVER, 14),
    free=WeightSet(43, 12, 98, 95, 96, 6, -31, 13, 6, 0, NEVER, 16),
    wait_loose=7,
    wait_cards=4,
    wait_stock=10,
    joker_left=3,
    joker_cards=3,
    hold_cards=HOLD_NEVER,
)
WITH_OPENING_OPEN_CARD_KEPT: Final = Weights(
    closed=WeightSet(9, 4, 51, 71, 70, -1, 156, 92, -10, -3, 495, 14),
    free=WeightSet(3, 10, 80, 63, 114, -4, 13, -26, 0, 25, 444, 14),
    wait_loose=7,
    wait_cards=4,
    wait_stock=3,
    joker_left=3,
    joker_cards=3,
    hold_cards=HOLD_NEVER,
)


@dataclass(frozen=True, slots=True)
class Belief:
    """How unlikely a hand is with which its player would have done otherwise.

    Measured in eighths of a bit: eight make a hand half as likely.
    """

    meld: int
    """It has melds that would have been laid."""
    fit: int
    """Each card in it that would have been laid off."""
    thrown: int
    """Each loose card that would have been thrown rather than the one that was."""
    most_thrown: int
    """No more than so many of them count."""
    refused: int
    """It makes a meld with a card that its player left alone."""
    depth: int
    """So far back in the open pile is looked."""

    def numbers(self) -> tuple[int, ...]:
        """As `romme.simulator.hand_likelihood` takes them."""
        return astuple(self)


BELIEF: Final = Belief(meld=40, fit=20, thrown=20, most_thrown=4, refused=16, depth=20)
"""By tools/belief.py (docs/bots.md)."""


def verein_weights(rules: RuleSet) -> Weights:
    """The best weights for a rule set: by them the strongest bot lets games in its head go on."""
    if not rules.opening_points:
        return WITHOUT_OPENING
    return WITH_OPENING if rules.open_card is OpenCard.USED else WITH_OPENING_OPEN_CARD_KEPT


def stammtisch_weights(rules: RuleSet) -> Weights:
    """As people play in the evening: the same, but they wait with opening only when nearly done."""
    return replace(verein_weights(rules), wait_loose=3, wait_cards=6, wait_stock=5)


def win_worth(rules: RuleSet) -> int:
    """What to win is worth beside the points of the game, where those are points of cards."""
    return 0 if rules.scoring is Scoring.RATING else 24
