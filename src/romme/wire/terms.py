"""What the people at a table have agreed on before they begin."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias, assert_never

import msgspec

from romme.engine import match as matches
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet
from romme.wire.cards import chosen_rules

MOST_SEATS: Final = 6

Seats = Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Visibility(Enum):
    """Who finds the table? Those who were told of it, or everybody."""

    PRIVATE = "private"
    """Those who have its link or code."""
    LISTED = "listed"
    """Everybody, in the list of open tables."""


class Permission(Enum):
    """Is something allowed at this table? One question for each use."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class Talk(Enum):
    """What may people write to each other? Nothing, presets, anything."""

    OFF = "off"
    PRESETS = "presets"
    """A choice of friendly sentences, in everybody's own language."""
    FREE = "free"


class Games(msgspec.Struct, frozen=True, tag="games", forbid_unknown_fields=True):
    """So many games (K1)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_GAMES)]


class Target(msgspec.Struct, frozen=True, tag="target", forbid_unknown_fields=True):
    """Until somebody has so many points (K1)."""

    points: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_POINTS)]


class Series(msgspec.Struct, frozen=True, tag="series", forbid_unknown_fields=True):
    """So many rounds, in each of which everybody deals once (V4.1)."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_GAMES // 2)]


Length: TypeAlias = Games | Target | Series


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for a turn, and the bank: what a player has in each game beside it."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 60
    """Seconds for each turn."""
    bank: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    """Seconds in all, for the whole game, once a turn has taken longer."""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed: rules, seats, length, time, and what is allowed."""

    rules: str = "klassik"
    options: dict[str, object] = {}
    """Answers that differ from the rule set's, as game files write them."""
    mode: Mode = Mode.ASSIST
    seats: Seats = 2
    length: Length = Games(1)
    clock: Clock | None = None
    """Null: everybody takes the time they need."""
    absence: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    """Seconds for which a seat waits for somebody who has gone; then a bot bridges."""
    bridge: Level = "stammtisch"
    """The level of the bot that bridges."""
    visibility: Visibility = Visibility.PRIVATE
    spectators: Permission = Permission.ALLOWED
    hints: Permission = Permission.ALLOWED
    talk: Talk | None = None
    """Null: free at private tables, off at listed ones."""

    @property
    def ruleset(self) -> RuleSet:
        """The rules with the options; raises `BadRules`."""
        return chosen_rules(self.rules, self.options)

    @property
    def effective_talk(self) -> Talk:
        """What may be written."""
        if self.talk is not None:
            return self.talk
        return Talk.FREE if self.visibility is Visibility.PRIVATE else Talk.OFF

    @property
    def match_length(self) -> matches.Length:
        """The length as the engine has it."""
        match self.length:
            case Games(number):
                return matches.Games(number)
            case Target(points):
                return matches.Target(points)
            case Series(rounds):
                return matches.Series(rounds)
            case _:
                assert_never(self.length)
