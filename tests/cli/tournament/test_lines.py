"""Games that are typed or piped line by line."""

from __future__ import annotations

import io
import json
from random import Random

import pytest

from romme.cli.tournament.lists.line import BadLine, LineFlaw, parse, parse_printed, write
from romme.engine.state import Ending
from romme.rules import find_preset
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.rehearsal import invented_line
from romme.tournament.values import Count, Hand, Line
from tests.cli.tournament.conftest import CUP, Cup, json_of, output_of

OPENED, UNOPENED = Hand.OPENED, Hand.UNOPENED


def test_games_can_be_piped(nine: Cup) -> None:
    """A line that looks mistyped is entered with a warning. A malformed line ends the command."""
    result = nine("enter", "1", stdin=b"1 20 20\n\nundo\n1 20 20\n2 1 20\nstock 5 6 7\n")
    assert result.status == 0
    assert result.err == (
        f"{CUP}: Seat 1: a player with cards left has more points than that. Is the figure right?\n"
    )
    assert "Check" in result.out
    wrong = nine("enter", "2", stdin=b"1 20 20\n1 20 20 20 20\n2 20 20\n")
    assert (wrong.status, "4 figures are given, but 2 players" in wrong.err) == (2, True)
    seen = json_of(nine("list", "2", "--json"))
    assert [game["line"] is not None for game in seen["games"]] == [True, False, False]
    assert nine("enter", "3", stdin=b"1 \xff 20\n").status == 2


class Terminal(io.TextIOWrapper):
    """A standard input that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_games_can_be_typed_at_a_terminal(nine: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is previewed and accepted with Enter."""
    monkeypatch.setattr(io, "TextIOWrapper", Terminal)
    output_of(nine("undo", "1"))
    typed = [
        *("",),  # confirms the pack
        *("1 20 3u", "1 20 93u", ""),  # a warning, typed again, accepted
        *("9 20 20", "2 - 20 -", "2 h 20 20", ""),  # an unknown seat, a missing seat
        *("undo", "list", "end"),
    ]
    result = nine("enter", "1", stdin="\n".join(typed).encode())
    assert (result.status, result.err) == (0, "")
    assert "Have the cards been counted, and is the pack complete?" in result.out
    assert "Game 1 of 3, 1 Anna (seat 1) deals: " in result.out
    assert "! Seat 3 hasn’t opened and still has a full hand" in result.out
    preview = "1 Anna (seat 1): *5 · 2 Jos (seat 2): 2 (20) · 3 Léa (seat 3): 0 (93u)"
    assert f"1 romme - 20 93u {preview}" in " ".join(result.out.split())
    assert "! Seat 9 doesn’t play in this game." in result.out
    assert "! The card points of seat 1 are missing." in result.out
    assert "1 Anna (seat 1): 7 · 2 Jos (seat 2): 10 · 3 Léa (seat 3): 2" in result.out
    seen = json_of(nine("list", "1", "--json"))
    assert [game["line"] for game in seen["games"]] == ["1 romme - 20 93u", None, None]


def test_a_written_line_parses_to_the_same_line() -> None:
    """A short form without dashes and without the default ending gives the same line, too."""
    rng = Random(1)  # noqa: S311 - must be reproducible
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
def test_endings_may_be_abbreviated(text: str, ending: Ending) -> None:
    """If a letter is ambiguous, the ending depends on whether the game has a winner."""
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
def test_invalid_lines_are_refused(text: str, flaw: LineFlaw) -> None:
    with pytest.raises(BadLine) as caught:
        parse(text, seats=3, playing=(1, 2, 3))
    assert caught.value.flaw is flaw


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("5/0 2/12 x/104", "1 romme - 12 104u"),
        ("3/5 8/- 0/99", "2 hand 5 - 99u"),
        ("6/ /12 /104u", "1 laid - 12 104u"),
        ("3/5 2/12 -1/104", "stock 5 12 104u"),
    ],
)
def test_a_printed_line_says_who_finished_and_who_had_opened(text: str, written: str) -> None:
    rules = find_preset("turnier").rules
    assert write(parse_printed(text, rules, seats=3, playing=(1, 2, 3))) == written


@pytest.mark.parametrize(
    ("text", "flaw", "facts"),
    [
        (
            "5/0 3/12 0/99",
            LineFlaw.MISMATCH,
            {"seat": 2, "typed": 3, "computed": "2 / 0", "by": 1},
        ),
        (
            "5/0 5/0 0/99",
            LineFlaw.MISMATCH,
            {"seat": 2, "typed": 5, "computed": "-", "by": 0},
        ),
        ("5/0 2/12", LineFlaw.FIGURES, {"have": 2, "need": 3, "seats": 3}),
        ("5/0 2/1k 0/99", LineFlaw.NO_FIGURE, {"text": "2/1k"}),
    ],
)
def test_figures_that_contradict_each_other_are_refused_with_seat_and_difference(
    text: str, flaw: LineFlaw, facts: dict[str, int | str]
) -> None:
    with pytest.raises(BadLine) as caught:
        parse_printed(text, find_preset("turnier").rules, seats=3, playing=(1, 2, 3))
    assert (caught.value.flaw, caught.value.facts) == (flaw, facts)


def test_column_sums_from_the_paper_are_compared(nine: Cup) -> None:
    assert nine("enter", "1", stdin=b"5/0 2/12 x/104\n2/20 8/0 0/99\n").status == 0
    assert nine("sums", "1", "7/20", "10/12", "-1/203").status == 0
    wrong = nine("sums", "1", "7/20", "9/12", "-1/204", "--json")
    assert wrong.status == 1
    assert json.loads(wrong.out)["wrong"] == [
        {"seat": 2, "what": "rating", "typed": 9, "computed": 10},
        {"seat": 3, "what": "card-points", "typed": 204, "computed": 203},
    ]
    told = nine("sums", "1", "7", "9", "-1")
    assert "Seat 2: 9 rating points on the paper, 10 in the list; difference: 1." in told.err
    assert nine("sums", "1", "seven").status == 2


def test_incidents_and_rulings_are_in_the_referees_log(nine: Cup) -> None:
    nine("enter", "1", stdin=b"5/0 2/12 x/104\n")
    thrown = ("incident", "1", "hand-thrown-in", "--game", "1", "--seat", "2")
    foreseen = json_of(nine(*thrown, "--foresee", "--json"))
    assert [(one["before"], one["after"]) for one in foreseen["effects"]] == [
        ("2 (12)", "1 (31)"),
        ("2 (12)", "1 (31)"),
    ]
    nine(*thrown)
    nine("ruling", "May sit at the window", "--table", "1")
    nine("undo")
    nine("ruling", "The break is longer")
    log = json_of(nine("referee", "--json"))["decisions"]
    assert [(one["clause"], one["table"], one["undone"]) for one in log] == [
        ("T15", 1, False),
        ("", 1, True),
        ("", 0, False),
    ]
    told = nine("referee").out
    assert "Game 1" in told
    assert "2 (12) → 1 (31)" in told
