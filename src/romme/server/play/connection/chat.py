"""Writing to a table: presets in everybody's own language, or free text, or nothing."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from romme.server.cluster.bus import Notice
from romme.server.people.limits import Limit, RateLimits
from romme.server.people.person import Person
from romme.server.person_id import PersonId
from romme.server.play.connection.error_messages import (
    SILENCED,
    TALK_OFF,
    TALK_PRESETS,
    TOO_MANY,
    UNREADABLE,
)
from romme.server.play.hub import Hub
from romme.server.play.live_table import LiveTable
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.store.database import Database
from romme.store.log.records import now_ms
from romme.store.schema.tables import chat, reports
from romme.wire import commands as wire
from romme.wire.messages import Said
from romme.wire.terms import Talk

PRESETS: Final = (
    *("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "i-am-back"),
    *("nice-hand", "that-was-close", "another-game", "good-bye"),
)
"""What can be said everywhere: the catalogues have `talk-<preset>`."""
SHOWN: Final = 30
"""So many messages somebody gets who comes to the table."""
REPORTED: Final = 50
"""So many messages go with a report."""

_encode: Final = msgspec.json.Encoder().encode


class NotSaid(Exception):  # noqa: N818 - named for what happened
    """Something that may not be written here; the code says why."""

    def __init__(self, code: str, **facts: int | str) -> None:
        """Keep the code, and what a sentence about it needs."""
        super().__init__(code)
        self.code = code
        self.facts = facts


class Chat:
    """What is written at the tables of this server."""

    def __init__(self, database: Database, hub: Hub, limits: RateLimits) -> None:
        """Write into a database, and hear what other nodes write."""
        self._database = database
        self._limits = limits
        self._hub = hub
        hub.said = self._heard

    async def say(self, live: LiveTable, person: Person, command: wire.Say) -> None:
        """Write to a table, if one may."""
        text = _checked(live, person, command)
        _take(self._limits.chat, person)
        at = now_ms()
        said = Said(
            table=live.name,
            message=_named(person, command),
            person=person.id,
            name=person.name,
            at=at,
            preset=command.preset,
            text=text,
        )
        row = {name: getattr(said, name) for name in ("message", "person", "name", "at")}
        row |= {"stream": said.table, "preset": said.preset, "text": said.text}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(chat).values(row))
        except IntegrityError:  # sent again because the answer was lost: it has been said
            return
        self._tell(live, said)
        self._hub.node.tell(live.name, message=_encode(said).decode())

    async def shown(self, live: LiveTable) -> list[Said]:
        """What was written last."""
        return [] if live.table.terms.talking is Talk.OFF else await self._last(live.name, SHOWN)

    async def check_known(self, live: LiveTable, person: PersonId) -> None:
        """See that somebody sits, looks on or has written at a table; raises `TableRefused`."""
        here = (watcher.person for watcher in live.watchers)
        if person in live.table.people or person in here:
            return
        if _printable(person) != person:  # PostgreSQL takes not every text
            raise TableRefused(TableRefusal.NOT_AT_TABLE)
        written = select(chat.c.message).where(chat.c.stream == live.name, chat.c.person == person)
        if not await self._database.rows(written.limit(1)):
            raise TableRefused(TableRefusal.NOT_AT_TABLE)

    async def report(self, live: LiveTable, person: Person, command: wire.Report) -> None:
        """Keep a report for the operator, with what was written."""
        _take(self._limits.reports, person)
        said = await self._last(live.name, REPORTED)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(reports).values(
                    report=token_urlsafe(12),
                    stream=live.name,
                    person=person.id,
                    about=_printable(command.person),
                    at=now_ms(),
                    text=_printable(command.text),
                    said=_encode(said),
                )
            )

    async def _last(self, table: str, most: int) -> list[Said]:
        query = select(chat).where(chat.c.stream == table).order_by(chat.c.at.desc()).limit(most)
        return [
            Said(table, row.message, row.person, row.name, row.at, row.preset, row.text)
            for row in reversed(await self._database.rows(query))
        ]

    def _heard(self, notice: Notice) -> None:
        live = self._hub.tables.get(notice.table)
        if live is not None:
            self._tell(live, msgspec.json.decode(notice.message, type=Said))

    def _tell(self, live: LiveTable, said: Said) -> None:
        message = _encode(said)
        for watcher in list(live.watchers):
            if PersonId(said.person) not in watcher.muted and live.may_be_seen_by(watcher.person):
                watcher.send(message, table=live.name)


def _take(limit: Limit, person: Person) -> None:
    seconds = limit.wait(person.id)
    if seconds:
        raise NotSaid(TOO_MANY, seconds=seconds)


def _checked(live: LiveTable, person: Person, command: wire.Say) -> str | None:
    """The text as it may be shown, or none for a preset."""
    terms, own = live.table.terms, person.id
    if terms.talking is Talk.OFF:
        raise NotSaid(TALK_OFF)
    if own in live.table.silenced:
        raise NotSaid(SILENCED)
    if command.preset is not None:
        if command.preset not in PRESETS or command.text is not None:
            raise NotSaid(UNREADABLE)
        return None
    if terms.talking is Talk.PRESETS:
        raise NotSaid(TALK_PRESETS)
    shown = _printable(command.text or "")
    if not shown:
        raise NotSaid(UNREADABLE)
    return shown


def _printable(text: str) -> str:
    """A text without what only machines read."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()


def _named(person: Person, command: wire.Say) -> str:
    """The same for the same command, however often it is sent."""
    given = f"{command.table}\0{person.id}\0{command.id}"
    return sha256(given.encode()).hexdigest()[:24]
