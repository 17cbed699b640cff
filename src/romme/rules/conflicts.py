"""Refuse options that are out of range, or that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, assert_never

from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.opening_reach import ACES, most_opening_points
from romme.rules.options import Finish, HandRomme, LayOffs, Scoring, Seating, StockEnd, Superromme
from romme.rules.ranges import RANGES, SEATS_WITH_DEALER_OUT

if TYPE_CHECKING:
    from romme.rules.ruleset import RuleSet

BAND_OPTIONS: Final = ("rating_opened", "rating_unopened")


def _numbers(name: str, value: int | tuple[Any, ...]) -> Iterator[int]:
    """Yield the numbers in an option's value that are checked against the option's range.

    For rating bands, these are the ratings, not the limits.
    """
    match value:
        case int():
            yield value
        case tuple() if name in BAND_OPTIONS:
            yield from (rating for _, rating in value)
        case tuple():
            yield from value
        case _:
            assert_never(value)


def check_ranges(rules: RuleSet) -> None:
    """Raise `BadRules` if a number is outside its range, or rating bands are out of order."""
    for name, (least, most) in RANGES.items():
        for number in _numbers(name, getattr(rules, name)):
            if not least <= number <= most:
                raise BadRules(
                    RuleSetProblem.OUT_OF_RANGE, option=name, value=number, least=least, most=most
                )
    for name in BAND_OPTIONS:
        limits = [limit for limit, _ in getattr(rules, name)]
        if any(limit < 0 for limit in limits):
            raise BadRules(RuleSetProblem.BANDS_NEGATIVE, option=name, value=min(limits))
        if limits != sorted(set(limits)):
            raise BadRules(RuleSetProblem.BANDS_NOT_RISING, option=name)


def check_sense(rules: RuleSet) -> None:
    """Raise `BadRules` if options contradict each other."""
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


def check_playable(rules: RuleSet) -> None:
    """Raise `BadRules` if nobody could ever open, or if a game might never end."""
    for seats in range(rules.fewest_players, rules.most_players + 1):
        players = seats - rules.sits_out(seats)
        cards = rules.hand_size(players)
        # the drawn card may be laid too, unless a card must be kept for the discard
        laid = cards + (rules.finish is Finish.DISCARD_OPTIONAL)
        aces = ACES * rules.packs + rules.jokers
        most = most_opening_points(rules.melds, laid, rules.melds_per_turn, aces)
        if most < rules.opening_points and not _may_finish_unopened(rules):
            raise BadRules(
                RuleSetProblem.OPENING_OUT_OF_REACH,
                players=players,
                cards=cards,
                have=most,
                need=rules.opening_points,
            )
    if rules.stock_end is not StockEnd.GAME_ENDS and not rules.blocked_after:
        raise BadRules(RuleSetProblem.PILE_WITHOUT_END)
    if not rules.stalled_after:
        raise BadRules(RuleSetProblem.TURNS_WITHOUT_END)


def _may_finish_unopened(rules: RuleSet) -> bool:
    """Whether a player may finish from the hand without enough points to open (T10, V6.1)."""
    return rules.hand_romme is HandRomme.YES or rules.superromme is Superromme.YES
