"""The tournament file: round trips, tampering, torn lines, and several writers."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import pytest

from romme.file_lock import lock_file
from romme.rules import find_preset
from romme.tournament.commands import EnterPeople, RemoveEntry
from romme.tournament.evolve import fold
from romme.tournament.office.director import make
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import DIRECTOR
from romme.tournament.storage import file
from romme.tournament.storage import file_records as module
from romme.tournament.storage.file import TournamentFile, make_file
from romme.tournament.storage.file_records import BadFile, FileFault
from romme.tournament.values import EntryDetails


def entering(name: str) -> EnterPeople:
    return EnterPeople((EntryDetails(name),))


@pytest.fixture
def cup(tmp_path: Path) -> TournamentFile:
    """The file of a tournament with two entrants, Anna and Jos."""
    made = make("Cup", find_preset("turnier").rules)
    file = make_file(tmp_path / "cup.romme", made, DIRECTOR, at=1)
    file.ask(entering("Anna"), DIRECTOR, at=2)
    file.ask(entering("Jos"), DIRECTOR, at=3)
    return file


def names(file: TournamentFile) -> list[str]:
    return [one.name for one in file.tournament.entrants.values()]


def fault(path: Path) -> tuple[FileFault, int]:
    with pytest.raises(BadFile) as caught:
        TournamentFile(path)
    return caught.value.fault, caught.value.line


def test_reopening_restores_the_tournament(cup: TournamentFile) -> None:
    again = TournamentFile(cup.path)
    assert (again.tournament, again.log, again.records) == (cup.tournament, cup.log, cup.records)
    assert [(one.version, one.at, one.by) for one in again.records] == [
        *((1, 1, "director"), (2, 2, "director"), (3, 3, "director"))
    ]
    assert fold(again.log) == again.tournament
    assert again.torn == 0


def test_lines_are_plain_json(cup: TournamentFile) -> None:
    first, second, _ = (json.loads(line) for line in cup.path.read_text("utf-8").splitlines())
    assert first["romme-tournament"] == 1
    assert second.keys() == {"version", "at", "by", "form", "events", "hash"}


def test_refused_commands_are_not_written(cup: TournamentFile) -> None:
    before = cup.path.read_bytes()
    with pytest.raises(TournamentRefused) as caught:
        cup.ask(RemoveEntry(9), DIRECTOR, at=4)
    assert caught.value.refusal is TournamentRefusal.NO_ENTRANT
    assert cup.path.read_bytes() == before


def test_an_existing_file_is_not_overwritten(cup: TournamentFile) -> None:
    before = cup.path.read_bytes()
    with pytest.raises(BadFile) as caught:
        make_file(cup.path, make("Other", find_preset("verband").rules), DIRECTOR, at=4)
    assert caught.value.fault is FileFault.EXISTS
    assert cup.path.read_bytes() == before


# --- tampering -----------------------------------------------------------------------------------


def test_a_changed_bit_is_detected(cup: TournamentFile) -> None:
    content = cup.path.read_bytes()
    for place in (*range(0, len(content), 7), len(content) - 1):
        changed = bytearray(content)
        changed[place] ^= 1
        cup.path.write_bytes(changed)
        with pytest.raises(BadFile):
            TournamentFile(cup.path)


def test_moved_or_removed_records_are_detected(cup: TournamentFile) -> None:
    first, second, third = cup.path.read_bytes().splitlines(keepends=True)
    for lines, place in (
        ((first, third, second), 2),
        ((first, third), 2),
        ((first, second, second, third), 3),
        ((first, b"\n", second), 2),
    ):
        cup.path.write_bytes(b"".join(lines))
        assert fault(cup.path) == (FileFault.CHANGED, place)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]\n", b'{"version":1}\n', b"\x00" * 50, "Wëllkomm".encode()]
)
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(content)
    assert fault(tmp_path / "x")[0] is FileFault.NO_TOURNAMENT


def test_a_file_that_is_too_large_is_refused(cup: TournamentFile) -> None:
    with cup.path.open("r+b") as file:
        file.truncate(module.LARGEST + 1)  # a sparse file
    assert fault(cup.path) == (FileFault.TOO_LARGE, 0)


def test_files_of_a_newer_program_are_refused(
    cup: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = cup.path.with_name("newer")
    newer.write_bytes(cup.path.read_bytes().replace(b'tournament":1', b'tournament":2', 1))
    assert fault(newer) == (FileFault.TOO_NEW, 1)
    monkeypatch.setattr(module, "FORM", 99)
    cup.ask(entering("Léa"), DIRECTOR, at=4)
    assert fault(cup.path) == (FileFault.TOO_NEW, 4)


def test_an_impossible_event_with_a_valid_hash_is_refused(cup: TournamentFile) -> None:
    *_, last = cup.path.read_text("utf-8").splitlines()
    began = json.dumps({"is": "series-began", "series": 9})
    body = f'{{"version":4,"at":4,"by":"","form":1,"events":[{began}]'
    chained = sha256((json.loads(last)["hash"] + body).encode()).hexdigest()
    with cup.path.open("a") as file:
        file.write(f'{body},"hash":"{chained}"}}\n')
    assert fault(cup.path) == (FileFault.CHANGED, 4)


# --- torn ----------------------------------------------------------------------------------------


def test_a_torn_line_is_reported_and_replaced(cup: TournamentFile) -> None:
    """The next record overwrites the last line, no matter where that line was cut off."""
    content = cup.path.read_bytes()
    whole = content.rfind(b"\n", 0, -1) + 1
    for size in range(whole + 1, len(content) - 1, 5):
        cup.path.write_bytes(content[:size])
        torn = TournamentFile(cup.path)
        assert (names(torn), torn.torn) == (["Anna"], size - whole)
        torn.ask(entering("Léa"), DIRECTOR, at=4)
        assert torn.torn == 0
        assert names(TournamentFile(cup.path)) == ["Anna", "Léa"]


def test_a_short_record_replaces_a_long_torn_line(cup: TournamentFile) -> None:
    with cup.path.open("ab") as file:
        file.write(b'{"version":4,"at":4,"by":"' + b"x" * 5000)
    torn = TournamentFile(cup.path)
    assert torn.torn > 5000
    torn.ask(entering("Léa"), DIRECTOR, at=4)
    assert names(TournamentFile(cup.path)) == ["Anna", "Jos", "Léa"]


def test_a_record_without_its_line_feed_counts(cup: TournamentFile) -> None:
    """A record that lacks only its line feed is kept, and the next one begins a new line."""
    cup.path.write_bytes(cup.path.read_bytes()[:-1])
    one, other = TournamentFile(cup.path), TournamentFile(cup.path)
    assert (names(one), one.torn) == (["Anna", "Jos"], 0)
    one.ask(entering("Léa"), DIRECTOR, at=4)
    other.ask(entering("Marc"), DIRECTOR, at=5)
    assert names(TournamentFile(cup.path)) == ["Anna", "Jos", "Léa", "Marc"]


def test_a_changed_last_line_is_not_mistaken_for_a_torn_one(
    cup: TournamentFile,
) -> None:
    cup.path.write_bytes(cup.path.read_bytes().replace(b"Jos", b"Jus")[:-1])
    assert fault(cup.path) == (FileFault.CHANGED, 3)


def test_a_full_disk_keeps_existing_records(
    cup: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="space"):
            cup.ask(entering("Léa"), DIRECTOR, at=4)
        with pytest.raises(OSError, match="space"):
            make_file(cup.path.with_name("new"), cup.log[0], DIRECTOR, at=1)  # type: ignore[arg-type]
    assert not cup.path.with_name("new").exists()
    assert names(TournamentFile(cup.path)) == ["Anna", "Jos"]
    cup.ask(entering("Marc"), DIRECTOR, at=5)
    assert names(TournamentFile(cup.path)) == ["Anna", "Jos", "Marc"]


# --- several writers -----------------------------------------------------------------------------


def test_two_writers_see_each_others_records(cup: TournamentFile) -> None:
    other = TournamentFile(cup.path)
    cup.ask(entering("Léa"), DIRECTOR, at=4)
    other.ask(entering("Marc"), DIRECTOR, at=5)
    with pytest.raises(TournamentRefused):
        cup.ask(entering("Marc"), DIRECTOR, at=6)
    assert names(cup) == names(other) == ["Anna", "Jos", "Léa", "Marc"]


def write_many(path: Path, who: str) -> None:
    file = TournamentFile(path)
    for number in range(20):
        file.ask(entering(f"{who} {number}"), DIRECTOR, at=number)


def test_concurrent_writers_lose_nothing(cup: TournamentFile) -> None:
    context = get_context("spawn")
    others = [context.Process(target=write_many, args=(cup.path, who)) for who in "AB"]
    for one in others:
        one.start()
    for one in others:
        one.join()
    written = names(TournamentFile(cup.path))
    for who in "AB":
        assert [name for name in written if name[:2] == f"{who} "] == [
            f"{who} {number}" for number in range(20)
        ]


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of a tournament file, as another program would."""
    with path.open("rb") as file:
        lock_file(file.fileno())
        yield


def test_waiting_for_the_lock_times_out(
    cup: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "LOCK_TIMEOUT_SECONDS", 0.05)
    with held(cup.path), pytest.raises(BadFile) as caught:
        cup.ask(entering("Léa"), DIRECTOR, at=4)
    assert caught.value.fault is FileFault.IN_USE
    cup.ask(entering("Léa"), DIRECTOR, at=4)
