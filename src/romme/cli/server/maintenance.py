"""``romme backup``, ``restore`` and ``reports``: commands that work on the server's database."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from babel.dates import format_datetime
from rich.console import Console
from rich.progress import Progress

from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import Extra, need
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Said, Words, guess_language, words
from romme.notation.wording.untrusted_text import plain

if TYPE_CHECKING:
    from romme.server.ops.abuse_reports import AbuseReport
    from romme.store.errors import StoreError
    from romme.store.log.chain import ChainBreak

# Given by name, because these modules need optional packages.
_PROBLEMS: Final = {
    "Unreachable": "database-unreachable",
    "InUse": "database-in-use",
    "TooNew": "database-too-new",
    "Foreign": "database-foreign",
    "Empty": "database-empty",
    "NotEmpty": "database-not-empty",
    "AlreadyThere": "backup-exists",
    "BadBackup": "backup-damaged",
    "SealExists": "seal-exists",
    "BadSeal": "seal-damaged",
    "BadWitness": "witness-damaged",
}
_FLAWS: Final = {
    "kind": "database-kind",
    "no-file": "database-no-file",
    "options": "database-options",
    "unreadable": "database-unreadable",
}

Tell: TypeAlias = Callable[[int, int], None]
Found = TypeVar("Found")


def backup(
    file: str,
    /,
    *,
    database: str | None = None,
    replace: bool = False,
    lang: Language | None = None,
) -> int:
    """Back up the server's database into a file."""
    spoken = prepared(lang)
    from romme.store.backup.portable import Existing  # noqa: PLC0415 - same
    from romme.store.backup.transfer import backup as write  # noqa: PLC0415 - an extra

    existing = Existing.REPLACE if replace else Existing.KEEP
    with (
        progress(spoken, "backup-working") as tell,
        stop_on_error(spoken, file, "backup-no-folder"),
    ):
        rows = run(
            write(database_address(spoken, database), Path(file), existing=existing, tell=tell)
        )
    Page().line(spoken.say("backup-done", file=plain(file, 300), rows=rows))
    return Status.DONE


def restore(file: str, /, *, database: str | None = None, lang: Language | None = None) -> int:
    """Restore a backup into a new or empty database."""
    spoken = prepared(lang)
    from romme.store.backup.transfer import restore as put  # noqa: PLC0415 - an extra

    with progress(spoken, "restore-working") as tell, stop_on_error(spoken, file, "file-missing"):
        address = database_address(spoken, database)
        restored = run(put(Path(file), address, witness=witness_setting(database), tell=tell))
    page = Page()
    made = moment(spoken, datetime.fromisoformat(restored.made))
    page.line(spoken.say("restore-done", made=made, rows=restored.rows))
    if restored.broken:
        page.gap()
        page.heading(spoken.say("restore-broken"), "bold red")
        tell_places(spoken, restored.broken, page)
        return Status.REFUSED
    return Status.DONE


