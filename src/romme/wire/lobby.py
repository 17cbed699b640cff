"""HTTP messages about tables, games and rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from romme.rules.stored_rules import Rules
from romme.wire.commands import Hash, Id, SeatNumber
from romme.wire.terms import Level, Seats, TableTerms


class TableSummary(msgspec.Struct, frozen=True):
    """The data about a table that the server needs to list it."""

    terms: TableTerms
    phase: str
    host: str
    people: list[str | None]
    """By seat, the id of the person who sits there."""
    bots: list[str | None]
    """By seat, the level of a built-in bot; null for other seats."""


class BotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A built-in bot to seat at the new table."""

    seat: SeatNumber
    level: Level = "stammtisch"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    terms: TableTerms = msgspec.field(default_factory=TableTerms)
    bots: Annotated[list[BotRequest], msgspec.Meta(max_length=6)] = []
    seat: SeatNumber | None = 1
    """The creator's seat; null to create the table without sitting down."""
    ready: bool = False
    """Whether the creator is ready at once. If bots have all other seats, the match begins."""
    id: Id | None = None
    """Chosen by the creator, so that a retried request creates only one table."""
    nonce_commitment: Hash | None = None
    """The creator's commitment to a nonce, for a match that begins at once."""


class TableCreated(msgspec.Struct, frozen=True):
    """The table that was created."""

    table: str
    code: str
    version: int


class ListedTable(msgspec.Struct, frozen=True):
    """A table in the public list."""

    table: str
    code: str
    rules: str
    seats: int
    free: int
    phase: str
    people: list[str]
    """Names of the people who sit there."""
    bots: int
    """Number of bots that sit there, built-in and others."""
    terms: TableTerms


class FoundTable(msgspec.Struct, frozen=True):
    """The table that a code belongs to."""

    table: str


class PlayedGame(msgspec.Struct, frozen=True):
    """An entry in the list of a person's finished games."""

    table: str
    number: int
    ended: int
    rules: str
    ending: str
    winner: int | None
    seat: int
    score: int | None
    names: list[str]
    """By seat; empty for a built-in bot."""
    scores: list[int | None]
    """By seat; null for a seat that sat out."""


class RulesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set with changed options, to check and describe."""

    rules: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, object] = {}
    seats: Seats | None = None


class OptionChoice(msgspec.Struct, frozen=True):
    """A possible value of an option, and what it means."""

    value: object
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a rule set, with its current value and the possible values."""

    name: str
    subject: str
    """The heading of the option: `heading-<subject>` in the catalogues."""
    title: str
    value: object
    usual: object
    """The value in the unchanged rule set."""
    text: str
    possible: list[OptionChoice]
    """Empty if any number from `least` to `most` is possible."""
    least: int | None
    most: int | None
    clause: str | None
    assumed: bool
    matters: bool
    """Whether another value could make a difference, given the other options."""


class RuleSentence(msgspec.Struct, frozen=True):
    """One rule in words."""

    option: str
    text: str
    clause: str | None
    assumed: bool
    instead: str | None
    """The sentence of the unchanged rule set, if this one differs."""


class RuleSection(msgspec.Struct, frozen=True):
    """The rules under one heading."""

    heading: str
    sentences: list[RuleSentence]


class RulesInfo(msgspec.Struct, frozen=True):
    """A rule set in words, with its options and clauses."""

    name: str
    title: str
    about: str
    rules: Rules
    seats: list[int]
    """The possible numbers of seats."""
    sections: list[RuleSection]
    options: list[OptionInfo]
    clauses: dict[str, str]
    """The texts of all clauses that an option or a refusal may cite, in order."""
    assumed_clauses: list[str] = []
    """The clauses that are in no rule document: assumptions of this program."""


class OptionFix(msgspec.Struct, frozen=True):
    """A change to one option that makes a contradictory choice of options valid."""

    option: str
    title: str
    value: object
    text: str
    """The new value in words."""


class RulesConflict(msgspec.Struct, frozen=True):
    """A contradiction in a choice of options, and the changes that would resolve it."""

    code: str
    message: str
    options: list[str]
    """The options that contradict each other."""
    ways: list[OptionFix]


class RulesCheck(msgspec.Struct, frozen=True):
    """The result of checking a choice of options: its rules in words, or the contradiction."""

    told: RulesInfo | None
    senseless: RulesConflict | None


class ServerAddress(msgspec.Struct, frozen=True):
    """The address at which other devices reach the server."""

    address: str
    """An origin, such as `http://192.168.1.7:8000`."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server is alive and ready, and which bots cannot play."""

    status: Literal["alive", "ready", "not-ready"]
    version: str
    node: str
    failing_bots: dict[str, str] = msgspec.field(default_factory=dict)
    """Bots that cannot play, and why; the next lower level plays instead."""
