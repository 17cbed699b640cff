"""``romme tournament``: a whole tournament in a file, and what can go wrong with it."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from romme.cli.app import app
from romme.cli.terminal.help import command_names
from romme.cli.tournament import COMMANDS
from romme.cli.tournament.lists.line import BadLine, LineFlaw, parse, write
from romme.engine.state import Ending
from romme.file_lock import lock_file
from romme.locales import LANGUAGES
from romme.rules import find_preset
from romme.tournament.events import Event, PeopleEntered
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.office.director import make
from romme.tournament.rehearsal import invented_line
from romme.tournament.storage import file as tournament_file
from romme.tournament.storage.file import BEGINNING, Kept, TournamentFile, written
from romme.tournament.values import Count, EntryDetails, Hand, Line, Presence
from tests.cli.conftest import Ran, Run

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul", "Rita", "Théo", "Zoé")
CUP = "cup.romme"
OPENED, UNOPENED = Hand.OPENED, Hand.UNOPENED


@pytest.fixture(autouse=True)
def _no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk: that nothing is lost there is tested with the file itself."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def cup(romme: Run) -> Callable[..., Ran]:
    """Run a command on the file of a tournament."""

    def run(command: str, *arguments: str, stdin: bytes = b"") -> Ran:
        return romme("tournament", command, CUP, *arguments, stdin=stdin)

    return run


Cup = Callable[..., Ran]


def done(ran: Ran) -> str:
    """What was said; nothing was wrong."""
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def data(ran: Ran, status: int = 0) -> Any:  # noqa: ANN401 - JSON
    assert ran.status == status, ran.err
    return json.loads(ran.out)


@pytest.fixture(scope="module")
def begun() -> dict[str, bytes]:
    """The file of nine people, once it is made."""
    return {}


@pytest.fixture
def nine(cup: Cup, begun: dict[str, bytes]) -> Cup:
    """Nine people at three tables, one round, the first series begun, the packs counted."""
    if not begun:
        done(cup("new", "Spring cup", "--rounds", "1"))
        done(cup("add", *NAMES, "--present"))
        done(cup("seat", "--by-hand", "1 2 3 / 4 5 6 / 7 8 9"))
        done(cup("begin"))
        done(cup("pack"))
        begun[CUP] = Path(CUP).read_bytes()
    Path(CUP).write_bytes(begun[CUP])
    return cup


def play(cup: Cup, table: int, *lines: str) -> None:
    """Enter the games of a list, and sign it."""
    for game, line in enumerate(lines, start=1):
        cup("enter", str(table), str(game), line)
    done(cup("sign", str(table)))


# --- a whole tournament --------------------------------------------------------------------------


def test_a_tournament_of_nine_from_the_first_entry_to_the_end(nine: Cup) -> None:
    """Two series, all sums by hand, a lot, a penalty; the ranking is the checker's too."""
    play(nine, 1, "2 romme 12 - 104u", "1 hand - 31 10", "3 laid 30 99u -")
    play(nine, 2, "1 40 40", "2 40 40", "3 40 40")
    play(nine, 3, "stock 8 12 30", "1 r 95u 95u", "2 101u 5")
    done(nine("close"))
    told = data(nine("rank", "--series", "1", "--json"))
    assert told["scope"] == {"span": "series", "number": 1}
    figures = {one["name"]: (one["rating"], one["card_points"]) for one in told["lines"]}
    assert figures == {
        "Anna": (2 + 8 + 2, 12 + 30),
        "Jos": (5 + 1 + 0, 31 + 99),
        "Léa": (-1 + 3 + 6, 104 + 10),
        "Marc": (5 + 1 + 1, 80),
        "Nico": (1 + 5 + 1, 80),
        "Paul": (1 + 1 + 5, 80),
        "Rita": (3 + 5 - 1, 8 + 101),
        "Théo": (2 + 0 + 5, 12 + 95),
        "Zoé": (2 + 0 + 3, 30 + 95 + 5),
    }
    assert [one["place"] for one in told["lines"]] == [1, 2, 3, 3, 3, 6, 7, 8, 9]

    done(nine("seat", "--by-result", "--seed", "x", "--day", "2"))
    done(nine("begin"))
    done(nine("pack"))
    for table in (1, 2, 3):
        play(nine, table, "1 - 20 20", "2 20 - 20", "3 20 20 -")
    done(nine("close"))
    done(nine("penalise", "9", "2", "--reason", "came late"))
    refused = nine("finish")
    assert (refused.status, refused.out) == (1, "")
    assert "share a place: 4, 5, 6" in refused.err
    drawn = data(nine("lot", "--seed", "y", "--json"))
    assert [sorted(event["order"]) for event in drawn["events"]] == [[4, 5, 6]]
    assert done(nine("finish")) == "The tournament is over.\n"

    total = data(nine("rank", "--json"))["lines"]
    assert [one["place"] for one in total] == list(range(1, 10))
    assert (total[0]["name"], total[0]["rating"], total[0]["card_points"]) == ("Anna", 21, 82)
    assert (total[-1]["name"], total[-1]["rating"], total[-1]["penalty"]) == ("Zoé", 12, 2)
    rows = list(csv.reader(io.StringIO(done(nine("rank", "--csv")).removeprefix("\ufeff"))))
    assert [row[2] for row in rows[1:]] == [one["name"] for one in total]
    checked = data(nine("check", "--json"))
    assert checked | {"records": 0} == {
        "records": 0,
        "differing": [],
        "misruled": [],
        "complaints": [],
    }
    assert checked["records"] == len(TournamentFile(Path(CUP)).records)


