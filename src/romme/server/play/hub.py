"""All tables of this node: loaded when somebody asks for them, looked after, let go again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

import structlog
from sqlalchemy import ColumnElement, and_, select

from romme.bots.registry import bot_names
from romme.engine.match import Match
from romme.server.analysis.thinking import BotWorkers
from romme.server.cluster.background_tasks import BackgroundTasks, report
from romme.server.cluster.bus import Bus, LocalBus, Notice, PostgresBus
from romme.server.cluster.clockwork import Clockwork, Steady
from romme.server.cluster.leases import Leases, OnlyNode, PostgresLeases
from romme.server.cluster.loading import Loading
from romme.server.cluster.peers import Peers
from romme.server.play.bot_moves import BotMoves
from romme.server.play.live import BACK_WITHIN, RECENT, Live, Service, Watcher
from romme.server.play.running_tables import RunningTables, TableCaps
from romme.server.table import due
from romme.server.table.by_itself import by_itself, game_of
from romme.server.table.decide import Chance, IssuedCommand, TableDecided, decide, lose
from romme.server.table.events import TableMade
from romme.server.table.evolve import fold
from romme.server.table.picture import Names
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import PersonId, TablePhase
from romme.store.database import Database
from romme.store.engines import is_away
from romme.store.log import Appended, StreamPhase, Version
from romme.store.schema import streams
from romme.view.project import view
from romme.wire import commands as wire
from romme.wire import lobby

GONE_AFTER: Final = 3_000
"""Milliseconds without a connection after which somebody counts as away: a reload is quicker."""
COME_WITHIN: Final = 20_000
"""Milliseconds in which the maker of a table must come to it: a page takes a while to load."""
ANSWERED_WITHIN: Final = 1_000
"""Milliseconds in which another node must say that it has somebody who is sought."""
AGAIN_AFTER: Final = 1_000
"""Milliseconds after which something is tried again that did not work."""
AGAIN_AT_MOST: Final = 60_000
"""The longest such wait: it doubles while something fails for a reason of our own."""
LOOKED_FOR: Final = 2.0
"""Seconds between two looks for what a lost notice would have told."""
IDLE_LOOKS: Final = 15
"""After so many looks at which nobody needed it a table is let go of."""
CODE_LETTERS: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""No vowels, no letters that look like digits: codes are read out and typed in."""
CODE_LENGTH: Final = 6

PLAYING: Final = streams.c.phase == StreamPhase.PLAYING.value
LISTED: Final = and_(streams.c.listed, streams.c.phase == StreamPhase.OPEN.value)

log: Final = structlog.get_logger()
NamesOf = Callable[[Iterable[PersonId]], Awaitable[Names]]


class NoTable(LookupError):  # noqa: N818 - named for what is missing
    """There is no table of this name."""


