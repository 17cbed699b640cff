"""``romme serve``: run the server."""

from __future__ import annotations

import gc
import os
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Literal

from romme.cli.server.maintenance import store_problem
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import Extra, need
from romme.cli.terminal.page import Page
from romme.locales import Words, guess_language, words
from romme.notation.wording.untrusted_text import plain

if TYPE_CHECKING:
    from romme.server.ops.configuration import Configuration


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    origin: tuple[str, ...] = (),
    config: Path | None = None,
    backups: str | None = None,
    copy_to: str | None = None,
    witness: str | None = None,
    bot_pause: int | None = None,
    thinkers: int | None = None,
    bot_memory: int | None = None,
    tables_per_person: int | None = None,
    tables_per_address: int | None = None,
    node: str | None = None,
    trusted_proxy: tuple[str, ...] = (),
    entrants: int | None = None,
    connections: int | None = None,
    limits: Literal["on", "off"] | None = None,
    log: Literal["text", "json"] | None = None,
    browser: bool = False,
    lang: Language | None = None,
) -> int:
    """Run the server until it is stopped."""
    spoken = words(guess_language(os.environ, lang))
    need(spoken, Extra.SERVER)
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "origin": origin,
        "backups": backups,
        "copy_to": copy_to,
        "witness": witness,
        "bot_pause": bot_pause,
        "thinkers": thinkers,
        "bot_memory": bot_memory,
        "tables_per_person": tables_per_person,
        "tables_per_address": tables_per_address,
        "node": node,
        "trusted_proxy": trusted_proxy,
        "entrants": entrants,
        "connections": connections,
        "limits": limits,
        "log": log,
    }
    gc.disable()  # until everything is loaded, to save a tenth of the start-up time
    try:
        _serve(spoken, _configured(spoken, flags, config), browser=browser)
    finally:
        gc.enable()
    return Status.DONE


def _configured(spoken: Words, flags: Mapping[str, object], config: Path | None) -> Configuration:
    from romme.server.ops.configuration import BadSetting, load_configuration  # noqa: PLC0415 - an extra
    from romme.server.people import BadOrigin, Origins  # noqa: PLC0415 - same
    from romme.store.connection.address import read_address  # noqa: PLC0415 - same
    from romme.store.errors import BadUrl  # noqa: PLC0415 - same

    try:
        settings = load_configuration(flags, os.environ, config)
        Origins.of(*settings.origin)
        if settings.database:
            read_address(settings.database)
    except BadSetting as error:
        facts = {name: plain(fact, 300) for name, fact in error.facts.items()}
        raise Stop(f"romme: {spoken.say(error.key, **facts)}") from None
    except BadOrigin:
        raise Stop(f"romme: {spoken.say('setting-origin')}") from None
    except BadUrl as error:
        raise Stop(f"romme: {store_problem(spoken, error)}") from None
    return settings


def _serve(spoken: Words, settings: Configuration, *, browser: bool) -> None:
    from romme.server.ops.serving import NoPort, run  # noqa: PLC0415 - an extra
    from romme.store.connection.address import DatabaseKind  # noqa: PLC0415 - same
    from romme.store.connection.engines import FAILURES, reason_of  # noqa: PLC0415 - same
    from romme.store.errors import StoreError, Unreachable  # noqa: PLC0415 - same

    try:
        run(settings, lambda port: _welcome(spoken, settings, port, browser=browser))
    except StoreError as error:
        # The server may have started faster than its PostgreSQL.
        away = isinstance(error, Unreachable) and error.shown.startswith(
            DatabaseKind.POSTGRES.value
        )
        status = Status.UNAVAILABLE if away else Status.UNREADABLE
        raise Stop(f"romme: {store_problem(spoken, error)}", status) from None
    except NoPort as error:
        reason = plain(error.strerror or "?", 300)
        facts = {"host": plain(settings.host, 300), "port": str(settings.port), "reason": reason}
        raise Stop(f"romme: {spoken.say('serve-port', **facts)}") from None
    except FAILURES as error:  # a full disk, a damaged file
        said = spoken.say("keeping-failed", reason=plain(reason_of(error), 300))
        raise Stop(f"romme: {said}") from None
    Page().line(spoken.say("serve-stopped"))


def _welcome(spoken: Words, settings: Configuration, port: int, *, browser: bool) -> None:
    """Print the address of the web page, and open it in a browser if the user asked for that."""
    from romme.server.ops.serving import ALL_INTERFACES, page_urls  # noqa: PLC0415 - an extra

    page = Page()
    found = settings.origin or page_urls(settings.host, port)
    # Other devices cannot open localhost, so it is shown only if there is no other address.
    first, *others = [one for one in found if "//localhost" not in one] or found
    page.line(spoken.say("serve-running", address=first))
    if settings.host in ALL_INTERFACES and others:
        page.line(spoken.say("serve-network", address=others[0]))
    page.line(spoken.say("serve-stop"))
    if browser:
        # Some browsers block the caller until they are closed.
        Thread(target=webbrowser.open, args=(first,), daemon=True).start()
