"""A tournament in a file: what is kept, what was changed, who else writes, what a crash leaves."""

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
from romme.tournament.storage import file as module
from romme.tournament.storage.file import BadFile, FileFault, TournamentFile, make_file
from romme.tournament.values import EntryDetails


def entering(name: str) -> EnterPeople:
    return EnterPeople((EntryDetails(name),))


@pytest.fixture
def kept(tmp_path: Path) -> TournamentFile:
    """A tournament with Anna and Jos."""
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


def test_what_was_done_is_there_again(kept: TournamentFile) -> None:
    again = TournamentFile(kept.path)
    assert (again.tournament, again.log, again.records) == (kept.tournament, kept.log, kept.records)
    assert [(one.version, one.at, one.by) for one in again.records] == [
        *((1, 1, "director"), (2, 2, "director"), (3, 3, "director"))
    ]
    assert fold(again.log) == again.tournament
    assert again.torn == 0


def test_lines_are_plain_json(kept: TournamentFile) -> None:
    first, second, _ = (json.loads(line) for line in kept.path.read_text("utf-8").splitlines())
    assert first["romme-tournament"] == 1
    assert second.keys() == {"version", "at", "by", "form", "events", "hash"}


def test_what_is_refused_or_changes_nothing_is_not_written(kept: TournamentFile) -> None:
    before = kept.path.read_bytes()
    with pytest.raises(TournamentRefused) as caught:
        kept.ask(RemoveEntry(9), DIRECTOR, at=4)
    assert caught.value.refusal is TournamentRefusal.NO_ENTRANT
    assert kept.path.read_bytes() == before


def test_a_file_that_is_there_is_left_alone(kept: TournamentFile) -> None:
    before = kept.path.read_bytes()
    with pytest.raises(BadFile) as caught:
        make_file(kept.path, make("Other", find_preset("verband").rules), DIRECTOR, at=4)
    assert caught.value.fault is FileFault.EXISTS
    assert kept.path.read_bytes() == before


# --- changed -------------------------------------------------------------------------------------


def test_one_changed_letter_shows(kept: TournamentFile) -> None:
    """Anywhere in the file, and nothing is written behind it."""
    content = kept.path.read_bytes()
    for place in (*range(0, len(content), 7), len(content) - 1):
        changed = bytearray(content)
        changed[place] ^= 1
        kept.path.write_bytes(changed)
        with pytest.raises(BadFile):
            TournamentFile(kept.path)