def reports(
    *,
    database: str | None = None,
    remove: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Show abuse reports with the chat of their tables, and with `remove` delete them."""
    spoken = prepared(lang)
    from romme.server.ops.abuse_reports import read_reports, remove_reports  # noqa: PLC0415 - an extra

    with stop_on_error(spoken, "", "file-missing"):
        address = database_address(spoken, database)
        found = run(read_reports(address))
    page = Page()
    if json:
        import msgspec  # noqa: PLC0415 - an extra

        print_json(msgspec.to_builtins(found))
    else:
        _tell_reports(spoken, found, page)
    if remove and found:
        with stop_on_error(spoken, "", "file-missing"):
            run(remove_reports(address, found))
        if not json:
            page.gap()
            page.line(spoken.say("reports-removed", n=len(found)))
    return Status.DONE


def store_problem(words: Words, error: StoreError) -> str:
    """Return the message for a `StoreError`, with advice on how to fix it."""
    facts: dict[str, Said] = {name: plain(str(fact), 300) for name, fact in vars(error).items()}
    flaw = getattr(error, "flaw", None)
    return words.say(_FLAWS[flaw.value] if flaw else _PROBLEMS[type(error).__name__], **facts)


def prepared(lang: Language | None) -> Words:
    """Return the messages in the user's language. Raise `Stop` if the extra `server` is missing."""
    spoken = words(guess_language(os.environ, lang))
    need(spoken, Extra.SERVER)
    return spoken


def database_address(words: Words, database: str | None) -> str:
    """Return the given URL, or that of the database that `romme serve` would use.

    Raise `Stop` if the configuration of the server is invalid.
    """
    from romme.server.ops.configuration import BadSetting, load_configuration  # noqa: PLC0415 - an extra
    from romme.store.default_path import default_database  # noqa: PLC0415 - same

    try:
        return database or load_configuration({}, os.environ).database or default_database()
    except BadSetting as error:
        facts = {name: plain(fact, 300) for name, fact in error.facts.items()}
        raise Stop(f"romme: {words.say(error.key, **facts)}") from None


def witness_setting(database: str | None) -> str:
    """Return the configured witness file, or an empty string if a database is given explicitly."""
    from romme.server.ops.configuration import load_configuration  # noqa: PLC0415 - an extra

    return "" if database else load_configuration({}, os.environ).witness


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """Run a coroutine to completion and return its result."""
    return asyncio.run(work)


@contextmanager
def stop_on_error(words: Words, file: str, missing: str) -> Iterator[None]:
    """Turn errors of the database or a file into `Stop` with a one-line message.

    `missing` is the key of the message for a file or folder that does not exist.
    """
    from romme.store.connection.engines import FAILURES, reason_of  # noqa: PLC0415 - an extra
    from romme.store.errors import StoreError  # noqa: PLC0415 - same

    try:
        yield
    except StoreError as error:
        raise Stop(f"romme: {store_problem(words, error)}") from None
    except FileNotFoundError:
        raise Stop(f"{plain(file, 300)}: {words.say(missing)}") from None
    except OSError as error:
        reason = plain(error.strerror or type(error).__name__, 300)
        raise Stop(f"{plain(file, 300)}: {words.say('keeping-failed', reason=reason)}") from None
    except FAILURES as error:  # a full disk, a damaged file, a lost connection
        reason = plain(reason_of(error), 300)
        raise Stop(f"romme: {words.say('keeping-failed', reason=reason)}") from None


def tell_places(words: Words, broken: Sequence[ChainBreak], page: Page) -> None:
    """List the streams with a broken record, and the version of the first such record."""
    for stream, version in broken:
        page.bullet(words.say("audit-place", stream=plain(stream, 100), version=version))


def _tell_reports(words: Words, found: Sequence[AbuseReport], page: Page) -> None:
    if not found:
        page.line(words.say("reports-none"))
    for place, one in enumerate(found):
        if place:
            page.gap()
        _tell_report(words, one, page)


def _tell_report(words: Words, one: AbuseReport, page: Page) -> None:
    """Write a report: who reported whom, at which table, when and why, with the chat."""
    nobody = words.say("reports-nobody")
    by, about = (plain(name, 100) or nobody for name in (one.by, one.about))
    page.heading(words.say("reports-head", about=about, by=by, table=plain(one.table, 100)))
    page.line(moment(words, _from_1970(one.at)))
    if one.text:
        page.line(words.say("reports-text", text=plain(one.text, 1000)))
    for said in one.said:
        text = said.text if said.preset is None else words.say(f"talk-{said.preset}")
        who = plain(said.name, 100) or nobody
        page.bullet(f"{moment(words, _from_1970(said.at))}, {who}: {plain(text or '', 1000)}")


def _from_1970(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def moment(words: Words, at: datetime) -> str:
    """Format a time in the local time zone, as is usual in the user's language."""
    return format_datetime(at.astimezone(), "medium", locale=words.date_locale)


@contextmanager
def progress(words: Words, key: str) -> Iterator[Tell]:
    """Show a progress bar for a long operation, and yield the function that updates it."""
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(words.say(key), total=None)

        def tell(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield tell
