"""Unreadable files: exit status 2, no output, and an error line with position and reason."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import TypeAlias

import pytest

from romme.locales import LANGUAGES
from tests.cli.conftest import Run, Write
from tests.cli.game_texts import DEALT, POSITION

Case: TypeAlias = tuple[str, str, str, int | str, str]
"""A game file, the text to replace in it, the replacement, and the error's place and reason."""

NO_MOVES = re.sub(r"moves = \[.*?\]\n", "", POSITION, flags=re.DOTALL)

MALFORMED: list[Case] = [
    # not TOML
    (DEALT, "dealer = 2", "dealer = ", 4, "not valid TOML"),
    (DEALT, 'rules = "klassik"', 'rules = "klassik', 2, "not valid TOML"),
    # a key missing or unknown
    (DEALT, 'format = "romme/1"\n', "", "format", "“format” is missing"),
    (DEALT, 'rules = "klassik"\n', "", "rules", "“rules” is missing"),
    (DEALT, "dealer = 2\n", "", "dealer", "“dealer” is missing"),
    (DEALT, 'players = ["Anna", "Ben"]\n', "", "players", "“players” is missing"),
    (DEALT, "dealer = 2", "dealer = 2\ngeber = 2", 5, "“geber” is not known here"),
    (DEALT, "deck =", "pack =", 7, "“pack” is not known here"),
    (DEALT, "mode =", "[position]\nmode =", 6, "Move it above the line"),
    (POSITION, "turn = 1\n", "", "position.turn", "“position.turn” is missing"),
    (POSITION, 'stock = "3H 4H"\n', "", "position.stock", "“position.stock” is missing"),
    (POSITION, "opened = [2]", "open_ed = [2]", 15, "“position.open_ed” is not known here"),
    (POSITION, "owner = 2", "owns = 2", 17, "“position.table.owns” is not known here"),
    (NO_MOVES, "turn = 1", "turn = 1\nmoves = []", 7, "“position.moves” is inside a table"),
    # neither or both of deck and position
    (POSITION, "[position]", 'deck = "7C"\n[position]', 10, "exactly one of “deck” and “position”"),
    # wrong kinds of values
    (DEALT, 'format = "romme/1"', 'format = "romme/2"', 1, 'must be "romme/1"'),
    (DEALT, 'players = ["Anna", "Ben"]', 'players = "Anna"', 3, "a list of entries"),
    (DEALT, "dealer = 2", 'dealer = "2"', 4, "a whole number"),
    (DEALT, "dealer = 2", "dealer = true", 4, "a whole number"),
    (DEALT, "options = { }", "options = 3", 6, "a table, as in { name = value }"),
    (DEALT, 'mode = "assist"', 'mode = "lenient"', 5, "assist, strict"),
    (DEALT, 'mode = "assist"', "mode = 1", 5, "text in quotation marks"),
    (POSITION, "opened = [2]", "opened = 2", 15, "a list in square brackets"),
    # a bad card or move
    (DEALT, '"1 discard 9S"', '"1 discard 1S"', 10, "Move 2: “1S” is not a card"),
    (DEALT, '"1 discard 9S"', '"1 throw 9S"', 10, "Move 2: “1 throw 9S” is not a move"),
    (DEALT, '"1 discard 9S"', '"1 swap * in 1"', 10, "Move 2: “*” is not a card with a rank"),
    (DEALT, '"1 discard 9S"', '"discard 9S"', 10, "“discard 9S” is not a move"),
    (POSITION, 'open = "9D 7C"', 'open = "9D 7X"', 13, "“7X” is not a card"),
    (POSITION, '"2D 3D"', '"2D 3D 10H"', 12, "“10H” is not a card"),
    # an unknown seat, option or rule set
    (
        DEALT,
        '"1 discard 9S"',
        '"3 discard 9S"',
        10,
        "no seat 3. The seats are numbered from 1 to 2",
    ),
    (DEALT, "dealer = 2", "dealer = 5", 4, "no seat 5"),
    (POSITION, "turn = 1", "turn = 0", 11, "no seat 0"),
    (DEALT, "{ }", "{ speed = 3 }", 6, "no option “speed”"),
    (DEALT, "{ }", "{ jokers = 9 }", 6, "Choose a number from 0 to 6"),
    (DEALT, "{ }", "{ jokers = true }", 6, "not a valid value for jokers"),
    (DEALT, "{ }", '{ open_card = "sold" }', 6, "kept, used, free"),
    (DEALT, 'rules = "klassik"', 'rules = "poker"', 2, "klassik, turnier, verband, haus"),
    (DEALT, '["Anna", "Ben"]\ndealer = 2', '["Anna"]\ndealer = 1', 3, "1 player sits"),
    (POSITION, '"9H 9S"]', '"9H 9S", ""]', 12, "4 hands for 3 players"),
    # a wrong deck
    (DEALT, "AC 2C 3C", "AC 2C", 7, "Missing: 3C."),
    (DEALT, "AC 2C 3C", "AC 2C 2C", 7, "Missing: 3C. Too many: 2C."),
    (DEALT, "AC 2C 3C", "AC 2C 3C *", 7, "There are no jokers in this game."),
    # a position with too many of a card, with an invalid meld, or already over
    (POSITION, '"2D 3D"', '"2D 3D 3D"', 10, "3D appears more often than in the pack"),
    (POSITION, '"TS JS QS"', '"TS JS KS"', 16, "“TS JS KS” is not a valid meld"),
    (POSITION, '"2D 3D"', '""', 10, "Seat 2 has no cards"),
    (POSITION, 'open = "9D 7C"\nstock = "3H 4H"', 'open = ""\nstock = ""', 10, "no card to draw"),
]