def test_records_that_were_moved_or_removed_show(kept: TournamentFile) -> None:
    first, second, third = kept.path.read_bytes().splitlines(keepends=True)
    for lines, place in (
        ((first, third, second), 2),
        ((first, third), 2),
        ((first, second, second, third), 3),
        ((first, b"\n", second), 2),
    ):
        kept.path.write_bytes(b"".join(lines))
        assert fault(kept.path) == (FileFault.CHANGED, place)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]\n", b'{"version":1}\n', b"\x00" * 50, "Wëllkomm".encode()]
)
def test_something_else_is_no_tournament(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(content)
    assert fault(tmp_path / "x")[0] is FileFault.NO_TOURNAMENT


def test_a_file_larger_than_any_tournament_is_not_read(kept: TournamentFile) -> None:
    with kept.path.open("r+b") as file:
        file.truncate(module.LARGEST + 1)  # takes no room on the disk
    assert fault(kept.path) == (FileFault.TOO_LARGE, 0)


def test_what_a_newer_program_wrote_is_said(
    kept: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = kept.path.with_name("newer")
    newer.write_bytes(kept.path.read_bytes().replace(b'tournament":1', b'tournament":2', 1))
    assert fault(newer) == (FileFault.TOO_NEW, 1)
    monkeypatch.setattr(module, "FORM", 99)
    kept.ask(entering("Léa"), DIRECTOR, at=4)
    assert fault(kept.path) == (FileFault.TOO_NEW, 4)


def test_chained_nonsense_is_no_tournament_either(kept: TournamentFile) -> None:
    """The hash is over the one before and the line up to it; whoever can make one is caught too."""
    *_, last = kept.path.read_text("utf-8").splitlines()
    began = json.dumps({"is": "series-began", "series": 9})
    body = f'{{"version":4,"at":4,"by":"","form":1,"events":[{began}]'
    chained = sha256((json.loads(last)["hash"] + body).encode()).hexdigest()
    with kept.path.open("a") as file:
        file.write(f'{body},"hash":"{chained}"}}\n')
    assert fault(kept.path) == (FileFault.CHANGED, 4)


# --- torn ----------------------------------------------------------------------------------------


def test_a_torn_line_is_told_and_nothing_else_is_lost(kept: TournamentFile) -> None:
    """Wherever the power went off; the next record takes its place."""
    content = kept.path.read_bytes()
    whole = content.rfind(b"\n", 0, -1) + 1
    for size in range(whole + 1, len(content) - 1, 5):
        kept.path.write_bytes(content[:size])
        torn = TournamentFile(kept.path)
        assert (names(torn), torn.torn) == (["Anna"], size - whole)
        torn.ask(entering("Léa"), DIRECTOR, at=4)
        assert torn.torn == 0
        assert names(TournamentFile(kept.path)) == ["Anna", "Léa"]


def test_a_long_torn_line_leaves_nothing_behind_a_short_one(kept: TournamentFile) -> None:
    with kept.path.open("ab") as file:
        file.write(b'{"version":4,"at":4,"by":"' + b"x" * 5000)
    torn = TournamentFile(kept.path)
    assert torn.torn > 5000
    torn.ask(entering("Léa"), DIRECTOR, at=4)
    assert names(TournamentFile(kept.path)) == ["Anna", "Jos", "Léa"]


def test_a_record_that_lacks_only_its_end_of_line_counts(kept: TournamentFile) -> None:
    """Complete data is never dropped."""
    kept.path.write_bytes(kept.path.read_bytes()[:-1])
    one, other = TournamentFile(kept.path), TournamentFile(kept.path)
    assert (names(one), one.torn) == (["Anna", "Jos"], 0)
    one.ask(entering("Léa"), DIRECTOR, at=4)
    other.ask(entering("Marc"), DIRECTOR, at=5)
    assert names(TournamentFile(kept.path)) == ["Anna", "Jos", "Léa", "Marc"]


def test_a_whole_last_line_that_was_changed_is_not_taken_for_a_torn_one(
    kept: TournamentFile,
) -> None:
    kept.path.write_bytes(kept.path.read_bytes().replace(b"Jos", b"Jus")[:-1])
    assert fault(kept.path) == (FileFault.CHANGED, 3)


def test_a_full_disk_leaves_what_was_there(
    kept: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="space"):
            kept.ask(entering("Léa"), DIRECTOR, at=4)
        with pytest.raises(OSError, match="space"):
            make_file(kept.path.with_name("new"), kept.log[0], DIRECTOR, at=1)  # type: ignore[arg-type]
    assert not kept.path.with_name("new").exists()
    assert names(TournamentFile(kept.path)) == ["Anna", "Jos"]
    kept.ask(entering("Marc"), DIRECTOR, at=5)
    assert names(TournamentFile(kept.path)) == ["Anna", "Jos", "Marc"]


# --- several writers -----------------------------------------------------------------------------


def test_two_who_write_in_turn_see_each_other(kept: TournamentFile) -> None:
    other = TournamentFile(kept.path)
    kept.ask(entering("Léa"), DIRECTOR, at=4)
    other.ask(entering("Marc"), DIRECTOR, at=5)
    with pytest.raises(TournamentRefused):
        kept.ask(entering("Marc"), DIRECTOR, at=6)
    assert names(kept) == names(other) == ["Anna", "Jos", "Léa", "Marc"]


def write_many(path: Path, who: str) -> None:
    file = TournamentFile(path)
    for number in range(20):
        file.ask(entering(f"{who} {number}"), DIRECTOR, at=number)


def test_two_programs_at_once_lose_nothing(kept: TournamentFile) -> None:
    context = get_context("spawn")
    others = [context.Process(target=write_many, args=(kept.path, who)) for who in "AB"]
    for one in others:
        one.start()
    for one in others:
        one.join()
    written = names(TournamentFile(kept.path))
    for who in "AB":
        assert [name for name in written if name[:2] == f"{who} "] == [
            f"{who} {number}" for number in range(20)
        ]


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program that does not let go."""
    with path.open("rb") as file:
        lock_file(file.fileno())
        yield


def test_somebody_who_does_not_let_go_is_not_waited_for_for_ever(
    kept: TournamentFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCK_TIMEOUT_SECONDS", 0.05)
    with held(kept.path), pytest.raises(BadFile) as caught:
        kept.ask(entering("Léa"), DIRECTOR, at=4)
    assert caught.value.fault is FileFault.IN_USE
    kept.ask(entering("Léa"), DIRECTOR, at=4)
