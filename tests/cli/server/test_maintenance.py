"""``romme backup``, ``restore``, ``audit`` and ``reports``."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from romme.cli.server.maintenance import store_problem
from romme.locales import LANGUAGES, words
from romme.store import default_path, errors
from romme.store.database import open_database
from romme.store.schema.tables import people, reports
from romme.wire.messages import Said
from tests.cli.conftest import Run
from tests.support.databases import NewDatabase
from tests.support.store.entries import Writer, append_all


async def fill(url: str) -> None:
    """Write three records for each of two tables."""
    async with await open_database(url) as database:
        for name in ("table one", "table two"):
            writer = Writer(name)
            await append_all(database.log, [writer.next(b"%d" % number) for number in range(3)])


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """The URL of a database with records of two tables."""
    url = f"sqlite:///{tmp_path / 'club.db'}"
    asyncio.run(fill(url))
    return url


def tamper(url: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as opened:
        opened.execute("UPDATE events SET data = x'00' WHERE stream = 'table two' AND version = 2")
        opened.commit()


def test_a_backup_can_be_restored(romme: Run, filled: str, tmp_path: Path) -> None:
    made = romme("backup", "club.backup", "--database", filled)
    assert made == (0, "The backup is complete: 8 entries in club.backup.\n", "")
    restored = romme("restore", "club.backup", "--database", "sqlite:///new.db")
    assert (restored.status, restored.err) == (0, "")
    message = r"The backup made on .+ has been restored: 8 entries, all unchanged\."
    assert re.fullmatch(message, restored.out.replace("\n", " ").strip())
    checked = romme("audit", "--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert (checked.status, checked.err) == (0, "")
    assert checked.out.startswith("Everything is in order: 2 tables, 6 records, none changed.\n")


def test_a_backup_moves_between_kinds_of_databases(
    romme: Run, filled: str, new_database: NewDatabase
) -> None:
    server = new_database("postgres")
    assert romme("backup", "one.backup", "--database", filled).status == 0
    assert romme("restore", "one.backup", "--database", server).status == 0
    assert romme("backup", "two.backup", "--database", server).status == 0
    assert romme("restore", "two.backup", "--database", "sqlite:///back.db").status == 0
    assert romme("audit", "--database", "sqlite:///back.db").status == 0


def test_the_audit_names_changed_records(romme: Run, filled: str) -> None:
    tamper(filled)
    shown = romme("audit", "--database", filled)
    assert (shown.status, shown.err) == (1, "")
    assert "1 table has been changed since it was played:" in shown.out
    assert "  • table two, from record 2 on" in shown.out
    output = romme("audit", "--database", filled, "--json")
    assert output.status == 1
    found = json.loads(output.out)
    assert found.pop("seal")
    assert found == {
        "streams": 2,
        "records": 6,
        "broken": [{"stream": "table two", "version": 2}],
        "missing": [],
        "against": None,
    }
    assert romme("backup", "club.backup", "--database", filled).status == 0
    restored = romme("restore", "club.backup", "--database", "sqlite:///new.db")
    assert restored.status == 1
    assert "  • table two, from record 2 on" in restored.out


def remove_last_record(url: str) -> None:
    """Delete the last record of "table two", and update that table's row in `streams`."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as opened, opened:
        opened.execute("DELETE FROM events WHERE stream = 'table two' AND version = 3")
        opened.execute(
            "UPDATE streams SET (version, hash) = (SELECT version, hash FROM events"
            " WHERE stream = 'table two' AND version = 2) WHERE stream = 'table two'"
        )


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_missing_records_are_named_with_their_source(romme: Run, filled: str) -> None:
    """Without the server's witness file, a backup or a seal file still reveals missing records.

    A witness and a seal both note the last record of every table.
    """
    assert romme("backup", "club.backup", "--database", filled).status == 0
    sealed = romme("audit", "--database", filled, "--seal", "day.seal")
    assert sealed.status == 0
    assert "None of the records that the server has noted is missing." in sealed.out
    assert "The seal file has been written." in sealed.out
    (seal,) = re.findall(r"Seal: ((?:[A-Z2-7]{4}-){7}[A-Z2-7]{4})\n", sealed.out)
    for file in ("club.backup", "day.seal"):
        same = romme("audit", "--database", filled, "--against", file)
        assert same.status == 0
        assert seal in one_line(same.out).partition(" are there. ")[2].partition("None of the")[0]
    remove_last_record(filled)
    Path(f"{filled.removeprefix('sqlite:///')}-witness").unlink()
    unnoticed = romme("audit", "--database", filled)
    assert unnoticed.status == 0
    assert "There is no way to tell whether the newest records are missing" in unnoticed.out
    for file, source in (("club.backup", "the backup has 3"), ("day.seal", "the seal knows 3")):
        found = romme("audit", "--database", filled, "--against", file)
        assert (found.status, found.err) == (1, "")
        assert "1 table has lost records:" in found.out
        assert f"  • table two, from record 3 on; {source}" in found.out
        assert "Seal:" not in found.out
    output = json.loads(romme("audit", "--database", filled, "--json", "--against", "day.seal").out)
    assert output["against"] == seal
    assert output["missing"] == [
        {"stream": "table two", "version": 3, "known": 3, "source": "seal"},
    ]


