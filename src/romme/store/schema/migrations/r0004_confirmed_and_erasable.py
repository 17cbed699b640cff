"""Add session confirmations, lengths and failures of PINs, and a table of entrants' names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"

STREAM: Final = "tournament:"
"""Prefix of the stream of a tournament."""


def upgrade(op: Operations) -> None:
    """Add the columns and tables.

    Existing sessions are not confirmed. Existing PINs keep their length, because they may be
    printed already.
    """
    none, six = sa.text("0"), sa.text("6")
    op.add_column(
        "sessions", sa.Column("confirmed", sa.BigInteger, nullable=False, server_default=none)
    )
    for role in ("director", "helper"):
        digits = sa.Column(f"{role}_digits", sa.Integer, nullable=False, server_default=six)
        op.add_column("tournaments", digits)
    op.create_table(
        "pin_failures",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("bucket", sa.Text, nullable=False),
        sa.Column("full_at", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "bucket", name="pk_pin_failures"),
    )
    op.create_table(
        "pin_places",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("opened", sa.Text, nullable=False),
        sa.Column("place", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "opened", "place", name="pk_pin_places"),
    )
    entrants = op.create_table(
        "entrants",
        sa.Column("ref", sa.Text, nullable=False),
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("ref", name="pk_entrants"),
    )
    op.create_index("ix_entrants_tournament", "entrants", ["tournament"])
    op.create_index("ix_entrants_person", "entrants", ["person"])
    _hold_names(op.get_bind(), entrants)


def _hold_names(connection: sa.Connection, entrants: sa.Table) -> None:
    """Store the names of account holders that appear in the logs of tournaments.

    People deleted before this migration have no stored name, so their names are masked from now on.
    """
    people = sa.table("people", sa.column("person"), sa.column("name"))
    events = sa.table("events", *map(sa.column, ("stream", "version", "at", "data")))
    streams = sa.table("streams", sa.column("stream"))
    named = _values(connection, sa.select(people.c.person).where(people.c.name != ""))
    tournaments = sa.select(streams.c.stream).where(streams.c.stream.like(f"{STREAM}%"))
    for stream in sorted(_values(connection, tournaments)):
        found: dict[str, dict[str, object]] = {}
        asking = sa.select(events.c.at, events.c.data).where(events.c.stream == stream)
        for at, data in connection.execute(asking.order_by(events.c.version)):
            for person in _people(data):
                account = str(person.get("account", ""))
                if account in named:
                    found[account] = {
                        "ref": f"{stream}:{account}",
                        "tournament": stream.removeprefix(STREAM),
                        "person": account,
                        "name": person["name"],
                        "club": person.get("club", ""),
                        "at": at,
                    }
        if found:
            connection.execute(sa.insert(entrants), list(found.values()))


def _values(connection: sa.Connection, asking: sa.Select[*tuple[Any, ...]]) -> set[str]:
    return {str(value) for value in connection.execute(asking).scalars()}


def _people(data: bytes) -> Iterator[dict[str, object]]:
    """Yield the details of each person whose entry a record adds or changes."""
    for event in json.loads(data)["events"]:
        if event["is"] == "people-entered":
            yield from event["people"]
        elif event["is"] == "entry-changed":
            yield event["person"]
