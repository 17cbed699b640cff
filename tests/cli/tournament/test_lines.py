"""Games that are typed or piped line by line."""

from __future__ import annotations

import io
from random import Random

import pytest

from romme.cli.tournament.lists.line import BadLine, LineFlaw, parse, write
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
