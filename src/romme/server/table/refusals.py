"""Reasons why a table refuses a command, apart from the rules of the game."""

from __future__ import annotations

from enum import Enum


class TableRefusal(Enum):
    """Reason why a table refuses a command, apart from the rules. The value is the wire code."""

    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    SEATED_ALREADY = "seated-already"
    NO_BOT_HERE = "no-bot-here"
    UNKNOWN_BOT = "unknown-bot"
    NOBODY_HERE = "nobody-here"
    MATCH_RUNS = "match-runs"
    NO_GAME = "no-game"
    MATCH_OVER = "match-over"
    MATCH_NOT_OVER = "match-not-over"
    NOT_AWAY = "not-away"
    READY_ALREADY = "ready-already"
    TABLE_CLOSED = "table-closed"
    STALE = "stale"
    NOT_STRICT = "not-strict"
    STAGED_STAYS = "staged-stays"
    NOT_AT_TABLE = "not-at-table"
    OF_TOURNAMENT = "of-tournament"
    OWN_TABLES = "own-tables"
    """The person already plays at the maximum number of tables."""
    ADDRESS_TABLES = "address-tables"
    PEOPLE_PLAY = "people-play"
    """A connected person takes part in the game, so it cannot be fast-forwarded."""
    PACE_OF_TOURNAMENT = "pace-of-tournament"
    """Tournament tables have a fixed pace."""
    NO_NONCE_DUE = "no-nonce-due"
    """No deal is waiting for a nonce from this seat."""
    WRONG_NONCE = "wrong-nonce"
    """Not the nonce that the seat had committed to."""


class TableRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """A command that the table cannot carry out now. The table is unchanged."""

    def __init__(self, refusal: TableRefusal, **facts: int | str) -> None:
        """Store the reason and the arguments of its localised message."""
        super().__init__(refusal, facts)
        self.refusal = refusal
        self.facts = facts
