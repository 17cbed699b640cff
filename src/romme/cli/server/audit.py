"""``romme audit``: check that every record is present and unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from romme.cli.server.maintenance import (
    database_address,
    moment,
    prepared,
    progress,
    run,
    stop_on_error,
    tell_places,
    witness_setting,
)
from romme.cli.terminal.exits import Language, Status
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Words
from romme.notation.wording.untrusted_text import plain

if TYPE_CHECKING:
    from romme.store.backup.portable import BackupReader
    from romme.store.integrity.audit import Audit
    from romme.store.integrity.seal import Seal

Compared: TypeAlias = "BackupReader | Seal"

SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of a backup, an SQLite database. They distinguish it from a seal, a text file."""


def audit(
    *,
    database: str | None = None,
    against: str | None = None,
    seal: str | None = None,
    accept_loss: bool = False,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Check every record in the database. Return an error status if any is damaged or missing.

    `against` names a backup or seal to compare the database with. `seal` names a file for a new
    seal, which is written only if no record is damaged or missing. With `accept_loss`, the witness
    file is reset to the records that exist, unless one is damaged.
    """
    spoken = prepared(lang)
    from romme.store.integrity.audit import audit as check  # noqa: PLC0415 - an extra
    from romme.store.integrity.seal import write_seal  # noqa: PLC0415 - same
    from romme.store.integrity.witness import read_witness, replace_heads  # noqa: PLC0415 - same

    url = database_address(spoken, database)
    with stop_on_error(spoken, "", "file-missing"):
        file = _witness_file(url, named=database)
    with ExitStack() as stack:
        # Read the sources first: a running server notes a record only after it is persisted.
        with stop_on_error(spoken, against or "", "file-missing"):
            compared = _open_source(Path(against), stack) if against else None
        with stop_on_error(spoken, "", "file-missing"), progress(spoken, "audit-working") as tell:
            witness = read_witness(file) if file is not None else None
            known = [one for one in (witness, compared) if one is not None]
            found = run(check(url, known=known, tell=tell))
        notes = ["audit-unwitnessed" if witness is None else "audit-witnessed"]
        if seal and found.is_sound:
            with stop_on_error(spoken, seal, "backup-no-folder"):
                write_seal(Path(seal), found.heads)
            notes.append("audit-sealed")
        if accept_loss and file is not None and found.missing and not found.broken:
            replace_heads(file, found.heads)
            notes.append("audit-accepted")
        if json:
            _print(found, compared)
        elif found.is_sound:
            _tell_sound(spoken, found, compared, notes=notes)
        else:
            _tell_faults(spoken, found, notes=notes[1:])
    return Status.DONE if found.is_sound else Status.REFUSED


def _witness_file(url: str, *, named: str | None) -> Path | None:
    """Return the path of the server's witness file, or None if the server has no such file."""
    from romme.store.connection.address import read_address  # noqa: PLC0415 - an extra
    from romme.store.integrity.witness import witness_file  # noqa: PLC0415 - same

    return witness_file(read_address(url), witness_setting(named))


def _open_source(file: Path, stack: ExitStack) -> Compared:
    """Open a backup or a seal file, with which the audit compares the database."""
    from romme.store.backup.portable import open_backup  # noqa: PLC0415 - an extra
    from romme.store.integrity.seal import read_seal  # noqa: PLC0415 - same

    with file.open("rb") as opened:
        is_backup = opened.read(len(SQLITE)) == SQLITE
    if not is_backup:
        return read_seal(file)
    backup = stack.enter_context(open_backup(file))
    backup.check()
    return backup


def _print(found: Audit, compared: Compared | None) -> None:
    """Print the result as JSON."""
    print_json(
        {
            "streams": found.streams,
            "records": found.records,
            "broken": [one._asdict() for one in found.broken],
            "missing": [one._asdict() for one in found.missing],
            "seal": found.seal,
            "against": None if compared is None else compared.seal,
        }
    )


def _tell_sound(
    words: Words, found: Audit, compared: Compared | None, *, notes: Sequence[str]
) -> None:
    page = Page()
    sound = words.say("audit-sound", streams=found.streams, records=found.records)
    page.heading(sound, "bold green")
    if compared is not None:
        made = moment(words, datetime.fromisoformat(compared.made))
        facts = {"source": compared.source.value, "made": made, "seal": compared.seal}
        page.line(words.say("audit-compared", **facts))
    for note in notes:
        page.line(words.say(note))
    page.line(words.say("audit-seal", seal=found.seal))


def _tell_faults(words: Words, found: Audit, *, notes: Sequence[str]) -> None:
    page = Page()
    if found.broken:
        page.heading(words.say("audit-broken", n=len(found.broken)), "bold red")
        tell_places(words, found.broken, page)
        page.gap()
        page.line(words.say("audit-advice"))
    if found.missing:
        tables = len({one.stream for one in found.missing})
        page.heading(words.say("audit-missing", n=tables), "bold red")
        for one in found.missing:
            facts = one._asdict() | {"stream": plain(one.stream, 100), "source": one.source.value}
            page.bullet(words.say("audit-missing-place", **facts))
        page.gap()
        page.line(words.say("audit-missing-advice"))
    for note in notes:
        page.line(words.say(note))