def test_the_list_shows_what_is_computed(nine: Cup) -> None:
    """Crosses, sums and check totals (T12, T13), and a hand as it counts when thrown in (T15)."""
    for game, line in enumerate(("2 romme 12 - 104u", "1 - 31 10"), start=1):
        done(nine("enter", "1", str(game), line))
    told = data(nine("incident", "1", "hand-thrown-in", "--game", "1", "--seat", "1", "--json"))
    assert told["events"][0]["consequence"] == "one-class-worse"
    shown = done(nine("list", "1"))
    first, second, third = shown.splitlines()[2:5]
    assert first.split() == ["1", "1", "Rommé", "1", "(31)", "*5", "×", "(104u)", "5", "(135)"]
    assert second.split() == ["2", "2", "Rommé", "*5", "1", "(31)", "3", "(10)", "9", "(41)"]
    assert third.split() == ["3", "3"]
    assert shown.splitlines()[1].split()[3:9] == ["1:", "1", "Anna", "2:", "2", "Jos"]
    happened = "Game 1, 1 Anna (seat 1): Cards thrown in uncounted (T15). The hand counts as"
    assert happened in " ".join(shown.split())
    seen = data(nine("list", "1", "--json"))
    assert [one["rating"] for one in seen["sums"]] == [6, 6, 2]
    assert seen["check"] == {"rating": 14, "card_points": 176}
    assert [game["line"] for game in seen["games"]] == [
        "2 romme 12 - 104u",
        "1 romme - 31 10",
        None,
    ]


def test_a_second_hand_thrown_in_is_a_cross_with_its_points(nine: Cup) -> None:
    for game, line in enumerate(("2 romme 12 - 104u", "2 romme 12 - 104u"), start=1):
        done(nine("enter", "1", str(game), line))
        done(nine("incident", "1", "hand-thrown-in", "--game", str(game), "--seat", "3"))
    shown = done(nine("list", "1"))
    assert "×-2 (104u)" in shown
    assert "×-3 (104u)" in shown
    assert "It has happened 2 times now." in " ".join(shown.split())


