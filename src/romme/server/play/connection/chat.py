"""Chat at tables. The terms of a table allow free text, only presets, or no chat at all.

Presets are shown in each reader's language.
"""

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
"""Ids of the preset messages, allowed unless chat is off. Their message ids are `talk-<preset>`."""
HISTORY_LENGTH: Final = 30
"""Maximum number of earlier chat messages sent to a new watcher."""
REPORT_LENGTH: Final = 50
"""Maximum number of chat messages attached to an abuse report."""

_encode: Final = msgspec.json.Encoder().encode


class RequestRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """A command that the socket layer refuses. The code says why."""

    def __init__(self, code: str, **facts: int | str) -> None:
        """Store the code and the arguments of its localised message."""
        super().__init__(code)
        self.code = code
        self.facts = facts


class Chat:
    """The chat at this server's tables."""

    def __init__(self, database: Database, hub: Hub, limits: RateLimits) -> None:
        """Store messages in a database, and subscribe to those from other nodes."""
        self._database = database
        self._limits = limits
        self._hub = hub
        hub.on_chat = self._handle_notice

    async def say(self, live: LiveTable, person: Person, command: wire.Say) -> None:
        """Post a chat message at a table. Raise `RequestRefused` if the message is not allowed."""
        text = _checked(live, person, command)
        _spend(self._limits.chat, person)
        at = now_ms()
        said = Said(
            table=live.name,
            message=_message_id(person, command),
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
        except IntegrityError:  # a retry after a lost answer: already stored
            return
        self._broadcast(live, said)
        self._hub.node.notify(live.name, message=_encode(said).decode())

    async def history(self, live: LiveTable) -> list[Said]:
        """The latest messages, oldest first. Empty if chat is off."""
        if live.table.terms.effective_talk is Talk.OFF:
            return []
        return await self._last(live.name, HISTORY_LENGTH)

    async def check_known(self, live: LiveTable, person: PersonId) -> None:
        """Raise `TableRefused` unless a person sits, watches or has written at the table."""
        here = (watcher.person for watcher in live.watchers)
        if person in live.table.people or person in here:
            return
        if _printable(person) != person:  # PostgreSQL rejects some characters
            raise TableRefused(TableRefusal.NOT_AT_TABLE)
        written = select(chat.c.message).where(chat.c.stream == live.name, chat.c.person == person)
        if not await self._database.rows(written.limit(1)):
            raise TableRefused(TableRefusal.NOT_AT_TABLE)

    async def report(self, live: LiveTable, person: Person, command: wire.Report) -> None:
        """Store an abuse report for the operator, with the table's latest chat messages."""
        _spend(self._limits.reports, person)
        said = await self._last(live.name, REPORT_LENGTH)
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

    async def _last(self, table: str, limit: int) -> list[Said]:
        query = select(chat).where(chat.c.stream == table).order_by(chat.c.at.desc()).limit(limit)
        return [
            Said(table, row.message, row.person, row.name, row.at, row.preset, row.text)
            for row in reversed(await self._database.rows(query))
        ]

    def _handle_notice(self, notice: Notice) -> None:
        live = self._hub.tables.get(notice.table)
        if live is not None:
            self._broadcast(live, msgspec.json.decode(notice.message, type=Said))

    def _broadcast(self, live: LiveTable, said: Said) -> None:
        message = _encode(said)
        for watcher in list(live.watchers):
            if PersonId(said.person) not in watcher.muted and live.may_be_seen_by(watcher.person):
                watcher.send(message, table=live.name)


def _spend(limit: Limit, person: Person) -> None:
    seconds = limit.try_take(person.id)
    if seconds:
        raise RequestRefused(TOO_MANY, seconds=seconds)


def _checked(live: LiveTable, person: Person, command: wire.Say) -> str | None:
    """Return the text of an allowed chat message, or None for a preset.

    Raise `RequestRefused` if the message is not allowed.
    """
    terms, own = live.table.terms, person.id
    if terms.effective_talk is Talk.OFF:
        raise RequestRefused(TALK_OFF)
    if own in live.table.silenced:
        raise RequestRefused(SILENCED)
    if command.preset is not None:
        if command.preset not in PRESETS or command.text is not None:
            raise RequestRefused(UNREADABLE)
        return None
    if terms.effective_talk is Talk.PRESETS:
        raise RequestRefused(TALK_PRESETS)
    shown = _printable(command.text or "")
    if not shown:
        raise RequestRefused(UNREADABLE)
    return shown


def _printable(text: str) -> str:
    """Remove control and other non-printing characters."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] != "C").strip()


def _message_id(person: Person, command: wire.Say) -> str:
    """Return a deterministic id, so that a retry is idempotent."""
    identity = f"{command.table}\0{person.id}\0{command.id}"
    return sha256(identity.encode()).hexdigest()[:24]