def test_a_loss_is_reported_until_it_is_accepted(romme: Run, filled: str) -> None:
    remove_last_record(filled)
    found = romme("audit", "--database", filled, "--seal", "day.seal")
    assert found.status == 1
    assert "  • table two, from record 3 on; the server had noted 3" in found.out
    assert "--accept-loss" in found.out
    assert not Path("day.seal").exists()
    assert romme("audit", "--database", filled, "--accept-loss").status == 1
    assert romme("audit", "--database", filled).status == 0


def test_problems_with_a_seal_are_named(romme: Run, filled: str) -> None:
    Path("other.txt").write_text("hello", "utf-8")
    for arguments, reason in (
        (("--against", "other.txt"), "neither a backup nor a seal"),
        (("--against", "none.seal"), "none.seal: "),
        (("--seal", "other.txt"), "a seal is never overwritten"),
        (("--seal", "none/day.seal"), "There is no such folder."),
    ):
        result = romme("audit", "--database", filled, *arguments)
        assert (result.status, result.out) == (2, "")
        assert reason in one_line(result.err)


async def add_reports(url: str) -> None:
    """Insert two reports: Anna reports Ben, and a deleted person reports Anna."""
    messages = [
        Said("t", "m1", "ben", "Ben", 1_790_000_000_000, "hello", None),
        Said("t", "m2", "ben", "Ben", 1_790_000_060_000, None, "You play like a\x1b[31m sleeper"),
    ]
    account = {"kind": "guest", "made": 1}
    row = {"stream": "t", "text": "Rude.", "said": msgspec.json.encode(messages)}
    async with await open_database(url) as database, database.writing() as connection:
        for person, name in (("anna", "Anna"), ("ben", "Ben"), ("gone", "")):
            await connection.execute(insert(people).values(person=person, name=name, **account))
        for report, by, about in (("r1", "anna", "ben"), ("r2", "gone", "anna")):
            at = 1_790_000_100_000 + int(report[1])
            await connection.execute(
                insert(reports).values(report=report, person=by, about=about, at=at, **row)
            )


def test_reports_show_the_chat(romme: Run, filled: str) -> None:
    assert romme("reports", "--database", filled) == (0, "There are no reports.\n", "")
    asyncio.run(add_reports(filled))
    output = romme("reports", "--database", filled)
    assert (output.status, output.err) == (0, "")
    first, second = output.out.split("\n\n")
    assert first.startswith("a deleted user reports Anna (table t)\n")
    assert second.startswith("Anna reports Ben (table t)\n")
    assert "“Rude.”" in second
    assert "Ben: Hello everyone!" in second
    assert "You play like a" in second
    assert "\x1b" not in output.out
    found = json.loads(romme("reports", "--database", filled, "--json").out)
    assert [(one["by"], one["about"]) for one in found] == [("", "Anna"), ("Anna", "Ben")]
    assert [said["name"] for said in found[0]["said"]] == ["Ben", "Ben"]


def test_shown_reports_are_removed_on_request(romme: Run, filled: str) -> None:
    asyncio.run(add_reports(filled))
    output = romme("reports", "--database", filled, "--remove")
    assert (output.status, output.err) == (0, "")
    assert "“Rude.”" in output.out
    assert output.out.endswith("\n\nAll 2 reports have been removed.\n")
    nothing = (0, "There are no reports.\n", "")
    assert romme("reports", "--database", filled) == nothing
    assert romme("reports", "--database", filled, "--remove") == nothing


