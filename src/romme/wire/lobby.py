"""What is asked and answered over HTTP about tables, games and rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from romme.rules.written import Rules
from romme.wire.commands import Hash, Id, SeatNumber
from romme.wire.terms import Level, Seats, TableTerms


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    terms: TableTerms
    phase: str
    host: str
    people: list[str | None]
    """By seat, who sits there."""
    bots: list[str | None]
    """By seat, the level of a bot of the house."""


class BotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of the house that sits down at once."""

    seat: SeatNumber
    level: Level = "stammtisch"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    terms: TableTerms = msgspec.field(default_factory=TableTerms)
    bots: Annotated[list[BotRequest], msgspec.Meta(max_length=6)] = []
    seat: SeatNumber | None = 1
    """Where the maker sits down; null to only make it."""
    ready: bool = False
    """Whether the maker is ready at once: with bots in all other seats the match begins."""
    id: Id | None = None
    """The maker's own id: the same request makes one table, however often it is sent."""
    nonce_commitment: Hash | None = None
    """The maker's commitment to a nonce, for a match that begins at once."""


class TableCreated(msgspec.Struct, frozen=True):
    """Where the new table is."""

    table: str
    code: str
    version: int


class ListedTable(msgspec.Struct, frozen=True):
    """A table that everybody can find."""

    table: str
    code: str
    rules: str
    seats: int
    free: int
    phase: str
    people: list[str]
    """Names of those who sit there."""
    bots: int
    """How many bots do, of the house and others."""
    terms: TableTerms


class FoundTable(msgspec.Struct, frozen=True):
    """The table of a code."""

    table: str


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in somebody's list."""

    table: str
    number: int
    ended: int
    rules: str
    ending: str
    winner: int | None
    seat: int
    score: int | None
    names: list[str]
    """By seat; empty for a bot of the house."""
    scores: list[int | None]
    """By seat; null for one that sat out."""


class RulesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a rule set that somebody thinks of."""

    rules: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, object] = {}
    seats: Seats | None = None


class OptionChoice(msgspec.Struct, frozen=True):
    """A possible answer, and what it means."""

    value: object
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One question that rule sets answer differently, with its answer."""

    name: str
    subject: str
    """The heading that it belongs to: `heading-<subject>` in the catalogues."""
    title: str
    value: object
    usual: object
    """The rule set's own answer."""
    text: str
    possible: list[OptionChoice]
    """Empty where any number from `least` to `most` is possible."""
    least: int | None
    most: int | None
    clause: str | None
    assumed: bool
    matters: bool
    """Whether another answer could change anything, the others being as they are."""


class RuleSentence(msgspec.Struct, frozen=True):
    """One rule in words."""

    option: str
    text: str
    clause: str | None
    assumed: bool
    instead: str | None
    """What the rule set itself says, where this differs."""


class RuleSection(msgspec.Struct, frozen=True):
    """What stands under one heading."""

    heading: str
    sentences: list[RuleSentence]


class RulesInfo(msgspec.Struct, frozen=True):
    """A rule set in words."""

    name: str
    title: str
    about: str
    rules: Rules
    seats: list[int]
    """How many may sit at a table."""
    sections: list[RuleSection]
    options: list[OptionInfo]
    clauses: dict[str, str]
    """All clauses that the answers rest on or a refusal may quote, and what they say, in order."""
    assumed_clauses: list[str] = []
    """The clauses among them that no document has: assumptions of this program."""


class OptionFix(msgspec.Struct, frozen=True):
    """One change of an option after which a choice of options makes sense."""

    option: str
    title: str
    value: object
    text: str
    """The new answer in words."""


class RulesConflict(msgspec.Struct, frozen=True):
    """Why a choice of options makes no sense, and what could be changed."""

    code: str
    message: str
    options: list[str]
    """The options that do not go together."""
    ways: list[OptionFix]


class RulesCheck(msgspec.Struct, frozen=True):
    """A choice of options: told, if it makes sense, or why it makes none."""

    told: RulesInfo | None
    senseless: RulesConflict | None


class ServerAddress(msgspec.Struct, frozen=True):
    """Where other devices find the server."""

    address: str
    """An origin, such as `http://192.168.1.7:8000`."""


class Health(msgspec.Struct, frozen=True):
    """The server is alive."""

    status: Literal["alive", "ready", "not-ready"]
    version: str
    node: str
    failing_bots: dict[str, str] = msgspec.field(default_factory=dict)
    """Bots that cannot play, and why; the level below plays for them."""