def test_who_entered_a_game_from_paper_does_not_confirm_it(nine: Cup) -> None:
    done(nine("enter", "1", "1", "2 romme 12 - 104u"))
    refused = nine("confirm", "1", "1")
    assert (refused.status, "The office entered this game" in refused.err) == (1, True)
    done(nine("confirm", "1", "1", "--seat", "2"))


def test_no_line_begins_with_a_colon_in_french(nine: Cup) -> None:
    lines = done(nine("record", "--lang", "fr")).splitlines()
    assert any(" :" in line for line in lines)
    assert not [line for line in lines if line.strip().startswith((":", ";", "»"))]


def test_what_is_done_is_told_as_on_the_record(nine: Cup) -> None:
    told = done(nine("enter", "1", "1", "2", "r", "12", "104u"))
    sentence = (
        "Series 1, table 1, game 1: 2 Jos finished (Rommé), 1 Anna 12 opened, 3 Léa 104 not"
        " opened. Entered by the office."
    )
    assert told.replace("\n", " ").strip() == sentence
    records = data(nine("record", "--json"))["records"]
    assert records[-1]["texts"] == [sentence]
    assert records[-1]["version"] == len(records)
    assert "opened. Entered by the office." in done(nine("record"))
    assert done(nine("enter", "1", "1", "2 12 104u")) == (
        "Nothing had to be done: it was so already.\n"
    )


def test_mistakes_are_put_right(nine: Cup) -> None:
    """Undone, corrected with a reason, confirmed by another, compared with the control list."""
    done(nine("terms", "--second-count", "yes", "--control-list", "yes"))
    for number in ("1", "2", "3"):
        done(nine("enter", "1", number, f"{number} 20 20", "--seat", "1"))
    done(nine("undo", "1"))
    done(nine("enter", "1", "3", "1 20 20"))
    unconfirmed = nine("sign", "1")
    assert (unconfirmed.status, "is not confirmed" in unconfirmed.err) == (1, True)
    assert "(T11: " in unconfirmed.err
    done(nine("confirm", "1", "--seat", "2"))
    for game, line in enumerate(("1 20 20", "2 20 20", "1 20 25"), start=1):
        done(nine("control", "1", str(game), line))
    differs = data(nine("sign", "1", "--json"), status=1)
    assert differs["refused"]["code"] == "control-differs"
    assert "game 3 at seat 3" in differs["refused"]["message"]
    done(nine("correct", "1", "3", "1 20 25"))
    done(nine("confirm", "1", "3", "--seat", "3"))
    done(nine("sign", "1"))
    assert nine("correct", "1", "1", "1 20 21").status == 1
    done(nine("correct", "1", "1", "1 20 21", "--reason", "misread"))
    shown = done(nine("list", "1"))
    assert "Game 1 was corrected: 1 romme - 20 21 instead of 1 romme - 20 20" in shown
    assert "Game 1 is different on the control list: Card points" in shown


def test_entries_and_seats_change(cup: Cup) -> None:
    done(cup("new", "Cup", "--team-size", "2"))
    done(cup("add", "Anna", "Jos", "--club", "Esch", "--team", "A", "--number", "11"))
    full = data(cup("add", "Léa", "--team", "A", "--json"), status=1)
    assert full["refused"]["code"] == "team-full"
    twice = cup("add", "anna", "--club", "Esch")
    assert (twice.status, "start number 11" in twice.err) == (1, True)
    alike = cup("add", "Anne", "--club", "Esch")
    assert (alike.status, alike.err) == (
        0,
        f"{CUP}: Nearly the same name in one club: 11 Anna, 13 Anne\n",
    )
    done(cup("change", "13", "--name", "Annick", "--class", "Damen", "--class", "Senioren"))
    done(cup("add", "Marc", "Nico"))
    done(cup("present", "all"))
    done(cup("present", "14-15", "--away"))
    done(cup("remove", "15"))
    done(cup("present", "14"))
    seated = data(cup("seat", "--json"))
    assert sorted(seated["tables"][0]) == [11, 12, 13, 14]
    assert [one["kind"] for one in seated["breaches"]] == ["team", "club"]
    first, second, *_ = seated["tables"][0]
    swapped = data(cup("seat", "--swap", str(first), str(second), "--json"))
    assert swapped["tables"][0][:2] == [second, first]
    again = data(cup("seat", "--seed", seated["seed"], "--json"))
    assert again["tables"] == seated["tables"]
    people = data(cup("people", "--json"))["entrants"]
    assert [one["classes"] for one in people if one["number"] == 13] == [["Damen", "Senioren"]]
    assert "13   Annick" in done(cup("people"))