def test_a_file_is_overwritten_only_on_request(romme: Run, filled: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("mine", "utf-8")
    refused = romme("backup", "letter", "--database", filled)
    problem = "romme: letter already exists. Choose another name, or overwrite it with --replace.\n"
    assert refused == (2, "", problem)
    assert (tmp_path / "letter").read_text("utf-8") == "mine"
    assert romme("backup", "letter", "--database", filled, "--replace").status == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("backup", "x", "--database", "club.db"), "romme: This isn’t a database address."),
        (("audit", "--database", "sqlite:///none.db"), "romme: The database sqlite:///"),
        (("reports", "--database", "sqlite:///none.db"), "romme: The database sqlite:///"),
        (("restore", "none", "--database", "sqlite:///new.db"), "none: There is no such file."),
        (
            ("restore", "club.db", "--database", "sqlite:///new.db"),
            "romme: club.db is not a Rommé backup",
        ),
        (("backup", "no/x", "--database", "sqlite:///club.db"), "no/x: There is no such folder."),
        (
            ("backup", "club.db/x", "--database", "sqlite:///club.db"),
            "club.db/x: That did not work",
        ),
        (("audit", "--database", "postgresql://a:secret@127.0.0.1:1/x"), "romme: The database pos"),
    ],
)
@pytest.mark.usefixtures("filled")
def test_problems_take_one_line(romme: Run, arguments: tuple[str, ...], problem: str) -> None:
    result = romme(*arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(problem)
    assert result.err.count("\n") == 1
    assert "secret" not in result.err


def test_a_full_database_is_not_overwritten(romme: Run, filled: str) -> None:
    assert romme("backup", "club.backup", "--database", filled).status == 0
    result = romme("restore", "club.backup", "--database", filled)
    assert result.status == 2
    assert "is not empty." in result.err


def test_a_damaged_database_is_reported_in_one_line(romme: Run, filled: str) -> None:
    """The test overwrites all pages of the file but the first."""
    path = Path(filled.removeprefix("sqlite:///"))
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)
    for command in (("audit",), ("backup", "club.backup")):
        result = romme(*command, "--database", filled)
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
        assert "malformed" in result.err
    assert not Path("club.backup").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_full_disk_is_reported_in_one_line(romme: Run, filled: str, tmp_path: Path) -> None:
    """A limit of 40 kB per file simulates the full disk, so SQLite cannot write."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, limits[1]))
    try:
        result = romme("backup", "club.backup", "--database", filled)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("romme: That did not work: ")
    assert not list(tmp_path.glob("club.backup*"))


def test_the_default_database_is_that_of_the_server(
    romme: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order is: environment variable, configuration file, a new file in the data folder."""
    monkeypatch.setenv("ROMME_DATABASE", f"sqlite:///{tmp_path / 'variable.db'}")
    asyncio.run(fill(default_path.default_database()))
    assert romme("audit").status == 0
    monkeypatch.delenv("ROMME_DATABASE")
    (tmp_path / "romme.toml").write_text(f'database = "sqlite:///{tmp_path / "file.db"}"\n')
    monkeypatch.setenv("ROMME_CONFIG", str(tmp_path / "romme.toml"))
    assert "file.db" in romme("audit").err
    (tmp_path / "romme.toml").write_text("data = 1\n")
    assert "“data”" in romme("audit").err
    monkeypatch.delenv("ROMME_CONFIG")
    home = tmp_path / "home" / "romme"
    monkeypatch.setattr(default_path, "user_data_path", lambda *_, **__: home)
    assert default_path.default_database() == f"sqlite:///{home / 'romme.db'}"
    assert home.is_dir()
    asyncio.run(fill(default_path.default_database()))
    assert romme("audit").status == 0
    assert default_path.default_backups() == home / "backups"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_work_in_every_language(romme: Run, filled: str, lang: str) -> None:
    for command in (("backup", "club.backup"), ("audit",)):
        assert romme(*command, "--database", filled, "--lang", lang).status == 0
    new = ("restore", "club.backup", "--database", "sqlite:///new.db", "--lang", lang)
    assert romme(*new).status == 0
    tamper(filled)
    assert "table two" in romme("audit", "--database", filled, "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_own_message(lang: str) -> None:
    """The errors are created directly, because commands cannot provoke all of them in a test."""
    path = Path("club.db")
    problems = [
        *(errors.BadUrl(flaw) for flaw in errors.AddressFlaw),
        errors.Unreachable("sqlite:///x", "why"),
        errors.InUse(path),
        errors.TooNew("sqlite:///x", "0002"),
        errors.Foreign("sqlite:///x"),
        errors.Empty("sqlite:///x"),
        errors.NotEmpty("sqlite:///x"),
        errors.AlreadyThere(path),
        errors.SealExists(path),
        errors.BadBackup(path),
        errors.BadSeal(path),
        errors.BadWitness(path),
    ]
    assert {type(problem) for problem in problems} == set(errors.StoreError.__subclasses__())
    sentences = [store_problem(words(lang), problem) for problem in problems]
    assert len(set(sentences)) == len(sentences)


def test_other_commands_do_not_import_the_database() -> None:
    """Only commands that need a database import its packages."""
    code = "import sys, romme.cli.app; print(*sorted(sys.modules))"
    result = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    imported = set(result.stdout.split())
    assert not imported & {"sqlalchemy", "alembic", "asyncpg", "aiosqlite", "platformdirs"}
