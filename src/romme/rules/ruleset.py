"""A rule set: an immutable set of option values, rejected if they contradict each other."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, get_type_hints

from romme.cards import Card, Natural, pack
from romme.melds import (
    AceOrder,
    AcePoints,
    JokerShare,
    MeldRules,
    Points,
    SideBySide,
    rank_points,
)
from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.clauses import Document
from romme.rules.conflicts import BAND_OPTIONS, check_playable, check_ranges, check_sense
from romme.rules.options import (
    CorrectedTurn,
    CrossPoints,
    FailedOpening,
    FailedWithTaken,
    Finish,
    HandRomme,
    IndirectLayOff,
    JokerDiscard,
    JokerSwap,
    LastCard,
    LayOffs,
    OnlyJokers,
    OpenCard,
    OwnLayOffs,
    Scoring,
    Seating,
    StockEnd,
    Superromme,
    ThrownInAgain,
)
from romme.rules.ranges import PLAYER_NUMBERS, SEATS_WITH_DEALER_OUT

Bands: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of (maximum card points left in hand, rating points), ascending."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The options in which rule sets differ.

    Where a document is ambiguous, our reading of it is an option too, so that a club can choose
    another reading. The engine never looks at the name of a rule set.
    """

    name: str
    document: Document
    """The document whose clauses are quoted first."""

    # the pack, the table, the deal
    packs: int
    jokers: int
    fewest_players: int
    most_players: int
    seating: Seating
    hand_sizes: tuple[int, ...]
    """Cards dealt to each player, for 2, 3, 4, 5 and 6 players."""
    cut_at_least: int
    """Minimum number of cards that the cut must lift and must leave; 0 = no cut."""

    corrected_turn: CorrectedTurn

    # melds
    ace_order: AceOrder
    largest_set: int
    joker_share: JokerShare
    side_by_side: SideBySide
    ace_points: AcePoints
    melds_per_turn: int
    """Maximum number of melds in a turn; 0 = any number."""

    # opening
    opening_points: int
    lay_offs: LayOffs
    own_lay_offs: OwnLayOffs
    failed_opening: FailedOpening
    failed_with_taken: FailedWithTaken

    # the open card and jokers
    open_card: OpenCard
    indirect_lay_off: IndirectLayOff
    last_card: LastCard
    joker_swap: JokerSwap
    joker_discard: JokerDiscard
    only_jokers: OnlyJokers

    # the end of a game
    finish: Finish
    hand_romme: HandRomme
    superromme: Superromme
    stock_end: StockEnd
    blocked_after: int
    """The game is blocked when the stock runs out this many times with no card laid; 0 = never."""
    stalled_after: int
    """The game is blocked after this many turns without a card laid or drawn from the stock.

    0 = never.
    """

    # counting
    joker_in_hand: int
    ace_in_hand: int
    """Card points of an ace left in hand; 0 = those of `ace_points`."""
    scoring: Scoring
    hand_romme_factor: int
    winner_bonus: int
    """Points that the winner of a game gets in addition; no effect with rating points."""
    unopened_factor: int
    """Factor of the card points of players who have not opened; no effect with rating points."""
    rating_super: int
    rating_hand: int
    rating_hand_laid_off: int
    rating_romme: int
    rating_opened: Bands
    rating_opened_above: int
    rating_unopened: Bands
    rating_unopened_above: int
    cross_points: CrossPoints
    thrown_in_again: ThrownInAgain
    rounds: int
    """Default number of rounds in a series."""

    melds: MeldRules = field(init=False, repr=False, compare=False)
    """The options about melds, in the form that `romme.melds` needs."""

    def __post_init__(self) -> None:
        """Raise `BadRules` if options are out of range or contradict each other."""
        check_ranges(self)
        check_sense(self)
        melds = MeldRules(
            ace_order=self.ace_order,
            joker_share=self.joker_share,
            side_by_side=self.side_by_side,
            largest_set=self.largest_set,
            ace_points=self.ace_points,
        )
        object.__setattr__(self, "melds", melds)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the game, sorted."""
        return pack(self.packs, self.jokers)

    def sits_out(self, seats: int) -> bool:
        """Whether the dealer sits out at a table with this many seats (T2, V1.2)."""
        return self.seating is Seating.DEALER_SITS_OUT and seats == SEATS_WITH_DEALER_OUT

    def hand_size(self, playing: int) -> int:
        """Return the number of cards for each of `playing` players."""
        return self.hand_sizes[playing - PLAYER_NUMBERS[0]]

    def check_seats(self, seats: int) -> None:
        """Raise `BadRules` if a table has too few or too many seats (K1, T2, V1.1-1.3)."""
        fewest = self.fewest_players
        if self.seating is Seating.DEALER_SITS_OUT:
            fewest = max(fewest, SEATS_WITH_DEALER_OUT - 1)
        if not fewest <= seats <= self.most_players:
            problem = RuleSetProblem.PLAYERS
            if self.fewest_players <= seats < fewest:
                problem = RuleSetProblem.TOO_FEW_WITH_DEALER_OUT
            raise BadRules(problem, have=seats, least=fewest, most=self.most_players)

    def card_points(self, card: Card) -> Points:
        """Return the points of a card left in hand (K14, T11, V2.2)."""
        if isinstance(card, Natural):
            ace = 1 if self.ace_points is AcePoints.ONE else 11
            return Points(rank_points(card.rank, ace=self.ace_in_hand or ace))
        return Points(self.joker_in_hand)

    def with_options(self, options: Mapping[str, object]) -> RuleSet:
        """Return a copy with some options changed; their values are written as in game files.

        Raise `BadRules` if an option is invalid or contradicts another one.
        """
        answers: dict[str, Any] = {name: _parse(name, value) for name, value in options.items()}
        return replace(self, **answers)

    def with_new_options(self, options: Mapping[str, object]) -> RuleSet:
        """Return a copy as `with_options` does, for games that are yet to be played.

        Raise `BadRules` also if nobody could open, or if a game need not end. Games and tournaments
        that were stored under such rules can still be read.
        """
        rules = self.with_options(options)
        check_playable(rules)
        return rules


@cache
def option_types() -> Mapping[str, type[Enum | int | tuple[int, ...]]]:
    """Return the type of each option, in the order of the fields."""
    hints = get_type_hints(RuleSet)
    fixed = ("name", "document", "melds")
    found = {
        item.name: getattr(hints[item.name], "__origin__", hints[item.name])
        for item in fields(RuleSet)
        if item.name not in fixed
    }
    return types.MappingProxyType(found)


def as_option(value: object) -> object:
    """Return the value of an option as it is written in game files."""
    match value:
        case Enum():
            return value.value
        case tuple():
            return [as_option(item) for item in value]
        case _:
            return value


def differences(rules: RuleSet, base: RuleSet) -> dict[str, object]:
    """Return the options in which a rule set differs from `base`, written as in game files."""
    return {
        name: as_option(getattr(rules, name))
        for name in option_types()
        if getattr(rules, name) != getattr(base, name)
    }


def _parse(name: str, value: object) -> object:
    kind = option_types().get(name)
    if kind is None:
        raise BadRules(RuleSetProblem.UNKNOWN_OPTION, option=name)
    if issubclass(kind, Enum):
        try:
            return kind(value)
        except ValueError:
            possible = ", ".join(str(member.value) for member in kind)
            facts = {"option": name, "value": str(value), "possible": possible}
            raise BadRules(RuleSetProblem.UNKNOWN_VALUE, **facts) from None
    parsed = _tuples(value) if isinstance(value, list | tuple) else value
    if not _has_form(parsed, kind, pairs=name in BAND_OPTIONS):
        raise BadRules(RuleSetProblem.WRONG_TYPE, option=name, value=str(value))
    return parsed


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def _has_form(value: object, kind: type, *, pairs: bool) -> bool:
    if kind is int:
        return type(value) is int  # excludes booleans, which are ints in Python
    if not isinstance(value, tuple):
        return False
    if not pairs:
        return len(value) == len(PLAYER_NUMBERS) and all(type(item) is int for item in value)
    return all(
        isinstance(band, tuple) and len(band) == 2 and all(type(item) is int for item in band)  # noqa: PLR2004 - a pair
        for band in value
    )