def test_people_who_come_late_and_leave(nine: Cup) -> None:
    done(nine("add", "Ute", "--present"))
    done(nine("join", "10", "3"))
    assert "10 Ute" in done(nine("show"))
    unsaid = nine("withdraw", "9")
    assert (unsaid.status, "say how the table goes on" in unsaid.err) == (1, True)
    done(nine("withdraw", "9", "--leaving", "others-go-on", "--reason", "ill"))
    people = data(nine("show", "--json"))["entrants"]
    assert [one["number"] for one in people if one["presence"] == "withdrawn"] == [9]
    done(nine("undo", "3"))


def test_incidents_are_foreseen_before_they_are_recorded(nine: Cup) -> None:
    listed = data(nine("incident", "--json"))["incidents"]
    assert [one["kind"] for one in listed][-2:] == ["wrong-dealer", "hand-thrown-in"]
    done(nine("enter", "1", "1", "1 20 20"))
    before = Path(CUP).read_bytes()
    told = done(nine("incident", "1", "wrong-dealer", "--game", "1", "--foresee"))
    assert told.startswith("All games from game 1 on are void and are played again.\nV4.11: ")
    assert Path(CUP).read_bytes() == before
    done(nine("incident", "1", "wrong-dealer", "--game", "1"))
    assert "Game 1 is void: 1 romme - 20 20" in done(nine("list", "1"))


def test_scoring_is_changed_with_a_reason(cup: Cup) -> None:
    done(cup("new", "Cup", "--rules", "verband", "--option", "rating_romme=6"))
    done(cup("scoring", "rating_super=12", "--reason", "agreed"))
    event = TournamentFile(Path(CUP)).tournament.rules
    assert (event.rating_super, event.rating_romme) == (12, 6)
    assert cup("scoring", "opening_points=30", "--reason", "x").status == 1
    assert cup("scoring", "rating_super=12").err.startswith("romme: --reason needs a value.")


# --- typing --------------------------------------------------------------------------------------


def test_games_come_from_another_program(nine: Cup) -> None:
    """Line by line; what looks mistyped is told, and taken."""
    ran = nine("enter", "1", stdin=b"1 20 20\n\nundo\n1 20 20\n2 1 20\nstock 5 6 7\n")
    assert ran.status == 0
    assert ran.err == (
        f"{CUP}: Seat 1: whoever is left with cards has more points than that."
        " Is the figure right?\n"
    )
    assert "Check" in ran.out
    wrong = nine("enter", "2", stdin=b"1 20 20\n1 20 20 20 20\n2 20 20\n")
    assert (wrong.status, "4 figures are given, but 2 players" in wrong.err) == (2, True)
    seen = data(nine("list", "2", "--json"))
    assert [game["line"] is not None for game in seen["games"]] == [True, False, False]
    assert nine("enter", "3", stdin=b"1 \xff 20\n").status == 2


class Terminal(io.TextIOWrapper):
    """A standard input at which somebody sits."""

    def isatty(self) -> bool:
        return True


