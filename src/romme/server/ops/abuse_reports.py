"""Abuse reports from users, for the operator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import delete, select

from romme.store.connection.address import read_address
from romme.store.connection.engines import make_engine, open_snapshot
from romme.store.errors import Empty
from romme.store.schema.migrate import revision_of
from romme.store.schema.tables import people, reports
from romme.wire.messages import Said


class AbuseReport(msgspec.Struct, frozen=True):
    """A report by one person about another, with the last chat messages."""

    report: str
    at: int
    """Milliseconds since 1970."""
    table: str
    by: str
    """Name of the reporting person, or empty if they deleted their account."""
    about: str
    text: str
    said: list[Said]
    """The last chat messages of the table, oldest first."""


async def read_reports(url: str) -> Sequence[AbuseReport]:
    """Return all reports in a database, the latest first. A server may be using the database.

    Raise `Empty` if the database has not been set up yet.
    """
    address = read_address(url)
    by, about = people.alias(), people.alias()
    query = (
        select(reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .outerjoin(by, reports.c.person == by.c.person)
        .outerjoin(about, reports.c.about == about.c.person)
        .order_by(reports.c.at.desc(), reports.c.report)
    )
    async with open_snapshot(address) as connection:
        if await connection.run_sync(revision_of, str(address)) is None:
            raise Empty(str(address))
        rows = (await connection.execute(query)).all()
    return [
        AbuseReport(
            report=row.report,
            at=row.at,
            table=row.stream,
            by=row.by_name or "",
            about=row.about_name or "",
            text=row.text,
            said=msgspec.json.decode(row.said, type=list[Said]),
        )
        for row in rows
    ]


async def remove_reports(url: str, read: Iterable[AbuseReport]) -> None:
    """Delete the given reports. Reports that have arrived since are kept."""
    engine = make_engine(read_address(url))
    known = [one.report for one in read]
    try:
        async with engine.begin() as connection:
            await connection.execute(delete(reports).where(reports.c.report.in_(known)))
    finally:
        await engine.dispose()
