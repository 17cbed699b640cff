"""The terms of a table, agreed on before the match begins."""

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
    """The people who can find the table."""

    PRIVATE = "private"
    """Only people who have its link or code."""
    LISTED = "listed"
    """Everyone, in the list of open tables."""


class Permission(Enum):
    """Whether something is allowed at this table."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class Talk(Enum):
    """Limits on the chat of a table."""

    OFF = "off"
    PRESETS = "presets"
    """A choice of friendly sentences, shown in each reader's language."""
    FREE = "free"


class Pace(Enum):
    """How fast bots move at a table. Pages animate cards at the same pace."""

    LEISURELY = "leisurely"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"
    """Bots do not pause, and cards are not animated."""


class Games(msgspec.Struct, frozen=True, tag="games", forbid_unknown_fields=True):
    """A match of `number` games (K1)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_GAMES)]


class Target(msgspec.Struct, frozen=True, tag="target", forbid_unknown_fields=True):
    """A match that ends once a player has `points` points (K1)."""

    points: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_POINTS)]


class Series(msgspec.Struct, frozen=True, tag="series", forbid_unknown_fields=True):
    """A match of `rounds` rounds, in each of which every seat deals once (V4.1)."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=matches.MOST_GAMES // 2)]


Length: TypeAlias = Games | Target | Series


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for each turn, and each player's time bank for a game."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 60
    """Seconds for each turn."""
    bank: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    """Extra seconds for the whole game, used when a turn takes longer."""


class TableTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table: rules, seats, length, time, and what is allowed."""

    rules: str = "klassik"
    options: dict[str, object] = {}
    """Options that differ from the rule set, as in game files."""
    mode: Mode = Mode.ASSIST
    seats: Seats = 2
    length: Length = Games(1)
    clock: Clock | None = None
    """Null for no time limit."""
    absence: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    """Seconds that the table waits for a disconnected player; then a bot bridges."""
    bridge: Level = "stammtisch"
    """The level of the bot that bridges."""
    visibility: Visibility = Visibility.PRIVATE
    spectators: Permission = Permission.ALLOWED
    hints: Permission = Permission.ALLOWED
    talk: Talk | None = None
    """Null means free at private tables and off at listed ones."""

    @property
    def ruleset(self) -> RuleSet:
        """The rules with the changed options. Raises `BadRules` if the options are invalid."""
        return chosen_rules(self.rules, self.options)

    @property
    def effective_talk(self) -> Talk:
        """The value of `talk`, with the default filled in."""
        if self.talk is not None:
            return self.talk
        return Talk.FREE if self.visibility is Visibility.PRIVATE else Talk.OFF

    @property
    def match_length(self) -> matches.Length:
        """The length of the match, as the engine's type."""
        match self.length:
            case Games(number):
                return matches.Games(number)
            case Target(points):
                return matches.Target(points)
            case Series(rounds):
                return matches.Series(rounds)
            case _:
                assert_never(self.length)