class Hub:
    """The tables of one node, and all that happens by itself."""

    def __init__(
        self,
        database: Database,
        *,
        node: str,
        names: NamesOf,
        chance: Chance,
        thinking: BotWorkers,
        pause: int,
        steady: Steady | None = None,
        caps: TableCaps = TableCaps(),  # noqa: B008 - frozen
    ) -> None:
        """Begin with no table in memory."""
        self.node = node
        self.names = names
        self.thinking = thinking
        self.clockwork = Clockwork(steady or Steady())
        self.tables: dict[str, Live] = {}
        self.running = RunningTables(caps)
        self.bus: Bus = LocalBus()
        self.leases: Leases = OnlyNode()
        self.said: Callable[[Notice], None] = lambda _: None
        """What is done with a message of the chat that another node sends."""
        self.signed_out: Callable[[PersonId], None] = lambda _person: None
        self.renamed: Callable[[PersonId], None] = lambda _person: None
        self.elsewhere: Callable[[str, int], None] = lambda _stream, _version: None
        """What is done when another node has appended to a stream that is no table here."""
        self._database = database
        self._loading = Loading()
        self._bots = BotMoves(thinking, chance, self.wake, self._do)
        self._peers = Peers()
        self._tasks = BackgroundTasks()
        self._service = Service(
            log=database.log,
            clockwork=self.clockwork,
            chance=chance,
            names=names,
            announce=self.announce,
            wake=self.wake,
            pause=pause,
        )

    async def start(self) -> None:
        """Begin to look after tables; those that were being played at go on."""
        self._tasks.begin(self.clockwork.run())
        pool = self._database.pool
        if pool is None:
            self._tasks.begin(self._for_each(await self._names(PLAYING), self._take_over))
        else:
            self.bus = PostgresBus(pool, self.node, self._heard)
            self.leases = PostgresLeases(pool, self.node, self._take_over)
        # At those that everybody finds nobody may be any more: to load them is to wait for people.
        self._tasks.begin(self._for_each(await self._names(LISTED), self.live))
        self._tasks.begin(self._look())

    async def close(self) -> None:
        """Let go of everything; nothing is waiting to be kept."""
        await self.leases.close()
        await self._tasks.close()
        await self.bus.close()
        self.thinking.close()

    # --- tables ----------------------------------------------------------------------------------

    async def make(
        self, person: PersonId, wanted: lobby.NewTable, *, address: str = ""
    ) -> lobby.NewTableMade:
        """Make a table, let the maker and bots sit down; raises `BadRules`, `TableRefused`."""
        terms = wanted.terms
        Match(terms.ruleset, terms.seats, terms.match_length)  # refuses what nobody could play
        if terms.bridge not in bot_names():
            known_bots = ", ".join(bot_names())
            raise TableRefused(TableRefusal.UNKNOWN_BOT, level=terms.bridge, known=known_bots)
        name = _name(person, wanted.id)
        if wanted.id is not None and (known := await self._known(name)) is not None:
            return known
        code = "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        decided = self._made(person, wanted, TableMade(wanted.terms, person, code))
        room = self.running.room_for(person, name, address=address)
        with nullcontext() if wanted.seat is None else room:
            live = await self.place(name, decided)
        if live is None:  # made in this moment, elsewhere
            return await self._known(name) or lobby.NewTableMade(name, code, 1)
        if wanted.bots:
            self._tasks.begin(self.thinking.warm_up())
        return lobby.NewTableMade(name, code, live.version)

    async def place(self, name: str, decided: TableDecided) -> Live | None:
        """Keep a new table, and wait for those who sit there; None if it was there already."""
        live = Live(name, self._service, fold(decided.events[:1]))
        async with live.lock:
            if await live.commit(decided) is not Appended.DONE:
                return None
        self.tables[name] = live
        within = BACK_WITHIN if decided.table.tournament else COME_WITHIN
        for person in live.table.people:
            self._expect(live, person, within)
        return live

    def _made(self, person: PersonId, wanted: lobby.NewTable, made: TableMade) -> TableDecided:
        """All that a new table begins with."""
        chance = self._service.chance
        decided = TableDecided((made,), fold((made,)))
        asked: list[wire.Sitting | wire.Playing] = [
            wire.AddBot(id="-", table="-", seat=bot.seat, level=bot.level) for bot in wanted.bots
        ]
        if wanted.seat is not None:
            asked.append(wire.Sit(id="-", table="-", seat=wanted.seat))
            if wanted.nonce_commitment is not None:
                committed = wanted.nonce_commitment
                asked.append(wire.CommitNonce(id="-", table="-", commitment=committed))
            asked += [wire.Ready(id="-", table="-")] if wanted.ready else []
        for command in asked:
            events, table = decide(decided.table, IssuedCommand(person, command), chance)
            decided = TableDecided((*decided.events, *events), table)
        return decided

    async def _known(self, name: str) -> lobby.NewTableMade | None:
        try:
            live = await self.live(name)
        except NoTable:
            return None
        return lobby.NewTableMade(name, live.table.code, live.version)

    async def live(self, name: str) -> Live:
        """A table in memory, loaded if need be."""
        known = self.tables.get(name)
        if known is not None:
            known.idle = 0
            return known
        if not wire.is_table_id(name):
            raise NoTable(name)
        async with self._loading.of(name):
            known = self.tables.get(name)
            if known is None:
                records = await self._database.log.recall(name, RECENT)
                if not records:
                    raise NoTable(name)
                known = Live.loaded(name, self._service, records)
                await known.learn_names()
                self.tables[name] = known
                self.running.note(name, known.table)
                self._expect_all(known)
        return known

    async def _names(self, which: ColumnElement[bool]) -> list[str]:
        query = select(streams.c.stream).where(which)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    # --- who is there ----------------------------------------------------------------------------

    async def watch(
        self, watcher: Watcher, name: str, since: int | None, *, address: str = ""
    ) -> Live:
        """Let somebody watch; a player who was away is back, unless they have too many tables."""
        live = await self.live(name)
        async with live.lock:
            if since is not None and since > live.version:
                await live.catch_up()  # another node has shown more than this one has heard of
            live.call(watcher.person, watcher.named)
            live.watch(watcher, since)
            seat = live.table.seat_of(watcher.person)
            if seat is not None and live.table.chair(seat).away:
                await self._bring_back(live, watcher.person, address=address)
        self.clockwork.cancel(_gone(live, watcher.person))
        return live

    async def _bring_back(self, live: Live, person: PersonId, *, address: str) -> None:
        """Count a player as present again, unless they have too many tables."""
        with ExitStack() as stack:
            try:
                stack.enter_context(self.room_for(person, live, address=address))
            except TableRefused:
                return  # they are told when they ask for their seat
            back = wire.ComeBack(id="-", table=live.name)
            await self._do(live, decide(live.table, IssuedCommand(person, back), self.chance))

    def unwatch(self, watcher: Watcher, name: str) -> None:
        """Somebody looks on no more: for a player, perhaps the connection was lost."""
        live = self.tables.get(name)
        if live is None:
            return
        live.unwatch(watcher)
        self._expect(live, watcher.person, GONE_AFTER)

    def room_for(
        self, person: PersonId, live: Live, *, address: str
    ) -> AbstractContextManager[None]:
        """Let somebody sit down meanwhile; raises `TableRefused` if they have too many tables."""
        if live.table.tournament:
            return nullcontext()
        return self.running.room_for(person, live.name, address=address)

    def sat_down(self, live: Live, person: PersonId) -> None:
        """See that somebody who has a seat also looks at the table: else nobody is there."""
        self._expect(live, person, GONE_AFTER)

    def _expect_all(self, live: Live) -> None:
        for person in live.table.people:
            self._expect(live, person, BACK_WITHIN)

    def _expect(self, live: Live, person: PersonId, within: int) -> None:
        """Wait a little for a player to be there again."""
        if live.table.seat_of(person) is None or _is_here(live, person):
            return
        at = self.clockwork.steady.now + within
        self._at(_gone(live, person), at, lambda: self._went_away(live.name, person))

    async def _went_away(self, name: str, person: PersonId) -> None:
        """Take somebody for gone, unless another node says that they are there."""
        if self._database.pool is None:
            await self._lose(name, person)
            return
        live = await self.live(name)
        self.bus.tell(Notice(self.node, name, seeks=person))
        at = self.clockwork.steady.now + ANSWERED_WITHIN
        self._at(_gone(live, person), at, lambda: self._lose(name, person))

    async def _lose(self, name: str, person: PersonId) -> None:
        live = await self.live(name)  # it may have been let go of meanwhile
        async with live.lock:
            seat = live.table.seat_of(person)
            if seat is None or _is_here(live, person) or live.table.chair(seat).away:
                return
            if live.table.phase is not TablePhase.CLOSED:
                await self._do(live, lose(live.table, seat))

    def _sought(self, notice: Notice) -> None:
        """Answer for somebody who is at this node, or hear that they are at another one."""
        live = self.tables.get(notice.table)
        if live is None:
            return
        if notice.here:
            self.clockwork.cancel(_gone(live, PersonId(notice.here)))
        elif _is_here(live, PersonId(notice.seeks)):
            self.bus.tell(Notice(self.node, notice.table, here=notice.seeks))

    def _expect_everybody(self) -> None:
        """Wait a little for all who are not at this node: they may have been at one that died.

        A third one that has them says so; should that get lost, it puts it right afterwards
        (`_still_here`).
        """
        for live in self.tables.values():
            if live.table.phase is not TablePhase.PLAYING or self.leases.holds(live.name):
                self._expect_all(live)

    async def _for_each(
        self, names: Iterable[str], work: Callable[[str], Awaitable[object]]
    ) -> None:
        """Do something with the tables of a server that was away, while people come back."""
        for name in names:
            try:
                await work(name)
            except Exception:
                log.exception("a table cannot be loaded", table=name)  # the others can

    async def _take_over(self, name: str) -> None:
        """Look after a table that nobody looked after: its players get time to come back."""
        known = self.tables.get(name)
        live = await self.live(name)
        async with live.lock:
            await live.catch_up()
        if live is known:  # one that was just loaded waits already
            live.wait_for_players()
        self._expect_all(live)
        self.wake(live)

    # --- what happens by itself ------------------------------------------------------------------

    @property
    def chance(self) -> Chance:
        """Where chance comes from."""
        return self._service.chance

    def wake(self, live: Live) -> None:
        """See that what is due at a table is done, here or where its lease is."""
        self.running.note(live.name, live.table)
        coming = live.due()
        if coming is None:
            self.clockwork.cancel(live.name)
            return
        if not self.leases.holds(live.name):
            self._tasks.begin(self._claim(live))
            return
        self._at(live.name, coming[1], lambda: self._go_on(live))

    def _at(
        self, key: str, at: int, work: Callable[[], Awaitable[None]], again: int = AGAIN_AFTER
    ) -> None:
        """Do something when its time has come."""
        self.clockwork.set(key, at, lambda: self._tasks.begin(self._insist(key, work, again)))

    async def _insist(self, key: str, work: Callable[[], Awaitable[None]], again: int) -> None:
        """Try again what breaks down, else the table would stand still: the disk was full, say.

        A mistake of ours is logged in full once, then in a line, ever more seldom.
        """
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - whatever it was
            if again == AGAIN_AFTER:
                report("what was due is tried again", error)
            else:
                log.warning("what was due fails again", reason=type(error).__name__)
            longer = again if is_away(error) else min(again * 2, AGAIN_AT_MOST)
            self._at(key, self.clockwork.steady.now + again, work, longer)

    async def _claim(self, live: Live) -> None:
        if await self.leases.claim(live.name):
            self.wake(live)

    async def _go_on(self, live: Live) -> None:
        """Do what is due, if it still is."""
        async with live.lock:
            coming = live.due()
            if coming is None or not self.leases.holds(live.name):
                return
            next_act, at = coming
            if at > self.clockwork.steady.now:
                self.wake(live)
                return
            if not isinstance(next_act.act, due.AskBot):
                await self._do(live, by_itself(live.table, next_act, self.chance))
                return
            asked = self._bots.claim(live)
            if asked is None:
                return
            bot, seen = next_act.act, view(game_of(live.table), next_act.act.seat)
        await self._bots.answer(live, bot, seen=seen, asked=asked)

    async def _do(self, live: Live, decided: TableDecided) -> None:
        """Keep and tell; if another node was quicker, follow it. The lock is held."""
        if await live.commit(decided) is not Appended.DONE:
            await live.catch_up()
            self.wake(live)

    # --- other nodes -----------------------------------------------------------------------------

    def announce(self, name: str, version: Version) -> None:
        """Tell the other nodes how far a stream has come."""
        self.bus.tell(Notice(self.node, name, version))

    def _heard(self, notice: Notice) -> None:
        self._peers.hear(notice.node, self.clockwork.steady.now)
        if notice.signed_out:
            self.signed_out(PersonId(notice.signed_out))
            return
        if notice.renamed:
            self.renamed(PersonId(notice.renamed))
            return
        if notice.message:
            self.said(notice)
            return
        if notice.seeks or notice.here:
            self._sought(notice)
            return
        live = self.tables.get(notice.table)
        if live is None:
            self.elsewhere(notice.table, notice.version)
        elif live.version < notice.version:
            self._tasks.begin(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()
            for watcher in list(live.watchers):  # another node took a reconnect for a loss
                await self._still_here(live, watcher.person)

    async def _still_here(self, live: Live, person: PersonId) -> None:
        seat = live.table.seat_of(person)
        if seat is None or not live.table.chair(seat).away or live.table.chair(seat).left:
            return
        back = wire.ComeBack(id="-", table=live.name)
        await self._do(live, decide(live.table, IssuedCommand(person, back), self.chance))

    async def _look(self) -> None:
        """See what notices have not told, and let go of tables that nobody needs."""
        while True:
            await asyncio.sleep(LOOKED_FOR)
            try:
                await self._look_once()
            except Exception as error:  # noqa: BLE001 - whatever it was
                report("looking for news failed", error)

    async def _look_once(self) -> None:
        self.bus.tell(Notice(self.node, ""))  # a sign of life
        if silent := self._peers.forget_silent(self.clockwork.steady.now):
            log.warning("nodes fell silent", nodes=silent)
            self._expect_everybody()
        if self._database.pool is not None and self.tables:
            heads = await self._database.log.heads(list(self.tables))
            for name, version in heads.items():
                live = self.tables.get(name)
                if live is not None and live.version < version:
                    await self._follow(live)
        for name, live in list(self.tables.items()):
            needed = live.watchers or live.lock.locked() or live.due() is not None
            live.idle = 0 if needed else live.idle + 1
            if live.idle > IDLE_LOOKS:
                del self.tables[name]
                self.running.forget(name)


def _name(person: PersonId, given: str | None) -> str:
    """A name that nobody guesses; the same for the same request."""
    if given is None:
        return token_urlsafe(12)
    return sha256(f"{person}\0{given}".encode()).hexdigest()[:24]


def _gone(live: Live, person: PersonId) -> str:
    return f"{live.name} {person}"


def _is_here(live: Live, person: PersonId) -> bool:
    return any(watcher.person == person for watcher in live.watchers)
