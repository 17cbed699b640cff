"""One node of the server: its services, and the ASGI entry point."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex
from typing import Final

import structlog
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin  # builds the OpenAPI schema
from sqlalchemy import select

from romme.compiled import own_binaries, wanted_binaries
from romme.locales import LANGUAGES
from romme.server.analysis.archive import Archive
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.analysis.opinions import Opinions
from romme.server.analysis.rendered_games import RenderedGames
from romme.server.cluster.background_tasks import BackgroundTasks
from romme.server.cluster.database_watch import DatabaseWatch
from romme.server.http.application import make_application
from romme.server.http.cross_origin import (
    allowing,
    is_preflight,
    local_origin,
    preflight_answer,
)
from romme.server.http.page import PageFiles
from romme.server.http.request_bounds import exceeds_bounds, refusal, with_own_cookies
from romme.server.http.rules_routes import presets_info
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.ops.local_name import NAME, LocalName
from romme.server.ops.metrics import Metrics
from romme.server.organise.access.addresses import ipv4_addresses, with_host
from romme.server.organise.access.pins import PinGuard
from romme.server.organise.http.printing import PrintingProcess
from romme.server.organise.online import Online
from romme.server.organise.organiser import Organiser
from romme.server.people import (
    Origins,
    People,
    PersonKind,
)
from romme.server.people.limits import unlimited
from romme.server.person_id import PersonId
from romme.server.play.chance import SystemChance
from romme.server.play.connection.chat import Chat
from romme.server.play.connection.display_names import apply_name_change
from romme.server.play.connection.open_sockets import OpenSockets, Scope, refuse
from romme.server.play.connection.outbox import Send
from romme.server.play.connection.socket import Receive
from romme.server.play.hub import Hub
from romme.server.play.running_tables import TableCaps
from romme.server.table.picture import UNNAMED, Named, Names
from romme.server.workers.pool import JobFailed
from romme.store.database import Database, open_database
from romme.store.default_path import default_database
from romme.store.log.records import now_ms
from romme.store.schema.tables import people as people_table

SOCKET: Final = "/api/socket"
LAST_MESSAGES_SECONDS: Final = 0.05
"""Time for the last messages to be sent before the server stops."""
CLEAN_UP_EVERY_SECONDS: Final = 3600.0
"""Interval at which expired tickets, challenges and sessions are deleted."""
FIRST_CLEAN_UP_SECONDS: Final = 60.0
"""Delay of the first clean-up after the start, while all clients reconnect."""
WARM_UP_AFTER_SECONDS: Final = 1.0
"""Delay of `warm_up` after the start, so that it does not delay the first requests."""
BINARIES_EVERY_SECONDS: Final = 2.0
"""Interval at which a server that runs plain Python looks for compiled modules."""
ADDRESSES_EVERY_SECONDS: Final = 5.0
"""Interval at which the server looks for new addresses of this computer."""

log: Final = structlog.get_logger()


class Server:
    """One node of the server, as an ASGI application. `romme serve` runs it."""

    def __init__(
        self,
        configuration: Configuration,
        *,
        origins: Origins,
        find_origins: Callable[[], Origins] | None = None,
        local_name: LocalName | None = None,
    ) -> None:
        """Store the settings and load the web page. `start` does everything else.

        `find_origins` returns the origins that this computer has now, because a laptop may get a
        new address. It is called in a thread. Without it, the origins stay as they are. The server
        also has the origin with the `local_name`, as long as the name is its own.
        """
        self.configuration = configuration
        self.origins = origins
        self._find_origins = find_origins
        self._local_name = LocalName() if local_name is None else local_name
        self.node = configuration.node or token_hex(4)
        self.metrics = Metrics()
        self.page = PageFiles()
        self._tasks = BackgroundTasks()
        self._watch: DatabaseWatch | None = None
        """Set only with PostgreSQL, where players can move to other nodes."""

    async def start(self) -> None:
        """Open the database, start all services and resume the running tables."""
        settings = self.configuration
        backups = Path(settings.backups) if settings.backups else None
        self.database: Database = await open_database(
            settings.database or default_database(), backups=backups, witness=settings.witness
        )
        if self.database.missing:
            tables = len(self.database.missing)
            log.error("database has lost records: run romme audit", tables=tables)
        self.people = People(
            self.database,
            self.origins,
            now_ms,
            on_session_end=self._session_ended,
            on_rename=self._renamed,
            on_erase=lambda person: self.organiser.reload_entries_of(person),  # noqa: PLW0108 - created below
        )
        if settings.limits is Limiting.OFF:
            self.people.limits = unlimited(now_ms)
        self.hub = Hub(
            self.database,
            node=self.node,
            names=self.names_of,
            chance=SystemChance(),
            bot_workers=BotWorkers(
                settings.thinkers or None,
                memory_bytes=settings.bot_memory << 20,
                observer=self.metrics,
            ),
            bot_pause_ms=settings.bot_pause,
            caps=_caps(settings),
        )
        self.chat = Chat(self.database, self.hub, self.people.limits)
        self.sockets = OpenSockets(
            self.node,
            origins=self.origins,
            redeem=self.people.redeem,
            is_stalled=lambda: self.is_stalled,
            hub=self.hub,
            chat=self.chat,
            metrics=self.metrics,
            tasks=self._tasks,
        )
        self.archive = Archive(self.database.log, self.names_of)
        self.games = RenderedGames(self.archive, self.names_of)
        self.opinions = Opinions()
        self.printing = PrintingProcess()
        self.pins = PinGuard(self.database, now_ms, settings.limits)
        self.organiser = Organiser(
            self.database,
            self.hub.node.announce,
            Online(self.hub, self.archive),
            most_entrants=settings.entrants,
            copies=Path(settings.copy_to) if settings.copy_to else None,
        )
        self.metrics.watch("romme_tables", "Tables in memory", lambda: len(self.hub.tables))
        bot_workers = self.hub.bot_workers
        self.metrics.watch(
            "romme_bot_queue", "Bot decisions waiting for a process", lambda: bot_workers.waiting
        )
        self.metrics.watch(
            "romme_bots_failing", "Bots that cannot play", lambda: len(bot_workers.failing)
        )
        self.hub.on_stream_changed = self.organiser.on_stream_changed
        self.hub.on_sign_out = self._signed_out_elsewhere
        self.hub.on_rename = self._renamed_elsewhere
        await self.hub.start()
        self.organiser.start()
        self._http = self.application()
        if self.database.pool is not None:
            self._watch = DatabaseWatch(
                partial(self.database.pool.fetchval, "SELECT 1"),
                on_stalled=self.sockets.redirect_players,
                on_recovered=lambda: log.info("database responds again"),
            )
            self._tasks.start(self._watch.run())
        self._tasks.start(self.sockets.sweep())
        self._tasks.start(self._clean_up_periodically())
        self._tasks.start(self._warm_up_later())
        self._tasks.start(self._use_new_binaries())
        if self._find_origins is not None:
            self._tasks.start(self._follow_addresses(self._find_origins))
        log.info("ready", node=self.node, version=version("romme"))

    @property
    def is_stalled(self) -> bool:
        """Whether the database does not respond, so that clients should use another node."""
        return self._watch is not None and self._watch.is_stalled

    async def announce_shutdown(self) -> None:
        """Tell clients to reconnect, refuse new connections, and wait for the last messages."""
        self.sockets.announce_shutdown()
        await asyncio.sleep(LAST_MESSAGES_SECONDS)

    def release_long_polls(self) -> None:
        """Respond to all long polls now, because this node is about to stop."""
        self.organiser.release()

    async def stop(self) -> None:
        """Stop all services and close the database. Every answered command is already stored."""
        await self._tasks.close()
        self.opinions.close()
        self.printing.close()
        await self.organiser.close()
        await self.hub.close()
        await self.database.close()
        log.info("stopped", node=self.node)

    async def names_of(self, ids: Iterable[PersonId]) -> Names:
        """Return the display names of these people, by id, and whether they are bots."""
        query = select(people_table.c.person, people_table.c.name, people_table.c.kind).where(
            people_table.c.person.in_(sorted(set(ids)))
        )
        return {
            PersonId(row.person): Named(row.name, is_bot=row.kind == PersonKind.BOT.value)
            for row in await self.database.rows(query)
        }

    def application(self) -> Litestar:
        """Return the application for this server. Making one takes most of the time of a start."""
        return make_application(lambda: self)

    # --- ASGI ------------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve an HTTP request or a WebSocket."""
        match scope["type"]:
            case "http" if exceeds_bounds(scope):
                for message in refusal(scope):
                    await send(message)
            case "websocket" if exceeds_bounds(scope):
                await refuse(receive, send)
            case "websocket" if scope["path"] == SOCKET:
                await self.sockets.serve(scope, receive, send)
            case "http" if (origin := local_origin(scope)) is not None:
                if is_preflight(scope):
                    for message in preflight_answer(origin):
                        await send(message)
                    return
                await self._http(with_own_cookies(scope), receive, allowing(origin, send))  # type: ignore[arg-type]  # ASGI on both sides
            case "http":
                await self._http(with_own_cookies(scope), receive, send)  # type: ignore[arg-type]  # see above
            case _:
                await self._http(scope, receive, send)  # type: ignore[arg-type]  # see above

    def _session_ended(self, person: PersonId) -> None:
        """Close a person's sockets on all nodes. Devices that are still signed in reconnect."""
        self.sockets.close_sockets_of(person)
        self.hub.node.notify(signed_out=person)

    def _signed_out_elsewhere(self, person: PersonId) -> None:
        self.people.sessions.invalidate(person)
        self.sockets.close_sockets_of(person)

    def _renamed(self, person: PersonId) -> None:
        """Update a person's display name at the tables of all nodes."""
        self._tasks.start(self._update_name(person))
        self.hub.node.notify(renamed=person)

    def _renamed_elsewhere(self, person: PersonId) -> None:
        self.people.sessions.invalidate(person)
        self._tasks.start(self._update_name(person))

    async def _update_name(self, person: PersonId) -> None:
        named = (await self.names_of([person])).get(person, UNNAMED)
        if not named.name:  # the account was deleted, here or on another node
            await self.organiser.reload_entries_of(person)
        tables = list(self.hub.tables.values())
        apply_name_change(person, named, connections=self.sockets.connections, tables=tables)

    async def _clean_up_periodically(self) -> None:
        """Delete expired data at long intervals, because with SQLite this blocks all moves."""
        await asyncio.sleep(FIRST_CLEAN_UP_SECONDS)
        while True:
            try:
                await self.people.sweep()
            except Exception as error:  # noqa: BLE001 - retried at the next interval
                log.warning("clean-up failed", reason=type(error).__name__)
            await asyncio.sleep(CLEAN_UP_EVERY_SECONDS)

    async def _warm_up_later(self) -> None:
        await asyncio.sleep(WARM_UP_AFTER_SECONDS)
        await self.warm_up()

    async def _use_new_binaries(self) -> None:
        """Switch the bots to compiled modules as soon as these exist.

        `./romme` compiles in the background after a first start. This process itself continues
        uncompiled.
        """
        wanted = await asyncio.to_thread(wanted_binaries)
        if wanted is None or own_binaries() is not None:
            return
        while not wanted.is_dir():  # noqa: ASYNC110 - another process creates it
            await asyncio.sleep(BINARIES_EVERY_SECONDS)
        with suppress(JobFailed):  # a process that cannot be started now starts with its next job
            await self.hub.bot_workers.renew()
        log.info("bots use compiled modules")

    async def _follow_addresses(self, find_origins: Callable[[], Origins]) -> None:
        """Adopt the addresses that this computer gets while the server runs."""
        name = self._local_name
        await name.open(ipv4_addresses(self.origins))
        while True:
            found = await asyncio.to_thread(find_origins)
            name.use(ipv4_addresses(found))
            self.use_origins(with_host(found, NAME) if name.is_ours else found)
            await asyncio.sleep(ADDRESSES_EVERY_SECONDS)

    def use_origins(self, origins: Origins) -> None:
        """Accept requests of the pages at these origins from now on."""
        if origins != self.origins:
            log.info("addresses changed", addresses=sorted(origins.allowed))
        self.origins = self.people.origins = self.sockets.origins = origins

    async def warm_up(self) -> None:
        """Load what takes long to load in a thread, so that no request has to wait for it later."""
        await asyncio.to_thread(self._load_slow_parts)

    def _load_slow_parts(self) -> None:
        # Importing the cryptography of passkeys takes a tenth of a second.
        import_module("romme.server.people.factors.passkeys")
        for lang in LANGUAGES:
            presets_info(lang)
        for plugin in self._http.plugins:
            if isinstance(plugin, OpenAPIPlugin):
                plugin.provide_openapi_schema()


def _caps(settings: Configuration) -> TableCaps:
    if settings.limits is Limiting.OFF:
        return TableCaps()
    return TableCaps(settings.tables_per_person, settings.tables_per_address)
