"""One WebSocket connection: reads commands, carries them out and answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from sqlite3 import Error as SqliteError
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec
import structlog

from romme.engine.errors import Illegal
from romme.engine.state import Seat
from romme.locales import words
from romme.notation.card_text import BadText
from romme.server.ops.metrics import Metrics
from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection import error_messages
from romme.server.play.connection.chat import Chat, RequestRefused
from romme.server.play.connection.drafts import drafted
from romme.server.play.connection.error_messages import refused, refused_by
from romme.server.play.connection.hand_arrangement import arranged
from romme.server.play.connection.outbox import Outbox, Send, Write
from romme.server.play.hub import Hub, NoTable
from romme.server.play.live_table import LiveTable
from romme.server.table.checking import check
from romme.server.table.picture import Named
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.workers.fair_queue import Party
from romme.view.project import view
from romme.wire import commands as wire
from romme.wire import messages
from romme.wire.terms import Permission

PER_SECOND: Final = 20.0
"""Commands read per second and connection. Further commands wait in the socket's buffers."""
AT_ONCE: Final = 60.0
"""Maximum number of commands read in a burst, before `PER_SECOND` applies."""
MAX_TABLES: Final = 20
"""Maximum number of tables that one connection may watch."""
MAX_MUTED: Final = 200
"""Maximum number of people that one connection may mute. Beyond that, one of them is unmuted."""

Receive: TypeAlias = Callable[[], Awaitable[Mapping[str, Any]]]

