"""Mistakes in tournament commands are reported in one line, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from romme.file_lock import lock_file
from romme.locales import LANGUAGES
from romme.rules import find_preset
from romme.tournament.events import Event, PeopleEntered
from romme.tournament.office.director import make
from romme.tournament.storage import file as tournament_file
from romme.tournament.storage.file_records import BEGINNING, FileRecord, encode_record
from romme.tournament.values import EntryDetails, Presence
from tests.cli.conftest import Run
from tests.cli.tournament.conftest import CUP, Cup, output_of


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        (("begn", CUP), 2, "There is no command “begn”."),
        (("--speed",), 2, "There is no option “--speed”."),
        (("new", CUP), 2, "NAME is missing."),
        (("new", CUP, "Again"), 2, "This file already exists."),
        (("new", "none/x", "Cup"), 2, "The file can’t be written: No such file or directory"),
        (("new", "x", "Cup", "--rules", "klassik"), 1, "have no rating points"),
        (("new", "x", "Cup", "--rules", "bridge"), 2, "bridge"),
        (("new", "x", "Cup", "--rounds", "0"), 1, "A series can have 1 to 20 rounds."),
        (("new", "x", "Cup", "--signatures", "maybe"), 2, "Choose one of these: yes, no."),
        (("rehearse", "x", " "), 1, "The name is missing"),
        (("show", "nowhere"), 2, "nowhere: There is no such file."),
        (("show", "."), 2, "folder"),
        (("add", CUP), 2, "No names given."),
        (("present", CUP, "x"), 2, "“x” is not a start number."),
        (("present", CUP, "9-3"), 2, "“9-3” is not a start number."),
        (("present", CUP, "99"), 1, "Nobody has start number 99."),
        (("seat", CUP, "--by-hand", "1 b 3"), 2, "“b” is not a start number."),
        (("seat", CUP, "--by-hand", "1 2 3", "--by-result"), 2, "Give only one of"),
        (("seat", CUP), 1, "Series 1 is not over yet."),
        (("enter", CUP, "1", "2", "1 20 20"), 1, "game 1 comes next"),
        (("enter", CUP, "9", "1", "1 20 20"), 1, "no open list for table 9"),
        (("enter", CUP, "1", "99", "1 20 20"), 1, "There is no game 99 here"),
        (("enter", CUP, "1", "1", "1 super 20 20"), 1, "have no Superrommé"),
        (("enter", CUP, "1", "1", "1 20"), 2, "1 figure is given, but 2 players"),
        (("enter", CUP, "1", "1", "1 20 2000"), 1, "can’t have 2,000 card points"),
        (("rank", CUP, "--series", "1", "--day", "1"), 2, "Give only one of"),
        (("rank", CUP, "--series", "3"), 1, "There is no series 3."),
        (("lot", CUP, "x"), 2, "“x” is not a start number."),
        (("lift", CUP, "1", "--reason", "x"), 1, "There is no penalty 1"),
        (("reopen", CUP, "--reason", "x"), 1, "The tournament isn’t over"),
        (("incident", CUP, "1", "flood"), 2, "Choose one of these: wrong-count-in-play"),
        (("print", CUP, "poster"), 2, "Choose one of these: start-cards"),
    ],
)
def test_invalid_commands_get_one_line(
    nine: Cup, romme: Run, arguments: tuple[str, ...], status: int, reason: str
) -> None:
    before = Path(CUP).read_bytes()
    result = romme("tournament", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (status, "", 1)
    assert reason in result.err
    assert Path(CUP).read_bytes() == before
    assert nine is not None


def test_names_contain_no_control_characters(cup: Cup) -> None:
    """New names with control characters are refused. Stored names are shown without them."""
    output_of(cup("new", "Cup"))
    result = cup("add", "A\x1b[31mnna")
    assert (result.status, "U+001B" in result.err, "\x1b" in result.err) == (1, True, False)
    made = make("Cup", find_preset("turnier").rules)
    old = PeopleEntered((EntryDetails("A\x1b[31mnna", number=1),), Presence.EXPECTED)
    lines, previous = [], BEGINNING
    events: list[Event] = [made, old]
    for version, event in enumerate(events, start=1):
        line, previous = encode_record(FileRecord(version, 1, "director", (event,)), previous)
        lines.append(line)
    Path(CUP).write_bytes(b"".join(lines))
    shown = output_of(cup("people"))
    assert "nna" in shown
    assert "\x1b" not in shown


def test_a_damaged_file_is_reported_with_its_line(nine: Cup) -> None:
    file = Path(CUP)
    complete = file.read_bytes()
    file.write_bytes(complete.replace("Léa".encode(), b"Lea"))
    result = nine("show")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{CUP}:2: From this line on, the file is not as it was written")
    file.write_bytes(b"something else")
    assert nine("rank").err == f"{CUP}: This isn’t a tournament file of this program.\n"
    file.write_bytes(complete[:-10])
    torn = nine("show")
    assert (torn.status, torn.out != "") == (0, True)
    assert torn.err.startswith(f"{CUP}: The last line is incomplete")
    again = nine("pack", "3")
    assert (again.status, again.err.startswith(f"{CUP}: The last line")) == (0, True)
    assert output_of(nine("check")).startswith("Everything is in order")


def test_two_programs_wait_for_each_other(nine: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_file, "LOCK_TIMEOUT_SECONDS", 0.05)
    with Path(CUP).open("rb") as held:
        lock_file(held.fileno())
        result = nine("enter", "1", "1", "1 20 20")
    assert (
        result.status,
        result.err.startswith(f"{CUP}: Another program is using this file."),
    ) == (
        2,
        True,
    )
    output_of(nine("enter", "1", "1", "1 20 20"))


def test_refusals_exist_in_every_language(nine: Cup) -> None:
    errors = {nine("seat", "--lang", lang).err for lang in LANGUAGES}
    assert len(errors) == len(LANGUAGES)
