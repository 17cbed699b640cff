"""Why some options are not a valid rule set."""

from __future__ import annotations

from enum import Enum


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
    OPENING_OUT_OF_REACH = "opening-out-of-reach"
    PILE_WITHOUT_END = "pile-without-end"
    TURNS_WITHOUT_END = "turns-without-end"
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
