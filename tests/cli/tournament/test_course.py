"""``romme tournament``: whole tournaments in a file."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from romme.cli.tournament import tournament
from romme.locales import LANGUAGES
from romme.tournament.storage.file import TournamentFile
from tests.cli.conftest import Run
from tests.cli.tournament.conftest import CUP, NAMES, Cup, json_of, output_of


def enter_and_sign(cup: Cup, table: int, *lines: str) -> None:
    """Enter the games of a list, and sign it."""
    for game, line in enumerate(lines, start=1):
        cup("enter", str(table), str(game), line)
    output_of(cup("sign", str(table)))


# --- a whole tournament --------------------------------------------------------------------------


def test_a_tournament_can_be_played_to_the_end(nine: Cup) -> None:
    """There are two series, a tie broken by lot and a penalty. The sums were computed by hand."""
    enter_and_sign(nine, 1, "2 romme 12 - 104u", "1 hand - 31 10", "3 laid 30 99u -")
    enter_and_sign(nine, 2, "1 40 40", "2 40 40", "3 40 40")
    enter_and_sign(nine, 3, "stock 8 12 30", "1 r 95u 95u", "2 101u 5")
    output_of(nine("close"))
    output = json_of(nine("rank", "--series", "1", "--json"))
    assert output["scope"] == {"span": "series", "number": 1}
    figures = {one["name"]: (one["rating"], one["card_points"]) for one in output["lines"]}
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
    assert [one["place"] for one in output["lines"]] == [1, 2, 3, 3, 3, 6, 7, 8, 9]

    output_of(nine("seat", "--by-result", "--seed", "x", "--day", "2"))
    output_of(nine("begin"))
    output_of(nine("pack"))
    for table in (1, 2, 3):
        enter_and_sign(nine, table, "1 - 20 20", "2 20 - 20", "3 20 20 -")
    output_of(nine("close"))
    output_of(nine("penalise", "9", "2", "--reason", "came late"))
    refused = nine("finish")
    assert (refused.status, refused.out) == (1, "")
    assert "share a place: 4 · 5 · 6" in refused.err
    drawn = json_of(nine("lot", "--seed", "y", "--json"))
    assert [sorted(event["order"]) for event in drawn["events"]] == [[4, 5, 6]]
    assert output_of(nine("finish")) == "Tournament finished.\n"

    total = json_of(nine("rank", "--json"))["lines"]
    assert [one["place"] for one in total] == list(range(1, 10))
    assert (total[0]["name"], total[0]["rating"], total[0]["card_points"]) == ("Anna", 21, 82)
    assert (total[-1]["name"], total[-1]["rating"], total[-1]["penalty"]) == ("Zoé", 12, 2)
    rows = list(csv.reader(io.StringIO(output_of(nine("rank", "--csv")).removeprefix("\ufeff"))))
    assert [row[2] for row in rows[1:]] == [one["name"] for one in total]
    checked = json_of(nine("check", "--json"))
    assert checked | {"records": 0} == {
        "records": 0,
        "differing": [],
        "misruled": [],
        "misseated": [],
        "miscalled": [],
        "complaints": [],
    }
    assert checked["records"] == len(TournamentFile(Path(CUP)).records)


def test_the_list_shows_computed_values(nine: Cup) -> None:
    """Crosses, sums, check totals (T12, T13) and the rating of a thrown-in hand (T15) are shown."""
    for game, line in enumerate(("2 romme 12 - 104u", "1 - 31 10"), start=1):
        output_of(nine("enter", "1", str(game), line))
    output = json_of(
        nine("incident", "1", "hand-thrown-in", "--game", "1", "--seat", "1", "--json")
    )
    assert output["events"][0]["consequence"] == "one-class-worse"
    shown = output_of(nine("list", "1"))
    first, second, third = shown.splitlines()[2:5]
    assert first.split() == ["1", "1", "Rommé", "1", "(31)", "*5", "×", "(104u)", "5", "(135)"]
    assert second.split() == ["2", "2", "Rommé", "*5", "1", "(31)", "3", "(10)", "9", "(41)"]
    assert third.split() == ["3", "3"]
    assert shown.splitlines()[1].split()[3:9] == ["1:", "1", "Anna", "2:", "2", "Jos"]
    happened = "Game 1 · 1 Anna (seat 1): Hand thrown in uncounted (T15). The hand is rated"
    assert happened in " ".join(shown.split())
    seen = json_of(nine("list", "1", "--json"))
    assert [one["rating"] for one in seen["sums"]] == [6, 6, 2]
    assert seen["check"] == {"rating": 14, "card_points": 176}
    assert [game["line"] for game in seen["games"]] == [
        "2 romme 12 - 104u",
        "1 romme - 31 10",
        None,
    ]


def test_a_second_hand_thrown_in_is_a_cross_with_its_points(nine: Cup) -> None:
    for game, line in enumerate(("2 romme 12 - 104u", "2 romme 12 - 104u"), start=1):
        output_of(nine("enter", "1", str(game), line))
        output_of(nine("incident", "1", "hand-thrown-in", "--game", str(game), "--seat", "3"))
    shown = output_of(nine("list", "1"))
    assert "×-2 (104u)" in shown
    assert "×-3 (104u)" in shown
    assert "This has now happened twice." in " ".join(shown.split())


def test_a_paper_entry_is_not_confirmed_by_its_author(nine: Cup) -> None:
    output_of(nine("enter", "1", "1", "2 romme 12 - 104u"))
    refused = nine("confirm", "1", "1")
    assert (refused.status, "The office entered this game" in refused.err) == (1, True)
    output_of(nine("confirm", "1", "1", "--seat", "2"))


def test_no_line_begins_with_a_colon_in_french(nine: Cup) -> None:
    lines = output_of(nine("record", "--lang", "fr")).splitlines()
    assert any(" :" in line for line in lines)
    assert not [line for line in lines if line.strip().startswith((":", ";", "»"))]


def test_commands_print_their_record(nine: Cup) -> None:
    output = output_of(nine("enter", "1", "1", "2", "r", "12", "104u"))
    sentence = (
        "Series 1, table 1, game 1: 2 Jos finished (Rommé); 1 Anna 12 (opened); 3 Léa 104 (not"
        " opened). Entered by the office."
    )
    assert output.replace("\n", " ").strip() == sentence
    records = json_of(nine("record", "--json"))["records"]
    assert records[-1]["texts"] == [sentence]
    assert records[-1]["version"] == len(records)
    assert "opened). Entered by the office." in output_of(nine("record"))
    assert output_of(nine("enter", "1", "1", "2 12 104u")) == (
        "Nothing to do: it was already like this.\n"
    )


def test_mistakes_can_be_corrected(nine: Cup) -> None:
    """Games are undone, corrected with a reason, confirmed, and compared with the control list."""
    output_of(nine("terms", "--second-count", "yes", "--control-list", "yes"))
    for number in ("1", "2", "3"):
        output_of(nine("enter", "1", number, f"{number} 20 20", "--seat", "1"))
    output_of(nine("undo", "1"))
    output_of(nine("enter", "1", "3", "1 20 20"))
    unconfirmed = nine("sign", "1")
    assert (unconfirmed.status, "has not been confirmed" in unconfirmed.err) == (1, True)
    assert "(T11: " in unconfirmed.err
    output_of(nine("confirm", "1", "--seat", "2"))
    for game, line in enumerate(("1 20 20", "2 20 20", "1 20 25"), start=1):
        output_of(nine("control", "1", str(game), line))
    differs = json_of(nine("sign", "1", "--json"), status=1)
    assert differs["refused"]["code"] == "control-differs"
    assert "game 3 at seat 3" in differs["refused"]["message"]
    output_of(nine("correct", "1", "3", "1 20 25"))
    output_of(nine("confirm", "1", "3", "--seat", "3"))
    output_of(nine("sign", "1"))
    assert nine("correct", "1", "1", "1 20 21").status == 1
    output_of(nine("correct", "1", "1", "1 20 21", "--reason", "misread"))
    shown = output_of(nine("list", "1"))
    assert "Game 1 was corrected: 1 romme - 20 21 instead of 1 romme - 20 20" in shown
    assert "Game 1 differs on the control list: Card points" in shown


def test_entries_and_seats_can_be_changed(cup: Cup) -> None:
    output_of(cup("new", "Cup", "--team-size", "2"))
    output_of(cup("add", "Anna", "Jos", "--club", "Esch", "--team", "A", "--number", "11"))
    full = json_of(cup("add", "Léa", "--team", "A", "--json"), status=1)
    assert full["refused"]["code"] == "team-full"
    twice = cup("add", "anna", "--club", "Esch")
    assert (twice.status, "start number 11" in twice.err) == (1, True)
    alike = cup("add", "Anne", "--club", "Esch")
    assert (alike.status, alike.err) == (
        0,
        f"{CUP}: Almost the same name, same club: 11 Anna · 13 Anne\n",
    )
    output_of(cup("change", "13", "--name", "Annick", "--class", "Damen", "--class", "Senioren"))
    output_of(cup("add", "Marc", "Nico"))
    output_of(cup("present", "all"))
    output_of(cup("present", "14-15", "--away"))
    output_of(cup("remove", "15"))
    output_of(cup("present", "14"))
    seated = json_of(cup("seat", "--json"))
    assert sorted(seated["tables"][0]) == [11, 12, 13, 14]
    assert [one["kind"] for one in seated["breaches"]] == ["team", "club"]
    first, second, *_ = seated["tables"][0]
    swapped = json_of(cup("seat", "--swap", str(first), str(second), "--json"))
    assert swapped["tables"][0][:2] == [second, first]
    again = json_of(cup("seat", "--seed", seated["seed"], "--json"))
    assert again["tables"] == seated["tables"]
    people = json_of(cup("people", "--json"))["entrants"]
    assert [one["classes"] for one in people if one["number"] == 13] == [["Damen", "Senioren"]]
    assert "13   Annick" in output_of(cup("people"))


def test_players_can_join_late_and_leave(nine: Cup) -> None:
    output_of(nine("add", "Ute", "--present"))
    output_of(nine("join", "10", "3"))
    assert "10 Ute" in output_of(nine("show"))
    undecided = nine("withdraw", "9")
    assert (undecided.status, "say how the table continues" in undecided.err) == (1, True)
    output_of(nine("withdraw", "9", "--leaving", "others-go-on", "--reason", "ill"))
    people = json_of(nine("show", "--json"))["entrants"]
    assert [one["number"] for one in people if one["presence"] == "withdrawn"] == [9]
    output_of(nine("undo", "3"))


def test_latecomers_are_inserted_with_the_fewest_moves(cup: Cup) -> None:
    """The plan of seven people has a free seat, which the latecomer takes."""
    output_of(cup("new", "Spring cup"))
    output_of(cup("add", *NAMES[:7], "--present"))
    before = json_of(cup("seat", "--seed", "x", "--json"))
    assert before["moves"] == []
    output_of(cup("add", "Ute", "--present"))
    shown = output_of(cup("seat", "--fewest-moves"))
    assert "Players to tell" in shown
    assert "8 Ute: table 2, seat 4 (new)" in shown
    now = json_of(cup("seat", "--fewest-moves", "--json"))  # fits already
    assert now["events"] == []
    assert now["tables"] == [before["tables"][0], [*before["tables"][1], 8]]
    assert [(one["number"], one["before"], one["after"]) for one in now["moves"]] == [
        (8, None, [2, 4])
    ]
    output_of(cup("begin"))


def test_incidents_are_previewed_before_they_are_recorded(nine: Cup) -> None:
    listed = json_of(nine("incident", "--json"))["incidents"]
    assert [one["kind"] for one in listed][-2:] == ["wrong-dealer", "hand-thrown-in"]
    output_of(nine("enter", "1", "1", "1 20 20"))
    before = Path(CUP).read_bytes()
    output = output_of(nine("incident", "1", "wrong-dealer", "--game", "1", "--foresee"))
    assert output.startswith("All games from game 1 on are void and are played again.\nV4.11: ")
    assert Path(CUP).read_bytes() == before
    output_of(nine("incident", "1", "wrong-dealer", "--game", "1"))
    assert "Game 1 is void: 1 romme - 20 20" in output_of(nine("list", "1"))


def test_scoring_can_be_changed_with_a_reason(cup: Cup) -> None:
    output_of(cup("new", "Cup", "--rules", "verband", "--option", "rating_romme=6"))
    output_of(cup("scoring", "rating_super=12", "--reason", "agreed"))
    event = TournamentFile(Path(CUP)).tournament.rules
    assert (event.rating_super, event.rating_romme) == (12, 6)
    assert cup("scoring", "opening_points=30", "--reason", "x").status == 1
    assert cup("scoring", "rating_super=12").err.startswith("romme: --reason needs a value.")


# --- import, export ------------------------------------------------------------------------------


def test_a_typed_name_is_split_and_an_unclear_split_is_said(cup: Cup) -> None:
    output_of(cup("new", "Cup"))
    assert cup("add", "Weber, Anna", "Jos Klein").err == ""
    unclear = cup("add", "Anna Maria Thill")
    assert "family name Thill" in unclear.err
    assert "“Thill, Anna Maria”" in unclear.err
    output_of(cup("change", "2", "--name", "Klein Weber, Jos"))
    people = json_of(cup("people", "--json"))["entrants"]
    assert [(one["name"], one["family"]) for one in people] == [
        ("Anna Weber", "Weber"),
        ("Jos Klein Weber", "Klein Weber"),
        ("Anna Maria Thill", "Thill"),
    ]


def test_a_doubtful_row_of_a_list_is_left_out_and_said(cup: Cup, tmp_path: Path) -> None:
    (tmp_path / "people.csv").write_text("Name;Club\nAnna Weber;Esch\n4711;Esch\n", "utf-8")
    output_of(cup("new", "Cup"))
    result = cup("add", "--from", "people.csv")
    assert "people.csv:3: “4711” is not entered." in result.err
    assert [one["name"] for one in json_of(cup("people", "--json"))["entrants"]] == ["Anna Weber"]


def test_people_can_be_imported_from_a_list(cup: Cup, tmp_path: Path) -> None:
    (tmp_path / "people.csv").write_text("Nr;Numm;Veräin\n7;Zoé Wagner;Esch\n;;Wiltz\n", "utf-8")
    output_of(cup("new", "Cup"))
    result = cup("add", "--from", "people.csv", "--present")
    assert (result.status, result.out) == (0, "Entered and present: 7 Zoé Wagner (Esch).\n")
    assert result.err.startswith("people.csv:3: ")
    missing = cup("add", "--from", "nowhere.csv")
    assert (missing.status, missing.err) == (
        2,
        "nowhere.csv: There is no such file. Check the name.\n",
    )
    (tmp_path / "picture.csv").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    assert cup("add", "--from", "picture.csv").err.startswith("picture.csv: ")


@pytest.mark.parametrize("what", ["entries", "seating", "ranking", "lists"])
def test_tables_can_be_exported(nine: Cup, tmp_path: Path, what: str) -> None:
    output_of(nine("export", what))
    assert (tmp_path / f"cup-{what}.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    output = json_of(nine("export", what, "--to", "x.xlsx", "--json"))
    assert output == {"file": "x.xlsx", "bytes": (tmp_path / "x.xlsx").stat().st_size}
    assert nine("export", what, "--to", "x.pdf").status == 2
    assert output_of(nine("export", what, "--to=-", "--json")).startswith("\ufeff")


def test_papers_can_be_printed(nine: Cup, tmp_path: Path) -> None:
    assert output_of(nine("print", "seating-by-table")) == "Written: cup-seating-by-table.pdf\n"
    assert (tmp_path / "cup-seating-by-table.pdf").read_bytes().startswith(b"%PDF-")
    assert nine("print", "blank-lists", "--table", "9").status == 1


def test_a_rehearsal_passes_the_checker(romme: Run, cup: Cup) -> None:
    made = romme("tournament", "rehearse", CUP, "Practice", "--people", "7", "--rounds", "1")
    assert output_of(made).startswith("Made up with the seed “")
    assert output_of(cup("check")).startswith("Everything is in order: ")
    assert len(json_of(cup("show", "--json"))["series"]) == 2
    assert romme("tournament", "rehearse", "x", "Practice", "--people", "2").status == 2


# --- help ----------------------------------------------------------------------------------------


def test_without_a_command_it_lists_the_commands(romme: Run) -> None:
    overview = output_of(romme("tournament"))
    assert overview == output_of(romme("tournament", "--help"))
    for command in tournament.commands:
        assert f"\n  {command} " in overview


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(romme: Run, lang: str) -> None:
    for command in tournament.commands:
        output = output_of(romme("tournament", command, "--help", "--lang", lang))
        assert f"  romme tournament {command} FILE" in output
        assert "--lang lb|de|fr|en  " in output
