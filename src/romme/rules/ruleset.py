"""A rule set: an immutable set of option values, rejected if they contradict each other."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias, assert_never, get_type_hints

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
from romme.rules.clauses import Document
from romme.rules.options import (
    CorrectedTurn,
    FailedOpening,
    Finish,
    HandRomme,
    IndirectLayOff,
    JokerDiscard,
    JokerSwap,
    LastCard,
    LayOffs,
    OpenCard,
    Scoring,
    Seating,
    StockEnd,
    Superromme,
)

Bands: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of (maximum card points left in hand, rating points), ascending."""


class RuleSetProblem(Enum):
    """Why some options are not a valid rule set; the message id is `rules-<value>`."""

    UNKNOWN_RULES = "unknown-rules"
    UNKNOWN_OPTION = "unknown-option"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_VALUE = "unknown-value"
    OUT_OF_RANGE = "out-of-range"
    PLAYERS_REVERSED = "players-reversed"
    BANDS_NOT_RISING = "bands-not-rising"
    BANDS_NEGATIVE = "bands-negative"
    PACK_TOO_SMALL = "pack-too-small"
    LAY_OFFS_BEFORE_OPENING = "lay-offs-before-opening"
    FACTOR_WITHOUT_HAND_ROMME = "factor-without-hand-romme"
    FACTOR_WITH_RATING = "factor-with-rating"
    TOO_FEW_TO_SIT_OUT = "too-few-to-sit-out"
    PLAYERS = "players"
    TOO_FEW_WITH_DEALER_OUT = "too-few-with-dealer-out"


class BadRules(ValueError):  # noqa: N818 - a bad request, not a program error
    """An unknown rule set, options that are not valid, or a table of the wrong size."""

    def __init__(self, problem: RuleSetProblem, /, **facts: int | str) -> None:
        """Store the problem and the facts for its message."""
        self.problem = problem
        self.facts = facts
        said = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{problem.value}: {said}")


RANGES: Final[Mapping[str, tuple[int, int]]] = types.MappingProxyType(
    {
        "packs": (1, 2),
        "jokers": (0, 6),
        "fewest_players": (2, 6),
        "most_players": (2, 6),
        "hand_sizes": (3, 15),
        "cut_at_least": (0, 20),
        "largest_set": (3, 4),
        "melds_per_turn": (0, 4),
        "opening_points": (0, 51),
        "blocked_after": (0, 10),
        "stalled_after": (0, 1000),
        "joker_in_hand": (0, 50),
        "hand_romme_factor": (1, 4),
        "rating_super": (-20, 50),
        "rating_hand": (-20, 50),
        "rating_hand_laid_off": (-20, 50),
        "rating_romme": (-20, 50),
        "rating_opened": (-20, 50),
        "rating_opened_above": (-20, 50),
        "rating_unopened": (-20, 50),
        "rating_unopened_above": (-20, 50),
        "rounds": (1, 20),
    }
)
"""Minimum and maximum of each numeric option; for bands, of their rating points."""

PLAYER_NUMBERS: Final = (2, 3, 4, 5, 6)
"""The possible numbers of players in a game, in the order of `hand_sizes`."""


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
    failed_opening: FailedOpening

    # the open card and jokers
    open_card: OpenCard
    indirect_lay_off: IndirectLayOff
    last_card: LastCard
    joker_swap: JokerSwap
    joker_discard: JokerDiscard

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
    scoring: Scoring
    hand_romme_factor: int
    rating_super: int
    rating_hand: int
    rating_hand_laid_off: int
    rating_romme: int
    rating_opened: Bands
    rating_opened_above: int
    rating_unopened: Bands
    rating_unopened_above: int
    rounds: int
    """Default number of rounds in a series."""

    melds: MeldRules = field(init=False, repr=False, compare=False)
    """The options about melds, in the form that `romme.melds` needs."""

    def __post_init__(self) -> None:
        """Raise `BadRules` if options are out of range or contradict each other."""
        _check_ranges(self)
        _check_sense(self)
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
            return Points(rank_points(card.rank, ace=ace))
        return Points(self.joker_in_hand)

    def with_options(self, options: Mapping[str, object]) -> RuleSet:
        """Return a copy with some options changed; their values are written as in game files.

        Raise `BadRules` if an option is invalid or contradicts another one.
        """
        answers: dict[str, Any] = {name: _parse(name, value) for name, value in options.items()}
        return replace(self, **answers)


SEATS_WITH_DEALER_OUT: Final = 4


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
    if not _has_form(parsed, kind, pairs=name in _BANDS):
        raise BadRules(RuleSetProblem.WRONG_TYPE, option=name, value=str(value))
    return parsed


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


_BANDS: Final = ("rating_opened", "rating_unopened")


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


def _numbers(name: str, value: int | tuple[Any, ...]) -> Iterator[int]:
    """Yield the numbers in an option's value that are checked against the option's range.

    For rating bands, these are the ratings, not the limits.
    """
    match value:
        case int():
            yield value
        case tuple() if name in _BANDS:
            yield from (rating for _, rating in value)
        case tuple():
            yield from value
        case _:
            assert_never(value)


def _check_ranges(rules: RuleSet) -> None:
    for name, (least, most) in RANGES.items():
        for number in _numbers(name, getattr(rules, name)):
            if not least <= number <= most:
                raise BadRules(
                    RuleSetProblem.OUT_OF_RANGE, option=name, value=number, least=least, most=most
                )
    for name in _BANDS:
        limits = [limit for limit, _ in getattr(rules, name)]
        if any(limit < 0 for limit in limits):
            raise BadRules(RuleSetProblem.BANDS_NEGATIVE, option=name, value=min(limits))
        if limits != sorted(set(limits)):
            raise BadRules(RuleSetProblem.BANDS_NOT_RISING, option=name)


def _check_sense(rules: RuleSet) -> None:
    if rules.fewest_players > rules.most_players:
        raise BadRules(
            RuleSetProblem.PLAYERS_REVERSED, least=rules.fewest_players, most=rules.most_players
        )
    if rules.seating is Seating.DEALER_SITS_OUT and rules.most_players < SEATS_WITH_DEALER_OUT - 1:
        raise BadRules(RuleSetProblem.TOO_FEW_TO_SIT_OUT, most=rules.most_players)
    for players in range(rules.fewest_players, rules.most_players + 1):
        need = players * rules.hand_size(players) + 2  # the open card and one to draw
        if need > len(rules.pack):
            raise BadRules(
                RuleSetProblem.PACK_TOO_SMALL, players=players, need=need, have=len(rules.pack)
            )
    for senseless, problem in (
        (
            rules.opening_points > 0 and rules.lay_offs is LayOffs.ANY_TIME,
            RuleSetProblem.LAY_OFFS_BEFORE_OPENING,
        ),
        (
            rules.hand_romme_factor > 1 and rules.hand_romme is HandRomme.NO,
            RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME,
        ),
        (
            rules.hand_romme_factor > 1 and rules.scoring is Scoring.RATING,
            RuleSetProblem.FACTOR_WITH_RATING,
        ),
    ):
        if senseless:
            raise BadRules(problem)