@pytest.mark.parametrize(
    "case",
    MALFORMED,
    ids=[case[2] or case[1] for case in MALFORMED],
)
def test_malformed_files_are_refused_with_their_place(romme: Run, write: Write, case: Case) -> None:
    game, old, new, place, reason = case
    assert old in game
    file = write(game.replace(old, new, 1))
    for arguments in ((), ("--json",)):
        result = romme("replay", file, *arguments)
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1
        if isinstance(place, int):
            assert result.err.startswith(f"game.romme:{place}: ")
        else:
            assert result.err.startswith(f"game.romme: {place}: ")
        assert reason in result.err
    errors = {romme("replay", file, "--lang", lang).err for lang in LANGUAGES}
    assert len(errors) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("content", "place", "reason"),
    [
        (b"", "", "The file is empty. Choose another one."),
        (b" \n\n", "", "The file is empty. Choose another one."),
        (b'format = "romme/1"\nplayers = "\xff"\n', ":2", "not UTF-8 text"),
        (b"\xef\xbb\xbfformat = 1\n", ":1", "(BOM)"),
        (b"x = " + b"[" * 20_000, ":1", "nested too deeply"),
        (b"x" + b".x" * 120_000 + b" = 1", ":1", "more than any game file needs"),
        (b"x = " + b"9" * 5_000, "", "too large"),
        (b" " * 4_000_001, "", "larger than 4 MB"),
        (b"\x00\x01\x02", ":1", "not valid TOML"),
    ],
    ids=["empty", "blank", "latin", "marked", "deep", "dots", "digits", "large", "binary"],
)
def test_a_binary_file_is_refused(
    romme: Run, tmp_path: Path, content: bytes, place: str, reason: str
) -> None:
    (tmp_path / "game.romme").write_bytes(content)
    result = romme("replay", "game.romme")
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith(f"game.romme{place}: ")
    assert reason in result.err
    from_input = romme("replay", "-", stdin=content)
    assert from_input.err == result.err.replace("game.romme", "-", 1)


def test_a_missing_file_is_reported(romme: Run) -> None:
    missing = "There is no such file. Check the name.\n"
    assert romme("replay", "none.romme") == (2, "", f"none.romme: {missing}")
    assert romme("replay", "none/x.romme") == (2, "", f"none/x.romme: {missing}")
    assert romme("replay", "") == (2, "", f'"": {missing}')


def test_a_folder_is_refused(romme: Run, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    reason = "This is a folder. Give the name of a file.\n"
    assert romme("replay", "games") == (2, "", f"games: {reason}")


def test_a_path_below_a_file_is_reported_as_missing(romme: Run, write: Write) -> None:
    write("x")
    result = romme("replay", "game.romme/x")
    assert result == (2, "", "game.romme/x: There is no such file. Check the name.\n")


@pytest.mark.parametrize(
    ("number", "reason"), [(errno.EACCES, "permissions"), (errno.EIO, os.strerror(errno.EIO))]
)
def test_a_file_that_cannot_be_read_is_refused(
    romme: Run, write: Write, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    """The error is simulated, because the test user may have all permissions."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    file = write(DEALT)
    monkeypatch.setattr(Path, "open", refuse)
    result = romme("replay", file)
    assert (result.status, result.out) == (2, "")
    assert re.fullmatch(rf"game\.romme: The file .*{reason}.*\n", result.err)


def test_a_huge_number_is_refused(romme: Run, write: Write) -> None:
    """Python reads hexadecimal numbers of any length but cannot print them in decimal."""
    result = romme("replay", write(DEALT.replace("dealer = 2", f"dealer = 0x{'f' * 5_000}")))
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert len(result.err) < 250


def test_echoed_file_content_stays_on_one_short_line(romme: Run, write: Write) -> None:
    file = write(DEALT.replace("1 discard 9S", r"1 hop\n\u001b[31m" + "x" * 500))
    result = romme("replay", file)
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert len(result.err) < 250
    assert "\x1b" not in result.err


def test_a_wrong_deck_is_not_listed_in_full(romme: Run, write: Write) -> None:
    result = romme("replay", write(re.sub('deck = ".*"', 'deck = "AC"', DEALT)))
    assert "Missing: 2C 3C 4C 5C 6C 7C 8C 9C … and 43 more." in result.err
