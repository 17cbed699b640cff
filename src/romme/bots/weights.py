"""The weights of `romme.simulator.policies.heuristic_policy` by name, as found by self-play.

docs/bots.md says where each set comes from, how tools/tune.py finds weights and what else was
tried. The weights of a `WeightSet` are in sixteenths of a card point, unless noted otherwise.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from typing import Final

from romme.rules.options import OpenCard, Scoring
from romme.rules.ruleset import RuleSet

NEVER: Final = 99_999
"""A `take` weight that no card reaches, so that no card is taken without forming a meld."""
HOLD_NEVER: Final = 99


@dataclass(frozen=True, slots=True)
class WeightSet:
    """Weights for a player who has to open, or for one who does not."""

    points: int
    """Bonus for discarding a card, per point that it counts in hand."""
    late: int
    """Like `points`, but growing from 0 to its full value towards the end of the game."""
    pair: int
    """Penalty for discarding a card, per unseen card that makes a set with it and one in hand."""
    run: int
    """The same, per unseen card that makes a run with it and an adjacent card in hand."""
    gap: int
    """The same, per unseen card that fills the gap between it and another card in hand."""
    high: int
    """Increase of the sum of `pair`, `run` and `gap` per point that the card counts, in 64ths."""
    fit: int
    """Penalty for discarding a card that fits a meld on the table."""
    next_fit: int
    """Penalty for discarding a card that the next player could lay off."""
    next_meld: int
    """Penalty in proportion to the chance that the next player holds two cards to meld it with."""
    next_known: int
    """Penalty per card that the next player was seen to take and that could form a meld with it."""
    take: int
    """Value that an open card must exceed to be taken even if it forms no meld."""
    twin: int
    """Reduction of the sum of `pair`, `run` and `gap` if the card is held twice, in sixteenths."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The tuned weights and thresholds of a heuristic player."""

    closed: WeightSet
    """The weights of a player who has to open."""
    free: WeightSet
    """The weights of a player who has opened, or who need not open."""
    wait_loose: int
    """Maximum number of unmatched cards with which to wait for a Hand-Rommé before opening."""
    wait_cards: int
    """Wait only while every player has at least this many cards."""
    wait_stock: int
    """Wait only while the stock lasts for at least this many rounds."""
    joker_left: int
    """Lay jokers off with at most this many cards in hand."""
    joker_cards: int
    """Also lay jokers off when any player has fewer cards than this."""
    hold_cards: int
    """Hold melds back while every player has at least this many cards."""

    def numbers(self) -> tuple[int, ...]:
        """Return all weights in the order that `HeuristicGame` expects."""
        return _in_a_row(self)


@lru_cache(maxsize=64)
def _in_a_row(weights: Weights) -> tuple[int, ...]:
    """Return the weights as one flat tuple. Cached, because `astuple` is slow."""
    closed, free, *rest = astuple(weights)
    return (*closed, *free, *rest)


_NO_OPENING: Final = WeightSet(1, 28, 63, 58, 75, 7, -39, -38, 25, 71, 406, 7)
WITHOUT_OPENING: Final = Weights(
    closed=_NO_OPENING,  # never used
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
    """Penalties for guessed hands that do not fit the player's past actions.

    The unit is an eighth of a bit: a penalty of 8 makes a hand half as likely.
    """

    meld: int
    """Penalty if the hand has melds that the player would have laid."""
    fit: int
    """Penalty for each card in hand that the player would have laid off."""
    thrown: int
    """Penalty for each unmatched card that the player would rather have discarded."""
    most_thrown: int
    """Maximum number of cards penalised by `thrown`."""
    refused: int
    """Penalty if the hand forms a meld with an open card that the player did not take."""
    depth: int
    """Number of open-pile cards considered, from the top."""

    def numbers(self) -> tuple[int, ...]:
        """Return the values in the order that `romme.simulator.hand_likelihood` expects."""
        return astuple(self)


BELIEF: Final = Belief(meld=40, fit=20, thrown=20, most_thrown=4, refused=16, depth=20)
"""The tuned penalties, found by tools/belief.py (docs/bots.md)."""


def verein_weights(rules: RuleSet) -> Weights:
    """Return the tuned weights for a rule set, which the playouts of the bot Verein use."""
    if not rules.opening_points:
        return WITHOUT_OPENING
    return WITH_OPENING if rules.open_card is OpenCard.USED else WITH_OPENING_OPEN_CARD_KEPT


def stammtisch_weights(rules: RuleSet) -> Weights:
    """Weights of a casual player, who waits for a Hand-Rommé only with few unmatched cards."""
    return replace(verein_weights(rules), wait_loose=3, wait_cards=6, wait_stock=5)


def win_worth(rules: RuleSet) -> int:
    """Return the bonus points for a win in playouts: 0 if rating points already reward winning."""
    return 0 if rules.scoring is Scoring.RATING else 24