def test_games_are_typed_at_a_terminal(nine: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is shown with what it gives, and taken with the enter key."""
    monkeypatch.setattr(io, "TextIOWrapper", Terminal)
    done(nine("undo", "1"))
    typed = [
        *("",),  # the cards are counted
        *("1 20 3u", "1 20 93u", ""),  # a doubt, typed again, taken
        *("9 20 20", "2 - 20 -", "2 h 20 20", ""),  # nobody there, a seat missing
        *("undo", "list", "end"),
    ]
    ran = nine("enter", "1", stdin="\n".join(typed).encode())
    assert (ran.status, ran.err) == (0, "")
    assert "Are the cards counted and complete?" in ran.out
    assert "Game 1 of 3, 1 Anna (seat 1) deals: " in ran.out
    assert "! Seat 3 has not opened and holds all cards" in ran.out
    told = "1 Anna (seat 1): *5 · 2 Jos (seat 2): 2 (20) · 3 Léa (seat 3): 0 (93u)"
    assert f"1 romme - 20 93u {told}" in " ".join(ran.out.split())
    assert "! Seat 9 does not play in this game." in ran.out
    assert "! The card points of seat 1 are missing." in ran.out
    assert "1 Anna (seat 1): 7 · 2 Jos (seat 2): 10 · 3 Léa (seat 3): 2" in ran.out
    seen = data(nine("list", "1", "--json"))
    assert [game["line"] for game in seen["games"]] == ["1 romme - 20 93u", None, None]


def test_a_line_reads_as_it_is_written() -> None:
    """All games that can be invented, at tables of three and four."""
    rng = Random(1)  # noqa: S311 - to be repeated
    rules = find_preset("verband").rules
    for seats in ((1, 2, 3), (1, 2, 3, 4)):
        for deal in deals(rules, Sheet(seats, rounds=20)):
            line = invented_line(rng, rules, deal, len(seats))
            assert parse(write(line), seats=len(seats), playing=deal.playing) == line
            short = write(line).replace(" -", "").replace("romme", "")
            assert parse(short, seats=len(seats), playing=deal.playing) == line


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        *(("2 R 5 5", Ending.ROMME), ("2 h 5 5", Ending.HAND), ("2 l 5 5", Ending.HAND_LAID_OFF)),
        *(
            ("2 s 5 5", Ending.SUPER),
            ("s 5 5 5", Ending.STOCK_USED_UP),
            ("b 5,5,5", Ending.BLOCKED),
        ),
    ],
)
def test_ways_of_ending_are_shortened(text: str, ending: Ending) -> None:
    """Where a letter means two, the one that has a winner, or has none."""
    five = Count(5, OPENED)
    counts = (five, None, five) if text[0] == "2" else (five,) * 3
    winner = 2 if text[0] == "2" else None
    assert parse(text, seats=3, playing=(1, 2, 3)) == Line(ending, winner, counts)


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        *(("", LineFlaw.EMPTY), ("2 x 5 5", LineFlaw.NO_WAY), ("romme 5 5", LineFlaw.NO_WINNER)),
        *(
            ("4 5 5", LineFlaw.NOT_PLAYING),
            ("2 5 5x", LineFlaw.NO_FIGURE),
            ("2 5 -5", LineFlaw.NO_FIGURE),
        ),
        *(("2 5", LineFlaw.FIGURES), ("2 5 5 5 5", LineFlaw.FIGURES), ("²", LineFlaw.NO_WAY)),
    ],
)
def test_what_is_no_line(text: str, flaw: LineFlaw) -> None:
    with pytest.raises(BadLine) as caught:
        parse(text, seats=3, playing=(1, 2, 3))
    assert caught.value.flaw is flaw


# --- in and out ----------------------------------------------------------------------------------


def test_people_come_from_a_list(cup: Cup, tmp_path: Path) -> None:
    (tmp_path / "people.csv").write_text("Nr;Numm;Veräin\n7;Zoé Wagner;Esch\n;;Wiltz\n", "utf-8")
    done(cup("new", "Cup"))
    ran = cup("add", "--from", "people.csv", "--present")
    assert (ran.status, ran.out) == (0, "Entered and there: 7 Zoé Wagner (Esch).\n")
    assert ran.err.startswith("people.csv:3: ")
    missing = cup("add", "--from", "nowhere.csv")
    assert (missing.status, missing.err) == (2, "nowhere.csv: There is no such file.\n")
    (tmp_path / "picture.csv").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    assert cup("add", "--from", "picture.csv").err.startswith("picture.csv: ")


@pytest.mark.parametrize("what", ["entries", "seating", "ranking", "lists"])
def test_tables_go_out(nine: Cup, tmp_path: Path, what: str) -> None:
    done(nine("export", what))
    assert (tmp_path / f"cup-{what}.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    told = data(nine("export", what, "--to", "x.xlsx", "--json"))
    assert told == {"file": "x.xlsx", "bytes": (tmp_path / "x.xlsx").stat().st_size}
    assert nine("export", what, "--to", "x.pdf").status == 2
    assert done(nine("export", what, "--to=-", "--json")).startswith("\ufeff")


def test_a_paper_is_printed(nine: Cup, tmp_path: Path) -> None:
    assert done(nine("print", "seating-by-table")) == "Written: cup-seating-by-table.pdf\n"
    assert (tmp_path / "cup-seating-by-table.pdf").read_bytes().startswith(b"%PDF-")
    assert nine("print", "blank-lists", "--table", "9").status == 1


def test_a_rehearsal_adds_up(romme: Run, cup: Cup) -> None:
    made = romme("tournament", "rehearse", CUP, "Practice", "--people", "7", "--rounds", "1")
    assert done(made).startswith("Invented from “")
    assert done(cup("check")).startswith("Everything is in order: ")
    assert len(data(cup("show", "--json"))["series"]) == 2
    assert romme("tournament", "rehearse", "x", "Practice", "--people", "2").status == 2


# --- what can go wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "status", "reason"),
    [
        (("begn", CUP), 2, "There is no command “begn”."),
        (("--speed",), 2, "There is no option “--speed”."),
        (("new", CUP), 2, "NAME is missing."),
        (("new", CUP, "Again"), 2, "This file exists already."),
        (("new", "none/x", "Cup"), 2, "The file cannot be written: No such file or directory"),
        (("new", "x", "Cup", "--rules", "klassik"), 1, "know no rating points"),
        (("new", "x", "Cup", "--rules", "bridge"), 2, "bridge"),
        (("new", "x", "Cup", "--rounds", "0"), 1, "A series has 1 to 20 rounds."),
        (("new", "x", "Cup", "--signatures", "maybe"), 2, "Choose one of these: yes, no."),
        (("rehearse", "x", " "), 1, "The name is missing"),
        (("show", "nowhere"), 2, "nowhere: There is no such file."),
        (("show", "."), 2, "folder"),
        (("add", CUP), 2, "Nobody is named."),
        (("present", CUP, "x"), 2, "“x” is no start number."),
        (("present", CUP, "9-3"), 2, "“9-3” is no start number."),
        (("present", CUP, "99"), 1, "Nobody has the start number 99."),
        (("seat", CUP, "--by-hand", "1 b 3"), 2, "“b” is no start number."),
        (("seat", CUP, "--by-hand", "1 2 3", "--by-result"), 2, "only one is possible"),
        (("seat", CUP), 1, "Series 1 is not over yet."),
        (("enter", CUP, "1", "2", "1 20 20"), 1, "game 1 comes next"),
        (("enter", CUP, "9", "1", "1 20 20"), 1, "no list is open for table 9"),
        (("enter", CUP, "1", "99", "1 20 20"), 1, "There is no game 99 here"),
        (("enter", CUP, "1", "1", "1 super 20 20"), 1, "there is no Superrommé"),
        (("enter", CUP, "1", "1", "1 20"), 2, "One figure is given, but 2 players"),
        (("enter", CUP, "1", "1", "1 20 2000"), 1, "cannot have 2,000 card points"),
        (("rank", CUP, "--series", "1", "--day", "1"), 2, "only one is possible"),
        (("rank", CUP, "--series", "3"), 1, "There is no series 3."),
        (("lot", CUP, "x"), 2, "“x” is no start number."),
        (("lift", CUP, "1", "--reason", "x"), 1, "There is no penalty 1"),
        (("reopen", CUP, "--reason", "x"), 1, "The tournament is not over"),
        (("incident", CUP, "1", "flood"), 2, "Choose one of these: wrong-count-in-play"),
        (("print", CUP, "poster"), 2, "Choose one of these: start-cards"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    nine: Cup, romme: Run, arguments: tuple[str, ...], status: int, reason: str
) -> None:
    before = Path(CUP).read_bytes()
    ran = romme("tournament", *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (status, "", 1)
    assert reason in ran.err
    assert Path(CUP).read_bytes() == before
    assert nine is not None


def test_names_cannot_upset_a_terminal(cup: Cup) -> None:
    """A new one is refused; one in a file of before is shown without what moves the cursor."""
    done(cup("new", "Cup"))
    ran = cup("add", "A\x1b[31mnna")
    assert (ran.status, "U+001B" in ran.err, "\x1b" in ran.err) == (1, True, False)
    made = make("Cup", find_preset("turnier").rules)
    old = PeopleEntered((EntryDetails("A\x1b[31mnna", number=1),), Presence.EXPECTED)
    lines, previous = [], BEGINNING
    happened: list[Event] = [made, old]
    for version, event in enumerate(happened, start=1):
        line, previous = written(Kept(version, 1, "director", (event,)), previous)
        lines.append(line)
    Path(CUP).write_bytes(b"".join(lines))
    shown = done(cup("people"))
    assert "nna" in shown
    assert "\x1b" not in shown


def test_a_damaged_file_is_told_by_its_line(nine: Cup) -> None:
    file = Path(CUP)
    whole = file.read_bytes()
    file.write_bytes(whole.replace("Léa".encode(), b"Lea"))
    ran = nine("show")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{CUP}:2: From this line on the file is not as it was written")
    file.write_bytes(b"something else")
    assert nine("rank").err == f"{CUP}: This is not a tournament of this program.\n"
    file.write_bytes(whole[:-10])
    torn = nine("show")
    assert (torn.status, torn.out != "") == (0, True)
    assert torn.err.startswith(f"{CUP}: The last line was not written to its end")
    again = nine("pack", "3")
    assert (again.status, again.err.startswith(f"{CUP}: The last line")) == (0, True)
    assert done(nine("check")).startswith("Everything is in order")


def test_two_programs_wait_for_each_other(nine: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_file, "LOCK_TIMEOUT_SECONDS", 0.05)
    with Path(CUP).open("rb") as held:
        lock_file(held.fileno())
        ran = nine("enter", "1", "1", "1 20 20")
    assert (ran.status, ran.err.startswith(f"{CUP}: Another program holds this file.")) == (2, True)
    done(nine("enter", "1", "1", "1 20 20"))


def test_refusals_speak_every_language(nine: Cup) -> None:
    told = {nine("seat", "--lang", lang).err for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


# --- help ----------------------------------------------------------------------------------------


def test_without_a_command_it_says_what_there_is(romme: Run) -> None:
    assert done(romme("tournament")) == done(romme("tournament", "--help"))
    assert command_names(app["tournament"]) == tuple(name for name, _ in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_its_help(romme: Run, lang: str) -> None:
    for command, _ in COMMANDS:
        told = done(romme("tournament", command, "--help", "--lang", lang))
        assert f"  romme tournament {command} FILE" in told
        assert "--lang lb|de|fr|en  " in told