log: Final = structlog.get_logger()
_decoder: Final = msgspec.json.Decoder(wire.AnyCommand)
_encode: Final = msgspec.json.Encoder().encode
_MISREAD: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Raised for invalid JSON, invalid commands (a subclass of `DecodeError`) and deep nesting."""


class _Id(msgspec.Struct):
    """Decodes only the id of a message that is not a valid command: the refusal repeats the id."""

    id: str | None = None


class Connection:
    """A person's WebSocket. It implements `Watcher`, so live tables send to it."""

    __slots__ = (
        "_at",
        "_chat",
        "_hub",
        "_metrics",
        "_out",
        "_outbox",
        "_tables",
        "_tokens",
        "address",
        "muted",
        "person",
        "who",
    )

    def __init__(
        self,
        who: Person,
        lang: str,
        send: Send,
        *,
        hub: Hub,
        chat: Chat,
        metrics: Metrics,
        write: Write | None = None,
        address: str = "",
    ) -> None:
        """Bind the connection to a person and a language."""
        self.who = who
        self.person = who.id
        self.address = address
        self.muted: set[PersonId] = set()
        self._out = words(lang)
        self._outbox = Outbox(send, write, metrics, caught_up=self._resend_tables)
        self._hub = hub
        self._chat = chat
        self._metrics = metrics
        self._tables: set[str] = set()
        self._tokens = AT_ONCE
        self._at = time.monotonic()

    @property
    def named(self) -> Named:
        """The person's display name."""
        return Named(self.who.name, is_bot=self.who.kind is PersonKind.BOT)

    # --- in --------------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Read commands until the connection ends."""
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self._read(message.get("text") or message.get("bytes") or "")
                await self._slow_down()
        finally:
            self._outbox.end()
            for name in list(self._tables):
                self._hub.presence.unwatch(self, name)

    async def _slow_down(self) -> None:
        """Throttle reading with a token bucket. Unread commands wait in the socket's buffers."""
        now = time.monotonic()
        self._tokens = min(AT_ONCE, self._tokens + (now - self._at) * PER_SECOND) - 1
        self._at = now
        if self._tokens < 0:
            self._metrics.slowed.inc()
            await asyncio.sleep(-self._tokens / PER_SECOND)

    async def _read(self, message: str | bytes) -> None:
        text = message.encode() if isinstance(message, str) else message
        if len(text) > wire.MOST_BYTES:
            self._say(refused(self._out, None, error_messages.TOO_LONG, most=wire.MOST_BYTES))
            return
        try:
            command = _decoder.decode(text)
        except _MISREAD:
            self._say(refused(self._out, _id_of(text), error_messages.UNREADABLE))
            return
        if isinstance(command, wire.Ping):
            self._say(messages.Pong())
            return
        await self._answer(command)

    async def _answer(self, command: wire.TableCommand) -> None:
        began = time.perf_counter()
        code = "done"
        try:
            await self._carry_out(command)
        except (TableRefused, Illegal, BadText) as error:
            answer = refused_by(self._out, command.id, error)
            code = answer.code
            self._say(answer)
            error.__traceback__ = None  # tables cache it: do not keep the connection alive
        except NoTable:
            code = error_messages.NO_TABLE
            self._say(refused(self._out, command.id, code))
        except RequestRefused as error:
            code = error.code
            self._say(refused(self._out, command.id, code, **error.facts))
        except (SqliteError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            log.warning("command may not be stored", reason=type(error).__name__)
            code = error_messages.NOT_KEPT
            self._say(messages.Unknown(command.id, self._out.say(f"problem-{code}")))
        except Exception:  # a bug of ours must not close the connection
            log.exception("command failed", do=str(command.__struct_config__.tag))
            code = error_messages.BROKEN
            self._say(refused(self._out, command.id, code))
        self._metrics.answered(command, code, time.perf_counter() - began)

    async def _carry_out(self, command: wire.TableCommand) -> None:
        match command:
            case wire.Watch():
                await self._watch(command)
            case wire.Unwatch() | wire.Mute() | wire.Unmute():
                self._unsubscribe(command)
                self._say(messages.Done(command.id, 0))
            case wire.Draft() | wire.Check() | wire.Hint() | wire.Arrange():
                await self._assist(await self._hub.live(command.table), command)
            case wire.Say() | wire.Report():
                await self._write_chat(await self._hub.live(command.table), command)
            case _:
                live = await self._hub.live(command.table)
                if isinstance(command, wire.Silence) and live.table.host == self.person:
                    await self._chat.check_known(live, PersonId(command.person))
                sits = isinstance(command, wire.Sit | wire.ComeBack | wire.Ready | wire.Rematch)
                room = self._hub.presence.reserve_slot(self.person, live, address=self.address)
                with room if sits else nullcontext():
                    await live.ask(
                        self.person,
                        command,
                        lambda version: self._say(messages.Done(command.id, version)),
                    )
                if sits:
                    self._hub.presence.sat_down(live, self.person)

    def _unsubscribe(self, command: wire.Unwatch | wire.Mute | wire.Unmute) -> None:
        match command:
            case wire.Unwatch(table=table, leaves=leaves):
                self._tables.discard(table)
                self._hub.presence.unwatch(self, table, leaves=leaves)
            case wire.Mute(person=person):
                if len(self.muted) >= MAX_MUTED:
                    self.muted.pop()
                self.muted.add(PersonId(person))
            case wire.Unmute(person=person):
                self.muted.discard(PersonId(person))

    async def _assist(self, live: LiveTable, command: wire.HelpCommand) -> None:
        match command:
            case wire.Draft():
                self._draft(live, command)
            case wire.Check(steps=plan, act=act):
                check(live.table, self._seat(live), steps=plan, act=act)
                self._say(messages.Done(command.id, live.version))
            case wire.Hint():
                await self._hint(live, command)
            case wire.Arrange(steps=plan):
                seat = self._seat(live)
                self._say(arranged(live.table, seat, command=command.id, plan=plan))

    async def _write_chat(self, live: LiveTable, command: wire.Say | wire.Report) -> None:
        self._check_watching(live)
        match command:
            case wire.Say():
                await self._chat.say(live, self.who, command)
            case wire.Report():
                await self._chat.report(live, self.who, command)
        self._say(messages.Done(command.id, live.version))

    def _check_watching(self, live: LiveTable) -> None:
        """Raise `RequestRefused` unless the person watches the table and may see it."""
        if live.name not in self._tables:
            raise RequestRefused(error_messages.NO_TABLE)
        if not live.may_be_seen_by(self.person):
            raise RequestRefused(error_messages.NO_SPECTATORS)

    async def _watch(self, command: wire.Watch) -> None:
        live = await self._hub.live(command.table)
        if not live.may_be_seen_by(self.person):
            raise RequestRefused(error_messages.NO_SPECTATORS)
        if len(self._tables) >= MAX_TABLES and live.name not in self._tables:
            raise RequestRefused(error_messages.TOO_MANY_TABLES)
        self._tables.add(live.name)
        await self._hub.presence.watch(self, live.name, command.since, address=self.address)
        for said in await self._chat.history(live):
            if PersonId(said.person) not in self.muted:
                self._say(said)
        self._say(messages.Done(command.id, live.version))
        live.recount(self, command.since)

    def _seat(self, live: LiveTable) -> Seat:
        seat = live.table.seat_of(self.person)
        if seat is None:
            raise TableRefused(TableRefusal.NOT_SEATED)
        return seat

    def _draft(self, live: LiveTable, command: wire.Draft) -> None:
        seat = self._seat(live)
        live.check_fresh(command)
        plan = command.steps
        self._say(drafted(self._out, live.table, seat, command=command.id, plan=plan))

    async def _hint(self, live: LiveTable, command: wire.Hint) -> None:
        seat = live.table.seat_of(self.person)
        if seat is None or live.table.game is None:
            raise TableRefused(TableRefusal.NOT_SEATED if seat is None else TableRefusal.NO_GAME)
        if live.table.terms.hints is Permission.FORBIDDEN:
            raise RequestRefused(error_messages.NO_HINTS)
        live.check_fresh(command)
        seen = view(live.table.game, seat)
        if not seen.is_to_move:
            raise RequestRefused(error_messages.NOT_YOUR_TURN)
        # Bots have no stored names. Use the names that the page shows.
        names = tuple(
            live.name_of(chair)
            or (self._out.say("page-bot-name", seat=place) if chair.level else "")
            for place, chair in enumerate(live.table.chairs, 1)
        )
        party = Party(self.person, live.name)
        advice = await self._hub.bot_workers.hint(self._out.lang, seen, names, party=party)
        self._say(messages.Hinted(command.id, advice))

    # --- out -------------------------------------------------------------------------------------

    def welcome(self, node: str) -> None:
        """Send the greeting with the person's id and name."""
        self._say(messages.Welcome(self.person, self.who.name, wire.MOST_BYTES, node))

    def leave(self) -> None:
        """Tell the client to reconnect. Called when the server stops or its database stalls."""
        self._say(messages.Leaving())

    def _say(self, message: messages.Message) -> None:
        self.send(_encode(message))

    def send(self, message: bytes, *, table: str | None = None) -> None:
        """Queue a message without blocking. Drop table updates for a client that lags behind."""
        self._outbox.send(message, may_drop=table is not None)

    def offer(self, message: bytes) -> None:
        """Send a message if the client keeps up. Otherwise drop it: it may be large."""
        self._outbox.offer(message)

    def _resend_tables(self) -> None:
        for name in self._tables:
            live = self._hub.tables.get(name)
            if live is not None:
                live.show(self)

    @property
    def is_stuck(self) -> bool:
        """Whether messages are queued and the client has not read anything for too long."""
        return self._outbox.is_stuck

    async def close(self, code: int) -> None:
        """Close the WebSocket with a close code. No-op if the connection was lost."""
        await self._outbox.close(code)


def _id_of(text: bytes) -> str | None:
    try:
        return msgspec.json.decode(text, type=_Id).id
    except _MISREAD:
        return None
